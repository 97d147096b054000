import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { textChanges } from '../../scripts/api/changeReport.ts';
import { compareDescriptions } from '../../scripts/api/compareDescriptions.ts';
import { changeGrader } from '../../scripts/api/gradeChanges.ts';
import { bundleDescription } from '../../scripts/generate/bundle.ts';
import type { Description } from '../../scripts/generate/description.ts';
import { describedFields } from '../../scripts/generate/fields.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'portal-diff-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const now = bundleDescription(root);

interface Changeable {
  properties: Record<string, object | undefined>;
  required: string[];
  enum: unknown[];
}
type Name =
  | 'ContactTopic'
  | 'DocumentListBody'
  | 'Investment'
  | 'LoanDetails'
  | 'LoanStatus'
  | 'LoanUpdate'
  | 'PortfolioActivities'
  | 'PortfolioActivitiesBody'
  | 'PortfolioActivity'
  | 'PortfolioCardInterestThisMonth'
  | 'ProfileDetails'
  | 'TeamMember';

/** The description with some schemas changed. */
function changed(change: (schemas: Record<Name, Changeable>, description: Description) => void): Description {
  const copy = structuredClone(now);
  // The schemas that the tests change have what they change.
  change(copy.components.schemas as unknown as Record<Name, Changeable>, copy);
  return copy;
}

/** The graded changes to a later description, one line each. */
function changes(later: Description) {
  const grade = changeGrader(root, portal, describedFields(now), describedFields(later));
  return compareDescriptions(root, now, later).map(grade);
}

const told = (later: Description) =>
  changes(later).map(({ impact, operation, at, field, kind, after }) =>
    [impact, operation, at, field, kind, after].filter(Boolean).join(' '),
  );

function diff(...args: string[]) {
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [join(root, 'scripts/apiDiff.ts'), ...args], { cwd: root }, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

describe('npm run api:diff', () => {
  it('grades changes of answers by the screens that show them', () => {
    const later = changed((schemas) => {
      const activity = schemas.PortfolioActivity.properties;
      activity.net_amt = activity.net_amount;
      delete activity.net_amount;
      schemas.PortfolioActivity.required = schemas.PortfolioActivity.required.map((name) =>
        name === 'net_amount' ? 'net_amt' : name,
      );
      schemas.LoanStatus.enum.push('sleeping');
      schemas.LoanDetails.properties.purpose = { type: 'integer', title: 'Purpose' };
      schemas.LoanUpdate.properties.pages = { type: 'integer' };
      delete schemas.ProfileDetails.properties.trustee_name;
      schemas.TeamMember.properties.display_order = { type: ['integer', 'null'] };
    });
    expect(told(later).sort()).toEqual([
      'breaking loanDetails answer loan_details.purpose type integer',
      'breaking portfolioActivities answer activities[].net_amount renamed net_amt',
      'breaking profileDetails answer trustee_name removed',
      'minor investmentList answer investments[].loan_status values sleeping',
      'minor loanDetails answer loan_details.loan_status values sleeping',
      'minor teamList answer team[].display_order null integer, null',
      'unused loanDetails answer loan_details.updates[].pages added',
    ]);
  });

  it('treats a list that no longer tells its last page as one that has lost its other pages', () => {
    const later = changed((schemas) => {
      const { properties } = schemas.PortfolioActivities;
      properties.pages = properties.last_page;
      delete properties.last_page;
      schemas.PortfolioActivities.required = schemas.PortfolioActivities.required.filter(
        (name) => name !== 'last_page',
      );
    });
    expect(told(later)).toContainEqual(expect.stringMatching(/^breaking portfolioActivities answer last_page /));
  });

  it('names route, section and label of what is affected', () => {
    const later = changed((schemas) => {
      delete schemas.Investment.properties.maturity_date;
    });
    const [change] = changes(later);
    expect(change).toMatchObject({
      impact: 'breaking',
      operation: 'investmentList',
      field: 'investments[].maturity_date',
      kind: 'removed',
    });
    expect(change?.affects).toContainEqual({
      route: '/overview',
      section: 'Current Investment',
      part: 'list.columns[7]',
      label: 'Maturity',
    });
  });

  it('names a card by its title', () => {
    const later = changed((schemas) => {
      delete schemas.PortfolioCardInterestThisMonth.properties.interest_this_month_amount;
    });
    expect(changes(later)[0]?.affects).toContainEqual({
      route: '/overview',
      section: 'Overview',
      part: 'cards[3].value',
      label: 'Interest this month',
    });
  });

  it('grades changes of bodies by what the portal sends', () => {
    const later = changed((schemas, { paths }) => {
      schemas.DocumentListBody.required.push('tax_year');
      delete schemas.PortfolioActivitiesBody.properties.micid;
      delete schemas.PortfolioActivitiesBody.properties.search;
      schemas.ContactTopic.enum.pop();
      delete paths['/account/remove'];
    });
    expect(told(later).sort()).toEqual([
      'breaking accountRemove operation removed',
      'breaking contactSubmit body topic values',
      'breaking documentList body tax_year required',
      'breaking portfolioActivities body search removed',
      'unused portfolioActivities body micid removed',
    ]);
  });

  it('accepts a field that the API renames, and finds it under that name', () => {
    const wires = { net_amount: 'net_amt', balance_amount: 'attributes.balance' };
    const mended = changed(({ PortfolioActivity: { properties } }) => {
      for (const [name, wire] of Object.entries(wires))
        properties[name] = { ...properties[name], 'x-portal-wire': wire };
    });
    expect(told(mended).sort()).toEqual([
      'minor portfolioActivities answer activities[].balance_amount wire attributes.balance',
      'minor portfolioActivities answer activities[].net_amount wire net_amt',
    ]);
    const onWire = changed(({ PortfolioActivity: activity }) => {
      const { net_amount, balance_amount, ...others } = activity.properties;
      const attributes = { type: 'object', required: ['balance'], properties: { balance: balance_amount } };
      activity.properties = { ...others, net_amt: net_amount, attributes };
      const own = activity.required.filter((name) => !(name in wires));
      activity.required = [...own, 'net_amt', ...(activity.required.includes('balance_amount') ? ['attributes'] : [])];
    });
    expect(compareDescriptions(root, onWire, mended)).toEqual([]);
    const text = textChanges(
      compareDescriptions(root, now, mended).map((one) => ({ ...one, impact: 'minor', affects: [] })),
    );
    expect(text).toContain('activities[].net_amount: is now called `net_amt` by the API');
  });

  it('ignores texts, and exits with 0 if nothing breaks', async () => {
    const file = join(folder, 'base.json');
    const base = changed((schemas, { paths }) => {
      schemas.TeamMember.properties.name = { ...schemas.TeamMember.properties.name, title: 'Called' };
      paths['/teams'] = {
        post: { ...now.paths['/teams']?.post, summary: 'Other words' },
      } as Description['paths'][string];
    });
    writeFileSync(file, JSON.stringify(base));
    expect(await diff('--base', file)).toEqual({ status: 0, stdout: 'The description has not changed.\n', stderr: '' });
  });

  it('exits with 1 if a change breaks a screen', async () => {
    const file = join(folder, 'broken.json');
    const base = changed((schemas) => {
      schemas.TeamMember.properties.email = { type: 'integer' };
    });
    writeFileSync(file, JSON.stringify(base));
    const { status, stdout } = await diff('--base', file, '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      changes: expect.arrayContaining([expect.objectContaining({ impact: 'breaking', field: 'team[].email' })]),
    });
  });

  it.each([
    [[], '--base is missing'],
    [
      ['--base', 'nonsense'],
      "--base is 'nonsense'; it has to be a file, or a commit, branch or tag of this repository.",
    ],
    [['--base', 'package.json'], "--base 'package.json' has no description that can be read: "],
    [['--base', '--upload-pack=x'], 'argument is ambiguous'],
    [['--base=--upload-pack=x'], "--base is '--upload-pack=x'; it has to be"],
  ])('refuses %j in a sentence', async (args, sentence) => {
    const { status, stderr } = await diff(...args);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/\bat .+:\d+:\d+/);
    expect(status).toBe(2);
  });
});
