/**
 * The version of the config's words. It grows by one when a word is renamed or changes its meaning, together with an
 * entry in `.github/CHANGELOG.md`; a word that is only added leaves it as it is.
 */
export const configVersion = 3;
