import type { Chance } from '../chance.ts';
import {
  at,
  BRIGHT,
  blob,
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
import { room, yard } from './places.ts';

/** The raised bed with what has come up so far. */
export function garden(chance: Chance): string {
  const grown = chance.between(0, 2);
  const plant = (x: number, y: number) => {
    const tall = 50 + grown * 55 + chance.between(-14, 20);
    const leaves = times(2 + grown * 2, (i) => {
      const side = i % 2 ? 1 : -1;
      const up = y - tall * ((i + 1) / (3 + grown * 2));
      return path(
        `M${x} ${up}C${x + side * 20} ${up - 30} ${x + side * 50} ${up - 26} ${x + side * 58} ${up - 8}C${x + side * 40} ${up + 8} ${x + side * 16} ${up + 8} ${x} ${up}Z`,
        chance.pick(['#6f9a58', '#86ad62', '#5d8a4a']),
      );
    });
    const fruit =
      grown === 2
        ? times(2, () =>
            circle(
              x + chance.between(-26, 26),
              y - chance.between(40, tall),
              15,
              chance.pick(['#dd5a3a', '#eda12f', '#dd5a3a']),
            ),
          )
        : [];
    return [
      line(
        [
          [x, y],
          [x + chance.between(-6, 6), y - tall / 2],
          [x, y - tall],
        ],
        '#5d8a4a',
        8,
      ),
      ...leaves,
      ...fruit,
    ].join('');
  };
  const row = (y: number, count: number) =>
    times(count, (i) => plant(190 + (i * 760) / (count - 1) + chance.between(-14, 14), y));
  const soil =
    path('M110 610H1010L1060 760H60Z', '#6b4a33') +
    times(40, () =>
      ellipse(chance.between(110, 1010), chance.between(625, 750), chance.between(5, 14), 5, '#543824'),
    ).join('');
  const box =
    rect(50, 752, 1020, 96, '#b98552', 'rx="8"') + rect(50, 798, 1020, 4, '#8f6437') + shadow(560, 856, 580, 34);
  const sign =
    rect(848, 470, 12, 170, '#b98552') +
    rect(790, 420, 130, 84, '#fbf3e2', 'rx="8"') +
    blob(chance, [855, 464], 24, chance.pick(['#dd5a3a', '#eda12f', '#8a6cb4'])) +
    line(
      [
        [855, 440],
        [862, 424],
      ],
      '#5d8a4a',
      6,
    );
  const colour = chance.pick(['#2f8d7e', '#4587b0', '#d97691', '#eda12f']);
  const can = group(
    at(1040, 640),
    shadow(0, 128, 130, 26),
    path('M-80 0H70L86 126H-96Z', colour),
    path('M-90 40L-170 -20L-186 -4L-92 84Z', colour),
    line(
      [
        [-60, 0],
        [-20, -76],
        [60, -40],
        [76, 40],
      ],
      colour,
      16,
    ),
    ellipse(-178, -12, 12, 30, '#e9e2d2', 'transform="rotate(45 -178 -12)"'),
  );
  return picture(yard(chance, 540), sign, soil, row(672, 5), row(738, 6), box, can);
}

/** Castles of a morning. */
export function sandpit(chance: Chance): string {
  const sand = '#e3c48d';
  const grains = times(120, () =>
    circle(
      chance.between(0, 1200),
      chance.between(430, 900),
      chance.between(2, 4),
      chance.pick(['#c9a667', '#f1dbad']),
      'opacity=".8"',
    ),
  );
  const tower = (x: number, y: number, width: number, height: number) =>
    shadow(x + width / 2, y + 6, width * 0.8, 26) +
    polygon(
      [
        [x - 16, y],
        [x, y - height],
        [x + width, y - height],
        [x + width + 16, y],
      ],
      '#d2ae70',
    ) +
    polygon(
      [
        [x + width * 0.62, y],
        [x + width * 0.58, y - height],
        [x + width, y - height],
        [x + width + 16, y],
      ],
      '#b8935a',
      'opacity=".6"',
    ) +
    times(3, (i) => rect(x + (i * width) / 2.6, y - height - 22, width / 5, 24, '#d2ae70')).join('');
  const [first, second] = [chance.between(130, 210), chance.between(180, 260)];
  const castle =
    rect(430, 560, 330, 90, '#d2ae70') +
    tower(380, 660, 100, first) +
    tower(560, 668, 130, second) +
    tower(760, 660, 90, first - 20) +
    path('M585 668V620A40 36 0 0 1 665 620V668Z', '#8a6a3c');
  const flag =
    line(
      [
        [625, 668 - second],
        [625, 560 - second],
      ],
      '#7d5a3a',
      7,
    ) +
    polygon(
      [
        [625, 562 - second],
        [700, 588 - second],
        [625, 614 - second],
      ],
      chance.pick(BRIGHT),
    );
  const bucket = (x: number, y: number) => {
    const colour = chance.pick(BRIGHT);
    return group(
      at(x, y, chance.between(-16, 16)),
      shadow(0, 78, 96, 24),
      path('M-70 -50H70L52 76H-52Z', colour),
      ellipse(0, -50, 70, 20, '#f4efe4'),
      ellipse(0, -48, 60, 15, sand),
      line(
        [
          [-68, -50],
          [0, -118],
          [68, -50],
        ],
        '#f4efe4',
        8,
      ),
    );
  };
  const spade = group(
    at(930, 800, chance.between(-50, -20)),
    rect(-110, -9, 190, 18, '#b98552', 'rx="9"'),
    path('M70 -34H130C156 -20 156 20 130 34H70Z', chance.pick(BRIGHT)),
  );
  const moulds = times(4, (i) => blob(chance, [200 + i * 74, 800 + chance.between(-16, 16)], 30, '#caa463'));
  const edge = rect(0, 412, 1200, 40, '#b98552') + rect(0, 446, 1200, 8, '#8f6437');
  return picture(
    yard(chance, 400),
    rect(0, 440, 1200, 460, sand),
    edge,
    grains,
    castle,
    flag,
    bucket(210, 640),
    bucket(1020, 650),
    spade,
    moulds,
  );
}

/** A tub of water in the yard and what swims in it. */
export function waterPlay(chance: Chance): string {
  const tub =
    shadow(600, 560, 560, 330) +
    ellipse(600, 520, 520, 330, chance.pick(['#4d8fb5', '#2f8d7e', '#d97691'])) +
    ellipse(600, 510, 480, 296, '#a6d3e0') +
    ellipse(600, 522, 468, 280, '#8cc4d6');
  const ripples = times(9, () => {
    const [x, y, r] = [chance.between(260, 940), chance.between(320, 720), chance.between(26, 70)];
    return ellipse(x, y, r, r * 0.4, 'none', 'stroke="#d9f0f4" stroke-width="5" opacity=".75"');
  });
  const boat = (x: number, y: number) => {
    const colour = chance.pick(BRIGHT);
    return group(
      at(x, y, chance.between(-8, 8)),
      ellipse(0, 44, 100, 16, '#6ba9bf', 'opacity=".6"'),
      path('M-90 0H90L58 46H-58Z', colour),
      rect(-4, -110, 9, 112, '#8f6437'),
      polygon(
        [
          [8, -106],
          [76, -14],
          [8, -14],
        ],
        '#fffaf0',
      ),
      polygon(
        [
          [-8, -90],
          [-56, -14],
          [-8, -14],
        ],
        chance.pick(BRIGHT),
      ),
    );
  };
  const duck = (x: number, y: number) =>
    group(
      at(x, y, 0, chance.happens(0.5) ? 0.9 : 0.75),
      ellipse(0, 40, 84, 14, '#6ba9bf', 'opacity=".6"'),
      path('M-76 -6C-60 50 60 52 78 -4C50 -24 20 -10 4 -10C-20 -12 -50 -22 -76 -6Z', '#f4cb4d'),
      circle(-30, -48, 38, '#f4cb4d'),
      polygon(
        [
          [-62, -48],
          [-94, -38],
          [-60, -30],
        ],
        '#e07f2e',
      ),
      circle(-42, -56, 6, '#33261c'),
    );
  const cup = (x: number, y: number) =>
    group(
      at(x, y, chance.between(-30, 30)),
      shadow(6, 40, 60, 20),
      path('M-46 -44H46L36 44H-36Z', chance.pick(BRIGHT)),
      ellipse(0, -44, 46, 13, '#f4efe4'),
      ellipse(0, -42, 38, 9, '#a6d3e0'),
    );
  const drops = times(26, () =>
    circle(chance.between(40, 1160), chance.between(60, 860), chance.between(4, 9), '#cfe9f0', 'opacity=".8"'),
  );
  return picture(
    yard(chance, 170),
    tub,
    ripples,
    boat(430, chance.between(440, 520)),
    boat(760, chance.between(560, 620)),
    duck(620, 400),
    duck(350, 640),
    duck(860, 430),
    cup(120, 800),
    cup(1080, 790),
    drops,
  );
}

/** Back from the puddles: the boots under their coats. */
export function bootsInARow(chance: Chance): string {
  const rail = rect(60, 170, 1080, 34, '#b98552', 'rx="8"');
  const pairs = times(6, (i) => {
    const x = 130 + i * 172;
    const [coat, boots] = chance.some(BRIGHT, 2) as [string, string];
    const jacket =
      line(
        [
          [x + 30, 190],
          [x + 30, 240],
        ],
        '#7c8790',
        8,
      ) +
      path(`M${x - 30} 250C${x} 226 ${x + 60} 226 ${x + 90} 250L${x + 106} 500H${x - 46}Z`, coat) +
      line(
        [
          [x + 30, 244],
          [x + 30, 498],
        ],
        '#fff6dc',
        5,
        'opacity=".7"',
      ) +
      times(3, (n) => circle(x + 44, 300 + n * 62, 7, '#fff6dc')).join('');
    const boot = (left: number) =>
      path(`M${left} 640H${left + 48}V742C${left + 74} 748 ${left + 80} 768 ${left + 78} 788H${left}Z`, boots) +
      rect(left - 3, 784, 84, 14, '#3c332c', 'rx="5"') +
      rect(left, 640, 48, 16, '#ffffff', 'opacity=".35"');
    return [jacket, shadow(x + 40, 800, 110, 22), boot(x - 36), boot(x + 44)];
  });
  const puddles = times(3, () =>
    ellipse(
      chance.between(150, 1050),
      chance.between(826, 876),
      chance.between(60, 130),
      14,
      '#a9c9d1',
      'opacity=".75"',
    ),
  );
  const mud = times(24, () =>
    circle(chance.between(80, 1120), chance.between(760, 880), chance.between(3, 8), '#8a6a48', 'opacity=".55"'),
  );
  return picture(room(chance, 620), rail, pairs.flat(), puddles, mud);
}

/** Found on the walk: cones, stones, feathers, shells. */
export function treasures(chance: Chance): string {
  const cone = (x: number, y: number) => {
    const scales = times(8, (row) => {
      const half = [14, 34, 48, 54, 52, 42, 28, 12][row] ?? 0;
      const count = Math.max(1, Math.round(half / 13));
      return times(count, (i) => {
        const across = count === 1 ? 0 : (i / (count - 1) - 0.5) * 2 * half;
        return (
          ellipse(across, -78 + row * 22, 20, 17, (row + i) % 2 ? '#80552f' : '#a3754c') +
          ellipse(across, -72 + row * 22, 13, 6, '#c79a68', 'opacity=".55"')
        );
      });
    });
    return group(at(x, y, chance.between(-60, 60)), shadow(8, 12, 74, 104), scales.flat());
  };
  const stone = (x: number, y: number, r: number) =>
    shadow(x + 6, y + 10, r * 1.2, r) +
    blob(chance, [x, y], r, chance.pick(['#9b9a94', '#b9b2a5', '#7f8683', '#c7b7a0']), { uneven: 0.1 }) +
    ellipse(x - r * 0.25, y - r * 0.3, r * 0.3, r * 0.16, '#ffffff', 'opacity=".35"');
  const feather = (x: number, y: number) => {
    const colour = chance.pick(['#6d7f95', '#8d7762', '#4f5f58', '#b78a5c']);
    return group(
      at(x, y, chance.between(-70, 70)),
      path('M0 -150C46 -90 44 30 0 120C-44 30 -46 -90 0 -150Z', colour),
      line(
        [
          [0, -140],
          [0, 170],
        ],
        '#f4ead7',
        5,
      ),
      times(5, (i) =>
        line(
          [
            [0, -70 + i * 34],
            [34, -100 + i * 34],
          ],
          '#f4ead7',
          2,
          'opacity=".6"',
        ),
      ),
    );
  };
  const shell = (x: number, y: number) =>
    group(
      at(x, y, chance.between(0, 360)),
      shadow(6, 8, 66, 60),
      path('M0 56C-70 30 -70 -50 0 -58C70 -50 70 30 0 56Z', chance.pick(['#f0d7c3', '#e8c3b0', '#f6e6d2'])),
      [-40, -20, 0, 20, 40].map((turn) =>
        line(
          [
            [0, 50],
            [turn, -44],
          ],
          '#b98a72',
          4,
          'opacity=".6"',
        ),
      ),
    );
  const spiral = times(14, (i) => {
    const [angle, far] = [i * 0.6, 44 + i * 17];
    return stone(600 + Math.cos(angle) * far, 460 + Math.sin(angle) * far * 0.86, 22 + i * 2.2);
  });
  const corners: Point[] = [
    [190, 190],
    [1010, 200],
    [200, 720],
    [1010, 720],
  ];
  const makers = chance.some([cone, feather, shell, cone], 4);
  const around = corners.map(([x, y], i) => (makers[i] ?? shell)(x, y) + shell(x + 150, y + chance.between(-40, 40)));
  const cloth = rect(60, 50, 1080, 800, chance.pick(['#e9e0cd', '#d8e0d3', '#e6d6cf']), 'rx="16"');
  return picture(rect(0, 0, 1200, 900, '#b08a5f'), cloth, spiral, around);
}
