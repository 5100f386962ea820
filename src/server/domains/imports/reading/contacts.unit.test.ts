import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactIn, contactsIn, contactText, phoneAt, type SaidContact } from './contacts.ts';
import { fileCells, languagesIn, languagesText } from './file-cells.ts';

const contact = (changes: Partial<SaidContact> = {}): SaidContact => ({
  name: 'Rosa Dubois',
  relationship: null,
  phoneNumber: null,
  address: null,
  note: null,
  saidBy: null,
  ...changes,
});

describe('contacts in a cell', () => {
  test.each<[string, Partial<SaidContact>]>([
    ['Rosa Dubois (grandmother) 555 010 1234', { relationship: 'grandmother', phoneNumber: '555 010 1234' }],
    ['Rosa Dubois (512) 555-0100 x22', { phoneNumber: '(512) 555-0100 x22' }],
    ['Rosa Dubois - 512-555-0100', { phoneNumber: '512-555-0100' }],
    ['Rosa Dubois – +1 512 555 0100', { phoneNumber: '+1 512 555 0100' }],
    ['Rosa Dubois: 512.555.0100', { phoneNumber: '512.555.0100' }],
    [
      'Rosa Dubois (aunt) 5125550100, 4 Well Lane, Austin – speaks Welsh [Ana Lopez]',
      {
        relationship: 'aunt',
        phoneNumber: '5125550100',
        address: '4 Well Lane, Austin',
        note: 'speaks Welsh',
        saidBy: 'Ana Lopez',
      },
    ],
    ['Rosa Dubois', {}],
    ['Rosa Dubois (aunt)', { relationship: 'aunt' }],
    ['Rosa Dubois 5.12555E+09', { name: 'Rosa Dubois 5.12555E+09' }],
  ])('%s', (text, said) => {
    expect(contactIn(text)).toEqual(contact(said));
  });

  test('stand between semicolons, or in lines of their own', () => {
    const names = (cell: string) => contactsIn('emergency', cell).map(({ name }) => name);
    expect(names('Ann 555 010 1234; Ben 555 010 1235;')).toEqual(['Ann', 'Ben']);
    expect(names('Ann 555 010 1234\nBen 555 010 1235')).toEqual(['Ann', 'Ben']);
  });

  test('of a home the address may stand alone, and in several lines', () => {
    expect(contactsIn('home', '4 Well Lane\nAustin, TX 78701-1234')).toEqual([
      contact({ name: '', address: '4 Well Lane, Austin, TX 78701-1234' }),
    ]);
    expect(contactsIn('home', 'At Mum’s (mother) 555 010 1234: 4 Well Lane – every other week [Ana Lopez]')).toEqual([
      contact({
        name: 'At Mum’s',
        relationship: 'mother',
        phoneNumber: '555 010 1234',
        address: '4 Well Lane',
        note: 'every other week',
        saidBy: 'Ana Lopez',
      }),
    ]);
  });

  test('a phone number has 7 to 15 digits', () => {
    expect(['Room 5, 555 0101', '555', '5.12555E+09', '1234567890123456'].map(phoneAt)).toEqual([8, -1, -1, -1]);
  });
});

const words = fc
  .array(
    fc.constantFrom(
      'Rosa',
      'de la',
      'O’Neil',
      'Suite',
      'B',
      '(Rosie)',
      'a;b',
      'x, y',
      '[z]',
      'p – q',
      'no: 4',
      'line\nline',
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((some) => some.join(' '));
const anyContact = fc.record({
  name: words.map((some) => `Ann ${some}`),
  relationship: fc.option(words, { nil: null }),
  phoneNumber: fc.constantFrom('555 0101', '(512) 555-0100', '+1 512 555 0100 ext. 4', '512.555.0100 or 512.555.0101'),
  address: fc.option(words, { nil: null }),
  note: fc.option(words, { nil: null }),
  saidBy: fc.constantFrom(null, 'Ana Lopez', 'Bo “B” May'),
});

test('what is written of contacts is read as what is written of them', () => {
  fc.assert(
    fc.property(fc.array(anyContact, { minLength: 1, maxLength: 4 }), (contacts) => {
      const cell = contacts.map((one) => contactText('emergency', one)).join('; ');
      const read = contactsIn('emergency', cell);
      expect(read.map((one) => contactText('emergency', one)).join('; ')).toBe(cell);
      expect(read.map(({ saidBy }) => saidBy)).toEqual(contacts.map(({ saidBy }) => saidBy));
    }),
  );
});

test('and so of homes, each of which keeps whose word it is', () => {
  fc.assert(
    fc.property(fc.array(anyContact, { minLength: 1, maxLength: 4 }), words, (contacts, address) => {
      const homes = contacts.map((one) => ({ ...one, address: one.address ?? address }));
      const cell = homes.map((one) => contactText('home', one)).join('; ');
      const read = contactsIn('home', cell);
      expect(read.map((one) => contactText('home', one)).join('; ')).toBe(cell);
      expect(read.map(({ saidBy }) => saidBy)).toEqual(homes.map(({ saidBy }) => saidBy));
    }),
  );
});

test('a file in cells has its doctors side by side, and no cell where there is nothing', () => {
  const doctors = [
    { ...contact({ name: 'Dr. Brill', phoneNumber: '555 010 1234' }), kind: 'doctor' as const },
    { ...contact({ name: 'Dr. Two', address: '4 Well Lane; rear' }), kind: 'doctor' as const },
  ];
  expect(
    fileCells({ languages: ['Welsh', 'Low German'], diet: null, specialNeeds: null, contacts: doctors }),
  ).toMatchObject({
    languages: 'Welsh, Low German',
    diet: '',
    doctorName: 'Dr. Brill; Dr. Two',
    doctorPhone: '555 010 1234;',
    doctorAddress: '; 4 Well Lane, rear',
    doctorNote: '',
    dentistName: '',
    emergencyContacts: '',
    homes: '',
  });
  expect(languagesIn(languagesText(['Welsh', 'a, b', 'c/d']))).toEqual(['Welsh', 'a b', 'c d']);
});
