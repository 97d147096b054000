/** The sandbox users that tests sign in as, named after what they have. */
export const users = {
  investor: 'investor@northline.test',
  fund: 'fund@northline.test',
  modules: 'modules@northline.test',
  mixed: 'mixed@northline.test',
  first: 'first@northline.test',
  unlinked: 'unlinked@northline.test',
  empty: 'empty@northline.test',
  large: 'large@northline.test',
};
