import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test('what goes into an address is encoded', () => {
  const sent = { params: { code: 'a/b?c' }, query: { search: 'Müller & Söhne', from: '2026-03-02' } };
  expect(addressOf('GET /api/links/:code', sent)).toBe(
    '/api/links/a%2Fb%3Fc?search=M%C3%BCller+%26+S%C3%B6hne&from=2026-03-02',
  );
});

test('a list becomes repeated values; what is not given is left out', () => {
  expect(addressOf('GET /api/rooms', { query: { id: [1, 2], search: undefined, before: null } })).toBe(
    '/api/rooms?id=1&id=2',
  );
  expect(addressOf('GET /api/rooms', { query: { search: undefined } })).toBe('/api/rooms');
});
