import { describe, expect, onTestFinished, test } from 'vitest';
import type { Client } from '../client.ts';
import { pdf } from '../pictures.ts';
import { fill, hasSmallDisks, smallDisk } from '../small-disk.ts';
import { until } from '../until.ts';
import { setUpInstallation } from './installation.ts';

const FULL = 'There is no room left on this server. Please tell whoever looks after it.';
const FULL_FOR_FILES = 'There is no room left for files on this server. Please tell whoever looks after it.';

describe.skipIf(!hasSmallDisks)('a disk that is full, under the database too', () => {
  test('refuses writes in clear words, is told to whoever asks, loses nothing and heals', async () => {
    const { installation, director } = await setUpInstallation({}, (folder) =>
      onTestFinished(smallDisk(folder, 260_000)),
    );
    const acknowledged = [await write(director)];
    const makeRoom = fill(installation.dataDir);
    expect((await director.get('/readyz')).body).toMatchObject({ ok: false, obstacle: 'no-room' });

    const refused = await until(async () => {
      const answer = await write(director);
      if (answer.status === 201) acknowledged.push(answer);
      expect([201, 507]).toContain(answer.status);
      return answer.status === 507 && answer;
    }, 60_000);
    expect(refused.body).toMatchObject({ code: 'storage-full', message: FULL });
    const upload = await director.upload('/api/uploads', pdf(), 'small.pdf');
    expect([upload.status, upload.body]).toMatchObject([
      507,
      { message: expect.stringMatching(`${FULL}|${FULL_FOR_FILES}`) },
    ]);

    makeRoom();
    await until(async () => (await write(director)).status === 201, 60_000);
    expect((await director.get('/readyz')).status).toBe(200);
    const { body } = await director.get<{ id: number }[]>('/api/children');
    const there = new Set(body.map(({ id }) => id));
    expect(acknowledged.filter((one) => !there.has(one.body.id))).toEqual([]);
  }, 240_000);
});

let number = 0;
function write(client: Client) {
  number += 1;
  const child = { firstName: `Mia ${number}`, lastName: 'Lopez', dateOfBirth: '2024-01-01', room: 'Toddler Room' };
  return client.post<{ id: number }>('/api/children', { ...child, allergies: 'peanuts '.repeat(20) });
}
