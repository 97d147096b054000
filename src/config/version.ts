/**
 * The version of the config's words. It grows by one when a word is renamed or changes its meaning, together with a
 * step of `npm run config:migrate` (`scripts/migrate/`); a word that is only added leaves it as it is.
 */
export const configVersion = 3;
