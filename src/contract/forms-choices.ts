// What a form is made of, without zod: the screens hold it too.

/** The kinds of block, in the order in which they are offered. */
export const BLOCK_KINDS = [
  'heading',
  'text',
  'choice',
  'date',
  'number',
  'table',
  'repeat',
  'file',
  'mapped',
  'consent',
  'condition',
  'signature',
] as const;

export const MOST_BLOCKS = 200;
export const MOST_OPTIONS = 60;
export const MOST_COLUMNS = 12;
export const MOST_ENTRIES = 50;

/**
 * What of a child's file a block can be tied to. A form that is signed writes none of them: what a parent answers waits until it is
 * accepted by whoever keeps the file.
 */
export const MAPPABLE = {
  'child.first-name': { kind: 'text', most: 80 },
  'child.last-name': { kind: 'text', most: 80 },
  'child.date-of-birth': { kind: 'date' },
  'child.allergies': { kind: 'text', most: 1_000 },
  'child.emergency-contact': { kind: 'text', most: 200 },
} as const satisfies Readonly<Record<string, { kind: 'date' } | { kind: 'text'; most: number }>>;
export type MappableField = keyof typeof MAPPABLE;
export const MAPPABLE_FIELDS = Object.keys(MAPPABLE) as MappableField[];
