import { Id } from './primitives.ts';
import * as z from './zod.ts';

/** The most children that one call changes. */
export const MOST_CHOSEN = 300;
/** Children whom one call is about, each once. */
export const ChosenChildren = z
  .array(Id, 'Choose at least one child')
  .min(1, 'Choose at least one child')
  .max(MOST_CHOSEN);

/** One of them, as an answer names it. */
export const NamedChild = z.object({ childId: z.int(), name: z.string() });
