import { expect, test } from 'vitest';
import type { Contact } from './queries.ts';
import { earlier, languagesIn } from './rules.ts';

const contact = (id: number, kind: Contact['kind']): Contact => ({
  id,
  kind,
  name: 'Dr. Brill',
  relationship: null,
  phoneNumber: null,
  address: null,
  note: null,
  saidBy: null,
  isOwn: false,
  version: 1,
});

test('languages are typed with commas between them', () => {
  expect(languagesIn(' Welsh, English ,, ')).toEqual(['Welsh', 'English']);
  expect(languagesIn('')).toEqual([]);
});

test('a contact goes before the one above it of its kind, and the first stays', () => {
  const all = [contact(1, 'emergency'), contact(2, 'doctor'), contact(3, 'doctor'), contact(4, 'doctor')] as const;
  expect(earlier(all, all[3])).toEqual([1, 2, 4, 3]);
  expect(earlier(all, all[1])).toBeNull();
});
