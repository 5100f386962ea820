/** With what people put between digits; shorter ones are no number to call. */
const PHONE = /\+?\(?\d(?:[\s().\-/]*\d){6,14}(?:\s*(?:x|ext\.?)\s*\d+)?/gi;
const EMAIL = /[^\s<>,;:()]+@[^\s<>,;:()]+/g;
/** '03/12/2026', '2026-03-12': as many digits as a number, and no number. */
const DATE = /((?<!\d)(?:\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d|(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2})(?!\d))/;

/** A text about people without what reaches them: the other household's numbers are not for everybody. */
export function withoutContacts(text: string): string {
  const rest = text
    .replace(EMAIL, '')
    .split(DATE)
    .map((part, n) => (n % 2 === 1 ? part : part.replace(PHONE, '')))
    .join('');
  return rest === text ? text : tidied(rest);
}

/** Without the brackets, commas and blanks that stood around what is gone. */
const tidied = (text: string): string =>
  text
    .replace(/[<([]\s*[>)\]]/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\s+([,;|])/g, '$1')
    .replace(/[,;|:\s]+$/, '')
    .trim();
