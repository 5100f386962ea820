import type { ParentChild } from './rules.ts';

/** The child that an address asks for, else the first. */
export const shownChild = (children: readonly ParentChild[], asked: string | null): ParentChild | undefined =>
  children.find(({ id }) => String(id) === asked) ?? children[0];
