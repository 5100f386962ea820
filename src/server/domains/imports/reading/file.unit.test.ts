import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTACT_KINDS } from '#contract/child-file-choices.ts';
import { FILE_FIELDS, type FileField } from '#contract/imports-fields.ts';
import type { HeldContact, WholeFile } from '#server/domains/child-file/queries.ts';
import { wrongContact } from '#server/domains/child-file/rules.ts';
import { type Around, fileOf } from './file.ts';
import { fileCells } from './file-cells.ts';
import type { KnownChild } from './plan.ts';
import { rowsOf, Wrongs } from './rows.ts';

const AROUND: Around = {
  guardians: [
    { id: 1, name: 'Ana Lopez' },
    { id: 2, name: 'Ben Lopez' },
  ],
  barred: [{ name: 'Otto Barred' }],
};
const SAID_BY = ['', 'Ana Lopez', 'Ben Lopez'] as const;

/** What a row with these cells makes of a file. */
function said(cells: Partial<Record<FileField, string>>, file: WholeFile) {
  const columns = FILE_FIELDS.children.filter((field) => cells[field] !== undefined);
  const spreadsheet = {
    headings: columns,
    isText: true,
    rows: [{ line: 2, cells: columns.map((field) => cells[field] ?? '') }],
  };
  const choices = { kind: 'children', columns, dateOrder: null, rooms: {}, edits: {} } as const;
  const wrongs = new Wrongs();
  return { ...fileOf(rowsOf(spreadsheet, choices), { file } as KnownChild, AROUND, wrongs), wrong: wrongs.cells };
}

/** The file after what was said of it. */
function after(file: WholeFile, { file: planned }: ReturnType<typeof said>): WholeFile {
  if (!planned) return file;
  const contacts = (planned.contacts ?? file.contacts).map(
    (one, at): HeldContact => ({ ...one, id: one.id ?? 100 + at, saidBy: SAID_BY[one.guardianId ?? 0] || null }),
  );
  return { ...file, ...planned.care, languages: planned.languages ?? file.languages, contacts };
}

const NAMES = ['Ann', 'Ben Two', 'Cleo (Cle)', 'Dr. D', 'ann'];
const PHONES = ['555 0101', '(512) 555-0100', null];
const PLACES = ['4 Well Lane, Austin', '9 Hill Road', null];
const anyContact = (id: number) =>
  fc
    .record({
      id: fc.constant(id),
      kind: fc.constantFrom(...CONTACT_KINDS),
      name: fc.constantFrom(...NAMES),
      relationship: fc.constantFrom('aunt', null),
      phoneNumber: fc.constantFrom(...PHONES),
      address: fc.constantFrom(...PLACES),
      note: fc.constantFrom('rings twice', null),
      guardianId: fc.constantFrom(null, 1, 2),
    })
    .map((one): HeldContact => {
      // Whose word it is belongs to homes and people for emergencies.
      const guardianId = ['home', 'emergency'].includes(one.kind) ? one.guardianId : null;
      return { ...one, guardianId, saidBy: SAID_BY[guardianId ?? 0] || null };
    })
    .filter((one) => wrongContact(one, []) === null);
const ORDER = ['emergency', 'doctor', 'dentist', 'hospital', 'home'];
const anyFile: fc.Arbitrary<WholeFile> = fc.record({
  childId: fc.constant(7),
  languages: fc.uniqueArray(fc.constantFrom('Welsh', 'English', 'Low German')),
  diet: fc.constantFrom(null, 'No pork'),
  specialNeeds: fc.constantFrom(null, 'Wears glasses'),
  // Nobody stands in a file twice.
  contacts: fc
    .tuple(anyContact(1), anyContact(2), anyContact(3), anyContact(4))
    .map((all) => all.filter((one, at) => all.findIndex((first) => keyOf(first) === keyOf(one)) === at))
    .map((all) => all.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))),
});
const keyOf = ({ kind, name, address }: HeldContact) => `${kind} ${kind === 'home' ? address : name.toLowerCase()}`;

test('what is exported of a file changes nothing where it is from', () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      expect(said(fileCells(file), file)).toEqual({ file: null, changes: [], isLater: false, wrong: [] });
    }),
  );
});

test('what is exported of one file comes into an empty one, and goes out of it as it came', () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      const empty = { childId: 8, languages: [], diet: null, specialNeeds: null, contacts: [] };
      const found = said(fileCells(file), empty);
      expect([found.wrong, found.isLater]).toEqual([[], false]);
      expect(fileCells(after(empty, found))).toEqual(fileCells(file));
    }),
  );
});

test('what one file says of another comes in once, takes nobody out, and keeps whose word each is', () => {
  fc.assert(
    fc.property(anyFile, anyFile, (mine, other) => {
      const first = said(fileCells(other), mine);
      const then = after(mine, first);
      for (const { id, guardianId } of mine.contacts)
        expect(then.contacts.find((one) => one.id === id)).toMatchObject({ guardianId });
      expect(said(fileCells(other), then)).toMatchObject({ file: null, changes: [] });
    }),
  );
});

test('a guardian’s word is nobody else’s: not the center’s, and not that of one of two with a name', () => {
  const empty = { childId: 8, languages: [], diet: null, specialNeeds: null, contacts: [] };
  const homes = 'At Mum’s: 4 Well Lane [Cleo Away]; At Dad’s: 9 Hill Road [Ben Lopez]; Ours: 1 Main Street';
  const found = said({ homes }, empty);
  expect(found.isLater).toBe(true);
  expect(found.file?.contacts?.map(({ name, guardianId }) => [name, guardianId])).toEqual([
    ['At Dad’s', 2],
    ['Ours', null],
  ]);
  expect(said({ homes: 'At Mum’s: 4 Well Lane [Cleo Away]' }, empty)).toMatchObject({ file: null, isLater: true });
});

test('an address that somebody keeps for themselves stays theirs when a list names it', () => {
  const [home] = [{ ...{ id: 5, kind: 'home', name: 'At Mum’s', relationship: null, phoneNumber: null }, note: null }];
  const own = { ...home, address: '4 Well Lane', guardianId: 1, saidBy: 'Ana Lopez' } as HeldContact;
  const file = { childId: 8, languages: [], diet: null, specialNeeds: null, contacts: [own] };
  expect(said({ homes: '4 WELL LANE' }, file).file).toBeNull();
  expect(said({ homes: 'At Mum’s: 5 New Road' }, file).file?.contacts).toMatchObject([
    { id: 5, address: '5 New Road', guardianId: 1 },
  ]);
});

test('a cell of a name and a phone, several doctors side by side, and what is wrong with them', () => {
  const empty = { childId: 8, languages: [], diet: null, specialNeeds: null, contacts: [] };
  expect(said({ doctorName: 'Dr. Brill (512) 555-0100' }, empty).file?.contacts).toMatchObject([
    { name: 'Dr. Brill', phoneNumber: '(512) 555-0100' },
  ]);
  const two = { doctorName: 'Dr. Brill; Dr. Two', doctorPhone: '555 0101; 555 0102', doctorNote: '; Rings twice' };
  expect(said(two, empty).file?.contacts).toMatchObject([
    { name: 'Dr. Brill', phoneNumber: '555 0101', note: null },
    { name: 'Dr. Two', phoneNumber: '555 0102', note: 'Rings twice' },
  ]);
  const fields = (cells: Partial<Record<FileField, string>>) => said(cells, empty).wrong.map(({ field }) => field);
  expect(fields({ doctorName: 'Dr. Brill', doctorPhone: 'soon' })).toEqual(['doctorPhone']);
  expect(fields({ doctorName: 'Dr. Brill', doctorPhone: '' })).toEqual(['doctorPhone']);
  expect(fields({ doctorName: '', doctorPhone: '555 0101' })).toEqual(['doctorName']);
  expect(fields({ emergencyContacts: 'Otto Barred 555 0101' })).toEqual(['emergencyContacts']);
  expect(fields({ emergencyContacts: Array.from({ length: 41 }, (_, n) => `P${n} 555 0101`).join(';') })).toEqual([
    null,
  ]);
});
