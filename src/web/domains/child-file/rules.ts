import type { ContactKind } from '#contract/child-file-choices.ts';
import type { ChildFile, Contact, Custody, Insurance } from './queries.ts';

/** Who looks at a file: a guardian, or staff who keep it, see what is medical, or do neither. */
export interface Reader {
  readonly isGuardian: boolean;
  /** Whether they may change it, or propose so. */
  readonly changes: boolean;
  readonly seesInsurance: boolean;
}

export interface ContactValues extends Record<string, string> {
  kind: ContactKind;
  name: string;
  relationship: string;
  phoneNumber: string;
  address: string;
  note: string;
}
/** A new contact of a kind. */
export const newContact = (kind: ContactKind): ContactValues => ({
  kind,
  name: '',
  relationship: '',
  phoneNumber: '',
  address: '',
  note: '',
});
export const contactValues = ({ kind, name, relationship, phoneNumber, address, note }: Contact): ContactValues => ({
  kind,
  name,
  relationship: relationship ?? '',
  phoneNumber: phoneNumber ?? '',
  address: address ?? '',
  note: note ?? '',
});

export interface DetailsValues extends Record<string, string> {
  languages: string;
  diet: string;
  specialNeeds: string;
}
export const detailsValues = ({ languages, diet, specialNeeds }: ChildFile): DetailsValues => ({
  languages: languages.join(', '),
  diet: diet ?? '',
  specialNeeds: specialNeeds ?? '',
});
/** Languages as one types them: with commas or line breaks between them. */
export const languagesIn = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

export interface InsuranceValues {
  insurer: string;
  memberNumber: string;
  groupNumber: string;
  holder: string;
  phoneNumber: string;
}
export const insuranceValues = (insurance: Insurance | null): InsuranceValues => ({
  insurer: insurance?.insurer ?? '',
  memberNumber: insurance?.memberNumber ?? '',
  groupNumber: insurance?.groupNumber ?? '',
  holder: insurance?.holder ?? '',
  phoneNumber: insurance?.phoneNumber ?? '',
});

export const custodyValues = (custody: Custody | null) => ({
  note: custody?.note ?? '',
  isShared: custody?.isShared ?? false,
});

/** The ids of contacts with one of them a step earlier among those of its kind; null where it is the first. */
export function earlier(contacts: readonly Contact[], contact: Contact): number[] | null {
  const before = contacts.filter(({ kind }) => kind === contact.kind);
  const place = before.findIndex(({ id }) => id === contact.id);
  const above = before[place - 1];
  if (!above) return null;
  const ids = contacts.map(({ id }) => id).filter((id) => id !== contact.id);
  ids.splice(ids.indexOf(above.id), 0, contact.id);
  return ids;
}
