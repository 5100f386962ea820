import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptKey } from '#server/kernel/backup/kept-key.ts';
import { lastGroup, publicOf, readRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import type { Client } from '#testing/client.ts';
import { type Secrets, watchSecrets } from '#testing/effects/secrets.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter, PASSWORD } from '#testing/world.ts';

const ADDRESS = '/api/system/recovery-key';

interface Shown {
  readonly recoveryKey: string;
  readonly offer: string;
}

let scene: Scene;
let secrets: Secrets;
beforeAll(async () => {
  scene = await startScene();
  secrets = watchSecrets(scene.larkhouse);
});
afterAll(async () => {
  secrets.stop();
  await scene.stop();
});

const show = (replaces = false, client = scene.director, headers = {}) =>
  client.post<Shown>(ADDRESS, { replaces }, headers);
const keep = ({ recoveryKey, offer }: Shown, client = scene.director) =>
  client.put(ADDRESS, { offer, lastGroup: lastGroup(recoveryKey) });
const kept = () => keptKey(scene.larkhouse.server.config.dataDir);
const publicOfWords = (words: string) => {
  const key = readRecoveryKey(words);
  return key && publicOf(key);
};
const hasKey = async () =>
  (await scene.director.get<{ backup: { hasRecoveryKey: boolean } }>('/api/system')).body.backup.hasRecoveryKey;
const afresh = (): Promise<Client> => scene.as('Director');
const effectsOf = (work: () => Promise<unknown>) => effectsIn(scene, work);

test('a key is shown once, and kept when its last group was typed; only that is in the audit log (backups-15)', async () => {
  const { centerId } = scene.world;
  let shown: Shown = { recoveryKey: '', offer: '' };
  const showing = await effectsOf(async () => {
    const answer = await show();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    shown = answer.body;
  });
  expect([showing, await kept(), await hasKey()]).toEqual([[], null, false]);
  const wrong = await scene.director.put(ADDRESS, { offer: shown.offer, lastGroup: 'none' });
  expect(wrong).toMatchObject({
    status: 422,
    body: { fields: { lastGroup: 'This is not the last group of the key' } },
  });
  expect(await kept()).toBe(null);
  const typed = { offer: shown.offer, lastGroup: ` ${lastGroup(shown.recoveryKey).toLowerCase()} ` };
  const keeping = await effectsOf(async () => expect((await scene.director.put(ADDRESS, typed)).status).toBe(200));
  expect(keeping).toEqual([`audit keep recovery key: center [${centerId}]`]);
  expect([await kept(), await hasKey()]).toEqual([publicOfWords(shown.recoveryKey), true]);
  // Sent again, it has happened already.
  expect(await effectsOf(async () => expect((await keep(shown)).status).toBe(200))).toEqual([]);
});

test('another one takes its place only when it is meant to, and at the end of two at once one counts', async () => {
  const before = await kept();
  const message = 'There is a recovery key already. Reload to see so, and replace it if you mean to.';
  expect(await show()).toMatchObject({ status: 409, body: { message } });
  const [one, other] = [(await show(true)).body, (await show(true)).body];
  expect(await kept()).toBe(before);
  const effects = await effectsOf(async () => {
    const answers = await Promise.all([keep(one), keep(one), keep(other)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(
      (await kept()) === publicOfWords(one.recoveryKey) ? 1 : 2,
    );
  });
  expect(effects).toEqual([`audit replace recovery key: center [${scene.world.centerId}]`]);
  expect(await keep((await kept()) === publicOfWords(one.recoveryKey) ? other : one)).toMatchObject({
    status: 409,
    body: { message: 'Another recovery key was kept meanwhile. Please begin again.' },
  });
});

test('nobody else is shown or keeps one, nor the Director in a session that nobody confirmed or too late', async () => {
  const gone = { status: 409, body: { code: 'begin-again' } };
  const director = await afresh();
  const shown = (await show(true, director)).body;
  const lead = await scene.as('Lead Teacher');
  expect([(await show(true, lead)).status, (await keep(shown, lead)).status]).toEqual([403, 403]);
  expect(await keep(shown, await afresh())).toMatchObject(gone);
  expect(await keep({ ...shown, offer: 'none' }, director)).toMatchObject(gone);
  scene.larkhouse.clock.advance({ minutes: 11 });
  const refused = { status: 403, body: { code: 'confirm-first' } };
  expect(await show(true, director)).toMatchObject(refused);
  expect(await keep(shown, director)).toMatchObject(refused);
  // Confirmed anew, it is still there for an hour.
  const confirm = () => director.post('/api/account/confirm', { password: PASSWORD });
  scene.larkhouse.clock.advance({ minutes: 49, seconds: 1 });
  expect((await confirm()).status).toBe(200);
  expect(await keep(shown, director)).toMatchObject(gone);
  scene.larkhouse.clock.set(new Date(scene.larkhouse.clock.now().getTime() - 2_000).toISOString());
  expect((await keep(shown, director)).status).toBe(200);
});

test.each([
  [{}, 'replaces'],
  [{ replaces: 'yes' }, 'replaces'],
])('%j is refused by its field', async (body, field) => {
  expect(await (await afresh()).post(ADDRESS, body)).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('what is sent a second time is answered by another key: no answer is kept', async () => {
  const director = await afresh();
  const headers = { 'idempotency-key': randomUUID() };
  const [one, other] = [await show(true, director, headers), await show(true, director, headers)];
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.body.recoveryKey).not.toBe(other.body.recoveryKey);
});

test('no key lies in a table, a file, the log or another answer', async () => {
  expect(secrets.size).toBeGreaterThan(4);
  expect(await secrets.found()).toEqual([]);
});

test("with a second center the key is the operator's", async () => {
  const director = await afresh();
  const { body } = await show(true, director);
  await makeCenter(scene.larkhouse, { name: 'Oak House' });
  expect([(await show(true, director)).status, (await keep(body, director)).status]).toEqual([409, 409]);
});
