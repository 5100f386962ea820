import { appendFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headLine, headsFile } from '#server/kernel/audit/heads.ts';
import { sealAudit } from '#server/kernel/audit/seal.ts';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import type { Family } from '#testing/world.ts';

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly said: string;
  readonly named: string;
  readonly kind: string | null;
  readonly actor: { readonly kind: string; readonly id: number; readonly name: string | null };
  readonly children: readonly { readonly id: number; readonly name: string }[];
  readonly details: string;
}
interface Page {
  readonly entries: readonly Entry[];
  readonly next: number | null;
}

let scene: Scene;
let director: Client;
let family: Family;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
  family = firstOf(scene.world.families);
});
afterAll(() => scene.stop());

const page = async (query = '', client = director) => (await client.get<Page>(`/api/audit${query}`)).body;
const actions = async (query: string) => (await page(query)).entries.map(({ action }) => action);
const newest = async (query = '') => firstOf((await page(query)).entries);

describe('who changed what, when', () => {
  test('an entry names who did it, whom it concerns and whether there is more to read', async () => {
    const nurse = await scene.as('Nurse');
    expect((await attendanceOf(nurse).checkIn(family.childId, '07:30')).status).toBe(200);
    expect(await newest()).toMatchObject({
      action: 'check in',
      kind: 'attendance',
      at: '2026-03-02T12:30:00.000Z',
      actor: { kind: 'staff', id: scene.world.staff.Nurse },
      children: [{ id: family.childId, name: `Child ${family.marker} Last ${family.marker}` }],
      details: 'kept',
    });
    expect((await newest()).actor.name).toMatch(/\w+ \w+/);
  });

  test('is narrowed down by child, by who did it, by kind and by date', async () => {
    const { childId, guardianId } = await scene.newFamily();
    const parent = await scene.parentOf({ childId, guardianId, marker: '' });
    const report = { childId, date: MONDAY, staffId: scene.world.staff.Nurse, meals: 'All' };
    expect((await director.post('/api/daily-reports', report)).status).toBe(201);
    await parent.post('/api/parent-accounts/logout');

    expect(await actions(`?childId=${childId}`)).toEqual(['write daily report', 'add guardian', 'enroll child']);
    expect(await actions(`?childId=${childId}&kind=reports`)).toEqual(['write daily report']);
    expect(await actions(`?childId=${childId}&who=staff-${scene.world.staff.Director}`)).toEqual([
      'write daily report',
    ]);
    expect(await actions(`?childId=${childId}&who=staff-${scene.world.staff.Nurse}`)).toEqual([]);
    const theirs = await page(`?who=parent-${guardianId}`);
    expect(new Set(theirs.entries.map(({ actor }) => `${actor.kind} ${actor.id}`))).toEqual(
      new Set([`parent ${guardianId}`]),
    );
    expect(await actions(`?childId=${childId}&from=2026-03-03&to=2026-03-09`)).toEqual([]);
    expect(await actions(`?childId=${childId}&from=2026-03-02&to=2026-03-02`)).toHaveLength(3);
  });

  test('a day is the center’s: from its midnight to the next', async () => {
    const { childId } = await scene.newFamily();
    await scene.rows(`update audit set at = '2026-03-05T04:59:59Z' where child_ids = $1 and action = 'enroll child'`, [
      childId,
    ]);
    await scene.rows(`update audit set at = '2026-03-05T05:00:00Z' where child_ids = $1 and action = 'add guardian'`, [
      childId,
    ]);
    expect(await actions(`?childId=${childId}&from=2026-03-04&to=2026-03-04`)).toEqual(['enroll child']);
    expect(await actions(`?childId=${childId}&from=2026-03-05&to=2026-03-05`)).toEqual(['add guardian']);
  });

  test('comes 50 at a time, none twice and none left out', async () => {
    const seen: number[] = [];
    let next: number | null = null;
    let pages = 0;
    do {
      const found: Page = await page(next === null ? '' : `?before=${next}`);
      seen.push(...found.entries.map(({ id }) => id));
      next = found.next;
      pages += 1;
    } while (next !== null);
    const all = await scene.rows<{ id: number }>(
      `select id from audit where center_id = $1 and at < '2026-03-03T05:00:00Z' and at >= '2026-02-24T05:00:00Z' order by at desc, id desc`,
      scene.world.centerId,
    );
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(pages).toBe(Math.ceil(all.length / 50));
  });

  test.each([
    ['?from=2026-03-03&to=2026-03-02', { from: 'The first day must not be after the last day' }],
    ['?from=2025-01-01&to=2026-03-02', { to: 'Please ask for at most 366 days' }],
    ['?who=kiosk-1', { who: 'Name a member of staff or a guardian, as staff-3 or parent-5' }],
    ['?kind=everything', { kind: expect.any(String) }],
    ['?from=yesterday', { from: 'Enter a date as YYYY-MM-DD' }],
  ])('refuses %s by the field', async (query, fields) => {
    const { status, body } = await director.get<{ fields: unknown }>(`/api/audit${query}`);
    expect([status, body.fields]).toEqual([422, fields]);
  });

  test('names whom it can be narrowed down to', async () => {
    const { body } = await director.get<{
      staff: { id: number }[];
      guardians: { id: number }[];
      children: { id: number }[];
    }>('/api/audit/choices');
    expect(body.staff.map(({ id }) => id)).toContain(scene.world.staff.Nurse);
    expect(body.guardians.map(({ id }) => id)).toContain(family.guardianId);
    expect(body.children.map(({ id }) => id)).toContain(family.childId);
  });
});

describe('an entry’s details', () => {
  const read = (id: number, client = director) =>
    client.get<{ changes: unknown; isWithheld: boolean }>(`/api/audit/${id}`);

  test('say what was before and after, and each look is written down', async () => {
    const { childId } = await scene.newFamily();
    const { body: child } = await director.get<{ version: number }>(`/api/children/${childId}`);
    await director.patch(`/api/children/${childId}`, { allergies: 'Nuts', version: child.version });
    const { id } = await newest(`?childId=${childId}`);
    const { body } = await read(id);
    expect(body.changes).toContainEqual({
      field: 'allergies',
      named: 'Allergies',
      before: expect.any(String),
      after: 'Nuts',
    });
    expect(await newest(`?childId=${childId}`)).toMatchObject({
      action: 'read audit entry',
      kind: 'log',
      details: 'none',
    });
  });

  test('that went by law say that they did', async () => {
    const { childId } = await scene.newFamily();
    const { id } = await newest(`?childId=${childId}&kind=children`);
    await scene.rows('delete from audit_detail where audit_id = $1', id);
    expect((await read(id)).body).toMatchObject({ details: 'erased', changes: null, isWithheld: false });
    expect((await newest(`?childId=${childId}`)).action).not.toBe('read audit entry');
  });

  test('medical ones are for those who may see medical records', async () => {
    const nurse = await scene.as('Nurse');
    const medication = { name: 'Ibuprofen', dose: '5 ml', route: 'oral', fromOn: MONDAY, untilOn: MONDAY };
    const rest = {
      minMinutesBetween: 240,
      asNeeded: true,
      instructions: '',
      consentBy: 'Ann',
      consentedOn: MONDAY,
      times: [],
    };
    const added = await nurse.post(`/api/children/${family.childId}/medications`, { ...medication, ...rest });
    expect(added.status, added.text).toBe(201);
    const { id } = await newest('?kind=medications');
    expect((await read(id)).text).toContain('Ibuprofen');

    await scene.rows(
      `insert into role_capability (center_id, role_id, capability) select center_id, id, 'audit.read' from role
       where center_id = $1 and name = 'Support Staff'`,
      scene.world.centerId,
    );
    const support = await scene.as('Support Staff');
    const withheld = await read(id, support);
    expect(withheld.body).toMatchObject({ changes: null, isWithheld: true, details: 'kept' });
    expect(withheld.text).not.toContain('Ibuprofen');
    expect((await read(firstOf((await page('?kind=attendance', support)).entries).id, support)).body.isWithheld).toBe(
      false,
    );
  });

  test('of an entry that is not there are not found', async () => {
    expect((await read(999_999)).status).toBe(404);
  });
});

describe('taken away', () => {
  test('as a table, said in its reader’s language, and written down', async () => {
    const csv = await director.get(`/api/audit/download?childId=${family.childId}`);
    expect(csv.status).toBe(200);
    const [head = '', first = ''] = csv.text.replace('\uFEFF', '').split('\n');
    expect(head).toBe('Entry,When,Who,What was done,About,Records,Children');
    expect(first).toContain(family.marker);
    expect(await newest('?kind=log')).toMatchObject({ action: 'export', children: [{ id: family.childId }] });
    for (const format of ['xlsx', 'pdf'])
      expect((await director.get(`/api/audit/download?format=${format}`)).status).toBe(200);
  });

  test('is said in the language of whoever reads it, on the screen and as a file', async () => {
    expect((await director.put('/api/preferences', { language: 'es' })).status).toBe(200);
    const entry = await newest(`?childId=${family.childId}&kind=attendance`);
    expect([entry.said, entry.named]).toEqual(['Registrar la entrada', 'Asistencia']);
    const { changes } = (await director.get<{ changes: unknown[] }>(`/api/audit/${entry.id}`)).body;
    expect(changes).toContainEqual(expect.objectContaining({ field: 'date', named: 'Fecha' }));
    const { text } = await director.get(`/api/audit/download?childId=${family.childId}&kind=attendance`);
    expect(text).toContain('Registrar la entrada');
    await director.put('/api/preferences', { language: 'en' });
    expect((await newest(`?childId=${family.childId}&kind=attendance`)).said).toBe('Check in');
  });

  test('says in the file and before it that a file holds the newest 10,000', async () => {
    const day = '?from=2025-01-15&to=2025-01-15';
    const fill = (from: number, to: number) =>
      scene.rows(
        `insert into audit (center_id, at, actor_kind, action, entity, entity_ids)
         select $1, '2025-01-15T12:00:00Z'::timestamptz + n * interval '1 second', 'system', 'upload', 'upload', array[n]
         from generate_series($2::int, $3::int) n`,
        scene.world.centerId,
        from,
        to,
      );
    const exceeds = async () => (await director.get<{ exceedsFile: boolean }>(`/api/audit${day}`)).body.exceedsFile;
    const lines = async () => (await director.get(`/api/audit/download${day}`)).text.trim().split('\n');
    await fill(1, 10_000);
    expect(await exceeds()).toBe(false);
    expect(await lines()).toHaveLength(10_001);
    await fill(10_001, 10_001);
    expect(await exceeds()).toBe(true);
    const cut = await lines();
    expect(cut).toHaveLength(10_002);
    expect(cut.at(-1)).toContain('Only the newest 10,000 entries: choose fewer dates to have the others');
    expect(cut[1]).toContain('10001');
    expect((await director.get(`/api/audit/download${day}&format=xlsx`)).status).toBe(200);
    expect(await newest('?kind=log')).toMatchObject({ action: 'export' });
  });

  test('texts stay texts', async () => {
    await scene.rows(
      `update audit set action = '=1+1' where id = (select max(id) from audit where action = 'check in')`,
    );
    const { text } = await director.get('/api/audit/download');
    expect(text).toContain("'=1+1");
  });
});

describe('the seals', () => {
  let other: Scene;
  beforeAll(async () => {
    other = await startScene();
  });
  afterAll(() => other.stop());

  interface Part {
    readonly sealed: number;
    readonly found: number;
    readonly faults: readonly unknown[];
  }
  const partsOf = async () => (await other.director.get<{ parts: string[] }>('/api/audit/verification')).body.parts;
  const compare = async () => {
    const parts: Part[] = [];
    for (const part of await partsOf()) {
      const { status, body, text } = await other.director.get<Part>(`/api/audit/verification/${part}`);
      expect(status, text).toBe(200);
      parts.push(body);
    }
    return {
      sealed: parts.reduce((sum, { sealed }) => sum + sealed, 0),
      faults: parts.flatMap(({ faults }) => faults),
    };
  };

  test('are compared part by part: all is as it was written, or what is not is named', async () => {
    const report = { childId: firstOf(other.world.families).childId, date: MONDAY, staffId: other.world.staff.Nurse };
    expect((await other.director.post('/api/daily-reports', { ...report, meals: 'All' })).status).toBe(201);
    const [{ id } = { id: 0 }] = await other.rows<{ id: number }>('select max(id) as id from audit');
    await until(async () => {
      await sealAudit({ server: other.larkhouse.server, centerId: other.world.centerId });
      return (await other.rows('select from audit_seal where $1 = any (audit_ids)', id)).length > 0;
    });
    const before = await compare();
    expect(before.sealed).toBeGreaterThan(10);
    expect(before.faults).toEqual([]);

    await other.rows(`update audit set action = 'other' where id = $1`, id);
    await other.rows('set session_replication_role = replica');
    const [row] = await other.rows<{ id: number }>(`update daily_report set meals = 'None' returning id`);
    await other.rows('set session_replication_role = default');
    expect((await compare()).faults).toEqual([
      { kind: 'entry', fault: 'edited', id, entity: null, named: null, entityIds: [] },
      {
        kind: 'row',
        fault: 'edited',
        id: null,
        entity: 'daily_report',
        named: 'Daily report',
        entityIds: [row?.id],
      },
    ]);
  });

  test('what left the database is compared with the part it belongs to', async () => {
    const [last] = await other.rows<{ id: number }>('select max(id) as id from audit_seal');
    const { centerId } = other.world;
    const file = headsFile(other.larkhouse.server.config);
    await appendFile(file, headLine(new Date(0), { centerId, id: (last?.id ?? 0) + 1, root: Buffer.alloc(32) }));
    const cut = { kind: 'seal', fault: 'cut', id: (last?.id ?? 0) + 1, entity: null, named: null, entityIds: [] };
    expect((await compare()).faults).toContainEqual(cut);
    const [chain] = await partsOf();
    expect(chain).toBe(`seals-0-${Number.MAX_SAFE_INTEGER}`);
    const part = async (from: number, to: number) =>
      (await other.director.get<Part>(`/api/audit/verification/seals-${from}-${to}`)).body;
    expect((await part(0, last?.id ?? 0)).faults).not.toContainEqual(cut);
    expect(await part(last?.id ?? 0, Number.MAX_SAFE_INTEGER)).toEqual({ sealed: 0, found: 1, faults: [cut] });
  });

  test.each(['everything', 'staff-0', 'seals-0-x', 'seals-99999-100000'])('there is no part %s', async (part) => {
    expect([404, 422]).toContain((await other.director.get(`/api/audit/verification/${part}`)).status);
  });
  test('a table that is not sealed has nothing to tell', async () => {
    const { body } = await other.director.get(`/api/audit/verification/staff-0-1000`);
    expect(body).toEqual({ sealed: 0, found: 0, faults: [] });
  });
});
