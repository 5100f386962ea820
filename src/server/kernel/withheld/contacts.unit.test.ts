import { expect, test } from 'vitest';
import { withoutContacts } from './contacts.ts';

test.each([
  ['Aunt Ada', 'Aunt Ada'],
  ['Aunt Ada 512-555-0102', 'Aunt Ada'],
  ['Aunt Ada (512) 555-0102, Bo Li +1 512.555.0103', 'Aunt Ada, Bo Li'],
  ['Luis Walk <luis@walk.test>; Ada', 'Luis Walk; Ada'],
  ['Luis: luis@walk.test', 'Luis'],
  ['Ada 5125550102 ext. 12; Bo', 'Ada; Bo'],
  ['Neighbor at 12 Elm', 'Neighbor at 12 Elm'],
  ['Away from 12/03/2026 16:00 to 2026-12-05:', 'Away from 12/03/2026 16:00 to 2026-12-05:'],
  ['On 12/03/2026 512-555-0102 is Ada', 'On 12/03/2026 is Ada'],
  ['512-555-0102', ''],
  ['', ''],
])('%j reads %j without numbers and addresses', (text, read) => {
  expect(withoutContacts(text)).toBe(read);
});
