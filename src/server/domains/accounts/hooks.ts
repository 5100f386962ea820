import type { Language } from '#contract/kernel/languages.ts';
import type { State } from '#contract/kernel/states.ts';
import { hook } from '#server/kernel/hooks.ts';

interface Founded {
  readonly directorId: number;
  /** As far as they were said. */
  readonly state: State | undefined;
  readonly language: Language | undefined;
}

/** A center begins: it has its roles, rooms, opening hours and its first Director. */
export const centerFounded = hook<Founded>();
