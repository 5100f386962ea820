export type Hue = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const HUES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Ground and text classes of a hue; each pair reads in both themes. */
export const HUE_LOOKS: Record<Hue, string> = {
  1: 'bg-hue-1 text-hue-1-ink',
  2: 'bg-hue-2 text-hue-2-ink',
  3: 'bg-hue-3 text-hue-3-ink',
  4: 'bg-hue-4 text-hue-4-ink',
  5: 'bg-hue-5 text-hue-5-ink',
  6: 'bg-hue-6 text-hue-6-ink',
  7: 'bg-hue-7 text-hue-7-ink',
  8: 'bg-hue-8 text-hue-8-ink',
};

/** Always the same hue for the same key; consecutive numbers get different ones. */
export function hueOf(key: string | number): Hue {
  const number = typeof key === 'number' ? Math.abs(Math.trunc(key)) : [...key].reduce(mix, 7);
  return HUES[number % HUES.length] ?? 1;
}

function mix(sum: number, letter: string): number {
  return (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
}
