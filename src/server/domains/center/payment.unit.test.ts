import { expect, test } from 'vitest';
import { accountNumber, einOf, isZelleContact, routingNumber } from './payment-rules.ts';

test('a routing number has nine digits of which the last one checks the others', () => {
  expect(['021000021', ' 0210-0002 1', '021000022', '000000000', '02100002', '02100002x'].map(routingNumber)).toEqual([
    '021000021',
    '021000021',
    null,
    null,
    null,
    null,
  ]);
});

test('an account number has 4 to 17 digits', () => {
  const digits = (count: number) => '7'.repeat(count);
  expect([3, 4, 17, 18].map((count) => accountNumber(digits(count)))).toEqual([null, digits(4), digits(17), null]);
  expect(accountNumber('12-34 x')).toBeNull();
});

test('an employer identification number is written as the IRS does', () => {
  expect(['123456789', '12-3456789', '12345678'].map(einOf)).toEqual(['12-3456789', '12-3456789', null]);
});

test('Zelle knows people by an e-mail address or a US phone number', () => {
  for (const contact of ['pay@maple.test', '(555) 010-0199', '+1 555 010 0199'])
    expect(isZelleContact(contact)).toBe(true);
  for (const other of ['maple', 'pay@maple', '555 0100']) expect(isZelleContact(other)).toBe(false);
});
