import { expect } from 'vitest';
import { Client } from './client.ts';
import { photograph } from './pictures.ts';
import { until } from './until.ts';

// A center in an installation that is reached by HTTP alone: set up, filled, and found again.

/** What LARKHOUSE_SETUP_CODE of the installation has to be. */
export const SETUP_CODE = 'the-setup-code';
const DIRECTOR = { firstName: 'Diana', lastName: 'Marsh', email: 'diana@birch.test', password: 'a long enough one' };

/** Waits until the installation is ready. */
export const answers = (origin: string) =>
  until(async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true, 120_000);

/** Sets the center up, with a child and its picture. */
export async function furnish(origin: string): Promise<void> {
  const client = new Client(origin);
  const center = { name: 'Birch House', timeZone: 'America/New_York' };
  expect((await client.post('/api/setup', { code: SETUP_CODE, center, director: DIRECTOR })).status).toBe(201);
  const director = await signedIn(origin);
  const child = { firstName: 'Nora', lastName: 'Berg', dateOfBirth: '2024-01-05', room: 'Toddler Room' };
  const { status, body } = await director.post<{ id: number }>('/api/children', child);
  expect(status).toBe(201);
  const picture = await director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'nora.jpg');
  const put = await director.put(`/api/children/${body.id}/photo`, { filePath: picture.body.filePath });
  expect(put.status).toBe(200);
}

/** The Director's browser. */
export async function signedIn(origin: string): Promise<Client> {
  const client = new Client(origin);
  const { email, password } = DIRECTOR;
  expect((await client.post('/api/auth/login', { email, password })).status).toBe(200);
  return client;
}

/** The Director signs in, and finds the child and its picture. */
export async function expectWhole(origin: string): Promise<void> {
  const director = await signedIn(origin);
  const { body } = await director.get<{ firstName: string; photoUrl: string | null }[]>('/api/children');
  expect(body.map(({ firstName }) => firstName)).toEqual(['Nora']);
  const picture = await director.open(body[0]?.photoUrl ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
}
