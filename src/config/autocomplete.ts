/** The autofill tokens (HTML `autocomplete`) by which browsers and password managers recognise a field. */
export const autocompleteWords = [
  'off',
  'name',
  'given-name',
  'additional-name',
  'family-name',
  'username',
  'email',
  'tel',
  'organization',
  'organization-title',
  'street-address',
  'address-line1',
  'address-line2',
  'address-level2',
  'address-level1',
  'postal-code',
  'country',
  'country-name',
  'language',
  'url',
  'one-time-code',
] as const;

export type Autocomplete = (typeof autocompleteWords)[number];
