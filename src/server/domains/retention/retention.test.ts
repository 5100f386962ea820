import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordActivities } from '#server/domains/activities/commands.ts';
import { accountFor } from '#server/domains/billing/accounts/commands.ts';
import { postPhoto } from '#server/domains/gallery/commands.ts';
import { digitsOf } from '#server/domains/kiosk/rules.ts';
import { giveTaxDocument } from '#server/domains/tax-documents/commands.ts';
import { sweepFiles } from '#server/domains/uploads/jobs.ts';
import { erasuresDue, notedErasures, noteErasure } from '#server/kernel/retention/erasures.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { givePin, Kiosk, PIN } from '#testing/kiosk.ts';
import { healthPaper, override, paper, training } from '#testing/matrix/fresh-papers.ts';
import { pdf, photograph } from '#testing/pictures.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { type Family, makeCenter } from '#testing/world.ts';
import { endRetention, eraseAnew } from './jobs.ts';

let scene: Scene;
let director: Client;
let family: Family;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set('2026-03-02T12:00:00Z');
  director = await scene.as('Director');
  // 5 years for children's records, 7 for incidents, 5 for staff, 7 for finances are the defaults.
  family = await scene.newFamily();
});

const at = (now: string) => scene.larkhouse.clock.set(now);
const night = (centerId = scene.world.centerId) => endRetention({ server: scene.larkhouse.server, centerId });
const WAIT_MS = 30 * 86_400_000;
/** A night that comes after others: the first one that looks removes nothing yet. */
async function run(centerId?: number) {
  const now = scene.larkhouse.clock.now();
  scene.larkhouse.clock.set(new Date(now.getTime() - WAIT_MS).toISOString());
  await night(centerId);
  scene.larkhouse.clock.set(now.toISOString());
  await night(centerId);
}
const countOf = async (table: string, where: string, id: number) =>
  (await scene.rows<{ n: number }>(`select count(*)::int as n from ${table} where ${where} = $1`, id))[0]?.n;
const audited = async (entity: string, id: number) =>
  (
    await scene.rows<{ action: string }>(
      `select action from audit where entity = $1 and $2 = any (entity_ids) and action like '%retention' order by id`,
      entity,
      id,
    )
  ).map(({ action }) => action);
/** What the audit log says of an action beside the fact. */
const said = (action: string, entity: string, id: number) =>
  scene.rows(
    `select a.child_ids as children, d.after from audit a left join audit_detail d on d.audit_id = a.id
     where a.action = $1 and a.entity = $2 and $3 = any (a.entity_ids)`,
    action,
    entity,
    id,
  );
/** The tables in which anything of a family can still be read, once its files are swept. */
async function tablesNaming({ marker }: Family): Promise<string[]> {
  await sweepFiles({ server: scene.larkhouse.server, centerId: scene.world.centerId });
  const tables = await scene.rows<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t
       on t.table_name = c.table_name and t.table_schema = 'public' and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' and c.column_name = 'center_id' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    // The marker of the first newcomer begins that of the tenth.
    const named = await scene.rows(`select from ${name} t where t::text ~ $1 limit 1`, `${marker}(?![0-9])`);
    if (named.length > 0) found.push(name);
  }
  return found;
}

async function dayOf({ childId, guardianId, marker }: Family, staffId = scene.world.staff.Nurse) {
  const date = '2026-03-02';
  const about = { childId, date, staffId };
  const made = async (asked: Promise<{ readonly status: number }>) =>
    expect([200, 201]).toContain((await asked).status);
  await scene.rows(
    'insert into import_aside (center_id, child_id, weekdays, pickup) values ($1, $2, $3, $3)',
    scene.world.centerId,
    childId,
    marker,
  );
  const parent = await scene.parentOf({ childId, guardianId, marker });
  await made(
    director.post('/api/attendance', { childId, date, checkInTime: '06:50', checkInBy: marker, status: 'present' }),
  );
  await givePin(scene, guardianId, PIN);
  const tablet = new Kiosk(scene);
  await tablet.pair();
  const { body: known } = await tablet.identify(digitsOf(`555 ${marker}`) ?? '', PIN);
  await tablet.record({ ticket: known.ticket, signedName: marker, health: true, healthNote: marker });
  const report = { ...about, meals: marker, naps: '', activities: '', mood: 'happy', notes: '' };
  await made(director.post('/api/daily-reports', report));
  await scene.inCenter((scope) => recordActivities(scope, [{ ...about, activity: marker, notes: '' }]));
  await made(director.post(`/api/children/${childId}/consents`, { forms: ['photoRelease', 'medicalForm'] }));
  await made(parent.post('/api/parent/notices', { childId, kind: 'note', from: date, to: date, text: marker }));
  const person = { firstName: 'Rosa', lastName: marker, relationship: marker, phoneNumber: marker };
  const rights = { childIds: [childId], mayDropOff: true, mayPickUp: true };
  await made(parent.post('/api/parent/pickup-people', { ...person, ...rights }));
  await made(director.post('/api/pickup-people', { ...person, ...rights }));
  const said = `/api/children/${childId}/file`;
  await made(parent.post(`${said}/contacts`, { kind: 'home', name: marker, address: marker }));
  await made(parent.post(`${said}/contacts`, { kind: 'emergency', name: marker, phoneNumber: marker }));
  await made(director.patch(said, { languages: [marker], diet: marker, specialNeeds: marker }));
  await made(director.put(`${said}/custody`, { note: marker }));
  const { body: paper } = await director.upload<{ filePath: string }>('/api/uploads', pdf(), 'paper.pdf');
  const named = { kind: 'other', title: marker, filePaths: [paper.filePath] };
  await made(director.post(`/api/children/${childId}/documents`, named));
  const { body: file } = await director.upload<{ filePath: string }>('/api/uploads', pdf(), `${marker}.pdf`);
  const to = [{ kind: 'guardian', id: guardianId }];
  const letter = { to, subject: marker, content: marker, attachments: [file.filePath] };
  await made(director.post('/api/messages', letter));
  const { body: face } = await director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'face.jpg');
  await director.put(`/api/children/${childId}/photo`, { filePath: face.filePath });
  const { body: shot } = await director.upload<{ filePath: string; fileName: string; fileSize: number }>(
    '/api/uploads',
    await photograph(),
    'shot.jpg',
  );
  const photo = await scene.inCenter((scope) =>
    postPhoto(scope, { ...shot, title: marker, description: '', tags: [], isVisible: true, childIds: [childId] }),
  );
  const { body: wound } = await director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'knee.jpg');
  const { body: incident } = await director.post<{ id: number }>('/api/incidents', {
    filePath: wound.filePath,
    ...about,
    time: '06:55',
    description: marker,
    actionTaken: '',
  });
  const files = [file, face, shot].map(({ filePath }) => filePath);
  return { photoId: photo.id, incidentId: incident.id, files, wound: wound.filePath };
}

test('a child’s records go when their period is over, the name with the last incident report, and then all', async () => {
  const { childId, guardianId } = family;
  const { photoId, incidentId, files, wound } = await dayOf(family);
  const pickupPeople = await scene.rows<{ id: number }>(
    'select pickup_person_id as id from pickup_child where child_id = $1',
    childId,
  );
  expect(pickupPeople).toHaveLength(2);
  await director.delete(`/api/children/${childId}`);

  at('2031-03-02T12:00:00Z');
  await run();
  expect(await countOf('daily_report', 'child_id', childId)).toBe(1);
  expect(await audited('child', childId)).toEqual([]);

  at('2031-03-03T12:00:00Z');
  await run();
  const ofFile = ['child_contact', 'child_document', 'child_custody', 'child_file', 'child_file_change'];
  for (const table of [
    'daily_report',
    'attendance',
    'activity',
    'notice',
    'consent',
    'photo_child',
    'import_aside',
    ...ofFile,
  ]) {
    expect([table, await countOf(table, 'child_id', childId)]).toEqual([table, 0]);
  }
  expect(await countOf('gallery_photo', 'id', photoId)).toBe(0);
  expect(await scene.rows('select from upload where path = any ($1) and released_at is null', files)).toEqual([]);
  expect(await countOf('incident', 'id', incidentId)).toBe(1);
  expect(
    await scene.rows('select first_name, allergies, parent_phone, photo_path from child where id = $1', childId),
  ).toEqual([{ first_name: `Child ${family.marker}`, allergies: '', parent_phone: null, photo_path: null }]);
  expect(await audited('child', childId)).toEqual(['remove records past their retention']);
  const removed = ['daily_report', 'gallery_photo', 'kiosk_entry'];
  expect(await said('remove records past their retention', 'child', childId)).toEqual([
    { children: [childId], after: expect.arrayContaining(removed.map((table) => ({ table, rows: 1 }))) },
  ]);
  expect(await audited('guardian', guardianId)).toEqual(['erase guardians past their retention']);
  for (const { id } of pickupPeople)
    expect(await audited('pickup_person', id)).toEqual(['erase pickup people past their retention']);

  const isReleased = async () =>
    (await scene.rows('select from upload where path = $1 and released_at is not null', wound)).length > 0;
  expect(await isReleased()).toBe(false);
  at('2033-03-03T12:00:00Z');
  await run();
  expect(await isReleased()).toBe(true);
  expect(await countOf('incident', 'id', incidentId)).toBe(0);
  expect(await audited('incident', incidentId)).toEqual(['remove incidents past their retention']);
  expect(await said('remove incidents past their retention', 'incident', incidentId)).toEqual([
    { children: [childId], after: null },
  ]);
  expect((await audited('child', childId)).at(-1)).toBe('erase children past their retention');
  expect(await said('erase children past their retention', 'child', childId)).toEqual([
    { children: [childId], after: null },
  ]);
  expect(await tablesNaming(family)).toEqual([]);

  expect(await effectsIn(scene, run)).toEqual([]);
});

test('of a child who is here nothing goes, however old it is, nor of the family', async () => {
  const { childId, guardianId } = family;
  const { photoId, incidentId } = await dayOf(family);
  at('2046-03-03T12:00:00Z');
  await run();
  for (const table of ['daily_report', 'attendance', 'activity', 'notice', 'incident', 'photo_child', 'import_aside']) {
    expect([table, await countOf(table, 'child_id', childId)]).toEqual([table, 1]);
  }
  expect(await countOf('gallery_photo', 'id', photoId)).toBe(1);
  expect(await countOf('message_recipient', 'guardian_id', guardianId)).toBe(1);
  expect(await audited('incident', incidentId)).toEqual([]);
  expect(await scene.rows('select first_name from guardian where id = $1', guardianId)).toEqual([
    { first_name: `Guardian ${family.marker}` },
  ]);
});

test('a guardian of another child who is here stays, with that child', async () => {
  const sibling = await scene.newFamily();
  const { guardianId } = family;
  await scene.rows(
    `insert into guardianship (center_id, child_id, guardian_id, started_at) values ($1, $2, $3, '2026-03-02')`,
    scene.world.centerId,
    sibling.childId,
    guardianId,
  );
  await dayOf(sibling);
  await director.delete(`/api/children/${family.childId}`);
  at('2040-03-03T12:00:00Z');
  await run();
  expect(await audited('child', family.childId)).toContain('erase children past their retention');
  expect(await audited('guardian', guardianId)).toEqual([]);
  expect(await countOf('daily_report', 'child_id', sibling.childId)).toBe(1);
});

test('the books keep a family’s name for their own period, and for as long as something is owed', async () => {
  const { childId, guardianId } = family;
  const accountId = await scene.inCenter((scope) => accountFor(scope, guardianId));
  await director.post(`/api/billing/accounts/${accountId}/charges`, { amount: 1500, description: 'Trip', childId });
  const tax = {
    documentType: 'other' as const,
    title: family.marker,
    description: '',
    fileName: 'a.pdf',
    filePath: '/uploads/none.pdf',
  };
  const give = (taxYear: number) =>
    scene.inCenter((scope) => giveTaxDocument(scope, { ...tax, taxYear, parentId: guardianId, isGlobal: false }));
  const [old, newer] = [await give(2026), await give(2027)];
  await director.delete(`/api/children/${childId}`);

  at('2034-01-02T12:00:00Z');
  await run();
  expect(await countOf('tax_document', 'id', old.id)).toBe(0);
  expect(await audited('tax_document', old.id)).toEqual(['remove tax documents past their retention']);
  expect(await countOf('tax_document', 'id', newer.id)).toBe(1);
  expect(await audited('billing_account', accountId)).toEqual([]);
  expect(await scene.rows('select last_name from child where id = $1', childId)).toEqual([
    { last_name: `Last ${family.marker}` },
  ]);

  director = await scene.as('Director');
  const owed = await director.get<{ balance: number }>(`/api/billing/accounts/${accountId}/balance`);
  expect(owed.body.balance).toBe(1500);
  await director.post(`/api/billing/accounts/${accountId}/payments`, { amount: 1500, method: 'cash' });
  at('2041-01-02T12:00:00Z');
  await run();
  expect(await audited('billing_account', accountId)).toEqual([]);
  at('2041-01-03T12:00:00Z');
  await run();
  expect(await audited('billing_account', accountId)).toEqual(['close accounts past their retention']);
  expect(await countOf('ledger_transaction', 'billing_account_id', accountId)).toBe(2);
  expect(await tablesNaming(family)).toEqual([]);
});

test('staff who left are forgotten after their period, but not while an incident report that is kept names them', async () => {
  const add = async (lastName: string) => {
    const person = { firstName: 'Former', lastName, role: 'Nurse', room: null, phone: '555 0100 200' };
    return (await director.post<{ id: number }>('/api/staff', { ...person, email: `${lastName}@maple.test` })).body.id;
  };
  const [plain, witness] = [await add('Plain'), await add('Witness')];
  const terms = { position: 'nurse', workweekStarts: 7, isExempt: false };
  await director.post(`/api/staff/${plain}/employments`, { hiredOn: '2024-01-08', ...terms });
  await director.post(`/api/staff/${plain}/qualifications`, { ageGroup: 'infants', fromDate: '2024-01-08' });
  await director.put(`/api/staff/${plain}/availability`, { times: [{ weekday: 1, from: '07:00', to: '15:00' }] });
  const card = (await director.upload<{ filePath: string }>('/api/uploads', pdf(), 'card.pdf')).body.filePath;
  await director.post(`/api/staff/${plain}/papers`, { ...paper(), filePath: card });
  await director.post(`/api/staff/${plain}/health-papers`, healthPaper());
  await director.post(`/api/staff/${plain}/training`, training());
  await director.post(`/api/staff/${plain}/paper-overrides`, override());
  const { incidentId } = await dayOf(family, witness);
  await director.delete(`/api/children/${family.childId}`);
  for (const id of [plain, witness]) await director.delete(`/api/staff/${id}`);
  const names = () =>
    scene.rows('select last_name, email from staff where id = any ($1) order by id', [plain, witness]);

  const fileOf = async (id: number) =>
    Promise.all(
      [
        'employment',
        'staff_qualification',
        'staff_availability',
        'paper',
        'health_paper',
        'training',
        'paper_override',
      ].map((table) => countOf(table, 'staff_id', id)),
    );

  const released = () => scene.rows('select from upload where path = $1 and released_at is not null', card);
  expect(await fileOf(plain)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(await released()).toEqual([]);
  at('2031-03-03T12:00:00Z');
  await run();
  expect(await fileOf(plain)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(await released()).toHaveLength(1);
  expect(await names()).toEqual([
    { last_name: '', email: '' },
    { last_name: 'Witness', email: 'Witness@maple.test' },
  ]);
  expect(await audited('staff', plain)).toEqual(['erase staff past their retention']);
  at('2033-03-03T12:00:00Z');
  await run();
  expect(await audited('incident', incidentId)).toHaveLength(1);
  expect(await audited('staff', witness)).toEqual(['erase staff past their retention']);
});

test('the Director’s periods hold, and each center’s own', async () => {
  const { childId } = family;
  await dayOf(family);
  const other = await makeCenter(scene.larkhouse, { name: 'Oak House' });
  const theirs = other.families[0]?.childId ?? 0;
  await scene.rows(`update child set removed_at = '2026-03-02' where id = any ($1)`, [childId, theirs]);
  const changed = await director.patch('/api/center/rules', { childRecordYears: 10 });
  expect(changed.status).toBe(200);
  at('2031-03-03T12:00:00Z');
  await run();
  await run(other.centerId);
  expect(await audited('child', childId)).toEqual([]);
  expect(await audited('child', theirs)).toContain('remove records past their retention');
  at('2036-03-03T12:00:00Z');
  await run();
  expect(await audited('child', childId)).toContain('remove records past their retention');
});

test('a shorter period, a clock that jumped and a standstill remove nothing for thirty days', async () => {
  const { childId } = family;
  await dayOf(family);
  await scene.rows(`update child set removed_at = '2026-03-02' where id = $1`, childId);
  const left = () => countOf('daily_report', 'child_id', childId);
  await director.patch('/api/center/rules', { childRecordYears: 10 });

  at('2031-09-01T12:00:00Z');
  await run();
  expect(await left()).toBe(1);
  director = await scene.as('Director');
  expect((await director.patch('/api/center/rules', { childRecordYears: 5 })).status).toBe(200);
  at('2031-09-30T12:00:00Z');
  await night();
  expect(await left()).toBe(1);

  at('2056-09-30T12:00:00Z');
  await night();
  await night();
  expect(await left()).toBe(1);
  at('2031-10-01T12:00:00Z');
  await night();
  expect(await left()).toBe(1);
  at('2031-10-30T12:00:00Z');
  await night();
  expect(await left()).toBe(1);
  at('2031-10-31T12:00:00Z');
  await night();
  expect(await left()).toBe(0);
});

test('what a family wrote stays as long after its child left as anything else of the child', async () => {
  const { childId, guardianId } = family;
  await dayOf(family);
  const letters = () => countOf('message_recipient', 'guardian_id', guardianId);
  const { threadId } = firstOf(
    await scene.rows<{ threadId: number }>(
      'select thread_id as "threadId" from message_recipient where guardian_id = $1',
      guardianId,
    ),
  );
  at('2033-03-02T12:00:00Z');
  director = await scene.as('Director');
  await director.delete(`/api/children/${childId}`);
  at('2033-04-05T12:00:00Z');
  await run();
  expect(await letters()).toBe(1);
  at('2038-03-03T12:00:00Z');
  await run();
  expect(await letters()).toBe(0);
  expect(await said('remove messages past their retention', 'message_thread', threadId)).toEqual([
    { children: [], after: { message: 1 } },
  ]);
});

test('a guardian whom only a letter to many still names is forgotten with that letter', async () => {
  const other = await scene.newFamily();
  const to = [family, other].map(({ guardianId }) => ({ kind: 'guardian', id: guardianId }));
  const { status } = await director.post('/api/messages', { to, subject: 'Summer party', content: 'Come!' });
  expect(status).toBe(201);
  await director.delete(`/api/children/${family.childId}`);
  at('2033-03-03T12:00:00Z');
  await run();
  expect(await audited('child', family.childId)).toContain('erase children past their retention');
  expect(await audited('guardian', family.guardianId)).toEqual([]);
  director = await scene.as('Director');
  await director.delete(`/api/children/${other.childId}`);
  at('2038-03-04T12:00:00Z');
  await run();
  expect(await audited('guardian', family.guardianId)).toEqual(['erase guardians past their retention']);
  expect(await tablesNaming(family)).toEqual([]);
});

test('more than one transaction takes go the same night', async () => {
  const { childId } = family;
  const made = await scene.rows<{ id: number }>(
    `insert into child (center_id, first_name, last_name, date_of_birth, room_id, created_at, relationship, removed_at)
     select center_id, first_name, last_name, date_of_birth, room_id, created_at, relationship, '2026-03-02'
     from child, generate_series(1, 45) where id = $1 returning id`,
    childId,
  );
  at('2031-03-03T12:00:00Z');
  await run();
  const ids = made.map(({ id }) => id);
  expect(await scene.rows('select from child where id = any ($1) and erased_at is not null', ids)).toHaveLength(45);
  const lines = await scene.rows(
    `select from audit where action = 'remove records past their retention' and entity_ids && $1::bigint[]`,
    ids,
  );
  expect(lines).toHaveLength(3);
});

test('whom a tax document that is kept is for is known as long as it is kept', async () => {
  const { childId, guardianId, marker } = family;
  const taxDocument = {
    documentType: 'other' as const,
    title: 'Paid',
    description: '',
    fileName: 'a.pdf',
    taxYear: 2026,
  };
  await scene.inCenter((scope) =>
    giveTaxDocument(scope, { ...taxDocument, filePath: '/uploads/none.pdf', parentId: guardianId, isGlobal: false }),
  );
  await director.delete(`/api/children/${childId}`);
  at('2033-06-01T12:00:00Z');
  await run();
  expect(await scene.rows('select first_name from guardian where id = $1', guardianId)).toEqual([
    { first_name: `Guardian ${marker}` },
  ]);
  at('2034-01-02T12:00:00Z');
  await run();
  expect(await audited('guardian', guardianId)).toEqual(['erase guardians past their retention']);
});

test('what was watched, counted and shown to inspectors goes with the period of children’s records', async () => {
  const { centerId, staff } = scene.world;
  const days = ['2026-03-02', '2027-03-02'] as const;
  const [room] = await scene.rows<{ id: number }>('select min(id)::int as id from room where center_id = $1', centerId);
  const [camera] = await scene.rows<{ id: number }>(
    `insert into camera (center_id, name, room_id, stream_sealed, created_at)
     values ($1, 'Old', $2, '', now()) returning id::int`,
    centerId,
    room?.id,
  );
  for (const day of days) {
    await scene.rows(
      `insert into camera_view (center_id, camera_id, session_id, staff_id, started_at, expires_at, seen_at, ended_at, ending)
       values ($1, $2, 1, $3, $4, $4, $4, $4, 'stopped')`,
      ...[centerId, camera?.id, staff.Nurse, day],
    );
    await scene.rows(
      `insert into room_privacy (center_id, room_id, started_at, ended_at) values ($1, $2, $3, $3)`,
      ...[centerId, room?.id, day],
    );
    const [call] = await scene.rows<{ id: number }>(
      `insert into roll_call (center_id, uuid, is_drill, started_at, finished_at, offset_ms, received_at, list_at, was_offline)
       values ($1, gen_random_uuid(), true, $2, $2, 0, $2, $2, false) returning id::int`,
      ...[centerId, day],
    );
    await scene.rows(
      'insert into roll_call_child (center_id, roll_call_id, child_id, room_id, is_accounted) values ($1, $2, $3, $4, true)',
      ...[centerId, call?.id, family.childId, room?.id],
    );
    for (const id of [call?.id, null])
      await scene.rows(
        'insert into headcount (center_id, room_id, counted_at, counted, expected, roll_call_id) values ($1, $2, $3, 1, 1, $4)',
        ...[centerId, room?.id, day, id],
      );
    await scene.rows(
      `with link as (
         insert into inspector_link (center_id, token_hash, label, sheets, from_day, to_day, created_at, expires_at)
         values ($1, decode(md5($2::text), 'hex'), 'Visit', '{ratio}', $2::date, $2::date, $2::timestamptz, $2::timestamptz + interval '1 hour')
         returning id)
       insert into inspector_access (center_id, link_id, at, form) select $1, id, $2::timestamptz, 'screen' from link`,
      ...[centerId, day],
    );
    await scene.rows(
      'insert into provider_event (center_id, event_id, at) values ($1, $2::text, $2::timestamptz)',
      centerId,
      day,
    );
  }
  at('2031-06-01T12:00:00Z');
  await run();
  const left = async (table: string, moment: string) =>
    (
      await scene.rows<{ day: string }>(
        `select distinct (${moment})::date::text as day from ${table} where (${moment})::date::text = any ($1) and center_id = $2`,
        ...[days, centerId],
      )
    ).map(({ day }) => day);
  for (const [table, moment] of [
    ['camera_view', 'started_at'],
    ['room_privacy', 'started_at'],
    ['headcount', 'counted_at'],
    ['roll_call', 'started_at'],
    ['inspector_link', 'created_at'],
    ['inspector_access', 'at'],
  ] as const)
    expect(await left(table, moment), table).toEqual([days[1]]);
  expect(await left('provider_event', 'at')).toEqual([]);
  const said = await scene.rows<{ entity: string }>(
    `select distinct entity from audit where action = 'remove records past their retention' and entity <> 'child' and center_id = $1`,
    centerId,
  );
  expect(said.map(({ entity }) => entity).sort()).toEqual([
    'camera_view',
    'headcount',
    'inspector_link',
    'roll_call',
    'room_privacy',
  ]);
});

test('a night that begins while a period is made shorter does not forget to wait', async () => {
  const { centerId } = scene.world;
  at('2031-06-01T12:00:00Z');
  await run();
  const other = await scene.openTransaction();
  const now = new Date('2031-06-02T12:00:00Z');
  await other.query('update center set retention_held_at = $2 where center_id = $1', [centerId, now]);
  at('2031-06-02T12:00:00Z');
  const begun = night();
  await other.untilAwaited();
  await other.query('commit');
  await begun;
  expect(await scene.rows('select retention_held_at as held from center where center_id = $1', centerId)).toEqual([
    { held: now },
  ]);
});

test('what was removed since a backup goes again at the first start of what was restored, held or not (retention-3)', async () => {
  at('2026-03-02T12:00:00Z');
  const restored = await scene.newFamily();
  const { childId } = restored;
  await dayOf(restored);
  await director.delete(`/api/children/${childId}`);
  const days = (await notedErasures(scene.larkhouse.server.config)).length;
  at('2033-04-01T12:00:00Z');
  // A night that looks for the first time in years waits: it notes nothing.
  await night();
  expect(await notedErasures(scene.larkhouse.server.config)).toHaveLength(days);
  expect(await countOf('daily_report', 'child_id', childId)).toBe(1);

  const kept = {
    children: '2028-04-01',
    incidents: '2026-04-01',
    staff: '2028-04-01',
    finances: '2026-04-01',
    taxYear: 2026,
  };
  const { config } = scene.larkhouse.server;
  await noteErasure(config, { at: '2099-03-30T02:53:00Z', centerId: scene.world.centerId, kept });
  await eraseAnew(scene.larkhouse.server);
  expect(await countOf('daily_report', 'child_id', childId)).toBe(1);
  await writeFile(erasuresDue(config), '2099-03-31T07:37:00Z');
  await eraseAnew(scene.larkhouse.server);
  expect(await countOf('daily_report', 'child_id', childId)).toBe(1);
  await writeFile(erasuresDue(config), '2099-03-29T07:37:00Z');
  await eraseAnew(scene.larkhouse.server);
  expect(await countOf('daily_report', 'child_id', childId)).toBe(0);
  await expect(readFile(erasuresDue(config))).rejects.toMatchObject({ code: 'ENOENT' });
});
