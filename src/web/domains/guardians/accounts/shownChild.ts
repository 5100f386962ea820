import type { ParentChild } from './rules.ts';

/** The child that an address asks for, else the first; the first reads are of the same (web-35). */
export const shownChild = (children: readonly ParentChild[], asked: string | null): ParentChild | undefined =>
  children.find(({ id }) => String(id) === asked) ?? children[0];
