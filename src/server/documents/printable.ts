/** What the built-in letters of a PDF hold beside Latin-1 (WinAnsi). */
const BESIDE_LATIN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
/** Latin letters that don't come apart into a letter and its mark. */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  ẞ: 'SS',
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

/**
 * A text in the letters a PDF's built-in fonts have. Accents they lack are left out ('ő' is 'o'); what they lack
 * altogether becomes one '[?]' for each run, and is counted in `marks`, so that the document can say so.
 */
export function printable(text: string, marks: { count: number }): string {
  const lines = text.normalize('NFC').split(/\r\n|\r|\n|\u2028|\u2029/);
  return lines.map((line) => printableLine(line, marks)).join('\n');
}

function printableLine(line: string, marks: { count: number }): string {
  let printed = '';
  let isUnknown = false;
  for (const { segment } of graphemes.segment(line)) {
    const shown = shownAs(segment);
    if (shown !== null) printed += shown;
    else if (!isUnknown) {
      printed += UNKNOWN;
      marks.count += 1;
    }
    isUnknown = shown === null;
  }
  return printed;
}

function shownAs(grapheme: string): string | null {
  if (isPrintable(grapheme)) return grapheme;
  if (SPACE.test(grapheme)) return ' ';
  if (INVISIBLE.test(grapheme)) return '';
  const plain = PLAIN[grapheme] ?? grapheme.normalize('NFKD').replace(/\p{M}/gu, '');
  const known = [...plain].map((letter) => PLAIN[letter] ?? letter).join('');
  return known !== '' && isPrintable(known) ? known : null;
}

const isPrintable = (text: string) =>
  [...text].every((letter) => /[\u0020-\u007E\u00A0-\u00FF]/.test(letter) || BESIDE_LATIN.has(letter));
