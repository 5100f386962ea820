import path from 'node:path';
import { withoutEffects } from './effect-calls.ts';
import type { Breed } from './plugin.ts';
import { withSlips } from './slips.ts';

const isOfDomain = (file: string) =>
  file.startsWith('src/server/domains/') && file.endsWith('.ts') && !file.includes('.test.');

/** Mutants by the name they are asked for by. */
export const BREEDS = {
  effects: { isOf: isOfDomain, mutationsOf: withoutEffects },
  code: {
    isOf: (file) => isOfDomain(file) && /rules|commands/.test(path.basename(file)),
    mutationsOf: withSlips,
  },
} as const satisfies Record<string, Breed>;

export type BreedName = keyof typeof BREEDS;
export const isBreed = (name: string | undefined): name is BreedName => name !== undefined && name in BREEDS;
