/** A text in a field: what has to be found again. */
export interface Pair {
  readonly route: string;
  readonly field: string;
  /** The text without its mark. */
  readonly text: string;
  /** What is written: the text with a mark of its own, which no other pair has. */
  readonly written: string;
  readonly mark: string;
}

const DIGITS = 4;
/** Whatever the letters become: a screen may write them large. */
export const MARK = /qz([0-9a-z]{4})zq/gi;

/** Gives each text in each field a mark by which it is known wherever it shows. */
export class Marks {
  readonly #pairs: Pair[] = [];

  /** @param fields of one write; each gets the text with a mark of its own */
  pairsOf(route: string, fields: readonly string[], text: string): readonly Pair[] {
    return fields.map((field) => {
      const mark = `qz${this.#pairs.length.toString(36).padStart(DIGITS, '0')}zq`;
      const pair = { route, field, text, mark, written: withMark(text, mark) };
      this.#pairs.push(pair);
      return pair;
    });
  }

  /** The pair of a mark, in letters of any size. */
  pairOf(mark: string): Pair | undefined {
    return this.#pairs[Number.parseInt(mark.slice(2, 2 + DIGITS), 36)];
  }
}

/** At its end, since what a text does to others mostly hangs on how it begins; texts of one letter stay as long as they are. */
const withMark = (text: string, mark: string): string =>
  text.length > 38 && new Set(text).size <= 2 ? mark + text.slice(mark.length) : text + mark;

/** A text as two places that break lines and leave out what can't be drawn differently agree on it. */
export const bare = (text: string): string => text.normalize('NFC').replace(/[\s\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}]/gu, '');
