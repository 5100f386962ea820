import type { Chance } from '../chance.ts';
import { BRIGHT, circle, ellipse, path, rect } from './draw.ts';

const DARK = ['#2a201b', '#3d2a20', '#5b3d29'] as const;
const ANY = [...DARK, '#8a5a34', '#b98648', '#d9b26c'] as const;
/** Skins, and the hair that goes with each. */
const LOOKS = [
  { skin: '#f4d3b8', hairs: ANY },
  { skin: '#eec19c', hairs: ANY },
  { skin: '#d9a273', hairs: DARK },
  { skin: '#b97f53', hairs: DARK },
  { skin: '#8f5d3c', hairs: DARK },
  { skin: '#6b432b', hairs: DARK },
] as const;
const GROUNDS = ['#dbe9e4', '#f6e7c8', '#e3e0f0', '#f3dcd4', '#d9e6f1', '#e7ecd4'] as const;

type Cut = (hair: string) => { readonly behind: string; readonly front: string };
/** Hair as it is drawn behind a face around 200, 190 and before it. */
const CUTS: readonly Cut[] = [
  (hair) => ({ behind: '', front: cap(hair, 148) }),
  (hair) => ({
    behind: path('M98 190C88 66 312 66 302 190C310 250 304 284 292 304L108 304C96 284 90 250 98 190Z', hair),
    front: cap(hair, 140),
  }),
  (hair) => ({ behind: circle(110, 112, 38, hair) + circle(290, 112, 38, hair), front: cap(hair, 144) }),
  (hair) => ({
    behind: circle(200, 150, 116, hair) + circle(112, 190, 44, hair) + circle(288, 190, 44, hair),
    front: cap(hair, 136),
  }),
  (hair) => ({
    behind: '',
    front: path('M102 176C100 44 300 44 298 176C286 140 262 118 226 128C188 140 142 132 102 176Z', hair),
  }),
];

/** Hair over the head down to the temples, with its line above the brows at this height. */
const cap = (hair: string, line: number): string =>
  path(
    `M100 196C92 42 308 42 300 196C288 ${line + 10} 250 ${line} 200 ${line}C150 ${line} 112 ${line + 10} 100 196Z`,
    hair,
  );

/** A child's face as a friendly drawing; brothers and sisters have one family's colours. */
export function portrait(child: Chance, family: Chance): string {
  const { skin, hairs } = family.pick(LOOKS);
  const hair = family.pick(hairs);
  const { behind, front } = child.pick(CUTS)(hair);
  const shirt = child.pick(BRIGHT);
  const parts = [
    rect(0, 0, 400, 400, child.pick(GROUNDS)),
    behind,
    path('M70 400C74 318 140 296 200 296C260 296 326 318 330 400Z', shirt),
    rect(172, 258, 56, 58, skin),
    circle(104, 206, 19, skin) + circle(296, 206, 19, skin),
    ellipse(200, 196, 96, 102, skin),
    front,
    ellipse(164, 204, 9, 12, '#2b211c') + ellipse(236, 204, 9, 12, '#2b211c'),
    circle(167, 200, 3, '#ffffff') + circle(239, 200, 3, '#ffffff'),
    ellipse(140, 234, 17, 11, '#d9604a', 'opacity=".28"') + ellipse(260, 234, 17, 11, '#d9604a', 'opacity=".28"'),
    path(
      child.happens(0.6)
        ? 'M164 242C178 270 222 270 236 242C218 250 182 250 164 242Z'
        : 'M170 246C186 262 214 262 230 246C214 256 186 256 170 246Z',
      '#8c3b32',
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 400 400">${parts.join('')}</svg>`;
}
