import { expect, test } from 'vitest';
import { type Guardian, pickupWarnings } from './rules.ts';

const guardian = (name: string, changes: Partial<Guardian> = {}): Guardian => ({
  guardianshipId: 1,
  guardianId: 1,
  name,
  relationship: 'parent',
  phoneNumber: null,
  email: null,
  mayPickUp: true,
  custodyNote: null,
  hasAccount: false,
  isInvited: false,
  version: 1,
  ...changes,
});

test('whoever hands a child over hears of those without the right and of every custody note', () => {
  const warned = pickupWarnings([
    guardian('Maria'),
    guardian('Frank', { mayPickUp: false }),
    guardian('Rosa', { custodyNote: 'Fridays only' }),
  ]);
  expect(warned.map(({ name }) => name)).toEqual(['Frank', 'Rosa']);
});
