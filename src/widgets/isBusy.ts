/** Whether something in a part of the page, or in all of it, is still on its way. */
export const isBusy = (part: ParentNode = document): boolean => part.querySelector('[aria-busy="true"]') !== null;
