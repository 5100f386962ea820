import type { Chance } from '../chance.ts';
import { at, BRIGHT, blob, circle, ellipse, group, line, path, picture, polygon, rect, shadow, times } from './draw.ts';
import { star } from './indoors.ts';
import { room, window, wood } from './places.ts';

/** Snack, from above. */
export function snack(chance: Chance): string {
  const colour = chance.pick(['#d97691', '#4587b0', '#7aa65a', '#eda12f']);
  const squares = times(8, (column) =>
    times(6, (row) => ((column + row) % 2 ? rect(column * 150, row * 150, 150, 150, colour, 'opacity=".28"') : '')),
  ).flat();
  const plate = (x: number, y: number, food: string) =>
    group(
      at(x, y),
      shadow(10, 20, 232, 220),
      circle(0, 0, 196, '#fbf7ee'),
      circle(0, 0, 150, '#efe8d9'),
      circle(0, 0, 142, '#fbf7ee'),
      food,
    );
  const apple = times(6, (i) =>
    group(
      `rotate(${i * 26 - 60}) translate(0 -70)`,
      path('M-44 0A46 52 0 0 1 44 0Z', '#f6edc6'),
      path('M-44 0A46 52 0 0 1 44 0L36 -3A38 43 0 0 0 -36 -3Z', '#c9472f'),
    ),
  ).join('');
  const berries = times(13, () =>
    circle(chance.between(-80, 80), chance.between(10, 90), 17, chance.pick(['#4b5f9e', '#8a3f6b', '#c9472f'])),
  ).join('');
  const bread =
    path('M-90 30C-110 -50 -40 -74 0 -60C40 -74 110 -50 90 30Z', '#d9a764') +
    path('M-74 20C-88 -40 -34 -56 0 -46C34 -56 88 -40 74 20Z', '#f2ddb0') +
    circle(-24, -14, 9, '#7aa65a') +
    circle(22, -20, 9, '#7aa65a') +
    line(
      [
        [-22, 6],
        [0, 14],
        [24, 4],
      ],
      '#c9472f',
      7,
    );
  const carrots = times(7, (i) => rect(-90 + i * 24, 54 + (i % 2) * 8, 15, 70, '#e8862f', 'rx="7"')).join('');
  const cup = (x: number, y: number) =>
    shadow(x + 8, y + 12, 80, 74) +
    circle(x, y, 66, chance.pick(BRIGHT)) +
    circle(x, y, 53, '#fffdf6') +
    ellipse(x - 18, y - 18, 16, 10, '#ffffff');
  const foods = chance.some(
    [apple + berries, bread + carrots, berries + group('translate(0 -76)', bread), carrots + apple],
    2,
  );
  return picture(
    rect(0, 0, 1200, 900, '#fdf8ec'),
    squares,
    plate(350, 400, foods[0] ?? ''),
    plate(850, 520, foods[1] ?? ''),
    cup(640, 190),
    cup(150, 720),
    cup(1090, 200),
  );
}

/** Snakes, snails and cookies of dough. */
export function dough(chance: Chance): string {
  const soft = (colour: string, x: number, y: number, r: number) =>
    shadow(x + 6, y + 12, r * 1.2, r) +
    blob(chance, [x, y], r, colour, { uneven: 0.06 }) +
    ellipse(x - r * 0.3, y - r * 0.34, r * 0.3, r * 0.16, '#ffffff', 'opacity=".3"');
  const colours = chance.some(BRIGHT, 5) as [string, string, string, string, string];
  const mat = group(
    at(600, 450, chance.between(-3, 3)),
    shadow(0, 20, 560, 420),
    rect(-500, -370, 1000, 740, '#eef0e6', 'rx="24"'),
  );
  const snake =
    line(
      times(9, (i) => [220 + i * 60, 250 + (i % 2 ? 36 : -30)]),
      colours[0],
      46,
    ) +
    circle(706, 222, 34, colours[0]) +
    circle(716, 212, 6, '#33261c');
  const snail = group(
    at(860, 620),
    shadow(0, 76, 170, 36),
    line(
      [
        [-140, 56],
        [0, 66],
        [130, 50],
        [168, 4],
      ],
      colours[1],
      46,
    ),
    [74, 50, 26].map((r, i) => circle(10, 0, r, i % 2 ? '#fff6dc' : colours[2])),
    line(
      [
        [168, 0],
        [176, -48],
      ],
      colours[1],
      9,
    ) +
      line(
        [
          [182, 4],
          [206, -38],
        ],
        colours[1],
        9,
      ),
  );
  const cookies = times(
    4,
    (i) =>
      star(270 + (i % 2) * 190, 540 + Math.floor(i / 2) * 180, 74, colours[3]) +
      star(270 + (i % 2) * 190, 534 + Math.floor(i / 2) * 180, 60, '#ffffff').replace('/>', ' opacity=".18"/>'),
  );
  const pin = group(
    at(950, 250, chance.between(-40, -15)),
    shadow(0, 26, 210, 34),
    rect(-150, -34, 300, 68, '#caa06e', 'rx="30"'),
    rect(-200, -14, 60, 28, '#a87645', 'rx="14"'),
    rect(140, -14, 60, 28, '#a87645', 'rx="14"'),
  );
  return picture(
    wood(chance),
    mat,
    snake,
    cookies,
    snail,
    pin,
    soft(colours[4], 610, 760, 62),
    soft(colours[0], 120, 420, 50),
  );
}

/** Lanterns and stars that the children cut, in the window of a dark afternoon. */
export function lanterns(chance: Chance): string {
  const lantern = (x: number, length: number) => {
    const colour = chance.pick(BRIGHT);
    const y = 60 + length;
    const folds = [-44, -15, 15, 44].map((off) =>
      line(
        [
          [x + off, y + 26],
          [x + off * 1.3, y + 80],
          [x + off, y + 134],
        ],
        '#fff3cd',
        5,
        'opacity=".6"',
      ),
    );
    return (
      line(
        [
          [x, 0],
          [x, y],
        ],
        '#6d5b4c',
        4,
      ) +
      circle(x, y + 80, 120, '#ffe9a8', 'opacity=".28"') +
      path(
        `M${x - 58} ${y + 24}C${x - 96} ${y + 60} ${x - 96} ${y + 100} ${x - 58} ${y + 136}H${x + 58}C${x + 96} ${y + 100} ${x + 96} ${y + 60} ${x + 58} ${y + 24}Z`,
        colour,
      ) +
      folds.join('') +
      rect(x - 44, y + 8, 88, 18, '#5b4636', 'rx="6"') +
      rect(x - 44, y + 134, 88, 18, '#5b4636', 'rx="6"')
    );
  };
  const dusk =
    rect(110, 150, 980, 560, '#4a5d86') +
    times(30, () =>
      circle(chance.between(130, 1070), chance.between(170, 690), chance.between(2, 5), '#f2f0e4', 'opacity=".8"'),
    ).join('') +
    path('M110 640C320 570 520 650 720 610S1000 580 1090 630V710H110Z', '#e8eef4') +
    times(4, () => {
      const x = chance.between(180, 1020);
      return (
        polygon(
          [
            [x - 50, 640],
            [x + 50, 640],
            [x, 520],
          ],
          '#3d5a52',
        ) +
        polygon(
          [
            [x - 38, 580],
            [x + 38, 580],
            [x, 480],
          ],
          '#466a5f',
        )
      );
    }).join('');
  const frame =
    rect(110, 150, 980, 560, 'none', 'stroke="#fffaf0" stroke-width="30"') +
    rect(590, 150, 20, 560, '#fffaf0') +
    rect(80, 710, 1040, 36, '#f1e4cb');
  const cut = times(7, () =>
    star(
      chance.between(170, 1030),
      chance.between(420, 640),
      chance.between(24, 44),
      chance.pick(['#f4cb4d', '#f7e3a1', '#eda12f', '#fffaf0']),
    ),
  );
  return picture(
    room(chance, 790),
    dusk,
    frame,
    cut,
    [220, 460, 740, 980].map((x) => lantern(x, chance.between(10, 130))),
  );
}

/** A birthday in the room: cake, crown and paper chains. */
export function birthday(chance: Chance): string {
  const age = chance.between(2, 5);
  const chain = times(15, (i) =>
    ellipse(
      40 + i * 80,
      60 + Math.sin(i / 2.3) * 46,
      40,
      24,
      'none',
      `stroke="${chance.pick(BRIGHT)}" stroke-width="14"`,
    ),
  );
  const cream = chance.pick(['#f6d5dc', '#f7ecc8', '#d9ead8', '#d7e3f0']);
  const cake = group(
    at(560, 560),
    shadow(0, 210, 360, 60),
    ellipse(0, 190, 330, 64, '#fbf7ee'),
    path('M-240 -20V150A240 60 0 0 0 240 150V-20Z', '#c98e57'),
    path('M-240 40V80A240 60 0 0 0 240 80V40Z', cream),
    ellipse(0, -20, 240, 64, cream),
    times(9, (i) => circle(-200 + i * 50, -16 + Math.abs(4 - i) * -8 + 44, 15, '#c9472f')),
    times(age, (i) => {
      const x = (i - (age - 1) / 2) * 74;
      return (
        rect(x - 9, -140, 18, 112, chance.pick(BRIGHT), 'rx="6"') +
        circle(x, -176, 40, '#ffe9a8', 'opacity=".45"') +
        path(`M${x} -206C${x + 20} -176 ${x + 14} -150 ${x} -148C${x - 14} -150 ${x - 20} -176 ${x} -206Z`, '#f0a32f')
      );
    }),
  );
  const crown = group(
    at(1000, 690, chance.between(-10, 10)),
    shadow(0, 74, 150, 30),
    polygon(
      [
        [-120, 70],
        [-130, -60],
        [-62, 0],
        [0, -84],
        [62, 0],
        [130, -60],
        [120, 70],
      ],
      '#f4cb4d',
    ),
    [-70, 0, 70].map((x) => circle(x, 40, 17, chance.pick(BRIGHT))),
  );
  const table = rect(0, 700, 1200, 200, chance.pick(['#e3c9a6', '#d8b98f'])) + rect(0, 700, 1200, 12, '#b98552');
  return picture(
    room(chance, 700),
    window(chance, 90, 200, 260, 250),
    chain,
    table,
    cake,
    crown,
    times(3, (i) => balloon(chance, 860 + i * 110, 250 + (i % 2) * 90)),
  );
}

const balloon = (chance: Chance, x: number, y: number) => {
  const colour = chance.pick(BRIGHT);
  return (
    line(
      [
        [x, y + 76],
        [x - 14, y + 190],
        [x + 6, y + 320],
      ],
      '#8d7f70',
      3,
    ) +
    ellipse(x, y, 62, 78, colour) +
    polygon(
      [
        [x - 10, y + 90],
        [x + 10, y + 90],
        [x, y + 74],
      ],
      colour,
    ) +
    ellipse(x - 20, y - 28, 12, 20, '#ffffff', 'opacity=".4"')
  );
};
