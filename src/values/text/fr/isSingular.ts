/** Whether a French noun is singular after a number as it is written or counted: from 0 to below 2. */
export function isSingular(number: number | string): boolean {
  return /^−?[01](,\d+)?$/.test(String(number));
}
