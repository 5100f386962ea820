import type { ContactKind } from '#contract/child-file-choices.ts';
import type { Insurance } from './read.ts';
import { type Care, type Change, type ChildRecord, type Contact, changedParts, eachOnce } from './rules.ts';

/** A contact as its guardian sees it: one of the file, or one that they proposed and that waits. */
export interface SeenContact extends Contact {
  readonly id: number | null;
  /** The change in which it waits. */
  readonly changeId: number | null;
}
/** A child's file as one of its guardians sees it, with what they proposed as it would be. */
export interface SeenFile {
  readonly record: ChildRecord;
  readonly care: Care;
  readonly languages: readonly string[];
  readonly insurance: Insurance | null;
  readonly contacts: readonly SeenContact[];
}

/** What a guardian says of a child in a form; what was not asked is not there. */
export interface Said {
  readonly record?: Partial<ChildRecord>;
  readonly care?: Partial<Care>;
  readonly languages?: readonly string[];
  readonly insurance?: Insurance;
  /** All that they named of a kind. */
  readonly contacts?: Partial<Readonly<Record<ContactKind, readonly Contact[]>>>;
}

/** What changes the file by what was said; `instead`: a proposal that gives way to it. */
export type SaidChange =
  | { readonly change: Change; readonly instead?: number }
  | { readonly languages: readonly string[] }
  | { readonly insurance: Insurance };

/**
 * What a file as its guardian sees it does not say yet. A contact is known by its name: the same one is changed, another one added, and one
 * of `shown` (ids of the file that a draft of theirs named before) that is named no more is taken out. Said again, nothing follows.
 */
export function changesSaid(said: Said, seen: SeenFile, shown: readonly number[]): SaidChange[] {
  const changes: SaidChange[] = [];
  const record = changedParts<ChildRecord>(said.record ?? {}, seen.record);
  if (Object.keys(record).length > 0) changes.push({ change: { kind: 'record', record } });
  const care = changedParts<Care>(said.care ?? {}, seen.care);
  if (Object.keys(care).length > 0) changes.push({ change: { kind: 'care', care } });
  const languages = said.languages && eachOnce(said.languages);
  if (languages && !isSame(languages, seen.languages)) changes.push({ languages });
  if (said.insurance && !isSame(said.insurance, seen.insurance)) changes.push({ insurance: said.insurance });
  for (const [kind, named] of Object.entries(said.contacts ?? {}))
    changes.push(...contactChanges(kind as ContactKind, named, seen.contacts, shown));
  return changes;
}

function contactChanges(
  kind: ContactKind,
  named: readonly Contact[],
  seen: readonly SeenContact[],
  shown: readonly number[],
): SaidChange[] {
  const left = seen.filter((contact) => contact.kind === kind);
  const changes: SaidChange[] = [];
  for (const contact of named) {
    const at = left.findIndex(({ name }) => nameKey(name) === nameKey(contact.name));
    const [known] = at < 0 ? [] : left.splice(at, 1);
    // A form asks neither for a note nor, of some, for a relationship: what stands there stays.
    const after = {
      ...contact,
      note: known?.note ?? null,
      relationship: contact.relationship ?? known?.relationship ?? null,
    };
    if (!known) changes.push({ change: { kind: 'add-contact', contact: after } });
    else if (!isSameContact(after, known)) changes.push(changeOf(known, after));
  }
  for (const { id } of left)
    if (id !== null && shown.includes(id)) changes.push({ change: { kind: 'remove-contact', contactId: id } });
  return changes;
}

const changeOf = ({ id, changeId }: SeenContact, contact: Contact): SaidChange => {
  const change: Change =
    id === null ? { kind: 'add-contact', contact } : { kind: 'edit-contact', contactId: id, contact };
  return { change, ...(changeId !== null && { instead: changeId }) };
};

/** Which contacts of the file a draft names, so that the guardian has seen them. */
export const shownBy = (said: Said, seen: SeenFile): number[] =>
  seen.contacts.flatMap(({ id, kind, name }) =>
    id !== null && said.contacts?.[kind]?.some((one) => nameKey(one.name) === nameKey(name)) ? [id] : [],
  );

/** A file with a change as if it were made, which waits under this id. */
export function withWaiting(seen: SeenFile, change: Change, changeId: number): SeenFile {
  switch (change.kind) {
    case 'record':
      return { ...seen, record: { ...seen.record, ...change.record } };
    case 'care':
      return { ...seen, care: { ...seen.care, ...change.care } };
    case 'add-contact':
      return { ...seen, contacts: [...seen.contacts, { ...change.contact, id: null, changeId }] };
    case 'edit-contact': {
      const { contactId, contact } = change;
      const contacts = seen.contacts.map((one) => (one.id === contactId ? { ...one, ...contact, changeId } : one));
      return { ...seen, contacts };
    }
    case 'remove-contact':
      return { ...seen, contacts: seen.contacts.filter(({ id }) => id !== change.contactId) };
    case 'custody':
      return seen;
  }
}

const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const FIELDS = ['name', 'relationship', 'phoneNumber', 'address'] as const;
const isSameContact = (one: Contact, other: Contact): boolean => FIELDS.every((field) => one[field] === other[field]);
