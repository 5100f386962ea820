import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTACT_KINDS } from '#contract/child-file-choices.ts';
import type { Contact } from './rules.ts';
import { changesSaid, type Said, type SeenFile, shownBy, withWaiting } from './said-rules.ts';

const contact = (changes: Partial<Contact> = {}): Contact => ({
  kind: 'doctor',
  name: 'Dr. Brill',
  relationship: null,
  phoneNumber: '555',
  address: null,
  note: null,
  ...changes,
});
const seen = (changes: Partial<SeenFile> = {}): SeenFile => ({
  record: { firstName: 'Ida', lastName: 'Berg', dateOfBirth: '2023-05-01', allergies: '' },
  care: { diet: null, specialNeeds: null },
  languages: ['Welsh'],
  insurance: null,
  contacts: [{ ...contact({ note: 'Rings twice' }), id: 7, changeId: null }],
  ...changes,
});

test('what the file says already changes nothing, and a name is known however it is written', () => {
  const said: Said = {
    record: { firstName: 'Ida', allergies: '' },
    care: { diet: null },
    languages: ['Welsh', 'welsh'],
    contacts: { doctor: [contact({ name: ' dr.  brill' })] },
  };
  expect(changesSaid({ ...said, contacts: { doctor: [contact()] } }, seen(), [7])).toEqual([]);
  expect(changesSaid(said, seen(), [7])).toMatchObject([{ change: { kind: 'edit-contact', contactId: 7 } }]);
});

test('one more is added, one that changed is changed and keeps its note, one that was named before is taken out', () => {
  const other = contact({ name: 'Dr. New' });
  expect(changesSaid({ contacts: { doctor: [contact({ phoneNumber: '556' }), other] } }, seen(), [])).toEqual([
    {
      change: { kind: 'edit-contact', contactId: 7, contact: contact({ phoneNumber: '556', note: 'Rings twice' }) },
    },
    { change: { kind: 'add-contact', contact: other } },
  ]);
  expect(changesSaid({ contacts: { doctor: [] } }, seen(), [])).toEqual([]);
  expect(changesSaid({ contacts: { doctor: [] } }, seen(), [7])).toEqual([
    { change: { kind: 'remove-contact', contactId: 7 } },
  ]);
});

test('what waits counts as if it were there, and gives way to a later word', () => {
  const ned = contact({ kind: 'emergency', name: 'Ned New' });
  let file = withWaiting(seen(), { kind: 'add-contact', contact: ned }, 40);
  file = withWaiting(file, { kind: 'care', care: { diet: 'No eggs' } }, 41);
  file = withWaiting(file, { kind: 'record', record: { allergies: 'Nuts' } }, 42);
  file = withWaiting(file, { kind: 'edit-contact', contactId: 7, contact: contact({ phoneNumber: '556' }) }, 43);
  const said: Said = {
    care: { diet: 'No eggs' },
    record: { allergies: 'Nuts' },
    contacts: { emergency: [ned], doctor: [contact({ phoneNumber: '556' })] },
  };
  expect(changesSaid(said, file, [])).toEqual([]);
  const later = { ...ned, phoneNumber: '777' };
  expect(changesSaid({ contacts: { emergency: [later] } }, file, [])).toEqual([
    { change: { kind: 'add-contact', contact: later }, instead: 40 },
  ]);
  expect(withWaiting(seen(), { kind: 'remove-contact', contactId: 7 }, 44).contacts).toEqual([]);
});

const anyContact = fc.record({
  kind: fc.constantFrom(...CONTACT_KINDS),
  name: fc.constantFrom('Ann', 'Ben', 'Cleo', 'ann '),
  relationship: fc.constantFrom(null, 'aunt'),
  phoneNumber: fc.constantFrom(null, '1', '2'),
  address: fc.constantFrom(null, 'Here'),
  note: fc.constant(null),
});

test('nothing is taken out that was not shown, and what was shown is told by its name alone', () => {
  fc.assert(
    fc.property(fc.array(anyContact), fc.array(anyContact), (held, named) => {
      const file = seen({ contacts: held.map((one, id) => ({ ...one, id, changeId: null })) });
      const said: Said = {
        contacts: Object.fromEntries(CONTACT_KINDS.map((kind) => [kind, named.filter((one) => one.kind === kind)])),
      };
      const changes = changesSaid(said, file, []);
      const shown = shownBy(said, file);
      return (
        changes.every((one) => 'change' in one && one.change.kind !== 'remove-contact') &&
        shown.every((id) => named.some((one) => one.kind === held[id]?.kind))
      );
    }),
  );
});
