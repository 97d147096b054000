import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lintDescription } from '../../scripts/generate/lintDescription.ts';

const root = join(import.meta.dirname, '../..');

interface Mistake {
  name: string;
  /** Below openapi/. */
  file: string;
  from: string | RegExp;
  to: string;
  /** The file that the message names, if it is another one. */
  seenIn?: string;
  /** What the named line has to contain after the mistake. */
  at: string;
  says: string;
}

const mistakes: Mistake[] = [
  {
    name: 'a call that is no POST',
    file: 'paths/auth/login.yaml',
    from: 'post:',
    to: 'put:',
    at: 'put:',
    says: "/auth/login has a 'put'. Every call of the portal is a POST",
  },
  {
    name: 'an operation without a summary',
    file: 'paths/account/add.yaml',
    from: /summary: .*\n/,
    to: 'description: Adds.\n',
    at: 'post:',
    says: 'The operation has no summary.',
  },
  {
    name: 'an operation without an id',
    file: 'paths/account/types.yaml',
    from: /operationId: .*\n/,
    to: 'description: Lists.\n',
    at: 'post:',
    says: 'The operation has no operationId.',
  },
  {
    name: 'an operation id that begins with a verb',
    file: 'paths/account/remove.yaml',
    from: 'accountRemove',
    to: 'removeAccount',
    at: 'removeAccount',
    says: "The operationId 'removeAccount' begins with a verb. Write the noun first",
  },
  {
    name: 'an operation id that is not in camelCase',
    file: 'paths/teams/list.yaml',
    from: 'teamList',
    to: 'team_list',
    at: 'team_list',
    says: "The operationId 'team_list' has to be in camelCase",
  },
  {
    name: 'an operation id that stands twice',
    file: 'paths/investments/current-list.yaml',
    from: 'operationId: investmentList',
    to: 'operationId: investmentSummary',
    at: 'operationId: investmentSummary',
    says: 'Every operation must have a unique `operationId`',
  },
  {
    name: 'a tag that the description does not list',
    file: 'paths/profile/details.yaml',
    from: 'tags: [profile]',
    to: 'tags: [profiles]',
    at: 'tags: [profiles]',
    says: 'The operation has the tags [profiles]. Give it exactly one, one of whitelabel, auth, profile',
  },
  {
    name: 'two tags',
    file: 'paths/profile/update.yaml',
    from: 'tags: [profile]',
    to: 'tags: [profile, auth]',
    at: 'tags: [profile, auth]',
    says: 'The operation has the tags [profile, auth]. Give it exactly one',
  },
  {
    name: 'a kind that is neither query nor command',
    file: 'paths/contact/submit.yaml',
    from: 'x-portal-kind: command',
    to: 'x-portal-kind: mutation',
    at: 'x-portal-kind: mutation',
    says: "x-portal-kind is 'mutation'. Write one of query, command",
  },
  {
    name: 'a scope that is neither user nor investor',
    file: 'paths/documents/files.yaml',
    from: / {2}x-portal-scope: .*\n/,
    to: '',
    at: 'post:',
    says: "x-portal-scope is 'undefined'. Write one of user, investor",
  },
  {
    name: 'a command whose answer may be kept',
    file: 'paths/account/add.yaml',
    from: /( {2}x-portal-scope: .*\n)/,
    to: '$1  x-portal-persist: true\n',
    at: 'x-portal-persist: true',
    says: 'x-portal-persist is only for a query with a session that answers JSON. Leave it out.',
  },
  {
    name: 'a file that may be kept',
    file: 'paths/documents/get.yaml',
    from: /( {2}x-portal-scope: .*\n)/,
    to: '$1  x-portal-persist: true\n',
    at: 'x-portal-persist: true',
    says: 'x-portal-persist is only for a query with a session that answers JSON. Leave it out.',
  },
  {
    name: 'a hook of a command',
    file: 'paths/account/add.yaml',
    from: /( {2}x-portal-scope: .*\n)/,
    to: '$1  x-portal-hook: true\n',
    at: 'x-portal-hook: true',
    says: 'x-portal-hook is only for a query. Leave it out: a command has useCommand.',
  },
  {
    name: 'a hook in part',
    file: 'paths/teams/list.yaml',
    from: /( {2}x-portal-scope: .*\n)/,
    to: '$1  x-portal-hook: some\n',
    at: 'x-portal-hook: some',
    says: "x-portal-hook is 'some'. Write true, or leave it out: no hook is generated.",
  },
  {
    name: 'an answer that may be kept in part',
    file: 'paths/teams/list.yaml',
    from: 'x-portal-persist: true',
    to: 'x-portal-persist: some',
    at: 'x-portal-persist: some',
    says: "x-portal-persist is 'some'. Write true, or leave it out",
  },
  {
    name: 'a number that does not say what it counts',
    file: 'schemas/contact.yaml',
    from: 'amount: { type: number, title: Amount, x-portal-format: money,',
    to: 'amount: { type: number, title: Amount,',
    at: 'amount: { type: number, title: Amount,',
    says: 'A number does not say what it counts. Write x-portal-format, one of money, price, percent, points, units, number',
  },
  {
    name: 'a format that does not fit the type',
    file: 'schemas/loan.yaml',
    from: "last_payment_amount: { type: [number, 'null'], title: Last payment amount, x-portal-format: money,",
    to: "last_payment_amount: { type: [number, 'null'], title: Last payment amount, x-portal-format: month,",
    at: 'x-portal-format: month',
    says: "x-portal-format is 'month', which does not fit here. Write one of money, price, percent, points, units, number",
  },
  {
    name: 'a key that the rows do not have',
    file: 'schemas/teams.yaml',
    from: 'x-portal-key: member_id',
    to: 'x-portal-key: membr_id',
    at: 'x-portal-key: membr_id',
    says: "x-portal-key is 'membr_id', which is no field that every item has. Write one of member_id, first_name, last_name, name,",
  },
  {
    name: 'a key of rows whose fields are in a file of their own',
    file: 'schemas/loan.yaml',
    from: 'x-portal-key: draw_id',
    to: 'x-portal-key: drawn_id',
    at: 'x-portal-key: drawn_id',
    says: "x-portal-key is 'drawn_id', which is no field that every item has. Write one of draw_id,",
  },
  {
    name: 'a settled value that the enumeration does not have',
    file: 'schemas/enums.yaml',
    from: 'x-portal-settled: [cleared, reinvested]',
    to: 'x-portal-settled: [cleared, paid]',
    at: 'x-portal-settled',
    says: "x-portal-settled is 'cleared,paid'. Write a list with one of scheduled, pending, cleared, failed,",
  },
  {
    name: 'a key of a list of texts',
    file: 'schemas/accounts.yaml',
    from: "items: { $ref: '#/AccountTypeLabel' }",
    to: "x-portal-key: label\n      items: { $ref: '#/AccountTypeLabel' }",
    at: 'x-portal-key: label',
    says: 'x-portal-key is only for a list of objects. Leave it out.',
  },
  {
    name: 'a body whose schema has another name',
    file: 'paths/opportunities/list.yaml',
    from: '#/OpportunityListBody',
    to: '#/OpportunityDetailsBody',
    at: '#/OpportunityDetailsBody',
    says: "Name the body of opportunityList: write it as 'OpportunityListBody' in a file of schemas/",
  },
  {
    name: 'an answer whose schema has no name',
    file: 'paths/portfolio/enable.yaml',
    from: /schema: \{ \$ref: .*PortfolioEnableAnswer \}/,
    to: 'schema: { type: object }',
    at: 'schema: { type: object }',
    says: 'The answer (application/json) has no named schema.',
  },
  {
    name: 'a body without an example',
    file: 'paths/opportunities/details.yaml',
    from: / {8}example: \{ session_token.*\n/,
    to: '',
    at: 'application/json:',
    says: 'There is no example (application/json).',
  },
  {
    name: 'an answer that is a file, without an example',
    file: 'paths/documents/get.yaml',
    from: "          example: '%PDF-1.7'\n",
    to: '',
    at: 'application/pdf:',
    says: 'There is no example (application/pdf).',
  },
  {
    name: 'an error without an example',
    file: 'responses.yaml',
    from: /( {6}schema.*\n) {6}example: .*You do not have access.*\n/,
    to: '$1',
    at: 'application/json:',
    says: 'There is no example (application/json).',
  },
  {
    name: 'an example that breaks its schema',
    file: 'paths/investments/current.yaml',
    from: 'investments_count: 3',
    to: 'investments_count: three',
    at: 'investments_count: three',
    says: '`investments_count` property type must be integer',
  },
  {
    name: "an example of a field that breaks the field's schema",
    file: 'schemas/common.yaml',
    from: 'examples: [CAD]',
    to: 'examples: [dollars]',
    at: 'examples: [dollars]',
    says: 'must match pattern',
  },
  {
    name: 'an answer that is left out',
    file: 'paths/loan/details.yaml',
    from: / {4}'429': .*\n/,
    to: '',
    at: 'responses:',
    says: 'loanDetails does not say what it answers with 429.',
  },
  {
    name: 'a signed-in operation without a session token in its body',
    file: 'schemas/contact.yaml',
    from: / {4}session_token: .*\n/,
    to: '',
    seenIn: 'paths/investors/contact-us.yaml',
    at: 'InvestorContactListBody',
    says: 'investorContactList needs a session, and its body has no session_token.',
  },
  {
    name: 'a body that requires the investor',
    file: 'schemas/investments.yaml',
    from: /(InvestmentSummaryBody:\n {2}type: object\n {2}required: \[session_token)/,
    to: '$1, investor_id',
    at: 'required: [session_token, investor_id',
    says: 'investmentSummary requires investor_id, which is not sent while no investor is selected. Take it out of required.',
  },
  {
    name: 'a list whose answer comes in pages, but whose body has no page',
    file: 'schemas/activities.yaml',
    from: 'page: { $ref: common.yaml#/Page }',
    to: 'page_no: { $ref: common.yaml#/Page }',
    at: 'PortfolioActivitiesBody:',
    says: 'portfolioActivities has per_page, last_page, total, but its body has no page. A list in pages needs both halves',
  },
  {
    name: 'a list that takes a page, but does not say which is the last',
    file: 'schemas/documents.yaml',
    from: 'last_page: { $ref: common.yaml#/LastPage }',
    to: 'pages: { $ref: common.yaml#/LastPage }',
    at: 'DocumentList:',
    says: 'documentList has page, per_page, total, but the data of its answer has no last_page. A list in pages',
  },
  {
    name: 'data that is a list',
    file: 'schemas/investors.yaml',
    from: "data: { $ref: '#/InvestorList' }",
    to: "data: { type: array, items: { $ref: '#/Investor' } }",
    at: 'data: { type: array',
    says: "The data of investorList is a list, and the portal finds lists by their names. Write 'type: object', with the list as one of its properties, such as 'items'.",
  },
  {
    name: 'an object with money and no currency',
    file: 'schemas/cards.yaml',
    from: /(PortfolioCardInterestThisMonth:[\s\S]*?)\n {4}currency: .*/,
    to: '$1',
    at: 'properties:',
    says: "An object with money (interest_this_month_amount, paid_amount, scheduled_amount, accrued_to_date_amount, previous_amount, change_amount) has to name its currency. Add 'currency'",
  },
];

describe('The lint of the description', () => {
  const copy = mkdtempSync(join(tmpdir(), 'portal-lint-'));
  let complaints: { file: string; line: string; message: string }[] = [];

  beforeAll(() => {
    cpSync(join(root, 'openapi'), join(copy, 'openapi'), { recursive: true });
    for (const { name, file, from, to } of mistakes) {
      const path = join(copy, 'openapi', file);
      const text = readFileSync(path, 'utf8');
      const broken = text.replace(from, to);
      if (broken === text) throw new Error(`openapi/${file} has no place for ${name}.`);
      writeFileSync(path, broken);
    }
    complaints = lintDescription(copy).map(({ file = '', line = 0, message }) => {
      const text = readFileSync(join(copy, file), 'utf8').split('\n');
      return { file, line: text[line - 1] ?? '', message };
    });
  }, 30_000);

  afterAll(() => rmSync(copy, { recursive: true }));

  it.each(mistakes)('refuses $name, with file and line', ({ file, seenIn = file, at, says }) => {
    const own = complaints.filter(({ message }) => message.includes(says));
    expect(own).toContainEqual({
      file: `openapi/${seenIn}`,
      line: expect.stringContaining(at),
      message: expect.any(String),
    });
  });
});

describe('A mistake in the description that causes others', () => {
  const copy = mkdtempSync(join(tmpdir(), 'portal-lint-'));

  afterAll(() => rmSync(copy, { recursive: true }));

  const roots = [
    {
      // Not YAML.
      file: 'schemas/teams.yaml',
      from: 'TeamListAnswer:',
      to: 'TeamListAnswer: [',
      problem: {
        line: 9,
        column: 5,
        path: '',
        message: 'Failed to parse: missed comma between flow collection entries',
      },
    },
    {
      // A body whose reference leads nowhere.
      file: 'paths/auth/login.yaml',
      from: '#/AuthLoginBody',
      to: '#/AuthLogin_Body',
      problem: {
        line: 12,
        column: 17,
        path: 'post.requestBody.content.application/json.schema',
        message: "'../../schemas/auth.yaml#/AuthLogin_Body' leads nowhere: the file has no schema of that name",
      },
    },
    {
      // A file that does not exist.
      file: 'schemas/contact.yaml',
      from: 'common.yaml#/SessionToken',
      to: 'comon.yaml#/SessionToken',
      problem: {
        line: 5,
        column: 20,
        path: 'InvestorContactListBody.properties.session_token',
        message: "'comon.yaml#/SessionToken' leads nowhere: there is no such file",
      },
    },
    {
      // A type that does not exist.
      file: 'schemas/notes.yaml',
      from: 'note_id: { type: integer',
      to: 'note_id: { type: integr',
      problem: {
        line: 7,
        column: 22,
        path: 'PortfolioNote.properties.note_id.type',
        message: `\`type\` can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null". Did you mean 'integer'?`,
      },
    },
  ];

  it('is reported alone: a file that is not YAML, a broken reference, an unknown type', () => {
    cpSync(join(root, 'openapi'), join(copy, 'openapi'), { recursive: true });
    for (const { file, from, to } of roots) {
      const path = join(copy, 'openapi', file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`openapi/${file} has no '${from}'.`);
      writeFileSync(path, text.replace(from, to));
    }
    const expected = roots.map(({ file, problem }) => ({ file: `openapi/${file}`, ...problem }));
    const order = (problems: { file?: string }[]) =>
      problems.toSorted((a, b) => ((a.file ?? '') < (b.file ?? '') ? -1 : 1));
    expect(order(lintDescription(copy))).toEqual(order(expected));
  });
});
