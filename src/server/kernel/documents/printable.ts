/** What the built-in letters of a PDF hold beside Latin-1 (WinAnsi). */
const BESIDE_LATIN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
/** Marks that have a plainer form. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2212': '-',
  '\u2032': "'",
  '\u2033': '"',
};
/** Spaces of all widths; those of no width stand for nothing. */
const SPACE = /[\p{Zs}\t]/u;
const INVISIBLE = /^[\u200B\u200E\u200F\u2060\uFEFF\p{Cc}]$/u;
const UNKNOWN = '[?]';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters a text is printed in. */
export interface Letters {
  /** Whether they hold a character. */
  has(character: string): boolean;
  /** How many runs of characters could not be printed. */
  missing: number;
}

/** Of a PDF's built-in fonts: those of Western Europe. */
export const isWestern = (character: string): boolean =>
  /[\u0020-\u007E\u00A0-\u00FF]/.test(character) || BESIDE_LATIN.has(character);

/** Whether the built-in fonts say all of a text as it is written. */
export const isAllWestern = (text: string): boolean =>
  [...text.normalize('NFC')].every(
    (character) =>
      isWestern(character) ||
      SPACE.test(character) ||
      /[\n\u2028\u2029]/.test(character) ||
      INVISIBLE.test(character) ||
      character in PLAIN,
  );

/**
 * A text in the letters it is printed in. Accents they lack are left out; what they lack altogether becomes one '[?]'
 * for each run, and is counted, so that the document can say so.
 */
export function printable(text: string, letters: Letters): string {
  const lines = text.normalize('NFC').split(/\r\n|\r|\n|\u2028|\u2029/);
  return lines.map((line) => printableLine(line, letters)).join('\n');
}

function printableLine(line: string, letters: Letters): string {
  let printed = '';
  let isUnknown = false;
  for (const { segment } of graphemes.segment(line)) {
    const shown = shownAs(segment, letters);
    if (shown !== null) printed += shown;
    else if (!isUnknown) {
      printed += UNKNOWN;
      letters.missing += 1;
    }
    isUnknown = shown === null;
  }
  return printed;
}

function shownAs(grapheme: string, letters: Letters): string | null {
  const isPrintable = (text: string) => [...text].every((character) => letters.has(character));
  if (SPACE.test(grapheme)) return grapheme === '\u00A0' ? grapheme : ' ';
  if (INVISIBLE.test(grapheme)) return '';
  if (isPrintable(grapheme)) return grapheme;
  const plain = PLAIN[grapheme] ?? grapheme.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && isPrintable(plain) ? plain : null;
}
