import type { ContactKind } from '#contract/child-file-choices.ts';
import type { FileField, PlaceColumn, PlaceField, PlaceKind } from '#contract/imports-fields.ts';
import { contactIn, contactsIn, partsIn, phoneAt, type SaidContact } from './contacts.ts';
import type { fileCells } from './file-cells.ts';
import { oneOf, type Row, type Wrongs } from './rows.ts';
import { nameKey } from './values.ts';

/** A contact that rows name, and where. */
export interface Named {
  readonly contact: SaidContact;
  readonly row: Row;
  /** The column in which a part of it stands, or can be corrected. */
  readonly fieldOf: (part: string) => FileField;
}
type Cells = ReturnType<typeof fileCells>;

/** Whom of a kind the rows of a child name; nobody where they say what is there already. */
export function namedIn(kind: ContactKind, rows: readonly Row[], held: Cells, wrongs: Wrongs): Named[] {
  if (kind === 'emergency') return listed(kind, 'emergencyContacts', rows, held);
  if (kind === 'home') return listed(kind, 'homes', rows, held);
  return placed(kind, rows, held, wrongs);
}

/** Of several rows each may name others. */
function listed(kind: ContactKind, field: 'emergencyContacts' | 'homes', rows: readonly Row[], held: Cells): Named[] {
  const cells = new Map(rows.map((row) => [nameKey(row.get(field)), row] as const).toReversed());
  cells.delete('');
  cells.delete(nameKey(held[field]));
  return [...cells.values()]
    .toReversed()
    .flatMap((row) => contactsIn(kind, row.get(field)).map((contact) => ({ contact, row, fieldOf: () => field })));
}

const FIELDS: readonly PlaceField[] = ['Name', 'Phone', 'Address', 'Note'];
const FIELD_OF: Readonly<Record<string, PlaceField>> = { phoneNumber: 'Phone', address: 'Address', note: 'Note' };

/** Doctors, dentists, hospitals: of several each part with its place between semicolons. */
function placed(kind: PlaceKind, rows: readonly Row[], held: Cells, wrongs: Wrongs): Named[] {
  const column = (field: PlaceField): PlaceColumn => `${kind}${field}`;
  const cell = (field: PlaceField) => oneOf(rows, column(field), 2000, (row) => row.get(column(field)), wrongs);
  const said = { Name: cell('Name'), Phone: cell('Phone'), Address: cell('Address'), Note: cell('Note') };
  const row = rows.find((one) => FIELDS.some((field) => one.get(column(field)) !== ''));
  if (!row || FIELDS.every((field) => said[field] === '' || nameKey(said[field]) === nameKey(held[column(field)])))
    return [];
  const fieldOf = (part: string) => {
    const field = column(FIELD_OF[part] ?? 'Name');
    return row.cell(field).column === null ? column('Name') : field;
  };
  const names = partsIn(said.Name);
  const at = (field: PlaceField, place: number) =>
    (names.length === 1 ? said[field] : (partsIn(said[field])[place] ?? '')) || null;
  for (const field of ['Phone', 'Address', 'Note'] as const)
    if (names.length > 1 && partsIn(said[field]).length > names.length) wrongs.add(row, column(field), 'Enter a name');
  const found = names.map((name, place): Named => {
    const contact = {
      ...{ name, relationship: null, saidBy: null },
      ...{ phoneNumber: at('Phone', place), address: at('Address', place), note: at('Note', place) },
    };
    return { contact: withPhoneOfName(contact), row, fieldOf };
  });
  for (const { contact } of found)
    if (contact.phoneNumber !== null && phoneAt(contact.phoneNumber) < 0 && !heldPhone(kind, held, contact.phoneNumber))
      wrongs.add(row, fieldOf('phoneNumber'), 'Enter one phone number of 7 to 15 digits, as (512) 555-0100');
  return found;
}

/** Dr. Brill (512) 555-0100: a cell of both. */
function withPhoneOfName(contact: SaidContact): SaidContact {
  const at = phoneAt(contact.name);
  if (at <= 0 || contact.phoneNumber !== null) return contact;
  const { name } = contactIn(contact.name.slice(0, at).replaceAll('(', '').replaceAll(')', ''));
  return { ...contact, name, phoneNumber: contact.name.slice(at).trim() };
}

/** What is in the file already is nobody's mistake of typing. */
const heldPhone = (kind: PlaceKind, held: Cells, phone: string): boolean =>
  partsIn(held[`${kind}Phone`]).some((one) => nameKey(one) === nameKey(phone));
