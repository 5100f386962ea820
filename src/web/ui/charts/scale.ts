/** Round numbers from 0 up to at least `most`, about `count` of them, for an axis of whole things. */
export function ticksUpTo(most: number, count = 4): number[] {
  const rough = Math.max(1, most / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((round) => round >= rough) ?? rough;
  const ticks = [0];
  while ((ticks.at(-1) ?? 0) < most) ticks.push((ticks.at(-1) ?? 0) + step);
  return ticks.length > 1 ? ticks : [0, step];
}

/** Every how many labels one is written, so that none meets the next in so many pixels of space. */
export function labelStep(labels: readonly string[], space: number): number {
  const width = Math.max(0, ...labels.map(({ length }) => length)) * LETTER + GAP;
  return Math.max(1, Math.ceil((labels.length * width) / Math.max(1, space)));
}
const LETTER = 6.5;
const GAP = 12;
