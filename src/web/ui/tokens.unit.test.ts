import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light: String(light), dark: String(dark) },
  ]),
);

const GROUNDS = ['paper', 'surface', 'raised', 'sunken'];
const TONES = ['highlight', 'attention', 'success', 'info'];

const text: [string, string][] = [
  ...pairs(['ink', 'ink-soft', 'ink-faint', 'action', ...TONES.map((tone) => `${tone}-ink`)], GROUNDS),
  ...pairs(['ink', 'ink-soft'], ['action-soft', ...TONES.map((tone) => `${tone}-soft`)]),
  ...TONES.map((tone): [string, string] => [`${tone}-ink`, `${tone}-soft`]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((hue): [string, string] => [`hue-${hue}-ink`, `hue-${hue}`]),
  ['action', 'action-soft'],
  ['action-soft-ink', 'action-soft'],
  ['action-ink', 'action'],
  ['action-ink', 'action-hover'],
  ['attention-on', 'attention'],
  ['attention-on', 'attention-hover'],
  ['ink', 'lifted'],
  ['paper', 'ink'],
];

const shapes: [string, string][] = [
  ...pairs(['line-strong', 'focus', 'attention', 'success', 'info'], GROUNDS),
  ...pairs(['focus'], ['action-soft', ...TONES.map((tone) => `${tone}-soft`)]),
  ...['attention', 'success', 'info'].map((tone): [string, string] => [tone, `${tone}-soft`]),
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(text)('reads %s on %s (4.5:1)', (front, ground) => {
    expect(contrast(colour(front, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('shows %s on %s (3:1)', (front, ground) => {
    expect(contrast(colour(front, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

function pairs(fronts: string[], grounds: string[]): [string, string][] {
  return fronts.flatMap((front) => grounds.map((ground): [string, string] => [front, ground]));
}

function colour(name: string, theme: 'light' | 'dark'): string {
  const found = colours.get(name);
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return found[theme];
}

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
