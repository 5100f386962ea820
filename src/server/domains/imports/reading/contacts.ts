/** With what people put between digits; shorter ones are no number to call. */
const PHONE = /\+?\(?\d(?:[\s().\-/]*\d){6,14}(?:\s*(?:x|ext\.?)\s*\d+)?/gi;
const EMAIL = /[^\s<>,;:()]+@[^\s<>,;:()]+/g;

/** A text about people without what reaches them: the other household's numbers are not for everybody. */
export const withoutContacts = (text: string): string =>
  text
    .replace(EMAIL, '')
    .replace(PHONE, '')
    .replace(/[<([]\s*[>)\]]/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\s+([,;|])/g, '$1')
    .replace(/[,;|:\s]+$/, '')
    .trim();
