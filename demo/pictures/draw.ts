import type { Chance } from '../chance.ts';

/** The paper all pictures are drawn on. */
export const [WIDTH, HEIGHT] = [1200, 900];

export type Point = readonly [x: number, y: number];

/** Colours of paint pots, wool and building blocks. */
export const BRIGHT = [
  '#dd5a3a',
  '#eda12f',
  '#f4cb4d',
  '#7aa65a',
  '#2f8d7e',
  '#4587b0',
  '#8a6cb4',
  '#d97691',
  '#b9774a',
] as const;

/** A whole picture; light comes from the upper left, and the corners are a little darker, as in a photo. */
export const picture = (background: string, ...parts: readonly (string | readonly string[])[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>
<radialGradient id="soft"><stop offset="0" stop-color="#2b1d10" stop-opacity=".42"/><stop offset=".6" stop-color="#2b1d10" stop-opacity=".2"/><stop offset="1" stop-color="#2b1d10" stop-opacity="0"/></radialGradient>
<radialGradient id="light" cx=".28" cy=".2" r="1"><stop offset="0" stop-color="#fff6dc" stop-opacity=".38"/><stop offset=".55" stop-color="#fff6dc" stop-opacity="0"/><stop offset="1" stop-color="#24160c" stop-opacity=".3"/></radialGradient>
</defs>${background}${parts.flat().join('')}<rect width="100%" height="100%" fill="url(#light)"/></svg>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  ellipse(cx, cy, r, r, fill, more);

export const shadow = (cx: number, cy: number, rx: number, ry: number): string => ellipse(cx, cy, rx, ry, 'url(#soft)');

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (points: readonly Point[], stroke: string, width: number, more = ''): string =>
  path(
    curve(points),
    'none',
    `stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}`,
  );

export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}" ${more}/>`;

export const group = (transform: string, ...parts: readonly (string | readonly string[])[]): string =>
  `<g transform="${transform}">${parts.flat().join('')}</g>`;

export const at = (x: number, y: number, turn = 0, scale = 1): string =>
  `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)})`;

/** A list of that many things, each made by its number. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Something round that nobody drew with a compass. */
export function blob(
  chance: Chance,
  [cx, cy]: Point,
  radius: number,
  fill: string,
  { uneven = 0.12, corners = 9 } = {},
) {
  const points = times(corners, (index): Point => {
    const angle = (index / corners) * 2 * Math.PI;
    const far = radius * (1 - uneven + chance.next() * uneven * 2);
    return [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
  });
  return path(`${curve([...points, ...points.slice(0, 2)])}Z`, fill);
}

/** A stroke of thick paint: the hairs of the brush leave their lines. */
export function brush(chance: Chance, points: readonly Point[], colour: string, width: number): string {
  const shaken = points.map(([x, y]): Point => [x + chance.between(-4, 4), y + chance.between(-4, 4)]);
  const hair = (tint: string, opacity: number) => {
    const off = (chance.next() - 0.5) * width * 0.6;
    const moved = shaken.map(([x, y]): Point => [x + off, y + off]);
    return line(moved, tint, width * 0.13, `opacity="${opacity}"`);
  };
  return line(shaken, colour, width) + hair('#ffffff', 0.35) + hair('#ffffff', 0.22) + hair('#3a2412', 0.16);
}

/** A smooth line through all points. */
function curve(points: readonly Point[]): string {
  const place = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [startX, startY] = place(0);
  const parts = points.slice(1).map(([x, y], before) => {
    const [[ax, ay], [bx, by], [dx, dy]] = [place(before - 1), place(before), place(before + 2)];
    const bends = [bx + (x - ax) / 6, by + (y - ay) / 6, x - (dx - bx) / 6, y - (dy - by) / 6, x, y];
    return `C${bends.map(round).join(' ')}`;
  });
  return `M${round(startX)} ${round(startY)}${parts.join('')}`;
}

const round = (value: number) => Math.round(value * 100) / 100;
