import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { startLarkhouse } from '#testing/larkhouse.ts';
import { openPostOffice, type PostOffice } from '#testing/post-office.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

const LOGIN = { username: 'office', password: randomUUID() };
const MANAGERS = ['director@maple-house.test'];

let guarded: PostOffice;
let relay: PostOffice;
let scene: Scene;
beforeAll(async () => {
  guarded = await openPostOffice(LOGIN);
  relay = await openPostOffice();
  scene = await startScene({ config: { mailAllowHosts: [guarded.host, relay.host] } });
});
afterAll(async () => {
  await scene.stop();
  await guarded.close();
  await relay.close();
});

const SENDER = { senderName: 'Maple House', senderAddress: 'office@maple-house.test' };
const byGuarded = () => ({ host: '127.0.0.1', port: guarded.port, security: 'starttls', ...LOGIN, ...SENDER });
const byRelay = () => ({ host: '127.0.0.1', port: relay.port, security: 'none', username: null, ...SENDER });
interface Answer {
  readonly setBy: string | null;
  readonly version: number;
  readonly fields?: Record<string, string>;
  readonly code?: string;
}
const set = (body: object, client = scene.director) => client.put<Answer>('/api/center/mail-server', body);
const read = async () => (await scene.director.get<Answer>('/api/center/mail-server')).body;
const remove = () => scene.director.delete<Answer>('/api/center/mail-server');
const tryOut = async (client = scene.director) =>
  (await client.post<{ to: string; problem: string | null; detail: string | null }>('/api/center/mail-test')).body;
/** Nothing is set, nothing waits, and nothing was delivered. */
async function begin() {
  expect((await remove()).status).toBe(200);
  await scene.rows('delete from outbox');
  for (const { delivered } of [guarded, relay]) delivered.length = 0;
}

test('without a mail server, a test mail says so', async () => {
  await begin();
  expect(await tryOut()).toEqual({ to: firstOf(MANAGERS), problem: 'not-configured', detail: null });
  expect(await read()).toEqual({
    setBy: null,
    host: null,
    port: null,
    security: null,
    hasLogin: false,
    senderName: null,
    senderAddress: null,
    version: 1,
  });
});

describe('a server that the Director set', () => {
  test('takes mail at once, in every process, signed in over TLS', async () => {
    await begin();
    const on = { database: inject('database'), template: inject('template') };
    const beside = await startLarkhouse(on, {
      beside: scene.larkhouse,
      config: { mailAllowHosts: [guarded.host, relay.host] },
    });
    onTestFinished(() => beside.stop());
    const other = await signedIn(beside, 'staff', {
      centerId: scene.world.centerId,
      accountId: scene.world.staff.Director,
    });
    expect((await tryOut(other)).problem).toBe('not-configured');

    const { status, body, text } = await set(byGuarded());
    expect([status, body]).toEqual([
      200,
      {
        setBy: 'center',
        host: '127.0.0.1',
        port: guarded.port,
        security: 'starttls',
        hasLogin: true,
        ...SENDER,
        version: 2,
      },
    ]);
    expect(text).not.toContain(LOGIN.password);
    for (const client of [scene.director, other]) expect(await tryOut(client)).toMatchObject({ problem: null });
    expect(guarded.delivered.map(({ to, subject }) => [to, subject])).toEqual([
      [MANAGERS, 'Test mail from Maple House'],
      [MANAGERS, 'Test mail from Maple House'],
    ]);
    expect(firstOf(guarded.delivered).raw).toContain('From: Maple House <office@maple-house.test>');
    expect((await scene.director.get<{ isConfigured: boolean }>('/api/mail')).body.isConfigured).toBe(true);
  });

  test('keeps its sign-in for this host and port, and asks for it again for another', async () => {
    await begin();
    await set(byGuarded());
    const { username, password, ...unsigned } = byGuarded();
    const kept = await set({ ...unsigned, senderName: 'The office' });
    expect(kept.body).toMatchObject({ hasLogin: true, senderName: 'The office' });
    expect((await tryOut()).problem).toBeNull();

    const moved = await set({ ...unsigned, port: relay.port });
    expect([moved.status, Object.keys(moved.body.fields ?? {})]).toEqual([422, ['username', 'password']]);
    const half = await set({ ...unsigned, port: relay.port, username });
    expect([half.status, Object.keys(half.body.fields ?? {})]).toEqual([422, ['password']]);
    const renamed = await set({ ...unsigned, username: 'somebody-else' });
    expect([renamed.status, Object.keys(renamed.body.fields ?? {})]).toEqual([422, ['password']]);
    const bare = await set({ ...unsigned, security: 'none' });
    expect([bare.status, Object.keys(bare.body.fields ?? {})]).toEqual([422, ['security']]);
    expect((await set({ ...unsigned, username, password })).status).toBe(200);
    expect((await set({ ...unsigned, username: null })).body).toMatchObject({ hasLogin: false });
    expect(await scene.rows('select login_sealed from mail_server')).toEqual([{ login_sealed: null }]);
  });

  test('opens its sign-in for no other address, even in the database', async () => {
    await begin();
    await set(byGuarded());
    await scene.rows('update mail_server set port = $1', relay.port);
    expect((await scene.director.get('/api/center/mail-server')).status).toBe(500);
    await scene.rows('delete from mail_server');
  });

  test('is told to everybody who may set it, by the server before it, and written down without its secrets', async () => {
    await begin();
    const first = await effectsIn(scene, () => set(byRelay()));
    expect(first.filter((line) => line.startsWith('audit'))).toEqual([
      `audit set the mail server: mail_server [${scene.world.centerId}] after ${JSON.stringify({
        host: '127.0.0.1',
        port: relay.port,
        hasLogin: false,
        security: 'none',
        senderName: SENDER.senderName,
        senderAddress: SENDER.senderAddress,
        isAnotherLogin: false,
      })}`,
    ]);
    await runJobs(scene, 'send-mail');
    expect(relay.delivered.map(({ to, subject }) => [to, subject])).toEqual([
      [MANAGERS, 'Mail goes out by another server'],
    ]);

    await set(byGuarded());
    await runJobs(scene, 'send-mail');
    expect(guarded.delivered).toEqual([]);
    expect(relay.delivered.at(-1)?.text).toContain(`goes out by 127.0.0.1:${guarded.port}`);

    // Another sender is no other server.
    await set({ ...byGuarded(), senderName: 'The office' });
    expect(await runJobs(scene, 'send-mail')).toBe(0);

    await remove();
    await runJobs(scene, 'send-mail');
    expect(guarded.delivered.map(({ subject }) => subject)).toEqual(['Mail is no longer sent']);
    const log = await scene
      .rows("select * from audit_detail where audit_id in (select id from audit where entity = 'mail_server')")
      .catch(() => []);
    expect(JSON.stringify(log)).not.toContain(LOGIN.password);
    expect(await effectsIn(scene, remove)).toEqual([]);
  });

  test('that is gone keeps nobody from being told', async () => {
    await begin();
    await set(byRelay());
    await scene.rows('delete from outbox');
    await set(byGuarded());
    await relay.close();
    onTestFinished(() => relay.reopen());
    const jobs = await scene.rows<{ payload: unknown }>(
      "delete from outbox where task = 'send-mail' returning payload",
    );
    const { sendMail } = await import('./jobs.ts');
    const at = (attempt: number) =>
      sendMail({
        server: scene.larkhouse.server,
        centerId: scene.world.centerId,
        input: firstOf(jobs).payload,
        attempt,
      });
    await expect(at(3)).rejects.toThrow('did not take');
    await at(4);
    expect(guarded.delivered.map(({ subject }) => subject)).toEqual(['Mail goes out by another server']);
  });

  test('says in plain words what went wrong', async () => {
    await begin();
    await set({ ...byGuarded(), password: 'not the password' });
    expect(await tryOut()).toMatchObject({
      problem: 'sign-in-refused',
      detail: expect.stringContaining('Invalid username or password'),
    });
    await set({ ...byRelay(), security: 'starttls' });
    expect((await tryOut()).problem).toBe('not-secure');
    await set({ ...byRelay(), security: 'tls' });
    expect((await tryOut()).problem).toBe('not-secure');
    await set(byRelay());
    relay.isBusy = true;
    expect(await tryOut()).toMatchObject({ problem: 'refused', detail: expect.stringContaining('Try again later') });
    relay.isBusy = false;
    await relay.close();
    expect((await tryOut()).problem).toBe('unreachable');
    await relay.reopen();
  });
});

describe('is refused', () => {
  test.each([
    ['host', { host: 'localhost', port: 587 }],
    ['host', { host: '127.0.0.1', port: 587 }],
    ['host', { host: '169.254.169.254', port: 25 }],
    ['host', { host: 'smtp example', port: 587 }],
    ['host', { host: 'smtp.example.org/x', port: 587 }],
    ['port', { host: 'smtp.example.org', port: 6379 }],
    ['port', { host: 'smtp.example.org', port: 0 }],
    ['security', { security: 'some' }],
    ['username', { username: '' }],
    ['password', { password: '' }],
    ['senderAddress', { senderAddress: 'office' }],
    ['senderName', { senderName: ' ' }],
  ])('by its field: %s', async (field, wrong) => {
    await begin();
    const { status, body } = await set({ ...byGuarded(), ...wrong });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    expect((await read()).setBy).toBeNull();
  });

  test('what leads to this machine when it is used, too', async () => {
    await begin();
    await scene.rows(
      `insert into mail_server (center_id, host, port, security, sender_name, sender_address, version)
       values ($1, 'localhost', 587, 'none', 'Maple House', 'office@maple-house.test', 2)`,
      scene.world.centerId,
    );
    expect((await tryOut()).problem).toBe('not-allowed');
  });

  test('of another version, of another role, and in a session that was not confirmed for ten minutes', async () => {
    await begin();
    const { version } = (await set(byRelay())).body;
    expect((await set({ ...byRelay(), version: version - 1 })).status).toBe(412);
    expect((await set({ ...byRelay(), version })).status).toBe(200);
    for (const client of [await scene.as('Lead Teacher'), await scene.parentOf(await scene.newFamily())]) {
      expect((await client.get('/api/center/mail-server')).status).toBe(403);
      expect((await set(byRelay(), client)).status).toBe(403);
      expect((await client.delete('/api/center/mail-server')).status).toBe(403);
    }
    const director = await scene.as('Director');
    scene.larkhouse.clock.advance({ minutes: 11 });
    for (const answer of [await set(byGuarded(), director), await director.delete('/api/center/mail-server')])
      expect(answer).toMatchObject({ status: 403, body: { code: 'confirm-first' } });
    scene.larkhouse.clock.advance({ minutes: -11 });
  });
});

test('what stands in the environment wins, and is shown without its sign-in', async () => {
  const url = `smtp://somebody:s3cret-of-smtp@127.0.0.1:${relay.port}`;
  const own = await startScene({ config: { smtpUrl: url, mailFrom: 'The office <office@day.test>' } });
  onTestFinished(() => own.stop());
  const { body, text } = await own.director.get('/api/center/mail-server');
  expect(body).toEqual({
    setBy: 'environment',
    host: '127.0.0.1',
    port: relay.port,
    security: 'offered',
    hasLogin: true,
    senderName: 'The office',
    senderAddress: 'office@day.test',
    version: 1,
  });
  expect(text).not.toMatch(/somebody|s3cret/);
  expect((await set(byGuarded(), own.director)).status).toBe(409);
  expect((await own.director.delete('/api/center/mail-server')).status).toBe(409);
});

test('a test mail goes out by the environment’s server', async () => {
  relay.delivered.length = 0;
  const own = await startScene({ config: { smtpUrl: relay.url } });
  onTestFinished(() => own.stop());
  expect((await tryOut(own.director)).problem).toBeNull();
  expect(relay.delivered.map(({ to }) => to)).toEqual([MANAGERS]);
});
