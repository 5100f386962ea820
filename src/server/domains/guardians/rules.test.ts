import { describe, expect, test } from 'vitest';
import { checkPickup } from './rules.ts';

const frank = [{ name: 'Frank Lopez' }];

describe('a check-out by somebody who may not pick the child up', () => {
  test.each(['Frank Lopez', 'frank  lopez', ' FRANK LOPEZ (father)'])('is held back when it says "%s"', (performer) => {
    const refused = checkPickup(performer, frank, 'Mia', false);
    expect(refused?.status).toBe(409);
    expect(refused?.details).toMatchObject({
      values: { person: 'Frank Lopez', child: 'Mia' },
      fields: { pickupWarningAcknowledged: expect.any(String) },
    });
  });

  test('goes through once the warning was read', () => {
    expect(checkPickup('Frank Lopez', frank, 'Mia', true)).toBeNull();
  });

  test.each(['Maria Lopez', 'Frank', 'Staff Member'])('is not seen in "%s"', (performer) => {
    expect(checkPickup(performer, frank, 'Mia', false)).toBeNull();
  });
});
