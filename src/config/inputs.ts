/**
 * How the values of a body are entered, and the options of each input. `new-password` is a password being chosen.
 * `country` is a list of every country by name, for a two-letter code. `digits` is a number used as a name, such as an
 * account number: the browser never fills it in, and spaces and hyphens are removed.
 */
export const inputs = {
  flag: { checkbox: [{ may: ['initial'] }] },
  money: { money: [{ may: ['initial'] }], select: [{ must: ['options'] }] },
  number: { number: [{ may: ['initial'] }], select: [{ must: ['options'], may: ['fromAddress'] }] },
  date: { date: [{ may: ['initial'] }] },
  choice: {
    select: [{ must: ['values'], may: ['initial', 'fromAddress'] }],
    radio: [{ must: ['values'], may: ['initial', 'fromAddress'] }],
  },
  text: {
    text: [{ must: ['autocomplete'], may: ['initial'] }],
    email: [{ must: ['autocomplete'], may: ['initial'] }],
    tel: [{ must: ['autocomplete'], may: ['initial'] }],
    digits: [{}],
    password: [{ may: ['wrong'] }],
    'new-password': [{}],
    textarea: [{ may: ['initial'] }],
    select: [{ must: ['choices'], may: ['initial'] }, { must: ['options'] }],
    country: [{ must: ['autocomplete'], may: ['initial'] }],
  },
} as const;
