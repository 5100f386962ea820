import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { papers } from '#contract/papers.ts';
import type { StaffPaper } from '#contract/papers-shapes.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { paper as said, training } from '#testing/matrix/fresh-papers.ts';
import { pdf, photograph } from '#testing/pictures.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';

// Monday, March 2 2026, 7:30 in New York.
type Paper = z.output<typeof StaffPaper>;
type Whole = z.output<(typeof papers)['GET /api/staff/:id/papers']['reply']>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}
let scene: Scene;
let director: Client;
let teacher: number;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
  teacher = scene.world.staff['Lead Teacher'];
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  for (const table of [
    'rule_choice',
    'care_block',
    'paper_override',
    'paper',
    'training',
    'employment_term',
    'employment',
  ])
    await scene.rows(`delete from ${table}`);
  await scene.rows(`update staff set created_at = '2024-01-10 12:00Z'`);
  director = await scene.as('Director');
});

const path = (id = teacher) => `/api/staff/${id}/papers`;
const add = (change: object = {}, id = teacher, client = director) =>
  client.post<Paper & Refused>(path(id), { ...said(), ...change });
const read = async (client = director, id = teacher) => (await client.get<Whole>(path(id))).body;
const stateOf = async (id: string) => (await read()).asked.find((one) => one.id === id)?.state;
const upload = async (client: Client, bytes: Uint8Array<ArrayBuffer>, name: string) =>
  (await client.upload<{ filePath: string }>('/api/uploads', bytes, name)).body.filePath;

describe('a paper', () => {
  test('is entered, told live and audited without its number (papers-1)', async () => {
    let made: Paper | undefined;
    const effects = await effectsIn(scene, async () => {
      made = (await add()).body;
    });
    expect(made).toMatchObject({ ...said(), state: 'current', createdBy: expect.any(String), verifiedAt: null });
    expect(effects.filter((line) => line.startsWith('tell'))).toEqual(['tell papers']);
    expect(effects.join('\n')).toContain('audit add paper');
    expect(effects.join('\n')).not.toContain(said().number);
    const [row] = await scene.rows<{ number: Buffer }>('select number from paper');
    expect(row?.number.includes(Buffer.from(said().number))).toBe(false);
  });

  test('moved to somebody else in the database cannot be read', async () => {
    await add();
    await scene.rows('update paper set staff_id = $1', scene.world.staff.Nurse);
    expect((await director.get(path(scene.world.staff.Nurse))).status).toBe(500);
  });

  test('meets what is asked until it ends', async () => {
    expect(await stateOf('cpr')).toBe('missing');
    await add({ issuedOn: '2024-05-20', expiresOn: null });
    expect(await stateOf('cpr')).toBe('expiring');
    scene.larkhouse.clock.set('2026-05-21T12:00:00Z');
    director = await scene.as('Director');
    expect(await stateOf('cpr')).toBe('expired');
  });

  test('comes in the place of an older one, which stays to be read (papers-4)', async () => {
    const old = (await add({ issuedOn: '2023-01-01', expiresOn: '2025-01-01' })).body;
    const renewed = (await add({ replacesId: old.id })).body;
    const { papers: all } = await read();
    expect(all.map(({ id, state }) => [id, state])).toEqual([
      [renewed.id, 'current'],
      [old.id, 'replaced'],
    ]);
    expect((await add({ replacesId: old.id })).body.fields).toEqual({ replacesId: expect.any(String) });
    expect((await add({ replacesId: renewed.id }, scene.world.staff.Nurse)).status).toBe(422);
  });

  test('is verified by who held the original; corrected, it is to be verified anew', async () => {
    const { id, version } = (await add()).body;
    const effects = await effectsIn(scene, () => director.post(`/api/papers/${id}/verify`));
    expect(effects.join('\n')).toContain('audit verify paper');
    expect(effects).toContain('tell papers');
    expect(await effectsIn(scene, () => director.post(`/api/papers/${id}/verify`))).toEqual([]);
    expect(firstOf((await read()).papers)).toMatchObject({
      verifiedAt: new Date(MONDAY_MORNING).toISOString(),
      verifiedBy: expect.any(String),
    });
    const edited = await director.patch<Paper>(`/api/papers/${id}`, {
      issuer: 'Heart Association',
      version: version + 1,
    });
    expect(edited.body).toMatchObject({ issuer: 'Heart Association', number: said().number, verifiedAt: null });
    expect((await director.patch(`/api/papers/${id}`, { issuer: 'Nobody', version })).status).toBe(412);
  });

  test('is removed once and kept as removed; what it had replaced counts again', async () => {
    const old = (await add({ issuedOn: '2025-01-01' })).body;
    const { id } = (await add({ replacesId: old.id })).body;
    const effects = await effectsIn(scene, () => director.delete(`/api/papers/${id}`));
    expect(effects.join('\n')).toContain('audit remove paper');
    expect(effects).toContain('tell papers');
    expect(await effectsIn(scene, () => director.delete(`/api/papers/${id}`))).toEqual([]);
    expect((await read()).papers.map(({ state }) => state)).toEqual(['removed', 'current']);
    expect((await director.patch(`/api/papers/${id}`, { issuer: 'x' })).status).toBe(409);
    expect((await director.post(`/api/papers/${id}/verify`)).status).toBe(409);
  });

  test.each([
    [{ issuedOn: '2026-03-03' }, 'issuedOn'],
    [{ expiresOn: '2026-01-14' }, 'expiresOn'],
    [{ kind: 'license' }, 'kind'],
    [{ title: ' ' }, 'title'],
    [{ filePath: '/uploads/never.pdf' }, 'filePath'],
  ])('with %o is refused', async (change, field) => {
    const { status, body } = await add(change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  test('has a photo or a PDF, which its person and those who keep it open, each time written down', async () => {
    const filePath = await upload(director, await photograph(), 'card.jpg');
    const { id, fileUrl } = (await add({ filePath })).body;
    const own = await scene.as('Lead Teacher');
    for (const client of [director, own]) {
      const opened = await client.open(fileUrl ?? '');
      expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
    const nurse = await scene.as('Nurse');
    expect((await nurse.open(fileUrl ?? '')).status).toBe(403);
    const looks = await scene.rows(
      `select from audit where action = 'open paper' and entity_ids = array[$1::bigint]`,
      id,
    );
    expect(looks).toHaveLength(2);

    const second = await upload(director, pdf(), 'card.pdf');
    const changed = (await director.patch<Paper>(`/api/papers/${id}`, { filePath: second })).body;
    expect(changed).toMatchObject({ fileName: 'card.pdf', fileType: 'application/pdf' });
    const released = await scene.rows('select from upload where path = $1 and released_at is not null', filePath);
    expect(released).toHaveLength(1);
    expect((await director.patch<Paper>(`/api/papers/${id}`, { filePath: null })).body.fileUrl).toBeNull();
    expect((await director.open(fileUrl ?? '')).status).toBe(404);
  });

  test('of another person cannot take a file that somebody else uploaded', async () => {
    const nurse = await scene.as('Nurse');
    expect((await add({ filePath: await upload(nurse, pdf(), 'x.pdf') })).body.fields).toHaveProperty('filePath');
  });
});

describe('who may', () => {
  test('everybody reads their own, and nobody but who manages staff others’ or writes any (papers-2)', async () => {
    const { id } = (await add()).body;
    const own = await scene.as('Lead Teacher');
    expect((await read(own)).papers.map((one) => one.id)).toEqual([id]);
    expect((await own.get(path(scene.world.staff.Nurse))).status).toBe(403);
    expect((await own.get('/api/papers')).status).toBe(403);
    expect((await add({}, teacher, own)).status).toBe(403);
    expect((await own.delete(`/api/papers/${id}`)).status).toBe(403);
  });

  test('another center has nothing of it', async () => {
    const other = await makeCenter(scene.larkhouse, { name: 'Oak House' });
    const { id } = (await add()).body;
    const account = { centerId: other.centerId, accountId: other.staff.Director };
    const there = await signedIn(scene.larkhouse, 'staff', account);
    expect((await there.get(path())).status).toBe(404);
    expect((await there.patch(`/api/papers/${id}`, { issuer: 'x' })).status).toBe(404);
  });
});

describe('training', () => {
  const post = (change: object = {}, client = director) =>
    client.post<{ id: number; version: number } & Refused>(`/api/staff/${teacher}/training`, {
      ...training(),
      ...change,
    });
  const hours = async () => (await read()).asked.find(({ id }) => id === 'tx-caregiver-training')?.hours;

  test('is counted by the employment year, and what is removed no longer', async () => {
    await scene.rows(
      `insert into rule_choice (center_id, pack, chosen_at) values ($1, 'TX', now())
      on conflict (center_id) do update set pack = 'TX'`,
      scene.world.centerId,
    );
    await scene.rows(
      `insert into employment (center_id, staff_id, hired_on, created_at) values ($1, $2, '2025-05-15', now())`,
      scene.world.centerId,
      teacher,
    );
    const effects = await effectsIn(scene, () => post());
    expect(effects.join('\n')).toContain('audit add training');
    expect(effects).toContain('tell papers');
    await post({ date: '2025-05-14' });
    const { id, version } = (await post({ mode: 'self-study', minutes: 240 })).body;
    expect(await hours()).toMatchObject({ from: '2025-05-15', counted: 300, instructor: 120, uncounted: 60 });

    const edited = await effectsIn(scene, () => director.patch(`/api/training/${id}`, { minutes: 60, version }));
    expect(edited.join('\n')).toContain('audit edit training');
    expect(edited).toContain('tell papers');
    expect(await hours()).toMatchObject({ counted: 180 });
    expect((await director.patch(`/api/training/${id}`, { minutes: 90, version })).status).toBe(412);

    const removed = await effectsIn(scene, () => director.delete(`/api/training/${id}`));
    expect(removed.join('\n')).toContain('audit remove training');
    expect(removed).toContain('tell papers');
    expect(await effectsIn(scene, () => director.delete(`/api/training/${id}`))).toEqual([]);
    expect(await hours()).toMatchObject({ counted: 120 });
    expect((await director.patch(`/api/training/${id}`, { minutes: 90 })).status).toBe(409);
  });

  test('has a certificate, which its person opens, written down', async () => {
    const { body } = await post({ filePath: await upload(director, pdf(), 'sleep.pdf') });
    const own = await scene.as('Lead Teacher');
    const opened = () => own.open(`/api/training/${body.id}/file`);
    expect((await opened()).status).toBe(200);
    expect((await effectsIn(scene, opened)).join('\n')).toContain('audit open training certificate');
    expect((await (await scene.as('Nurse')).open(`/api/training/${body.id}/file`)).status).toBe(403);
  });

  test.each([
    [{ date: '2026-03-03' }, 'date'],
    [{ minutes: 0 }, 'minutes'],
    [{ mode: 'video' }, 'mode'],
  ])('with %o is refused', async (change, field) => {
    expect((await post(change)).body.fields).toHaveProperty(field);
  });
});

test('a gap begins a new employment, and with it the days of hire anew', async () => {
  await scene.rows(
    `insert into employment (center_id, staff_id, hired_on, left_on, created_at) values
      ($1, $2, '2020-01-01', '2025-06-30', now()), ($1, $2, '2026-02-20', null, now())`,
    scene.world.centerId,
    teacher,
  );
  const { hiredOn, asked } = await read();
  expect(hiredOn).toBe('2026-02-20');
  expect(asked.find(({ id }) => id === 'cpr')).toMatchObject({ state: 'due', dueOn: '2026-05-21' });
});

test('a position decides what is asked, and the role where no employment says one', async () => {
  const ids = async () => (await read()).asked.map(({ id }) => id);
  expect(await ids()).toContain('cpr');
  await scene.rows(
    `with made as (insert into employment (center_id, staff_id, hired_on, created_at) values ($1, $2, '2025-01-01', now()) returning center_id, id)
     insert into employment_term (center_id, employment_id, from_date, position) select center_id, id, '2025-01-01', 'cook' from made`,
    scene.world.centerId,
    teacher,
  );
  expect(await ids()).toEqual(['federal-background-check']);
});
