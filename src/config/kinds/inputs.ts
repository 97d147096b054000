/**
 * How the values of a body are entered, and what is said of each way. `new-password` is one that is being chosen, `digits` a
 * number that is a name, such as a bank account's: never filled in by the browser, and without its blanks and hyphens.
 */
export const inputs = {
  flag: { checkbox: [{ may: ['initial'] }] },
  money: { money: [{ may: ['initial'] }], select: [{ must: ['options'] }] },
  number: { number: [{ may: ['initial'] }], select: [{ must: ['options'] }] },
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
  },
} as const;
