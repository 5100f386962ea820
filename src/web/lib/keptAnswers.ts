interface KeptAnswer {
  readonly tag: string;
  readonly value: unknown;
}

/** Enough for a day's screens; the answer unused for longest goes first. */
const LIMIT = 200;
const answers = new Map<string, KeptAnswer>();

/** JSON answers with their ETags, in memory only: nothing about a child stays on the disk (web-7). */
export const keptAnswers = {
  get: (key: string): KeptAnswer | undefined => answers.get(key),

  keep(key: string, answer: KeptAnswer): void {
    answers.delete(key);
    answers.set(key, answer);
    const oldest = answers.keys().next();
    if (answers.size > LIMIT && !oldest.done) answers.delete(oldest.value);
  },

  forget: (): void => answers.clear(),
};
