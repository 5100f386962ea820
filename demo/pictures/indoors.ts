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
import { room, window, wood } from './places.ts';

/** Towers, a bridge and what fell off them. */
export function blocks(chance: Chance): string {
  const ground = 740;
  const block = (x: number, y: number, width: number, height: number, colour: string) =>
    rect(x, y, width, height, colour, 'rx="7"') +
    rect(x, y, width, height * 0.22, '#ffffff', 'rx="7" opacity=".22"') +
    rect(x + width * 0.82, y, width * 0.18, height, '#3a2412', 'rx="7" opacity=".14"');
  const tower = (x: number, floors: number) => {
    const width = chance.between(92, 130);
    const levels = times(floors, (i) =>
      block(x + chance.between(-9, 9), ground - (i + 1) * 78, width, 78, chance.pick(BRIGHT)),
    );
    const top = ground - floors * 78;
    const roof = chance.happens(0.6)
      ? polygon(
          [
            [x - 8, top],
            [x + width + 8, top],
            [x + width / 2, top - 84],
          ],
          chance.pick(BRIGHT),
        )
      : circle(x + width / 2, top - 42, 42, chance.pick(BRIGHT));
    return shadow(x + width / 2, ground + 4, width, 30) + levels.join('') + roof;
  };
  const [left, right] = [chance.between(2, 4), chance.between(4, 7)];
  const bridge =
    block(360, ground - 78, 90, 78, chance.pick(BRIGHT)) +
    block(560, ground - 78, 90, 78, chance.pick(BRIGHT)) +
    block(340, ground - 136, 330, 58, chance.pick(BRIGHT)) +
    path(`M450 ${ground}V${ground - 40}A55 45 0 0 1 560 ${ground - 40}V${ground}Z`, '#6d4b30', 'opacity=".35"');
  const loose = times(5, () =>
    group(
      at(chance.between(120, 1080), chance.between(800, 865), chance.between(-30, 30)),
      shadow(40, 62, 70, 22),
      block(0, 0, chance.between(70, 110), 58, chance.pick(BRIGHT)),
    ),
  );
  const car = group(
    at(chance.between(880, 1000), 800),
    shadow(70, 58, 110, 24),
    rect(0, 0, 150, 48, '#dd5a3a', 'rx="20"'),
    rect(34, -34, 78, 42, '#e9806a', 'rx="16"'),
    circle(34, 52, 20, '#37302a') + circle(116, 52, 20, '#37302a'),
  );
  const rug =
    ellipse(600, 850, 640, 170, chance.pick(['#b7cbb4', '#e5c9b1', '#c3d0dc'])) +
    ellipse(600, 850, 560, 136, '#ffffff', 'opacity=".25"');
  return picture(
    room(chance, 560),
    window(chance, 80, 70, 300, 260),
    rug,
    tower(150, left),
    bridge,
    tower(720, right),
    tower(960, chance.between(2, 5)),
    loose,
    car,
  );
}

/** The corner for stories: shelf, lamp, cushions and the book of the day. */
export function storyCorner(chance: Chance): string {
  const shelf =
    rect(700, 150, 420, 26, '#b98552') +
    rect(700, 330, 420, 26, '#b98552') +
    times(2, (row) => books(chance, 716, 150 + row * 180)).join('');
  const cushions = (
    [
      [230, 690, 190],
      [520, 740, 170],
      [980, 700, 200],
    ] as const
  ).map(
    ([x, y, r]) =>
      shadow(x, y + r * 0.42, r * 1.15, r * 0.3) +
      group(
        at(x, y),
        blob(chance, [0, 0], r * 0.78, chance.pick(BRIGHT), { uneven: 0.07, corners: 8 }),
        line(
          [
            [-r * 0.5, -10],
            [0, 16],
            [r * 0.5, -10],
          ],
          '#3a2412',
          4,
          'opacity=".2"',
        ),
      ),
  );
  const page = (side: 1 | -1) =>
    path(
      `M0 0C${side * 50} -34 ${side * 120} -34 ${side * 165} -10V110C${side * 120} 88 ${side * 50} 88 0 118Z`,
      '#fffaf0',
    ) +
    times(4, (i) =>
      line(
        [
          [side * 26, 20 + i * 18],
          [side * 140, 8 + i * 18],
        ],
        '#8d8378',
        3,
        'opacity=".5"',
      ),
    ).join('');
  const drawing = blob(chance, [86, 36], 34, chance.pick(BRIGHT)) + circle(92, 22, 9, '#fffaf0');
  const book = group(
    at(720, 690, chance.between(-6, 6), 1.5),
    shadow(0, 118, 210, 34),
    path('M-176 -4L0 10L176 -4V124L0 136L-176 124Z', chance.pick(BRIGHT)),
    page(-1),
    page(1),
    drawing,
  );
  const lamp =
    line(
      [
        [600, 0],
        [600, 110],
      ],
      '#6d5b4c',
      5,
    ) +
    path('M520 190C530 120 570 105 600 105S670 120 680 190Z', '#eda12f') +
    ellipse(600, 190, 80, 16, '#fbe3a6');
  const bear = teddy(chance, 250, 560, 0.85);
  return picture(room(chance, 590), window(chance, 90, 80, 340, 300), shelf, lamp, cushions, bear, book);
}

/** After lunch: a cot, a blanket and whoever must not be missing. */
export function napTime(chance: Chance): string {
  const stripes = chance.some(BRIGHT, 3);
  const blanket =
    path('M180 560C400 500 800 510 1040 560L1080 830H140Z', stripes[0] ?? '#4587b0') +
    times(6, (i) =>
      path(
        `M${210 + i * 150} ${548 - (i % 2) * 8}L${190 + i * 156} 830H${240 + i * 156}L${252 + i * 148} ${544 - (i % 2) * 8}Z`,
        stripes[1 + (i % 2)] ?? '#f4cb4d',
        'opacity=".75"',
      ),
    ).join('');
  const cot =
    shadow(610, 850, 560, 50) +
    rect(130, 470, 960, 340, '#f7efdf', 'rx="40"') +
    rect(110, 800, 30, 80, '#b98552') +
    rect(1080, 800, 30, 80, '#b98552');
  const pillow = group(
    at(330, 470),
    shadow(0, 50, 190, 40),
    path(
      'M-170 -60C-60 -90 60 -90 170 -60C190 0 190 40 170 70C60 90 -60 90 -170 70C-190 40 -190 0 -170 -60Z',
      '#fffdf6',
    ),
  );
  const moon = circle(960, 170, 70, '#f4dd8b') + circle(990, 150, 62, '#e9dfc8');
  const stars = times(9, () =>
    star(chance.between(520, 1120), chance.between(50, 320), chance.between(9, 18), '#f0d58a'),
  );
  return picture(
    room(chance, 640),
    window(chance, 90, 70, 320, 250),
    moon,
    stars,
    cot,
    pillow,
    teddy(chance, 340, 470, 1.15),
    blanket,
  );
}

/** Wooden rails all over the floor. */
export function railway(chance: Chance): string {
  const [rx, ry] = [chance.between(400, 460), chance.between(250, 300)];
  const on = (turn: number): Point => [600 + Math.cos(turn) * rx, 460 + Math.sin(turn) * ry];
  const track =
    ellipse(600, 460, rx, ry, 'none', 'stroke="#a87645" stroke-width="74"') +
    ellipse(600, 460, rx, ry, 'none', 'stroke="#dcb98c" stroke-width="62"') +
    [18, -18].map((off) => ellipse(600, 460, rx + off, ry + off, 'none', 'stroke="#a87645" stroke-width="7"')).join('');
  const start = chance.next() * 6;
  const train = times(4, (i) => {
    const turn = start - i * 0.32;
    const [x, y] = on(turn);
    const heading = (Math.atan2(Math.cos(turn) * ry, -Math.sin(turn) * rx) * 180) / Math.PI;
    const colour = i === 0 ? '#c9472f' : chance.pick(BRIGHT);
    const load =
      i === 0
        ? rect(-52, -24, 40, 48, '#8d2f20', 'rx="8"') + circle(26, 0, 15, '#37302a')
        : times(3, (n) => circle(-26 + n * 26, chance.between(-8, 8), 13, chance.pick(BRIGHT))).join('');
    return group(
      at(x, y, heading),
      shadow(4, 10, 74, 52),
      rect(-60, -32, 120, 64, colour, 'rx="14"'),
      rect(-60, -32, 120, 16, '#ffffff', 'rx="8" opacity=".25"'),
      load,
    );
  });
  const trees = times(6, () => {
    const place: Point = [600 + chance.between(-230, 230), 460 + chance.between(-120, 120)];
    return (
      shadow(place[0] + 8, place[1] + 12, 52, 46) +
      blob(chance, place, chance.between(28, 44), chance.pick(['#6f9a58', '#86ad62', '#5d8a55'])) +
      circle(place[0], place[1], 8, '#7d5a3a')
    );
  });
  const house = group(
    at(chance.between(90, 150), chance.between(120, 180), chance.between(-15, 15)),
    shadow(50, 60, 110, 90),
    rect(0, 0, 120, 100, '#f1e4cb'),
    polygon(
      [
        [-14, 50],
        [-14, -10],
        [134, -10],
        [134, 50],
      ],
      '#b0432f',
    ),
    rect(-14, 16, 148, 6, '#7d2c1e'),
  );
  return picture(wood(chance), track, trees, house, train);
}

/** What makes a band: drum, glockenspiel, shakers. */
export function music(chance: Chance): string {
  const drum = group(
    at(300, 520),
    shadow(0, 150, 240, 60),
    path('M-190 -60V100A190 66 0 0 0 190 100V-60Z', chance.pick(['#c9472f', '#2f8d7e', '#4587b0'])),
    times(7, (i) =>
      line(
        [
          [-170 + i * 56, -30 + (i % 2) * 10],
          [-142 + i * 56, 140],
        ],
        '#f7e9c9',
        5,
      ),
    ),
    ellipse(0, -60, 190, 66, '#b98552'),
    ellipse(0, -66, 176, 58, '#fbf3e2'),
  );
  const sticks =
    group(at(310, 400, -24), rect(-150, -8, 250, 16, '#caa06e', 'rx="8"'), circle(106, 0, 22, '#dd5a3a')) +
    group(at(330, 430, 22), rect(-150, -8, 250, 16, '#b98552', 'rx="8"'), circle(106, 0, 22, '#f4cb4d'));
  const bars = ['#dd5a3a', '#eda12f', '#f4cb4d', '#7aa65a', '#2f8d7e', '#4587b0', '#8a6cb4', '#d97691'].map(
    (colour, i) =>
      rect(-250 + i * 64, -150 + i * 11, 52, 300 - i * 22, colour, 'rx="12"') +
      circle(-224 + i * 64, -122 + i * 11, 6, '#f4efe4') +
      circle(-224 + i * 64, 122 - i * 11, 6, '#f4efe4'),
  );
  const glockenspiel = group(
    at(820, 330, chance.between(-10, 10)),
    shadow(0, 30, 330, 200),
    polygon(
      [
        [-290, -120],
        [290, -50],
        [290, 50],
        [-290, 120],
      ],
      '#caa06e',
    ),
    bars,
  );
  const shaker = (x: number, y: number, turn: number) => {
    const colour = chance.pick(BRIGHT);
    return group(
      at(x, y, turn),
      shadow(8, 10, 70, 66),
      rect(-12, 30, 24, 130, '#b98552', 'rx="12"'),
      ellipse(0, 0, 58, 66, colour),
      line(
        [
          [-52, -6],
          [0, 10],
          [52, -6],
        ],
        '#fff6dc',
        9,
      ),
      line(
        [
          [-48, 20],
          [0, 36],
          [48, 20],
        ],
        '#fff6dc',
        6,
      ),
    );
  };
  return picture(
    wood(chance),
    glockenspiel,
    drum,
    sticks,
    shaker(720, 720, chance.between(30, 60)),
    shaker(920, 700, chance.between(-70, -40)),
  );
}

function teddy(chance: Chance, x: number, y: number, scale: number): string {
  const fur = chance.pick(['#b9824f', '#a06b3f', '#c99a66', '#8f7a66']);
  const light = '#ecd3ac';
  return group(
    at(x, y, chance.between(-6, 6), scale),
    [-62, 62].map((ear) => circle(ear, -88, 34, fur) + circle(ear, -88, 19, light)),
    circle(0, -40, 88, fur),
    ellipse(0, -14, 42, 34, light),
    ellipse(0, -28, 15, 11, '#3f2a1c'),
    line(
      [
        [-16, 0],
        [0, 8],
        [16, 0],
      ],
      '#3f2a1c',
      4,
    ),
    [-34, 34].map((eye) =>
      line(
        [
          [eye - 11, -52],
          [eye, -46],
          [eye + 11, -52],
        ],
        '#3f2a1c',
        5,
      ),
    ),
    [-104, 104].map((arm) => ellipse(arm, 66, 34, 56, fur)),
    ellipse(0, 98, 92, 84, fur),
    ellipse(0, 110, 54, 54, light),
  );
}

const books = (chance: Chance, x: number, bottom: number) => {
  let left = x;
  return times(11, () => {
    const [width, height] = [chance.between(22, 40), chance.between(84, 132)];
    const drawn =
      rect(left, bottom - height, width, height, chance.pick(BRIGHT), 'rx="3"') +
      rect(left, bottom - height + 16, width, 7, '#fff6dc', 'opacity=".7"');
    left += width + 2;
    return left < x + 400 ? drawn : '';
  }).join('');
};

export const star = (x: number, y: number, size: number, fill: string): string =>
  polygon(
    times(10, (i): Point => {
      const far = i % 2 ? size * 0.45 : size;
      const angle = (i / 10) * 2 * Math.PI - Math.PI / 2;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }),
    fill,
  );
