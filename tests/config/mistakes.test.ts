import { describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { changed, problemsOf, type Way } from './portalCopy.ts';

const visitors: Way = ['routes', 'public'];
const investors: Way = ['routes', 'signedIn'];
const signIn: Way = [...visitors, '/login', 'sections', 'sign-in'];
const reset: Way = [...visitors, '/reset-password', 'sections', 'reset-password'];
const change: Way = [...visitors, '/change-password', 'sections', 'change-password'];
const message: Way = [...investors, '/contact-us', 'sections', 'message'];
const account: Way = [...investors, '/account', 'sections', 'linked-accounts', 'add'];
const activity: Way = [...investors, '/overview', 'sections', 'portfolio-activity'];
const interest: Way = [...investors, '/opportunities/:id', 'sections', 'interest'];
const loan: Way = [...investors, '/overview/:id'];
const headers: Way = ['api', 'headers'];
const pages = portal.routes.signedIn;

const without = (list: readonly object[], ...fields: string[]) =>
  list.filter((entry) => !('field' in entry && fields.includes(String(entry.field))));
const messageForm = pages['/contact-us']?.sections.find(({ id }) => id === 'message');
const messageFields = messageForm?.kind === 'form' ? messageForm.fields : [];
const [opportunity, ...otherAbout] = (messageForm?.kind === 'form' && messageForm.about) || [];
const screens = '/overview, /opportunities, /documents, /contact-us, /account';
const everywhere = `/login, /forgot-password, /reset-password, /change-password, ${screens}`;
const parameter = (allowed: string) =>
  `'/overview/:id' leads nowhere, since nothing fills ':id' here; allowed: ${allowed}`;
const own = 'allowed: a name of its own, such as X-Portal-Host';
const forbidden = (name: string) => `'${name}' cannot be set by a page, browsers forbid it; ${own}`;
const sent = (name: string) => `'${name}' is in every request already; ${own}`;

/** A mistake, the changes that make it (the last one where it is named, unless `at` says where), and what is said of it. */
const mistakes: [mistake: string, changes: [Way, unknown][], says: string, at?: string][] = [
  [
    'a form without a field that its body requires',
    [[[...message, 'fields'], without(messageFields, 'message')]],
    "'contactSubmit' requires 'message', and nothing fills it; found topic, member_id, subject, preferred_contact, phone, preferred_time, context.page; allowed: with a field for it, or supply",
  ],
  [
    'a misspelt field, and not that the right one is missing',
    [[[...signIn, 'fields', 'email', 'field'], 'emial']],
    "'emial' is not known, did you mean 'email'?; allowed: email, password",
  ],
  [
    'a form without what is supplied to it',
    [[[...reset, 'supply'], undefined]],
    "'passwordReset' requires 'token', and nothing fills it; found password, password_confirm; allowed: with a field for it, or supply",
    'routes.public./reset-password.sections[0].fields',
  ],
  [
    'a form without what an object of its body requires',
    [[[...message, 'supply'], undefined]],
    "'contactSubmit' requires 'context.page' beside 'context.opportunity_id', and nothing fills it; found topic, member_id, subject, message, preferred_contact, phone, preferred_time; allowed: with a field for it, or supply",
    'routes.signedIn./contact-us.sections[1].fields',
  ],
  [
    'an amount without what is sent beside it',
    [
      [
        [...message, 'about'],
        [{ ...opportunity, amount: { ...opportunity?.amount, fixed: [] } }, ...otherAbout],
      ],
    ],
    "'contactSubmit' requires 'request.full_withdrawal' beside 'request.amount', and nothing fills it; found topic, member_id, subject, message, preferred_contact, phone, preferred_time, context.page; allowed: with a field for it, or supply",
    'routes.signedIn./contact-us.sections[1].fields',
  ],
  [
    'a required field in one variant of two',
    [
      [
        [...account, 'variants', 'options', 0, 'fields'],
        ['institution_number', 'transit_number', 'holder_name'],
      ],
    ],
    "'accountAdd' requires 'holder_name', and nothing fills it where 'The United States' is chosen; found account_name, account_type, institution_name, routing_number, account_number, account_number_confirm, purpose, is_default; allowed: with a field for it, or supply",
    'routes.signedIn./account.sections[4].add.fields',
  ],
  [
    'a sign-in that signs nobody in',
    [
      [
        [...signIn, 'success'],
        ['toast', { goTo: '/overview' }],
      ],
    ],
    "the answer of 'authLogin' begins a session, and nothing keeps it; found toast, goTo; allowed: with 'sign-in'",
  ],
  [
    'a password that a visitor changes without being signed in',
    [[[...change, 'success'], ['toast']]],
    "the answer of 'profilePasswordUpdate' begins a session, and nothing keeps it; found toast; allowed: with 'sign-in'",
  ],

  ['a menu entry to a parameter', [[['menu', 'My Documents', 'to'], '/overview/:id']], parameter(screens)],
  ['a home with a parameter', [[['paths', 'home'], '/overview/:id']], parameter(screens)],
  [
    'a sign-in with a parameter',
    [
      [[...visitors, '/login/:id'], portal.routes.public['/login']],
      [['paths', 'signIn'], '/login/:id'],
    ],
    "'/login/:id' leads nowhere, since nothing fills ':id' here; allowed: /login, /forgot-password, /reset-password, /change-password",
  ],
  [
    'a screen for new passwords with a parameter',
    [
      [[...visitors, '/reset/:token'], portal.routes.public['/reset-password']],
      [['paths', 'newPassword'], '/reset/:token'],
    ],
    "'/reset/:token' leads nowhere, since nothing fills ':token' here; allowed: /login, /forgot-password, /reset-password, /change-password",
  ],
  ['a link to a parameter', [[[...signIn, 'links', 0, 'to'], '/overview/:id']], parameter(everywhere)],
  ['a way on to a parameter', [[[...reset, 'success', 2, 'goTo'], '/overview/:id']], parameter(everywhere)],
  ['a way back to a parameter', [[[...loan, 'back'], '/overview/:id']], parameter(everywhere)],
  [
    'an action that leads to a parameter',
    [
      [[...interest, 'fill'], {}],
      [[...interest, 'to'], '/overview/:id'],
    ],
    parameter(everywhere),
  ],
  [
    'a link at the foot to a parameter',
    [[['footer', 'links', 'Legal', 'href'], '/overview/:id']],
    parameter(`${everywhere}, a file such as /legal.html, an address that begins with https://`),
  ],
  [
    'rows that lead to a screen without a parameter',
    [[[...activity, 'link', 'to'], '/documents']],
    "'/documents' has not exactly one parameter for 'loan_id' to stand in; allowed: /overview/:id, /opportunities/:id",
  ],
  [
    'the same route for visitors and for the signed-in',
    [[[...investors, '/login'], pages['/documents']]],
    "'/login' stands for the same addresses as routes.public./login; allowed: a path of its own",
  ],
  [
    'the same route under two names of its parameter',
    [[[...investors, '/Overview/:loan'], pages['/documents']]],
    "'/Overview/:loan' stands for the same addresses as routes.signedIn./overview/:id; allowed: a path of its own",
  ],

  ['a header that is the portal’s own', [[[...headers, 'endPoint'], 'authorization']], sent('authorization')],
  ['a header for the type of the body', [[[...headers, 'domain'], 'Content-Type']], sent('Content-Type')],
  ['a header that the browser fills in', [[[...headers, 'domain'], 'Accept']], sent('Accept')],
  ...['Host', 'Cookie', 'Origin', 'referer', 'Content-Length', 'Sec-Portal', 'Proxy-Host'].map(
    (name): [string, [Way, unknown][], string] => [
      `the header ${name}, which browsers forbid`,
      [[[...headers, 'domain'], name]],
      forbidden(name),
    ],
  ),
  [
    'the same header twice',
    [[[...headers, 'domain'], 'x-API-url']],
    "'x-API-url' stands at api.headers.endPoint already; allowed: once",
  ],

  ['a timeout in seconds', [[['api', 'timeoutMs'], 60]], '60 is less than a second; allowed: 1000 to 2147483647'],
  [
    'a timeout that no timer can wait for',
    [[['api', 'timeoutMs'], 3_000_000_000]],
    '3000000000 is longer than the timers of browsers wait; allowed: 1000 to 2147483647',
  ],
  [
    'a check that comes after the session',
    [[['session', 'checkMinutes'], 90]],
    '90 is longer than the session lives; allowed: up to session.cookieMinutes, 60',
  ],
  [
    'a check that no timer can wait for',
    [
      [['session', 'cookieMinutes'], 500_000],
      [['session', 'checkMinutes'], 40_000],
    ],
    '40000 is longer than the timers of browsers wait; allowed: up to 35791',
  ],
  [
    'a session that no cookie can keep',
    [[['session', 'cookieMinutes'], 576_001]],
    '576001 is longer than browsers keep a cookie, 400 days; allowed: up to 576000',
  ],
  [
    'an investor whom no cookie can keep',
    [[['session', 'investorDays'], 401]],
    '401 is longer than browsers keep a cookie, 400 days; allowed: up to 400',
  ],
  [
    'a currency that is none',
    [[['currency'], 'CDA']],
    "'CDA' is no currency of ISO 4217; allowed: its codes, such as CAD, EUR or USD",
  ],

  [
    'a page size above what the server answers',
    [[['pageSizes', 5], 1001]],
    "1001 is more than 'portfolioActivities' answers in a page; allowed: up to 1000",
  ],
  ['page sizes out of order', [[['pageSizes', 3], 12]], '12 is not above the 15 before it; allowed: sizes that rise'],
  ['the same page size twice', [[['pageSizes', 3], 15]], '15 is not above the 15 before it; allowed: sizes that rise'],

  [
    'a screen twice in the menu',
    [[['menu', 'Contact Us', 'to'], '/documents']],
    "'/documents' stands at menu[2].to already; allowed: once",
  ],
  [
    'signing out twice in the menu',
    [[['menu', 6], { label: 'Leave', icon: 'sign-out', action: 'sign-out' }]],
    "'sign-out' stands at menu[5].action already; allowed: once",
    'menu[6].action',
  ],
  [
    'a label twice in the menu',
    [[['menu', 3, 'label'], 'My Documents']],
    "'My Documents' stands at menu[2].label already; allowed: once",
  ],
  [
    'a section twice below a menu entry',
    [[['menu', 'My Portfolio', 'anchors', 1, 'section'], 'overview']],
    "'overview' stands at menu[0].anchors[0].section already; allowed: once",
  ],
  [
    'an exclusion twice',
    [[['api', 'withoutInvestor', 16], 'teams']],
    "'teams' stands at api.withoutInvestor[10] already; allowed: once",
  ],
  [
    'a column twice',
    [[[...activity, 'columns', 6], { field: 'net_amount', label: 'Net', format: 'money' }]],
    "'net_amount' stands at routes.signedIn./overview.sections[1].columns[5].field already; allowed: once",
    'routes.signedIn./overview.sections[1].columns[6].field',
  ],
  [
    'a filter twice',
    [[[...activity, 'filters', 1], { field: 'activity_type', label: 'Again', values: ['deposit'] }]],
    "'activity_type' is a filter of this table already",
    'routes.signedIn./overview.sections[1].filters[1].field',
  ],
  [
    'a language twice',
    [[['languages', 1], { tag: 'en-ca', name: 'English again' }]],
    "'en-ca' stands at languages[0].tag already; allowed: once",
    'languages[1].tag',
  ],
  [
    'the label of a period twice',
    [[['periods', 'performance', 1, 'label'], 'All Time']],
    "'All Time' stands at periods.performance[0].label already; allowed: once",
  ],
  [
    'the months of a period twice',
    [[['periods', 'performance', 1, 'months'], 120]],
    "'120' stands at periods.performance[0].months already; allowed: once",
  ],
  [
    'the label of a range twice',
    [[['ranges', 'documents', 4, 'label'], 'All Time']],
    "'All Time' stands at ranges.documents[0].label already; allowed: once",
  ],
  [
    'a comparison twice',
    [[['comparisons', 1, 'compareTo'], 'last_year']],
    "'last_year' stands at comparisons[0].compareTo already; allowed: once",
  ],
  [
    'an answer kept twice',
    [[['persist', 1], 'accountTypeList']],
    "'accountTypeList' stands at persist[0] already; allowed: once",
  ],
  [
    'two columns that name the row',
    [[[...activity, 'columns', 0, 'primary'], true]],
    "'true' stands at routes.signedIn./overview.sections[1].columns[0].primary already; allowed: once",
    'routes.signedIn./overview.sections[1].columns[1].primary',
  ],
  [
    'two figures beside the name',
    [
      [[...activity, 'columns', 5, 'amount'], true],
      [[...activity, 'columns', 6, 'amount'], true],
    ],
    "'true' stands at routes.signedIn./overview.sections[1].columns[5].amount already; allowed: once",
  ],

  [
    'rows that are told apart by what several of them have',
    [[[...investors, '/account', 'sections', 'profile', 'sections', 'beneficiaries', 'key'], 'relationship']],
    "'relationship' is the same in several rows of the example of 'profileDetails'; allowed: name, percent",
  ],
  [
    'people who are told apart by what several of them have',
    [[[...investors, '/contact-us', 'sections', 'team', 'key'], 'profile_image_base_64_encoded']],
    "'profile_image_base_64_encoded' is the same in several rows of the example of 'teamList'; allowed: member_id, first_name, last_name, name, title, role, department, email, phone, phone_extension, linkedin_url, display_order",
  ],
  [
    'rows that a form is about by what several of them have',
    [[[...message, 'about', 2, 'key'], 'fund_name']],
    "'fund_name' is the same in several rows of the example of 'investmentList'; allowed: investment_id, investment_type, name, invested_date, ownership_percent, rate_percent, next_payment_amount, interest_to_date_amount, loan_id, loan_number, lien_position, loan_type, property_type, property_city, loan_amount, participation_percent, ltv_percent, maturity_date, note_rate_percent, investor_rate_percent",
  ],
  [
    'a name of the subject that does not exist',
    [[[...loan, 'subject', 'name'], 'loan_details.nam']],
    "'loan_details.nam' is not known, did you mean 'loan_details.name'?; allowed: loan_details.loan_number, loan_details.name, loan_details.purpose, loan_details.currency, loan_details.terms.currency, loan_details.terms.rate_index, loan_details.terms.compounding, loan_details.terms.prepayment_terms, loan_details.terms.extension_options, loan_details.balances.currency, loan_details.servicing.currency, loan_details.security.currency, loan_details.security.appraisal_company, loan_details.property.occupancy, loan_details.property.address.street, loan_details.property.address.city, loan_details.property.address.province, loan_details.property.address.postal_code, loan_details.property.address.country, loan_details.participation.currency",
  ],
  [
    'a parameter for a field that the subject does not ask for',
    [[[...loan, 'subject', 'params'], { loan: 'id' }]],
    "'loan' is not known; allowed: loan_id",
    'routes.signedIn./overview/:id.subject.params.loan',
  ],
  [
    'a subject without what its query requires',
    [[[...loan, 'subject', 'params'], {}]],
    "'loanDetails' requires 'loan_id', and nothing fills it; found nothing; allowed: with one of the route's parameters for it, id",
  ],
  [
    'a link at the foot to what is neither a route nor a file',
    [[['footer', 'links', 'Legal', 'href'], '/imprint']],
    `'/imprint' is neither a route nor a file; allowed: ${everywhere}, a file such as /legal.html, an address that begins with https://`,
  ],
  [
    'a menu without a way to sign out',
    [[['menu'], portal.menu.slice(0, 5)]],
    "no entry signs out, and small screens have nothing else that does; found My Portfolio, Opportunities, My Documents, Contact Us, My Account; allowed: with one that has the action 'sign-out'",
  ],
  [
    'an empty menu',
    [[['menu'], []]],
    "is empty; allowed: the ways to screens, and an entry with the action 'sign-out'",
  ],
];

describe('a mistake in the config that only its sense shows', () => {
  it.each(mistakes)('%s is refused with its place, what was found and what is allowed', (_, changes, says, at) => {
    const { copy, places } = changed(changes);
    expect(problemsOf(copy)).toEqual([{ path: at ?? places.at(-1), message: says }]);
  });
});

describe('a route that nothing leads to', () => {
  const menu = portal.menu.filter((entry) => !('to' in entry && entry.to === '/documents'));

  it('is a warning', () => {
    expect(problemsOf(changed([[['menu'], menu]]).copy)).toEqual([
      {
        path: 'routes.signedIn./documents',
        message: "nothing leads to '/documents'; a menu entry, a link of another screen, paths or the footer can",
        severity: 'warning',
      },
    ]);
  });

  it('is one although its own screens lead to it', () => {
    const menuOfOthers = portal.menu.filter((entry) => !('to' in entry && entry.to === '/opportunities'));
    const paths = problemsOf(changed([[['menu'], menuOfOthers]]).copy).map(({ path }) => path);
    expect(paths).toEqual(['routes.signedIn./opportunities', 'routes.signedIn./opportunities/:id']);
  });

  it('is none where the foot of every page leads to it', () => {
    const links = [{ label: 'Documents', href: '/documents' }];
    expect(
      problemsOf(
        changed([
          [['menu'], menu],
          [['footer', 'links'], links],
        ]).copy,
      ),
    ).toEqual([]);
  });

  it('is not spoken of before the errors are gone, which may be why', () => {
    const { copy, places } = changed([[['menu', 'My Documents', 'to'], '/docments']]);
    expect(problemsOf(copy).map(({ path }) => path)).toEqual(places);
  });
});
