/** The media query of a phone: narrower than the breakpoint of that name in tokens.css. */
export const phone = '(width < 40rem)';

/** A phone with room for a bar; a window that is low, too, such as an enlarged one, needs its height for the screen. */
export const phoneWithBar = `${phone} and (height >= 24rem)`;
