import type { Chance } from '../chance.ts';
import { ellipse, HEIGHT, line, type Point, rect, times, WIDTH } from './draw.ts';

const WOODS = ['#dcb98c', '#cfa574', '#e2c59d', '#c89c6d'] as const;
const WALLS = ['#f3e3c6', '#e6ead6', '#f2d9c7', '#dfe8ea', '#efe0d8'] as const;

/** A table or a floor of wood, from above. */
export function wood(chance: Chance): string {
  const base = chance.pick(WOODS);
  const plank = 900 / chance.between(4, 6);
  const grain = times(16, () => {
    const [x, y] = [chance.between(-60, 1000), chance.between(10, 890)];
    const points: Point[] = times(4, (i) => [x + i * chance.between(70, 110), y + chance.between(-5, 5)]);
    return line(points, '#8f6437', 2, 'opacity=".22"');
  });
  const gaps = times(6, (i) => rect(0, i * plank, WIDTH, 3, '#8f6437', 'opacity=".3"'));
  return rect(0, 0, WIDTH, HEIGHT, base) + grain.join('') + gaps.join('');
}

/** A room with its wall, a skirting board and a floor that begins at `floor`. */
export function room(chance: Chance, floor: number): string {
  const wall = rect(0, 0, WIDTH, floor, chance.pick(WALLS));
  const board = rect(0, floor - 22, WIDTH, 22, '#fbf3e4');
  const boards = times(7, (i) => rect(0, floor + i * i * 9, WIDTH, 2, '#8f6437', 'opacity=".25"'));
  return wall + board + rect(0, floor, WIDTH, HEIGHT - floor, chance.pick(WOODS)) + boards.join('');
}

const SKIES = ['#cfe6ee', '#dbe9e4', '#f6e2c3', '#c9dff0'] as const;
const GRASSES = ['#9dbb6a', '#8db071', '#a8c07a', '#7fa765'] as const;

/** The yard: sky, hedge or fence, and grass from `ground` on. */
export function yard(chance: Chance, ground: number): string {
  const hedge = times(11, (i) => ellipse(i * 125, ground - 20, 105, chance.between(70, 120), '#5d8a55'));
  const pickets = times(21, (i) => rect(i * 60 + 6, ground - 130, 34, 140, '#f4ead7', 'rx="10"'));
  const fence =
    rect(0, ground - 95, WIDTH, 18, '#e9dcc3') + rect(0, ground - 40, WIDTH, 18, '#e9dcc3') + pickets.join('');
  const grass = chance.pick(GRASSES);
  const blades = times(70, () => {
    const [x, y] = [chance.between(0, WIDTH), chance.between(ground + 15, HEIGHT)];
    return line(
      [
        [x, y],
        [x + chance.between(-6, 6), y - chance.between(10, 22)],
      ],
      '#5f8d4e',
      3,
      'opacity=".55"',
    );
  });
  const border = chance.happens(0.5) ? hedge.join('') : hedge.join('') + fence;
  return (
    rect(0, 0, WIDTH, HEIGHT, chance.pick(SKIES)) + border + rect(0, ground, WIDTH, HEIGHT, grass) + blades.join('')
  );
}

/** A window with a bit of the season outside. */
export function window(chance: Chance, x: number, y: number, width: number, height: number): string {
  const sky = chance.pick(['#bfe0ee', '#d6eaf0', '#f5dcb5']);
  const tree =
    rect(x + width * 0.7, y + height * 0.45, 14, height * 0.5, '#8a6240') +
    ellipse(
      x + width * 0.71,
      y + height * 0.4,
      width * 0.2,
      height * 0.24,
      chance.pick(['#86ad62', '#d99440', '#c9714a', '#a9c98a']),
    );
  const hill = ellipse(x + width * 0.4, y + height, width * 0.5, height * 0.22, '#9cbd78');
  const inside = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${rect(x, y, width, height, sky)}${hill}${tree}</svg>`;
  const frame = rect(x, y, width, height, 'none', 'stroke="#fffaf0" stroke-width="22"');
  const bars = rect(x + width / 2 - 6, y, 12, height, '#fffaf0') + rect(x, y + height / 2 - 6, width, 12, '#fffaf0');
  return inside + frame + bars + rect(x - 26, y + height, width + 52, 26, '#f7ecd8');
}
