import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { DOCUMENTS, GIVEN } from './documents.ts';
import { ADDRESSES, ADDRESSES_OF } from './routes.ts';

// What the slow suite looks at is complete: a new screen or file is missed in the gate already.

test('there are enough texts, and no screen and no file is left out', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(200);
  expect([...ADDRESSES_OF.open, ...ADDRESSES_OF.staff, ...ADDRESSES_OF.parent].toSorted()).toEqual(
    ADDRESSES.toSorted(),
  );
  expect(ADDRESSES.length).toBeGreaterThan(50);
  const files = Object.entries<Endpoint>(api).flatMap(([route, { file }]) => (file ? [route] : []));
  expect([...Object.keys(DOCUMENTS), ...GIVEN].toSorted()).toEqual(files.toSorted());
});
