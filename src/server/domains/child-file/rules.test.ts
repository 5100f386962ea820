import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTACT_KINDS } from '#contract/child-file-choices.ts';
import { type Change, type Contact, changedParts, eachOnce, fieldsOf, replaces, waits, wrongContact } from './rules.ts';

const contact = (changes: Partial<Contact> = {}): Contact => ({
  kind: 'doctor',
  name: 'Dr. Brill',
  relationship: null,
  phoneNumber: '555',
  address: null,
  note: null,
  ...changes,
});
const anyContact = fc.record({
  kind: fc.constantFrom(...CONTACT_KINDS),
  name: fc.string({ minLength: 1 }),
  relationship: fc.option(fc.string()),
  phoneNumber: fc.option(fc.string()),
  address: fc.option(fc.string()),
  note: fc.option(fc.string()),
});
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('add-contact' as const), contact: anyContact }),
  fc.record({ kind: fc.constant('edit-contact' as const), contactId: fc.nat(), contact: anyContact }),
  fc.record({ kind: fc.constant('remove-contact' as const), contactId: fc.nat() }),
  fc.record({ kind: fc.constant('care' as const), care: fc.record({ diet: fc.option(fc.string()) }) }),
  fc.record({ kind: fc.constant('custody' as const), note: fc.option(fc.string()) }),
);
const anyKnown = fc.record({ kind: fc.constantFrom(...CONTACT_KINDS), isOwn: fc.boolean() });

describe('what waits', () => {
  test('staff’s own change never does', () => {
    fc.assert(fc.property(anyChange, anyKnown, (change, known) => !waits('staff', change, known)));
  });
  test('whatever makes or unmakes somebody to call in an emergency does', () => {
    fc.assert(
      fc.property(anyChange, anyKnown, (change, known) => {
        const isEmergency =
          ('contact' in change && change.contact.kind === 'emergency') ||
          ('contactId' in change && known.kind === 'emergency');
        return !isEmergency || waits('guardian', change, known);
      }),
    );
  });
  test.each<[Change, { kind: Contact['kind']; isOwn: boolean } | undefined, boolean]>([
    [{ kind: 'add-contact', contact: contact() }, undefined, false],
    [{ kind: 'add-contact', contact: contact({ kind: 'home' }) }, undefined, false],
    [{ kind: 'edit-contact', contactId: 1, contact: contact() }, { kind: 'doctor', isOwn: false }, false],
    [{ kind: 'edit-contact', contactId: 1, contact: contact({ kind: 'home' }) }, { kind: 'home', isOwn: true }, false],
    [{ kind: 'edit-contact', contactId: 1, contact: contact({ kind: 'home' }) }, { kind: 'home', isOwn: false }, true],
    [
      { kind: 'edit-contact', contactId: 1, contact: contact({ kind: 'home' }) },
      { kind: 'doctor', isOwn: false },
      true,
    ],
    [{ kind: 'remove-contact', contactId: 1 }, { kind: 'home', isOwn: false }, true],
    [{ kind: 'remove-contact', contactId: 1 }, { kind: 'dentist', isOwn: false }, false],
    [{ kind: 'care', care: { diet: 'No eggs' } }, undefined, true],
    [{ kind: 'custody', note: null }, undefined, true],
    [{ kind: 'record', record: { firstName: 'Ida' } }, undefined, true],
  ])('%j of %j: %s', (change, known, expected) => {
    expect(waits('guardian', change, known)).toBe(expected);
  });
});

test('a contact can be reached', () => {
  expect(wrongContact(contact(), [])).toBeNull();
  expect(wrongContact(contact({ phoneNumber: null }), [])).toHaveProperty('phoneNumber');
  expect(wrongContact(contact({ phoneNumber: null, address: 'x' }), [])).toBeNull();
  expect(wrongContact(contact({ kind: 'hospital', phoneNumber: null }), [])).toBeNull();
  expect(wrongContact(contact({ kind: 'home' }), [])).toHaveProperty('address');
  const barred = [{ name: 'Ned New' }];
  expect(wrongContact(contact({ kind: 'emergency', name: 'ned  new' }), barred)).toHaveProperty('name');
  expect(wrongContact(contact({ name: 'Ned New' }), barred)).toBeNull();
});

test('a change says what it would change, and a contact by its name', () => {
  const now = { record: null, contact: contact(), diet: 'No eggs', specialNeeds: null, custody: null };
  expect(fieldsOf({ kind: 'care', care: { diet: 'No eggs' } }, now)).toEqual([]);
  expect(fieldsOf({ kind: 'edit-contact', contactId: 1, contact: contact({ phoneNumber: '556' }) }, now)).toEqual([
    { name: 'name', before: 'Dr. Brill', after: 'Dr. Brill' },
    { name: 'phoneNumber', before: '555', after: '556' },
  ]);
  fc.assert(
    fc.property(anyChange, anyContact, (change, known) => {
      const fields = fieldsOf(change, { ...now, contact: known });
      return new Set(fields.map(({ name }) => name)).size === fields.length;
    }),
  );
});

test('a later word takes the place of one about the same', () => {
  const edit: Change = { kind: 'edit-contact', contactId: 7, contact: contact() };
  expect(replaces(edit, { kind: 'remove-contact', contactId: 7 })).toBe(true);
  expect(replaces(edit, { kind: 'edit-contact', contactId: 8 })).toBe(false);
  expect(replaces({ kind: 'add-contact', contact: contact() }, { kind: 'add-contact', contactId: null })).toBe(false);
  expect(replaces({ kind: 'custody', note: null }, { kind: 'custody', contactId: null })).toBe(true);
});

test('what is said as it was changes nothing, and a language counts once', () => {
  expect(changedParts({ a: 1, b: undefined, c: [1] }, { a: 2, b: 3, c: [1] })).toEqual({ a: 1 });
  expect(eachOnce(['Welsh', 'English', 'welsh'])).toEqual(['Welsh', 'English']);
  fc.assert(
    fc.property(fc.array(fc.string()), (languages) => {
      const once = eachOnce(languages);
      return eachOnce(once).join('\n') === once.join('\n') && once.every((one) => languages.includes(one));
    }),
  );
});
