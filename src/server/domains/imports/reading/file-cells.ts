import type { ContactKind } from '#contract/child-file-choices.ts';
import { PLACE_KINDS, type PlaceColumn, type PlaceKind } from '#contract/imports-fields.ts';
import type { Care } from '#server/domains/child-file/rules.ts';
import { contactText, partsText, type SaidContact } from './contacts.ts';

/** A child's file, as far as a spreadsheet holds it. */
export interface FileInCells extends Care {
  readonly languages: readonly string[];
  /** In the order in which they are called. */
  readonly contacts: readonly (SaidContact & { readonly kind: ContactKind })[];
}

const PARTS = { Name: 'name', Phone: 'phoneNumber', Address: 'address', Note: 'note' } as const;

/** The cells of a child's file, as they are exported and as what a file says is held against. */
export function fileCells({ languages, diet, specialNeeds, contacts }: FileInCells) {
  const of = (kind: ContactKind) => contacts.filter((contact) => contact.kind === kind);
  return {
    languages: languagesText(languages),
    diet: diet ?? '',
    specialNeeds: specialNeeds ?? '',
    ...placeCells(of),
    emergencyContacts: contactsText('emergency', of('emergency')),
    homes: contactsText('home', of('home')),
  };
}

const placeCells = (of: (kind: PlaceKind) => readonly SaidContact[]): Readonly<Record<PlaceColumn, string>> =>
  Object.fromEntries(
    PLACE_KINDS.flatMap((kind) =>
      Object.entries(PARTS).map(([column, part]) => [`${kind}${column}`, partsText(of(kind).map((one) => one[part]))]),
    ),
  ) as Record<PlaceColumn, string>;

export const contactsText = (kind: ContactKind, contacts: readonly SaidContact[]): string =>
  contacts.map((contact) => contactText(kind, contact)).join('; ');

export const languagesText = (languages: readonly string[]): string =>
  languages.map((one) => one.replace(/[\s,;/]+/g, ' ').trim()).join(', ');
export const languagesIn = (cell: string): string[] =>
  cell
    .split(/[,;/\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
