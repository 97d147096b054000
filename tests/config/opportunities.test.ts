import { describe, expect, it } from 'vitest';
import { changed, problemsOf, type Way } from './portalCopy.ts';

const list = ['routes', 'signedIn', '/opportunities'];
const tiles = [...list, 'sections', 'opportunities'];
const tile = [...tiles, 'tile'];
const one = ['routes', 'signedIn', '/opportunities/:id', 'sections'];
const ask = [...one, 'interest'];

const mistakes: [mistake: string, way: Way, value: unknown, says: string[]][] = [
  ['a screen of no part', [...list, 'part'], 'oportunities', ["did you mean 'opportunities'?"]],
  ['tiles of no query', [...tiles, 'query'], 'opportunitiesList', ["did you mean 'opportunityList'?"]],
  ['tiles of no list', [...tiles, 'rows'], 'oportunities', ["did you mean 'opportunities'?"]],
  ['a tile without its key', [...tiles, 'key'], 'id', ["'id'", 'opportunity_id']],
  ['a filter that the body does not have', [...tiles, 'filters', 'Lien', 'field'], 'lien', ["'lien'", 'lien_position']],
  ['a choice that is no number', [...tiles, 'filters', 'LTV', 'choices', 0, 'value'], '55', ["'55' is no number"]],
  ['an order that the server does not have', [...tiles, 'orders', 0, 'by'], 'city', ["'city'", 'closes_at']],
  ['an order twice', [...tiles, 'orders', 1], { label: 'New', by: 'listed_at', direction: 'desc' }, ['already']],
  ['no order at all', [...tiles, 'orders'], [], ['found []']],
  ['tiles in the order of a table', [...tiles, 'sort'], { by: 'title', direction: 'asc' }, ["'sort' is not known"]],
  ['a title that is an amount', [...tile, 'title'], 'loan_amount', ["'loan_amount'", 'reference']],
  ['an unknown picture', [...tile, 'picture'], 'image_64', ["'image_64'", 'image_base_64_encoded']],
  ['a status of no words', [...tile, 'status'], 'funded_percent', ["'funded_percent'", 'status']],
  ['a mark that is no flag', [...tile, 'mark', 'field'], 'new', ["'new'", 'is_new']],
  ['a line of no field', [...tile, 'lines', 1, 0, 'field'], 'town', ["'town'", 'city']],
  ['a bar by an amount', [...tile, 'bar', 'percent'], 'loan_amount', ["'loan_amount'", 'funded_percent']],
  ['a bar of no amount', [...tile, 'bar', 'whole'], 'title', ["'title'", 'loan_amount']],
  ['a fact in the wrong format', [...tile, 'facts', 0, 'format'], 'money', ['allowed: percent, points']],
  ['what was said of no object', [...tile, 'said', 'object'], 'interest', ["'interest'", 'allowed: my_interest']],
  ['what was said by a number', [...tile, 'said', 'field'], 'amount', ["'amount'", 'allowed: status']],
  ['nothing by another word', [...tile, 'said', 'nothing'], 'nothing', ["'nothing'", 'none, submitted']],
  ['an unknown fact of what was said', [...tile, 'said', 'facts', 0, 'field'], 'sum', ["'sum'", 'amount']],
  ['tiles that lead nowhere', [...tiles, 'link', 'to'], '/opportunity/:id', ["did you mean '/opportunities/:id'?"]],
  ['an action of no object', [...ask, 'object'], 'opportunities', ["did you mean 'opportunity'?"]],
  ['an action that leads nowhere', [...ask, 'to'], '/contact-as', ["did you mean '/contact-us'?"]],
  [
    'a parameter of no field',
    [...ask, 'fill', 'message-context.opportunity_id', 'field'],
    'id',
    ["'id'", 'opportunity_id'],
  ],
  ['a state by a text of any kind', [...ask, 'when', 'field'], 'title', ["'title'", 'status']],
  ['a state that there is not', [...ask, 'when', 'is'], 'opened', ["did you mean 'open'?"]],
  [
    'words for a state that there is not',
    [...ask, 'when', 'otherwise', 'full'],
    { text: 'Full.' },
    ["'full'", 'fully_funded'],
  ],
  ['a state without words', [...ask, 'when', 'otherwise'], { closed: { text: 'Closed.' } }, ["'coming_soon'"]],
  ['prose of no object', [...one, 'about', 'object'], 'offer', ["'offer'", 'opportunity']],
  ['prose that is an amount', [...one, 'about', 'texts', 0, 'field'], 'loan_amount', ["'loan_amount'", 'description']],
  ['prose that is a list of objects', [...one, 'about', 'texts', 1, 'field'], 'use_of_funds', ['highlights']],
  ['figures with a bar of no field', [...one, 'offer', 'bar', 'amount'], 'committed', ['committed_amount']],
  [
    'an email to a date',
    [...one, 'opportunity-security', 'groups', 1, 'fields', 'Appraised on', 'link'],
    'mail',
    ["'date'", 'company'],
  ],
  ['files that cannot be removed', [...one, 'opportunity-documents', 'removal'], 'loanDocumentDelete', ['nothing']],
];

describe('a mistake in the opportunities of the config', () => {
  it.each(mistakes)('%s is named with its place and what is allowed', (_, way, value, says) => {
    const { copy, places } = changed([[way, value]]);
    const problems = problemsOf(copy);
    const [place = ''] = places;
    const found = problems.find(
      ({ path, message }) => (path === place || place.startsWith(path)) && says.every((part) => message.includes(part)),
    );
    expect(found, JSON.stringify(problems)).toBeDefined();
  });

  it('a parameter that no form of the other screen has is named, with the forms that it has', () => {
    const form = structuredClone(changed([]).copy.routes.public['/login']?.sections[0]);
    const { copy } = changed([[['routes', 'signedIn', '/contact-us', 'sections'], [{ ...form, id: 'letter' }]]]);
    const problems = problemsOf(copy).filter(({ path }) => path.includes('.fill.'));
    expect(problems.map(({ path }) => path.split('.fill.')[1])).toEqual([
      'message-topic',
      'message-context.opportunity_id',
    ]);
    expect(problems[0]?.message).toContain('its forms: letter');
  });

  it('what is shown without an investor cannot depend on one', () => {
    const { copy } = changed([[['noInvestors', 'part'], 'opportunities']]);
    expect(problemsOf(copy)).toContainEqual(expect.objectContaining({ path: 'noInvestors.part' }));
  });

  it('the screen that a sign-in leads to cannot be one that some do not have', () => {
    const { copy } = changed([[['routes', 'signedIn', '/overview', 'part'], 'opportunities']]);
    expect(problemsOf(copy)).toContainEqual(expect.objectContaining({ path: 'paths.home' }));
  });
});
