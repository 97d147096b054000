import { describe, expect, it } from 'vitest';
import { projectCopy } from '../projectCopy.ts';

const screen = `import { notice } from '../kinds/notice/options.ts';
import { screen } from '../config/screen.ts';

const welcome = notice({ id: 'welcome', title: 'Welcome', text: 'Hello.' });

export const welcomeScreen = screen({
  title: 'Welcome',
  sections: [welcome, notice({ id: 'more', title: 'More', feature: 'grafs', text: 'More.' })],
});
`;

describe('The check', () => {
  const copy = projectCopy();

  it('reports the file, line and column of a mistake, and its path in that file', () => {
    copy.write('src/screens/welcome.ts', screen);
    const before = copy.read('portal.config.ts');
    copy.write('portal.config.ts', `import { welcomeScreen } from './src/screens/welcome.ts';\n${before}`);
    copy.replace('portal.config.ts', 'signedIn: {', "signedIn: { '/welcome': welcomeScreen,");
    copy.replace('portal.config.ts', "home: '/overview'", "home: '/overvie'");
    const { status, output } = copy.run('node', 'scripts/checkConfig.ts');
    expect(status).toBe(1);
    expect(output).toMatch(/^portal\.config\.ts:\d+:\d+: paths\.home: '\/overvie' is not known/m);
    expect(output).toContain("src/screens/welcome.ts:8:68: sections[1].feature: 'grafs' is not known");
  });
});
