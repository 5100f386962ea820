/** Round numbers from 0 up to at least `most`, about `count` of them, for an axis of whole things. */
export function ticksUpTo(most: number, count = 4): number[] {
  const rough = Math.max(1, most / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((round) => round >= rough) ?? rough;
  const ticks = [0];
  while ((ticks.at(-1) ?? 0) < most) ticks.push((ticks.at(-1) ?? 0) + step);
  return ticks.length > 1 ? ticks : [0, step];
}

/** Every how many labels one is written, so that each has `width` pixels of `space`. */
export const labelStep = (labels: number, width: number, space: number): number =>
  Math.max(1, Math.ceil((labels * width) / Math.max(1, space)));
