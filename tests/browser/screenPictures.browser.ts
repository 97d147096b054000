import { readdirSync } from 'node:fs';
import { turn } from './colorScheme.ts';
import { drawPictures, folder, holdPicture, nameOf, openReader, schemes, sizes, treeNameOf } from './picture.ts';
import { expect, noon, settled, test, users } from './portal.ts';
import { openScreen, screens, settle } from './screens.ts';
import { addStyle, differenceOf, letters, loadLetters, mostDifferent, readThumbnail } from './thumbnail.ts';

/** The states of a screen; each picture shows the screen on which the state is most visible. */
const states = ['loading', 'empty', 'error', 'dialog'];

test.describe(() => {
  test.use({ reducedMotion: 'reduce' });
  test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

  test('loading, empty and failed screens and dialogs look as before', { tag: '@pictures' }, async ({
    page,
    signIn,
  }) => {
    test.slow();
    const reader = await openReader(page);
    const hold = async (state: string, path: string) => {
      await drawPictures(page, path);
      for (const colorScheme of schemes) {
        await turn(page, colorScheme);
        await holdPicture(page, reader, state, colorScheme);
      }
    };
    // Leaves out the query for enabled modules, without which no section is shown.
    const api = /\/api\/portfolio\/(cards|activities)/;
    // Loading comes first, since answers that have arrived once are shown at once the next time.
    await page.route(api, () => new Promise(() => {}));
    await signIn({ as: users.empty });
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of schemes) {
        await turn(page, colorScheme);
        // Reloads for each picture, since a notice appears after ten seconds.
        await page.goto('/overview');
        await expect(page.locator('article [aria-busy="true"]').first()).toBeVisible();
        await drawPictures(page, '/overview');
        await holdPicture(page, reader, 'loading', colorScheme);
      }
    }
    await page.unroute(api);

    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto('/overview');
      await settle(page, 'empty');
      await settled(page);
      await hold('empty', '/overview');

      await page.route(api, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/overview');
      await expect(page.getByRole('alert').first()).toBeVisible();
      await settle(page, 'error');
      await hold('error', '/overview');
      await page.unroute(api);

      await page.goto('/account');
      await settle(page, 'dialog');
      await page.getByRole('button', { name: 'Add account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await hold('dialog', '/account');
    }
  });
});

test('every picture and every tree belongs to an existing screen or state', () => {
  const paths = screens.map(({ path }) => path);
  const pictures = [...paths, ...states].flatMap((what) =>
    schemes.flatMap((scheme) => sizes.map(({ width }) => nameOf(what, scheme, width))),
  );
  const names = [...pictures, ...paths.map(treeNameOf)];
  expect(new Set(names).size).toBe(names.length);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});

test.describe('The comparison', () => {
  test.use({ reducedMotion: 'reduce' });

  const faults: [fault: string, style: string][] = [
    ['missing cards', 'main article { visibility: hidden; }'],
    ['another accent', ':root { --accent: #c22; }'],
    ['a missing menu', 'aside { visibility: hidden; }'],
    ['overlapping sections', 'main section { margin-block-start: -6rem; }'],
    ['invisible text', 'main * { color: transparent !important; }'],
  ];

  test('accepts wider letter spacing, and finds each of these faults', async ({ page, signIn }) => {
    test.slow();
    await signIn();
    const reader = await openReader(page);
    const overview = screens.find(({ path }) => path === '/overview');
    if (!overview) throw new Error('There is no overview.');
    await openScreen(page, overview);
    await settled(page);
    await drawPictures(page, overview.path);
    await loadLetters(page);
    const look = async (style: string) => {
      await addStyle(page, letters + style);
      await settle(page, style);
      return readThumbnail(reader, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    };
    const kept = await look('');
    const isFound = ({ tone, colour }: ReturnType<typeof differenceOf>) =>
      tone > mostDifferent.tone || colour > mostDifferent.colour;
    const other = differenceOf(kept, await look('html { letter-spacing: 0.01em; }'));
    expect(isFound(other), `wider letter spacing: ${JSON.stringify(other)}`).toBe(false);
    await turn(page, 'dark');
    expect.soft(isFound(differenceOf(kept, await look(''))), 'the other scheme').toBe(true);
    await turn(page, 'light');
    for (const [fault, style] of faults) {
      const found = differenceOf(kept, await look(style));
      expect.soft(isFound(found), `${fault}: ${JSON.stringify(found)}`).toBe(true);
    }
  });
});
