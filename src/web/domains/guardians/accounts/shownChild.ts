import type { ParentChild } from './rules.ts';

/** The child that an address asks for, else the first. In a file of its own: the page asks before any screen's code is there. */
export const shownChild = (children: readonly ParentChild[], asked: string | null): ParentChild | undefined =>
  children.find(({ id }) => String(id) === asked) ?? children[0];
