import type { Chance } from '../chance.ts';
import { easel, leafCollage, paintTable } from './art.ts';
import { blocks, music, napTime, railway, storyCorner } from './indoors.ts';
import { bootsInARow, garden, sandpit, treasures, waterPlay } from './outdoors.ts';
import { birthday, dough, lanterns, snack } from './table.ts';

/** A picture as SVG; the same chance draws the same one. Never of people. */
export type Drawing = (chance: Chance) => string;

const painting =
  (motif: number): Drawing =>
  (chance) =>
    easel(chance, motif);

/** By the subjects' keys (`demo/texts/photos.ts`). */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  house: painting(0),
  rainbow: painting(1),
  flowers: painting(2),
  tree: painting(3),
  fish: painting(4),
  cat: painting(5),
  colors: painting(6),
  rocket: painting(7),
  hands: paintTable,
  leaves: leafCollage,
  blocks,
  story: storyCorner,
  nap: napTime,
  railway,
  music,
  garden,
  sand: sandpit,
  water: waterPlay,
  boots: bootsInARow,
  treasures,
  snack,
  dough,
  lanterns,
  birthday,
};
