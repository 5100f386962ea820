import { expect, test } from 'vitest';
import { NetworkError, RequestError } from '#web/lib/errors.ts';
import { acknowledged, refusedPickup } from './pickup.ts';

const body = { childId: 7, date: '2026-03-02', checkOutTime: '17:05', checkOutBy: 'Frank Lopez (father)' };
const refused = (status: number, answer: object) => new RequestError(status, JSON.stringify(answer));
const warned = refused(409, {
  code: 'conflict',
  message: 'Frank Lopez may not pick up Mia Lopez. Confirm that you have read this warning to continue.',
  fields: { pickupWarningAcknowledged: 'Confirm that you have read this warning to continue.' },
});

test('the refused check-out is sent again as it was, with the warning acknowledged', () => {
  const refused = refusedPickup(warned, body);
  expect(refused?.warning).toMatch(/^Frank Lopez may not pick up Mia Lopez/);
  expect(refused && acknowledged(refused)).toEqual({ ...body, pickupWarningAcknowledged: true });
});

test('no other refusal can be acknowledged away', () => {
  for (const error of [
    refused(409, { code: 'conflict', message: 'Mia Lopez is not checked in' }),
    refused(422, { code: 'invalid', message: 'No', fields: { pickupWarningAcknowledged: 'Unknown field' } }),
    new NetworkError('The server cannot be reached'),
  ]) {
    expect(refusedPickup(error, body)).toBeUndefined();
  }
});
