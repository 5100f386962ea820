import * as freshFiles from '#testing/matrix/fresh-files.ts';
import type { Act } from '../act.ts';
import { type Acts, by, done } from '../act.ts';

type Method = 'put' | 'patch';
/** A setting that is changed from one value to another. */
const change = (method: Method, path: string, from: object, to: object): Act =>
  by('Director', async (_, client) => {
    await done(client[method](path, from));
    return { body: to };
  });

const week = (closes: string) => ({ days: [{ weekday: 1, opens: '07:00', closes }] });

export const acts: Acts = {
  'PATCH /api/center/details': {
    'another address': change('patch', '/api/center/details', { address: null }, { address: '12 Elm Street' }),
  },
  'PUT /api/center/hours': { 'other hours': change('put', '/api/center/hours', week('17:00'), week('18:00')) },
  'PATCH /api/center/rules': {
    'other days': change('patch', '/api/center/rules', { invitationDays: 7 }, { invitationDays: 14 }),
  },
  'PUT /api/center/weather': {
    'another place': change(
      'put',
      '/api/center/weather',
      { place: 'Boston', latitude: 42.36, longitude: -71.06 },
      { place: 'Springfield', latitude: 42.1, longitude: -72.59 },
    ),
  },
  'PATCH /api/center/payment-details': {
    'another account': by('Director', () => ({ body: { achAccountNumber: '000946281734' } })),
    'another name': change(
      'patch',
      '/api/center/payment-details',
      { ein: null, zelleName: null },
      { zelleName: 'Maple House' },
    ),
  },
  'PUT /api/center/logo': {
    given: by('Director', async (stage) => ({
      body: { filePath: (await freshFiles.uploaded(stage, 'image')).filePath },
    })),
  },
  'PUT /api/compliance/rules': {
    'of another state': change('put', '/api/compliance/rules', { pack: 'neutral' }, { pack: 'CA' }),
  },
  'PATCH /api/billing/settings': {
    'another fee': change('patch', '/api/billing/settings', { lateFeePerMinute: 50 }, { lateFeePerMinute: 100 }),
  },
  'PUT /api/cameras/settings': {
    'other viewers': change(
      'put',
      '/api/cameras/settings',
      { parentViewing: 'any-room' },
      { parentViewing: 'own-room' },
    ),
  },
};
