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

/** What one entry of a mapped field says; `isRequired`: an entry without it says nothing. */
interface MappedPart {
  readonly key: string;
  /** In characters. */
  readonly most: number;
  readonly isRequired?: true;
}
/** How a field of the child's file is asked for: one value, or entries that each say several things. */
export type MappedShape =
  | { readonly kind: 'date' }
  | { readonly kind: 'text'; readonly most: number; readonly isLong?: true }
  | { readonly kind: 'entries'; readonly most: number; readonly parts: readonly MappedPart[] };

const NAME: MappedPart = { key: 'name', most: 120, isRequired: true };
const PHONE: MappedPart = { key: 'phone-number', most: 40 };
const ADDRESS: MappedPart = { key: 'address', most: 300 };
const PRACTICE = { kind: 'entries', most: 3, parts: [NAME, PHONE, ADDRESS] } as const satisfies MappedShape;

/** What of a child's record and file a block can be tied to (forms-9). */
export const MAPPABLE = {
  'child.first-name': { kind: 'text', most: 80 },
  'child.last-name': { kind: 'text', most: 80 },
  'child.date-of-birth': { kind: 'date' },
  'child.allergies': { kind: 'text', most: 2_000, isLong: true },
  'child.emergency-contact': { kind: 'text', most: 200 },
  'file.languages': { kind: 'entries', most: 8, parts: [{ key: 'language', most: 40, isRequired: true }] },
  'file.diet': { kind: 'text', most: 1_000, isLong: true },
  'file.special-needs': { kind: 'text', most: 2_000, isLong: true },
  'file.doctors': PRACTICE,
  'file.dentists': PRACTICE,
  'file.hospitals': PRACTICE,
  'file.emergency-contacts': {
    kind: 'entries',
    most: 6,
    parts: [NAME, { key: 'relationship', most: 60 }, { ...PHONE, isRequired: true }, ADDRESS],
  },
  'file.homes': { kind: 'entries', most: 3, parts: [NAME, { ...ADDRESS, isRequired: true }, PHONE] },
  'file.insurance': {
    kind: 'entries',
    most: 1,
    parts: [
      { key: 'insurer', most: 120, isRequired: true },
      { key: 'member-number', most: 60 },
      { key: 'group-number', most: 60 },
      { key: 'holder', most: 120 },
      PHONE,
    ],
  },
} as const satisfies Readonly<Record<string, MappedShape>>;
export type MappableField = keyof typeof MAPPABLE;
export const MAPPABLE_FIELDS = Object.keys(MAPPABLE) as MappableField[];
