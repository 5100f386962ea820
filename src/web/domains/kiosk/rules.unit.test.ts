import { expect, test } from 'vitest';
import type { PinHolder } from './queries.ts';
import { pinLettersFor } from './rules.ts';

const holder = (guardianId: number, childIds: number[], more: Partial<PinHolder> = {}): PinHolder => ({
  guardianId,
  name: `Guardian ${guardianId}`,
  children: [],
  childIds,
  hasPhone: true,
  setAt: null,
  ...more,
});
const child = (id: number) => ({ id, firstName: 'Child', lastName: String(id) });

test('each guardian of the children counts once, who has a PIN or no phone number does not, nor whose child is not chosen', () => {
  const holders = [
    holder(1, [10, 11]),
    holder(2, [11], { setAt: '2026-03-02T13:00:00.000Z', hasPhone: false }),
    holder(3, [10], { hasPhone: false }),
    holder(4, [13]),
  ];
  expect(pinLettersFor([child(10), child(11), child(12)], holders)).toEqual({
    count: 1,
    kept: [
      { id: 2, name: 'Guardian 2', reason: 'has-pin' },
      { id: 3, name: 'Guardian 3', reason: 'no-phone' },
      { id: 12, name: 'Child 12', reason: 'no-guardian' },
    ],
  });
});
