import { describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { changed, problemsOf, type Way } from './portalCopy.ts';

const overview = ['routes', 'signedIn', '/overview', 'sections'];
const cards = [...overview, 'overview'];
const invested = [...cards, 'cards', 'Currently invested'];
const activity = [...overview, 'portfolio-activity'];
const signIn = ['routes', 'public', '/login', 'sections', 'sign-in'];

const known = (meant: string, ...allowed: string[]) => [`did you mean '${meant}'?`, 'allowed: ', ...allowed];

/** A mistake, where it is made, what is written there, and what the problem has to say. */
const senseless: [mistake: string, way: Way, value: unknown, says: string[]][] = [
  [
    'a misspelt column',
    [...activity, 'columns', 'net_amount', 'field'],
    'net_amout',
    known('net_amount', 'gross_amount'),
  ],
  [
    'a format that does not fit',
    [...activity, 'columns', 'net_amount', 'format'],
    'date',
    ["'date'", 'allowed: money'],
  ],
  ['a format that is none', [...activity, 'columns', 'description', 'format'], 'txt', known('text', 'label')],
  ['money for a text', [...activity, 'columns', 'description', 'format'], 'money', ["'money'", 'allowed: text, label']],
  [
    'sorting by what the server cannot',
    [...activity, 'columns', 'description'],
    { field: 'reference_number', label: 'Reference', format: 'text', sortable: true },
    ["'reference_number'", 'allowed: activity_date'],
  ],
  ['a misspelt query', [...activity, 'query'], 'portfolioActivites', known('portfolioActivities', 'documentList')],
  ['a command for a query', [...activity, 'query'], 'accountAdd', ["'accountAdd'", 'allowed: ', 'portfolioActivities']],
  ['a misspelt list', [...activity, 'rows'], 'activites', known('activities')],
  ['an unknown key field', [...activity, 'key'], 'activty_id', known('activity_id', 'status')],
  ['an unknown period', [...activity, 'period'], 'perfomance', known('performance')],
  ['a page size that is not offered', [...activity, 'pageSize'], 12, ["'12'", 'allowed: 5, 10, 15, 20, 25']],
  ['an unknown sort', [...activity, 'sort', 'by'], 'date', ["'date'", 'allowed: ', 'activity_date']],
  [
    'an unknown query of a card',
    [...invested, 'query'],
    'portfolioCards',
    ["'portfolioCards'", 'portfolioCardPerformance'],
  ],
  ['an unknown figure of a card', [...invested, 'value', 'field'], 'amount', ["'amount'", 'currently_invested_amount']],
  ['a wrong format of a card', [...invested, 'value', 'format'], 'percent', ["'percent'", 'allowed: money']],
  ['an unknown change of a card', [...invested, 'change', 'field'], 'change_percnt', known('change_percent')],
  ['an unknown former figure', [...invested, 'change', 'previous'], 'previous', ["'previous'", 'previous_amount']],
  ['a date that is none', [...invested, 'asOf'], 'currency', ["'currency'", 'allowed: as_of_date']],
  ['an unknown list of parts', [...invested, 'breakdown', 'rows'], 'breakdwn', known('breakdown')],
  ['an unknown value of a part', [...invested, 'breakdown', 'value'], 'amunt', known('amount')],
  ['an unknown name of a part', [...invested, 'breakdown', 'label'], 'lable', known('label')],
  ['a share that is no percentage', [...invested, 'breakdown', 'share'], 'amount', ["'amount'", 'allowed: percent']],
  ['a line over no time', [...invested, 'sparkline', 'at'], 'amount', ["'amount'", 'allowed: date']],
  ['an unknown period of cards', [...cards, 'period'], 'years', ["'years'", 'allowed: performance']],
  ['an unknown command', [...signIn, 'command'], 'authLogn', known('authLogin', 'contactSubmit')],
  ['a query for a command', [...signIn, 'command'], 'teamList', ["'teamList'", 'authLogin']],
  ['an unknown input', [...signIn, 'fields', 'password', 'field'], 'pasword', known('password', 'email')],
  ['a link to nowhere', [...signIn, 'links', 'Forgot password?', 'to'], '/forgot', ["'/forgot'", '/forgot-password']],
  [
    'a way on that leads nowhere',
    [...signIn, 'success'],
    ['sign-in', { goTo: '/overveiw' }],
    known('/overview', '/login'),
  ],
  ['a menu entry to nowhere', ['menu', 'My Documents', 'to'], '/docments', known('/documents', '/opportunities')],
  ['a menu entry to a public screen', ['menu', 'My Documents', 'to'], '/login', ["'/login'", 'allowed: /overview']],
  [
    'an anchor to nowhere',
    ['menu', 'My Portfolio', 'anchors', 'Overview', 'section'],
    'overvew',
    known('overview', 'fund-performance'),
  ],
  ['a misspelt query to keep', ['persist', 0], 'teamLst', known('teamList', 'portfolioCardPerformance')],
  ...['profileDetails', 'investorAccountList', 'documentGet', 'portfolioEnable', 'loanDetails', 'authLogin'].map(
    (id): [string, Way, string, string[]] => [
      `keeping ${id}`,
      ['persist', 0],
      id,
      [`'${id}' may never be kept in the browser`, 'x-portal-persist', 'allowed: accountTypeList, '],
    ],
  ),
  [
    'a warning before the session begins',
    ['session', 'warnMinutes'],
    60,
    ['60', 'less than session.cookieMinutes, 60'],
  ],
  ['a first page size that is not offered', ['pageSize'], 7, ["'7'", 'allowed: 5, 10, 15, 20, 25']],
  ['a home that is not there', ['paths', 'home'], '/overviews', known('/overview')],
  ['a sign-in that is not public', ['paths', 'signIn'], '/overview', ["'/overview'", 'allowed: /login']],
  ['a screen for new passwords that is not there', ['paths', 'newPassword'], '/reset', ["'/reset'", '/reset-password']],
  [
    'an exclusion that is no call',
    ['api', 'withoutInvestor', 0],
    '/password/rest/request',
    known('password/reset/request'),
  ],
];

/** The same for values that have not even the right shape. */
const shapeless: typeof senseless = [
  ['an unknown key', ['brand', 'colour'], 'red', ["'colour'", 'allowed: name, product, description, accent']],
  ['a misspelt key of a column', [...activity, 'columns', 'net_amount', 'fromat'], 'money', known('format', 'label')],
  ['an unknown key of a section', [...activity, 'colums'], [], known('columns', 'rows')],
  ['a misspelt key of a menu entry', ['menu', 'My Documents', 'icn'], 'documents', known('icon', 'label')],
  ['an unknown key at the top', ['menus'], [], known('menu', 'brand')],
  ['a colour that is none', ['brand', 'accent'], 'blue', ['is a colour such as #1d5bd6', 'found "blue"']],
  ['a name that is missing', ['brand', 'name'], undefined, ['expected string', 'undefined']],
  ['a language that is unknown', ['locale'], 'xx-invalid-language', ['is a known language tag', 'found "xx-']],
  ['a currency that is none', ['currency'], 'dollars', ['is an ISO 4217 code', 'found "dollars"']],
  ['a number in quotes', ['api', 'port'], '8443', ['expected number', 'found "8443"']],
  ['a port that is none', ['api', 'port'], 70_000, ['<=65535', 'found 70000']],
  ['a header name with a blank', ['api', 'headers', 'domain'], 'X Domain', ['is a header name', 'found "X Domain"']],
  ['an address where a host is asked for', ['api', 'endPointHosts'], ['https://x.test'], ['is a host name']],
  [
    'a period of months that nobody knows',
    ['periods', 'performance', 'This Year', 'months'],
    11,
    ['1|3|6|12|120', 'found 11'],
  ],
  [
    'a range that is neither months nor custom',
    ['ranges', 'documents', 'Custom', 'custom'],
    'yes',
    ['expected true', 'found "yes"'],
  ],
  [
    'a comparison that nobody knows',
    ['comparisons', 'Last Year', 'compareTo'],
    'last_decade',
    ['"last_year"|"last_quarter"|"last_month"', 'found "last_decade"'],
  ],
  ['no page sizes', ['pageSizes'], [], ['>=1', 'found []']],
  [
    'a section of an unknown kind',
    [...activity, 'kind'],
    'tabel',
    ["'cards'", "'form'", "'notice'", "'table'", "'group'", 'found "tabel"'],
  ],
  [
    'an id that is no anchor',
    [...activity, 'id'],
    'Portfolio Activity',
    ['is written in kebab-case', 'found "Portfolio Activity"'],
  ],
  ['a table without columns', [...activity, 'columns'], [], ['>=1', 'found []']],
  [
    'a condition',
    [...activity, 'columns', 'net_amount', 'sortable'],
    'sometimes',
    ['expected boolean', 'found "sometimes"'],
  ],
  ['an unknown effect', [...signIn, 'success', 0], 'sing-in', ['expected one of "sign-in"|', 'found "sing-in"']],
  ['a way on without a slash', [...signIn, 'success', 0], { goTo: 'login' }, ['begins with a slash', 'found "login"']],
  ['an icon that is not drawn', ['menu', 'My Documents', 'icon'], 'folder', ['"documents"', 'found "folder"']],
  [
    'an entry that does something unknown',
    ['menu', 'Sign Out', 'action'],
    'sign-off',
    ['expected "sign-out"', 'found "sign-off"'],
  ],
];

describe('the shipped config', () => {
  it('has no problem', () => {
    expect(problemsOf(portal)).toEqual([]);
  });
});

describe('a mistake in the config', () => {
  it.each([...senseless, ...shapeless])(
    '%s is named with its place, what was found and what is allowed',
    (_, way, value, says) => {
      const { copy, places } = changed([[way, value]]);
      const problems = problemsOf(copy);
      const [place = ''] = places;
      const found = problems.find(({ path }) => path === place || /^[.[]/.test(path.replace(place, '')));
      expect(found, `problems: ${JSON.stringify(problems)}`).toBeDefined();
      for (const part of says) expect(found?.message).toContain(part);
    },
  );

  it.each([
    [
      'a sign-in after a command that gives no session',
      [...signIn, 'command'],
      'contactSubmit',
      'success[0]',
      ["'sign-in' is not known; allowed: "],
    ],
    [
      'a route without a slash',
      ['routes', 'signedIn', 'documents'],
      portal.routes.signedIn['/documents'],
      'routes.signedIn.documents',
      [],
    ],
    [
      'a call that is missing among the exclusions',
      ['api', 'withoutInvestor'],
      ['/teams'],
      'api.withoutInvestor',
      ["'/auth/login' is not on the list"],
    ],
    [
      'a call too many among the exclusions',
      ['api', 'withoutInvestor'],
      [...portal.api.withoutInvestor, '/loan/details'],
      'api.withoutInvestor',
      ["'/loan/details' is on the list"],
    ],
    [
      'an id used twice',
      [...activity, 'id'],
      'overview',
      'routes.signedIn./overview.sections',
      ["'overview' is the id of more than one section"],
    ],
  ])('%s is named as well', (_, way, value, end, says) => {
    const problems = problemsOf(changed([[way, value]]).copy).filter(({ path }) => path.endsWith(end));
    const messages = problems.map(({ message }) => message).join('\n');
    expect(problems).not.toEqual([]);
    for (const part of says) expect(messages).toContain(part);
  });

  it('does not hide the others: all are named at once', () => {
    const independent: [Way, unknown][] = [
      [[...activity, 'columns', 'net_amount', 'format'], 'text'],
      [[...activity, 'pageSize'], 12],
      [[...invested, 'asOf'], 'currency'],
      [['menu', 'My Documents', 'to'], '/docments'],
      [['pageSize'], 7],
      [['paths', 'home'], '/overviews'],
    ];
    const { copy, places } = changed(independent);
    expect(
      problemsOf(copy)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(places.toSorted());
  });

  it('does not hide the others: all shapes are named at once', () => {
    const { copy, places } = changed([
      [['brand', 'colour'], 'red'],
      [['currency'], 'dollars'],
      [[...activity, 'columns', 'net_amount', 'format'], 7],
      [['menu', 'My Documents', 'icon'], 'folder'],
    ]);
    expect(
      problemsOf(copy)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(places.toSorted());
  });
});

describe('what is no config at all', () => {
  it.each([[undefined], [null], ['portal'], [[]], [() => portal]])('%o is a problem, not a crash', (config) => {
    expect(problemsOf(config)).toEqual([
      expect.objectContaining({ path: '', message: expect.stringContaining('expected object') }),
    ]);
  });
});
