import { type ContactKind, MOST_CONTACTS, MOST_LANGUAGES } from '#contract/child-file-choices.ts';
import type { FileField } from '#contract/imports-fields.ts';
import type { HeldContact } from '#server/domains/child-file/queries.ts';
import { CALLED, type Care, type Contact, eachOnce, wrongContact } from '#server/domains/child-file/rules.ts';
import type { WrittenContact } from '#server/domains/child-file/whole-commands.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import { contactKey, type SaidContact, textKey } from './contacts.ts';
import { contactsText, type FileInCells, fileCells, languagesIn, languagesText } from './file-cells.ts';
import { type Named, namedIn } from './named.ts';
import type { Change, Known, KnownChild } from './plan.ts';
import { oneOf, type Row, type Wrongs } from './rows.ts';
import { nameKey, phoneDigits } from './values.ts';

/** What a child's file becomes by a spreadsheet; what is null stays. */
export interface PlannedFile {
  readonly languages: readonly string[] | null;
  readonly care: Partial<Care> | null;
  /** All of the child, in the order in which they are called. */
  readonly contacts: readonly WrittenContact[] | null;
}
type Held = Omit<FileInCells, 'contacts'> & { readonly contacts: readonly HeldContact[] };
interface FileSaid {
  /** Null: nothing changes. */
  readonly file: PlannedFile | null;
  readonly changes: readonly Change[];
  /** Whether something is the word of a guardian who is not on the record yet. */
  readonly isLater: boolean;
}
/** Who stands around a child: its guardians on record, and who may not pick it up. */
export interface Around {
  readonly guardians: readonly { readonly id: number; readonly name: string }[];
  readonly barred: readonly { readonly name: string }[];
}

const NOTHING: Held = {
  languages: [],
  diet: null,
  specialNeeds: null,
  contacts: [],
};

/** Who is on the record of each child now, and who may not pick it up. */
export function aroundOf({ guardians, barred }: Known): (childId: number | null) => Around {
  const named = Map.groupBy(
    guardians.flatMap(({ id, firstName, lastName, childIds }) =>
      childIds.map((childId) => ({ childId, id, name: `${firstName} ${lastName}` })),
    ),
    ({ childId }) => childId,
  );
  const byChild = Map.groupBy(barred, ({ childId }) => childId);
  return (childId) => ({
    guardians: (childId === null ? null : named.get(childId)) ?? [],
    barred: (childId === null ? null : byChild.get(childId)) ?? [],
  });
}

/** What the rows of a child say of its file. They add and correct, and take nothing out. */
export function fileOf(rows: readonly Row[], child: KnownChild | null, around: Around, wrongs: Wrongs): FileSaid {
  const held = child?.file ?? NOTHING;
  const changes: Change[] = [];
  const said = (field: 'languages' | 'diet' | 'specialNeeds', most: number) => {
    const text = oneOf(rows, field, most, (row) => row.get(field), wrongs);
    return text && nameKey(text) !== nameKey(fileCells(held)[field]) ? text : null;
  };
  const languages = spokenIn(rows, said('languages', 400), wrongs);
  const isSpoken = languages !== null && nameKey(languagesText(languages)) !== nameKey(languagesText(held.languages));
  if (isSpoken)
    changes.push({ field: 'languages', before: languagesText(held.languages), after: languagesText(languages) });
  const care: { diet?: string; specialNeeds?: string } = {};
  for (const [field, most] of [
    ['diet', 1000],
    ['specialNeeds', 2000],
  ] as const) {
    const after = said(field, most);
    if (after === null) continue;
    care[field] = after;
    changes.push({ field, before: held[field] ?? '', after });
  }
  const called = CALLED.map((kind) => merged(kind, rows, held, around, wrongs));
  for (const { kind, before, after, isChanged } of called)
    if (isChanged)
      changes.push({ field: COLUMN[kind], before: contactsText(kind, before), after: contactsText(kind, after) });
  const contacts = called.some(({ isChanged }) => isChanged) ? called.flatMap(({ after }) => after) : null;
  const [row] = rows;
  if (contacts && contacts.length > MOST_CONTACTS && row)
    wrongs.line(row, 'There are enough contacts. Take one out first.');
  return {
    file:
      changes.length > 0
        ? {
            languages: isSpoken ? languages : null,
            care: Object.keys(care).length > 0 ? care : null,
            contacts: contacts?.map(({ saidBy: _, ...contact }) => contact) ?? null,
          }
        : null,
    changes,
    isLater: called.some(({ isLater }) => isLater),
  };
}

/** Under which name a change of these contacts is shown, and where it is wrong. */
const COLUMN = {
  emergency: 'emergencyContacts',
  doctor: 'doctor',
  dentist: 'dentist',
  hospital: 'hospital',
  home: 'homes',
} as const satisfies Readonly<Record<ContactKind, string>>;

function spokenIn(rows: readonly Row[], text: string | null, wrongs: Wrongs): readonly string[] | null {
  const row = rows.find((one) => one.get('languages') !== '');
  if (text === null || !row) return null;
  const languages = eachOnce(languagesIn(text));
  if (languages.length > MOST_LANGUAGES)
    wrongs.add(row, 'languages', withValues('At most {{maximum}} languages', { maximum: MOST_LANGUAGES }));
  if (languages.some((one) => one.length > 40))
    wrongs.add(row, 'languages', 'Name the languages with commas between them');
  return languages;
}

interface Merged extends WrittenContact {
  readonly saidBy: string | null;
}
interface Merging {
  readonly kind: ContactKind;
  readonly before: readonly Merged[];
  readonly after: readonly Merged[];
  readonly isChanged: boolean;
  readonly isLater: boolean;
}

/** Whom the rows name first, in their order, then who is there beside. */
function merged(kind: ContactKind, rows: readonly Row[], held: Held, around: Around, wrongs: Wrongs): Merging {
  const before: readonly Merged[] = held.contacts.filter((contact) => contact.kind === kind);
  const nothing = { kind, before, after: before, isChanged: false, isLater: false };
  const found = namedIn(kind, rows, fileCells(held), wrongs);
  if (found.length === 0) return nothing;
  const { meant, left } = meantBy(
    kind,
    found.map(({ contact }) => contact),
    before,
  );
  const after: Merged[] = [];
  let isLater = false;
  for (const [at, named] of found.entries()) {
    const known = meant[at] ?? null;
    if (!known && kind === 'home' && isMeantByAnother(named.contact, meant, found)) continue;
    const whose = known ? known.guardianId : guardianOf(named.contact, around);
    if (whose === undefined) isLater = true;
    else after.push(contactOf(kind, named, known, whose, around, wrongs));
  }
  const all = inOrder(after, before, left);
  return { kind, before, after: all, isChanged: all.some((contact, at) => contact !== before[at]), isLater };
}

/** As they were, where the rows name nobody new and nobody before whom they came; else those who are named first. */
function inOrder(named: readonly Merged[], before: readonly Merged[], left: readonly Merged[]): readonly Merged[] {
  const places = named.map(({ id }) => before.findIndex((one) => one.id === id));
  const isSame = named.every(({ id }) => id !== null) && places.every((at, n) => n === 0 || at > (places[n - 1] ?? 0));
  if (!isSame) return [...named, ...left];
  return before.map((one) => named.find(({ id }) => id === one.id) ?? one);
}

/** Who of those who are there is meant by each: the one of that name; a home, too, by its address, where no other one has the name. */
function meantBy(kind: ContactKind, said: readonly SaidContact[], before: readonly Merged[]) {
  const left = [...before];
  const meant: (Merged | null)[] = said.map(() => null);
  const isNamed = (one: Merged, { name }: SaidContact) => name !== '' && contactKey(one.name) === contactKey(name);
  const isThere = (one: Merged, { address }: SaidContact) => textKey(one.address) === textKey(address);
  const ways =
    kind === 'home'
      ? [(one: Merged, contact: SaidContact) => isNamed(one, contact) && isThere(one, contact), isNamed, isThere]
      : [isNamed];
  for (const isMeant of ways)
    for (const [n, contact] of said.entries()) {
      const at = meant[n] ? -1 : left.findIndex((one) => isMeant(one, contact));
      if (at >= 0) meant[n] = left.splice(at, 1)[0] ?? null;
    }
  return { meant, left };
}

/** Whether a home under another name stands there already: two names for one address make no second home. */
const isMeantByAnother = (
  { address }: SaidContact,
  meant: readonly (Merged | null)[],
  found: readonly Named[],
): boolean => meant.some((one, at) => one && textKey(found[at]?.contact.address ?? one.address) === textKey(address));

/** Whose word it is; null: the center's; undefined: of a guardian who is not on the record, or of one of two with one name. */
function guardianOf({ saidBy }: SaidContact, { guardians }: Around): number | null | undefined {
  if (saidBy === null) return null;
  const own = guardians.filter(({ name }) => textKey(name) === textKey(saidBy));
  return own.length === 1 ? own[0]?.id : undefined;
}

const MOST = { name: 120, relationship: 60, phoneNumber: 40, address: 300, note: 300 } as const;

function contactOf(
  kind: ContactKind,
  { contact: said, row, fieldOf }: Named,
  known: Merged | null,
  guardianId: number | null,
  { barred }: Around,
  wrongs: Wrongs,
): Merged {
  const pick = (part: 'relationship' | 'phoneNumber' | 'address' | 'note') => {
    const key = part === 'phoneNumber' ? phoneKey : textKey;
    return said[part] !== null && key(said[part]) !== key(known?.[part] ?? null) ? said[part] : (known?.[part] ?? null);
  };
  const contact: Contact = {
    kind,
    // A home that nobody named is called by its street.
    name:
      known?.name ?? (said.name || (kind === 'home' ? (said.address ?? '').split(',')[0]?.slice(0, 120) : '') || ''),
    relationship: pick('relationship'),
    phoneNumber: pick('phoneNumber'),
    address: pick('address'),
    note: pick('note'),
  };
  if (known && Object.entries(contact).every(([part, text]) => text === known[part as keyof Contact])) return known;
  refuse(contact, { row, fieldOf }, barred, wrongs);
  return { ...contact, id: known?.id ?? null, guardianId, saidBy: known?.saidBy ?? said.saidBy };
}

function refuse(
  contact: Contact,
  { row, fieldOf }: Pick<Named, 'row' | 'fieldOf'>,
  barred: Around['barred'],
  wrongs: Wrongs,
) {
  const add = (part: string, message: Parameters<Wrongs['add']>[2]) =>
    wrongs.add(row, fieldOf(part) as FileField, message);
  if (contact.name === '') add('name', 'Enter a name');
  else for (const [part, message] of Object.entries(wrongContact(contact, barred) ?? {})) add(part, message);
  for (const [part, most] of Object.entries(MOST))
    if ((contact[part as keyof typeof MOST] ?? '').length > most)
      add(part, withValues('Must be at most {{maximum}} characters', { maximum: most }));
}

const phoneKey = (phone: string | null): string => (phone ? phoneDigits(phone) || textKey(phone) : '');
