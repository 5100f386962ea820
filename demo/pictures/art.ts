import type { Chance } from '../chance.ts';
import {
  at,
  BRIGHT,
  blob,
  brush,
  circle,
  ellipse,
  group,
  line,
  type Point,
  path,
  picture,
  polygon,
  rect,
  shadow,
  times,
} from './draw.ts';
import { room, wood } from './places.ts';

type Motif = (chance: Chance) => string;

/** What children paint, on a sheet of 560 × 440 around the middle. */
const MOTIFS: readonly Motif[] = [
  (chance) => {
    const wall = chance.pick(BRIGHT);
    return [
      brush(
        chance,
        [
          [-270, 190],
          [-90, 178],
          [90, 190],
          [270, 180],
        ],
        '#7aa65a',
        46,
      ),
      sun(chance, -190, -130),
      ...times(4, (i) =>
        brush(
          chance,
          [
            [-60 + i * 40, 10],
            [-60 + i * 40, 160],
          ],
          wall,
          44,
        ),
      ),
      brush(
        chance,
        [
          [-105, 10],
          [5, -95],
          [115, 10],
        ],
        '#b0432f',
        34,
      ),
      brush(
        chance,
        [
          [0, 90],
          [0, 160],
        ],
        '#6b4a2f',
        40,
      ),
      ...flower(chance, 190, 120),
    ].join('');
  },
  (chance) =>
    [
      ...['#dd5a3a', '#eda12f', '#f4cb4d', '#7aa65a', '#4587b0', '#8a6cb4'].map((colour, i) =>
        brush(chance, arch(0, 170, 250 - i * 34), colour, 30),
      ),
      cloud(chance, -210, 160),
      cloud(chance, 215, 160),
      sun(chance, 215, -160),
    ].join(''),
  (chance) =>
    [
      ...times(3, (i) => flower(chance, -170 + i * 170, -30 + chance.between(-30, 30), chance.between(50, 64))).flat(),
      brush(
        chance,
        [
          [-270, 195],
          [0, 185],
          [270, 195],
        ],
        '#7aa65a',
        44,
      ),
    ].join(''),
  (chance) =>
    [
      brush(
        chance,
        [
          [0, 190],
          [-8, 60],
          [4, -20],
        ],
        '#80583a',
        52,
      ),
      brush(
        chance,
        [
          [0, 60],
          [70, -10],
          [110, -50],
        ],
        '#80583a',
        24,
      ),
      brush(
        chance,
        [
          [0, 80],
          [-70, 10],
          [-120, -20],
        ],
        '#80583a',
        24,
      ),
      ...times(46, () => {
        const place: Point = [chance.between(-190, 190), chance.between(-190, 30)];
        return blob(chance, place, chance.between(14, 27), chance.pick(['#7aa65a', '#a9bf58', '#eda12f', '#dd5a3a']));
      }),
    ].join(''),
  (chance) =>
    [
      ...times(5, (i) => brush(chance, waves(-160 + i * 85), i % 2 ? '#6ba9c9' : '#4587b0', 30)),
      ...times(4, () => fish(chance, chance.between(-190, 190), chance.between(-140, 150))),
    ].join(''),
  (chance) =>
    [
      blob(chance, [0, 40], 150, chance.pick(['#b9774a', '#8d8d94', '#e0a04e'])),
      polygon(
        [
          [-130, -50],
          [-105, -165],
          [-30, -95],
        ],
        '#a5673d',
      ),
      polygon(
        [
          [130, -50],
          [105, -165],
          [30, -95],
        ],
        '#a5673d',
      ),
      circle(-52, 10, 20, '#fffdf6') +
        circle(52, 10, 20, '#fffdf6') +
        circle(-48, 14, 10, '#33261c') +
        circle(48, 14, 10, '#33261c'),
      blob(chance, [0, 62], 20, '#d97691'),
      ...[-1, 1].flatMap((side) =>
        times(3, (i) =>
          line(
            [
              [side * 40, 75 + i * 8],
              [side * 190, 50 + i * 34],
            ],
            '#4a3626',
            6,
          ),
        ),
      ),
      line(
        [
          [-40, 100],
          [0, 122],
          [40, 100],
        ],
        '#4a3626',
        7,
      ),
    ].join(''),
  (chance) =>
    times(30, () => {
      const from: Point = [chance.between(-240, 240), chance.between(-180, 180)];
      const to: Point = [from[0] + chance.between(-150, 150), from[1] + chance.between(-100, 100)];
      return brush(
        chance,
        [from, [(from[0] + to[0]) / 2 + chance.between(-60, 60), (from[1] + to[1]) / 2], to],
        chance.pick(BRIGHT),
        chance.between(16, 38),
      );
    }).join(''),
  (chance) =>
    [
      rect(-280, -220, 560, 440, '#35436b'),
      ...times(26, () => circle(chance.between(-260, 260), chance.between(-200, 200), chance.between(3, 8), '#f7e08b')),
      blob(chance, [-170, -110], 56, '#f4cb4d', { uneven: 0.05 }),
      group(
        at(40, 20, 28),
        brush(
          chance,
          [
            [0, 110],
            [0, -90],
          ],
          '#efe7da',
          90,
        ),
        polygon(
          [
            [-46, -90],
            [46, -90],
            [0, -175],
          ],
          '#dd5a3a',
        ),
        circle(0, -40, 26, '#6ba9c9'),
        polygon(
          [
            [-45, 60],
            [-95, 130],
            [-45, 120],
          ],
          '#dd5a3a',
        ),
        polygon(
          [
            [45, 60],
            [95, 130],
            [45, 120],
          ],
          '#dd5a3a',
        ),
        brush(
          chance,
          [
            [0, 150],
            [0, 205],
          ],
          '#eda12f',
          44,
        ),
      ),
    ].join(''),
];

/** A painting on the easel, its paint still wet. */
export function easel(chance: Chance, motif: number): string {
  const tilt = chance.between(-2, 2);
  const paint = MOTIFS[motif % MOTIFS.length]?.(chance) ?? '';
  const sheet = group(
    at(600, 370, tilt, 1.22),
    rect(-292, -232, 584, 464, '#c99d6c', 'rx="6"'),
    rect(-280, -220, 560, 440, chance.pick(['#fffdf6', '#fdf6e6', '#f6f7f2'])),
    `<svg x="-280" y="-220" width="560" height="440" viewBox="-280 -220 560 440">${paint}</svg>`,
    rect(-40, -246, 80, 26, '#7c8790', 'rx="6"'),
  );
  const legs =
    line(
      [
        [360, 60],
        [250, 900],
      ],
      '#b98552',
      34,
    ) +
    line(
      [
        [840, 60],
        [950, 900],
      ],
      '#b98552',
      34,
    ) +
    line(
      [
        [600, 30],
        [600, 120],
      ],
      '#a87645',
      30,
    );
  const tray = shadow(600, 720, 420, 40) + rect(225, 662, 750, 42, '#b98552', 'rx="8"');
  const pots = chance.some(BRIGHT, 5).map((colour, i) => pot(330 + i * 130, 612, colour));
  return picture(room(chance, 760), legs, sheet, tray, pots);
}

/** A table full of painted sheets, prints of hands among them. */
export function paintTable(chance: Chance): string {
  const sheets: Point[] = [
    [270, 250],
    [820, 220],
    [420, 640],
    [960, 630],
  ];
  const drawn = sheets.map(([x, y], i) => {
    const inside = i % 2 === 0 ? hands(chance) : (chance.pick(MOTIFS.slice(0, 7))(chance) ?? '');
    return group(
      at(x, y, chance.between(-14, 14), 0.82),
      shadow(10, 24, 350, 270),
      rect(-280, -220, 560, 440, chance.pick(['#fffdf6', '#f8efdc', '#eef3f2'])),
      `<svg x="-280" y="-220" width="560" height="440" viewBox="-280 -220 560 440">${inside}</svg>`,
    );
  });
  const pots = chance.some(BRIGHT, 3).map((colour, i) => bowl(620 + chance.between(-20, 20), 180 + i * 250, colour));
  const brushes = times(3, () =>
    group(
      at(chance.between(560, 700), chance.between(300, 800), chance.between(0, 180)),
      rect(-90, -6, 140, 12, '#caa06e', 'rx="6"'),
      rect(48, -9, 26, 18, '#9aa3a8'),
      ellipse(92, 0, 24, 10, chance.pick(BRIGHT)),
    ),
  );
  return picture(wood(chance), drawn, pots, brushes);
}

/** Autumn on paper: real leaves, glued. */
export function leafCollage(chance: Chance): string {
  const colours = ['#c9582f', '#e2922f', '#e8bf4a', '#8a9a45', '#a9442f', '#7d6a3a'];
  const leaf = (x: number, y: number, size: number) => {
    const colour = chance.pick(colours);
    const veins = times(
      3,
      (i) =>
        line(
          [
            [0, 20 - i * 34],
            [30 - i * 5, -8 - i * 34],
          ],
          '#5b3a1e',
          3,
          'opacity=".45"',
        ) +
        line(
          [
            [0, 20 - i * 34],
            [-30 + i * 5, -8 - i * 34],
          ],
          '#5b3a1e',
          3,
          'opacity=".45"',
        ),
    );
    return group(
      at(x, y, chance.between(0, 360), size),
      shadow(5, 6, 66, 96),
      path('M0 -100C60 -60 66 20 0 88C-66 20 -60 -60 0 -100Z', colour),
      line(
        [
          [0, -90],
          [0, 118],
        ],
        '#5b3a1e',
        4,
        'opacity=".6"',
      ),
      veins,
    );
  };
  const ring = times(13, (i) => {
    const angle = (i / 13) * 2 * Math.PI;
    return leaf(600 + Math.cos(angle) * 300, 450 + Math.sin(angle) * 240, 0.75 + chance.next() * 0.35);
  });
  const inner = times(6, () =>
    leaf(600 + chance.between(-110, 110), 450 + chance.between(-80, 80), 0.6 + chance.next() * 0.4),
  );
  const glue = group(
    at(1060, 760, -30),
    shadow(0, 60, 70, 30),
    rect(-34, -60, 68, 130, '#f7f2e6', 'rx="14"'),
    rect(-34, -20, 68, 50, '#dd5a3a'),
    polygon(
      [
        [-20, -60],
        [20, -60],
        [0, -104],
      ],
      '#eda12f',
    ),
  );
  return picture(
    wood(chance),
    group(at(600, 450, chance.between(-4, 4)), shadow(0, 20, 560, 430), rect(-480, -375, 960, 750, '#f6ecd8')),
    ring,
    inner,
    glue,
  );
}

function hands(chance: Chance): string {
  return times(4, (i) => {
    const colour = chance.pick(BRIGHT);
    const fingers = [-46, -22, 4, 30].map((turn, finger) =>
      group(`rotate(${turn})`, ellipse(0, -78 - (finger % 3) * 8, 13, 34, colour)),
    );
    const thumb = group('rotate(76)', ellipse(0, -62, 14, 30, colour));
    const x = i % 2 ? 120 : -130;
    return group(
      at(x + chance.between(-20, 20), (i < 2 ? -95 : 105) + chance.between(-14, 14), chance.between(-25, 25), 0.9),
      blob(chance, [0, 0], 46, colour, { uneven: 0.08 }),
      fingers,
      thumb,
    );
  }).join('');
}

const pot = (x: number, y: number, colour: string) =>
  rect(x - 38, y - 8, 76, 70, '#f4efe4', 'rx="8"') +
  ellipse(x, y - 8, 38, 12, '#e2dac8') +
  ellipse(x, y - 6, 31, 9, colour) +
  rect(x + 4, y - 70, 10, 66, '#caa06e', 'rx="5"');

const bowl = (x: number, y: number, colour: string) =>
  shadow(x + 8, y + 14, 78, 70) +
  circle(x, y, 62, '#f4efe4') +
  circle(x, y, 49, colour) +
  ellipse(x - 14, y - 16, 16, 8, '#ffffff', 'opacity=".35"');

function sun(chance: Chance, x: number, y: number): string {
  const rays = times(9, (i) => {
    const angle = (i / 9) * 2 * Math.PI;
    return brush(
      chance,
      [
        [x + Math.cos(angle) * 60, y + Math.sin(angle) * 60],
        [x + Math.cos(angle) * 92, y + Math.sin(angle) * 92],
      ],
      '#eda12f',
      12,
    );
  });
  return blob(chance, [x, y], 46, '#f4cb4d') + rays.join('');
}

function flower(chance: Chance, x: number, y: number, size = 34): string[] {
  const colour = chance.pick(BRIGHT.filter((one) => one !== '#7aa65a'));
  const petals = times(6, (i) => {
    const angle = (i / 6) * 2 * Math.PI;
    return blob(chance, [x + Math.cos(angle) * size * 0.8, y + Math.sin(angle) * size * 0.8], size * 0.48, colour);
  });
  return [
    brush(
      chance,
      [
        [x, y],
        [x + 6, (y + 190) / 2],
        [x, 185],
      ],
      '#5f8d4e',
      14,
    ),
    ...petals,
    blob(chance, [x, y], size * 0.42, '#f4cb4d'),
  ];
}

const cloud = (chance: Chance, x: number, y: number) =>
  times(4, (i) => blob(chance, [x - 45 + i * 30, y + (i % 2 ? -16 : 4)], 34, '#c9dbe4')).join('');

function fish(chance: Chance, x: number, y: number): string {
  const colour = chance.pick(['#dd5a3a', '#eda12f', '#f4cb4d', '#d97691']);
  return group(
    at(x, y, chance.between(-12, 12), chance.happens(0.5) ? 1 : -1),
    path('M-60 0C-20 -50 40 -40 60 0C40 40 -20 50 -60 0Z', colour),
    polygon(
      [
        [-50, 0],
        [-96, -34],
        [-96, 34],
      ],
      colour,
    ),
    circle(32, -8, 7, '#2f2a26'),
  );
}

const arch = (x: number, y: number, radius: number): Point[] =>
  times(9, (i) => [x - Math.cos((i / 8) * Math.PI) * radius, y - Math.sin((i / 8) * Math.PI) * radius]);

const waves = (y: number): Point[] => times(9, (i) => [-280 + i * 70, y + (i % 2 ? 16 : -12)]);
