import { expect } from 'vitest';
import type { Bucket, Meddling } from '../bucket.ts';
import type { Scene } from '../scene.ts';

/** Answers everything with this status. */
export const answering =
  (status: number): Meddling =>
  (_request, response) => {
    response.writeHead(status).end();
    return true;
  };

/** Ends every connection. */
export const cutting: Meddling = (request) => {
  request.socket.destroy();
  return true;
};

/** Gives other bytes than lie there, and says that they are the ones. */
export const giving =
  (bucket: Bucket, spoilt: (bytes: Buffer) => Buffer): Meddling =>
  ({ method }, response, key) => {
    const { bytes, sum } = bucket.objects.get(key) ?? {};
    if (method !== 'GET' || !bytes || !sum) return false;
    const given = spoilt(bytes);
    response.writeHead(200, { 'content-length': given.length, 'x-amz-meta-sha256': sum }).end(given);
    return true;
  };

/** What a day needs goes on while files cannot be had: a family, a check-in, a message. */
export async function expectWork({ director, newFamily }: Scene): Promise<void> {
  const { childId } = await newFamily();
  const { today } = (await director.get<{ today: string }>('/api/auth/status')).body;
  const come = { childId, date: today, checkInTime: '07:00', checkInBy: 'Mother', status: 'present' };
  const message = { to: [{ kind: 'all-families' }], as: { kind: 'office' }, subject: 'Hello', content: 'All is well' };
  expect((await director.post('/api/attendance', come)).status).toBe(200);
  expect((await director.post('/api/messages', message)).status).toBe(201);
}
