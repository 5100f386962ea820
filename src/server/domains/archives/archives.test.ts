import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ARCHIVE_HOURS, type Archive as ArchiveAnswer } from '#contract/archives.ts';
import { recordActivities } from '#server/domains/activities/commands.ts';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { sweepFiles } from '#server/domains/uploads/jobs.ts';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { joinFamily } from '#testing/households.ts';
import { runJobs } from '#testing/jobs.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { ageFolders } from '#testing/old-folders.ts';
import { pdf, photograph } from '#testing/pictures.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { unzipped } from '#testing/zip.ts';
import { buildArchive } from './jobs.ts';
import { tendArchives } from './routine.ts';

type Archive = z.output<typeof ArchiveAnswer>;

/** The tables about a child that an archive is made of. */
const GIVEN = [
  'activity',
  'attendance',
  'child_enrollment',
  'child_contact',
  'child_document',
  'child_file',
  'child_milestone',
  'child_milestone_photo',
  'daily_report',
  'form_request',
  'import_aside',
  'incident',
  'photo_child',
];
/** The others, each with why it stays out. */
const STAYS: Readonly<Record<string, string>> = {
  audit: 'the center’s own record',
  booking: 'what the family asked for; attendance tells the days',
  child_archive: 'the archive itself',
  child_custody: 'about the adults; the portal shows it to whom it concerns',
  child_file_change: 'what was asked; the file says what came of it',
  child_schedule: 'what was agreed with the family; attendance tells the days',
  consent: 'says which paper forms the center holds, signed by the guardian',
  contact_decision: 'about the adults; what the center decided between two households',
  guardianship: 'about the adults; says what the other household may',
  immunization: 'a copy of the doctor’s record, which the portal shows',
  immunization_exemption: 'goes with that record',
  kiosk_move: 'told by attendance',
  ledger_transaction: 'the payer’s books; statements are downloads of their own',
  medication: 'the family’s own order; what was given of it is an activity',
  message: 'letters belong to those who wrote and got them',
  message_draft: 'letters',
  message_recipient: 'letters',
  message_thread: 'letters',
  milestone_badge: 'reckoned from what is given',
  milestone_progress: 'reckoned from what is given',
  nap_check: 'how staff watched over naps, kept for licensing',
  notice: 'the guardian wrote it; attendance tells what came of it',
  notification: 'tells once more what is given',
  offer: 'what was agreed before the first day; plans, days and forms tell what holds',
  parent_invitation: 'about an adult',
  payer_split: 'the payer’s books',
  photo_presence: 'opens photos of rooms; the photos are given',
  pickup_child: 'about adults, who did not ask for it',
  presence_move: 'where it was during a day, kept for licensing; attendance tells the days',
  plan_enrollment: 'the payer’s books',
  roll_call_child: 'the center’s record of a drill, with all children',
  roll_call_reading: 'the center’s record of a drill, with all children',
  room_entry_child: 'told by activities',
  room_stay: 'told by reports and photos of the room',
  thread_member: 'letters',
};

let scene: Scene;
let director: Client;
let family: Family;
let other: Family;
let parent: Client;

beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  [family, other] = [await scene.newFamily(), await scene.newFamily()];
  parent = await scene.parentOf(family);
});

const ask = async (client = parent, { childId } = family) =>
  client.post<Archive & { fields?: object }>('/api/parent/archives', { childId });
const listOf = async (client = parent) => (await client.get<Archive[]>('/api/parent/archives')).body;
const build = () => runJobs(scene, 'build-archive');
const job = () => ({ server: scene.larkhouse.server, centerId: scene.world.centerId });
const tend = () => tendArchives(job());
const nameOf = async ({ childId }: Family) =>
  firstOf(await scene.rows<{ name: string }>('select first_name as name from child where id = $1', childId)).name;

/** Asks, builds and downloads: the files by their paths, and all of their words. */
async function archiveOf(client = parent, of = family) {
  const { id } = (await ask(client, of)).body;
  await build();
  const answer = await client.open(`/api/parent/archives/${id}/file`);
  expect(answer.status).toBe(200);
  const files = unzipped(Buffer.from(await answer.bytes()));
  const text = (name: string) => files.get(name)?.toString() ?? '';
  const whole = [...files].filter(([name]) => /\.(html|json)$/.test(name)).map(([, bytes]) => bytes.toString());
  return { files, text, words: whole.join('\n'), answer };
}

async function upload(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const { fileName, filePath } = (
    await director.upload<{ fileName: string; filePath: string }>('/api/uploads', bytes, name)
  ).body;
  return { fileName, filePath };
}
async function photo(more: object) {
  const file = await upload(await photograph({ width: 1200, height: 800 }), 'photo.jpg');
  const body = { title: 'Garden day', description: 'Planting beans', ...file, ...more };
  return (await director.post<{ id: number }>('/api/gallery', body)).body.id;
}
async function removeFile(photoId: number) {
  const [row] = await scene.rows<{ path: string }>(
    'select file_path as path from gallery_photo where id = $1',
    photoId,
  );
  const key = /([0-9a-f]{32})/.exec(row?.path ?? '')?.[0] ?? '';
  await scene.larkhouse.server.files.remove(`${scene.world.centerId}/${key}`);
}
const tax = async (more: object) =>
  director.post('/api/tax-documents', {
    documentType: '1099',
    title: 'Form 1099',
    description: '',
    ...(await upload(pdf(), 'form.pdf')),
    taxYear: 2025,
    ...more,
  });
const staffId = () => scene.world.staff.Nurse;
const report = (more: object) =>
  director.post('/api/daily-reports', {
    childId: family.childId,
    date: MONDAY,
    staffId: staffId(),
    meals: 'Soup',
    naps: '',
    activities: '',
    mood: 'happy',
    notes: '',
    ...more,
  });
const incident = (more: object) =>
  director.post('/api/incidents', {
    childId: family.childId,
    date: MONDAY,
    time: '07:20',
    staffId: staffId(),
    description: 'A bump',
    actionTaken: 'Ice',
    ...more,
  });

const activity = (what: string) =>
  scene.inCenter((scope) =>
    recordActivities(scope, [{ childId: family.childId, date: MONDAY, activity: what, notes: '', staffId: staffId() }]),
  );

describe('what it holds', () => {
  test('everything of the child, as pages and as JSON, that link to each other and to nothing else', async () => {
    await attendanceOf(director).checkIn(family.childId, '07:20', { checkInBy: 'Aunt Ada' });
    await report({ notes: 'Sang all day' });
    await report({ date: '2025-06-02', notes: 'Of last year' });
    const { body: knee } = await director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'knee.jpg');
    await incident({ kind: 'fall', bodyParts: ['left-leg'], firstAid: 'A plaster', filePath: knee.filePath });
    await activity('Painting');
    await photo({ childIds: [family.childId], title: 'Us two' });
    await tax({ parentId: family.guardianId, title: 'Our year' });
    const { files, text, words } = await archiveOf();

    const names = [...files.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        'index.html',
        'style.css',
        'pages/photos-2026-03.html',
        'pages/reports-2025.html',
        'pages/reports-2026.html',
        'pages/attendance-2026.html',
        'pages/incidents-2026.html',
        'pages/activities-2026.html',
        'pages/documents-2025.html',
        ...['child', 'photos', 'reports', 'activities', 'attendance', 'incidents', 'documents'].map(
          (name) => `data/${name}.json`,
        ),
      ]),
    );
    for (const said of [
      'Sang all day',
      'A bump',
      'Left leg',
      'A plaster',
      'Painting',
      'Us two',
      'Planting beans',
      'Our year',
      'Aunt Ada',
      'Monday, March 2, 2026',
    ]) {
      expect(words).toContain(said);
    }
    expect(text('pages/reports-2025.html')).toContain('Of last year');
    expect(text('pages/reports-2026.html')).not.toContain('Of last year');
    expect(JSON.parse(text('data/reports.json'))).toMatchObject([
      { date: '2025-06-02' },
      { date: MONDAY, mood: 'happy' },
    ]);
    const [told] = JSON.parse(text('data/incidents.json')) as { photo: string; bodyParts: string[] }[];
    expect(told?.bodyParts).toEqual(['left-leg']);
    expect(names).toContain(told?.photo);
    const [shown] = JSON.parse(text('data/photos.json')) as { file: string; small: string }[];
    expect(
      files
        .get(shown?.file ?? '')
        ?.subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8');
    expect(
      files
        .get(shown?.small ?? '')
        ?.subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8');

    for (const name of names.filter((name) => name.endsWith('.html'))) {
      for (const [, link = ''] of text(name).matchAll(/(?:href|src)="([^"]*)"/g)) {
        expect(names, `${link} in ${name}`).toContain(path.posix.join(path.posix.dirname(name), link));
      }
      expect(text(name)).not.toMatch(/<script|https?:|javascript:/i);
    }
  });

  test('its sections stand in their order, those without a page too', async () => {
    const { text } = await archiveOf();
    expect([...text('index.html').matchAll(/<h2>(.*)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Photos',
      'Milestones',
      'Daily reports',
      'Activities',
      'Attendance',
      'Contacts and details',
      'Documents of the child',
      'Signed forms',
      'Days and pick-up',
      'Incident reports',
      'Tax documents',
    ]);
  });

  test('what an import kept aside of days and pick-up people, without anybody’s number', async () => {
    await scene.rows(
      'insert into import_aside (center_id, child_id, weekdays, pickup) values ($1, $2, $3, $4), ($1, $5, $6, null)',
      scene.world.centerId,
      family.childId,
      'Mon Wed',
      'Aunt Grete 512-555-0102',
      other.childId,
      `Never ${other.marker}`,
    );
    const { text, words } = await archiveOf();
    expect(JSON.parse(text('data/booking.json'))).toEqual({ weekdays: 'Mon Wed', pickup: 'Aunt Grete' });
    expect(text('pages/booking.html')).toContain('Mon Wed');
    expect(text('pages/booking.html')).toContain('Aunt Grete');
    for (const not of ['555-0102', 'Never']) expect(words).not.toContain(not);
  });

  test('contacts, languages and needs of its file, without another household’s home (child-file-8)', async () => {
    const file = `/api/children/${family.childId}/file`;
    const name = await nameOf(other);
    await director.patch(file, { languages: ['Welsh'], diet: `Eats with ${name}` });
    await director.post(`${file}/contacts`, { kind: 'doctor', name: 'Dr. Brill', phoneNumber: '555 7733' });
    await director.put(`${file}/insurance`, { insurance: { insurer: 'Sunrise Health' } });
    await parent.post(`${file}/contacts`, { kind: 'home', name: 'Here', address: '4 Well Lane' });
    await parent.post(`${file}/contacts`, { kind: 'home', name: 'There', address: '5 Brook Way' });
    await scene.rows(`update child_contact set guardian_id = $1 where name = 'There'`, other.guardianId);
    const { text, words } = await archiveOf();
    expect(JSON.parse(text('data/file.json'))).toMatchObject({
      languages: ['Welsh'],
      diet: 'Eats with another child',
      contacts: [{ name: 'Dr. Brill' }, { address: '4 Well Lane' }],
    });
    for (const not of ['Sunrise Health', 'Brook Way']) expect(words).not.toContain(not);
  });

  test('documents that the guardian reads, with their pages, and no other household’s own (child-documents-7)', async () => {
    const documents = `/api/children/${family.childId}/documents`;
    const page = async (client: typeof director) => {
      const { body } = await client.upload<{ filePath: string }>('/api/uploads', pdf('A plan'), 'plan.pdf');
      return body.filePath;
    };
    const given = async (client: typeof director, kind: string) =>
      client.post<{ id: number }>(documents, { kind, filePaths: [await page(client)], expiresOn: '2027-01-15' });
    await given(director, 'allergy-plan');
    await given(parent, 'guardian-id');
    const { body: theirs } = await given(parent, 'custody');
    await scene.rows('update child_document set given_by = $1 where id = $2', other.guardianId, theirs.id);
    const { files, text } = await archiveOf();
    const told = JSON.parse(text('data/child-documents.json')) as { kind: string; files: string[] }[];
    expect(told.map(({ kind }) => kind)).toEqual(['allergy-plan', 'guardian-id']);
    expect(files.get(told[0]?.files[0] ?? '')?.toString()).toContain('A plan');
  });

  test('every table about a child is in it, or stays out for a reason', async () => {
    const tables = await scene.rows<{ name: string }>(
      `select distinct c.table_name as name from information_schema.columns c join information_schema.tables t
         on t.table_name = c.table_name and t.table_schema = 'public' and t.table_type = 'BASE TABLE'
       where c.table_schema = 'public' and c.column_name in ('child_id', 'child_ids') order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual([...GIVEN, ...Object.keys(STAYS)].sort());
  });

  test('a milestone shows those of its photos that lie in it, with their captions', async () => {
    const name = await nameOf(other);
    const shown = await photo({ childIds: [family.childId], title: `First steps with ${name}` });
    const gone = await photo({ childIds: [family.childId], title: 'Second steps' });
    const [template] = (await director.get<{ id: number }[]>('/api/milestone-templates')).body;
    const achieved = await director.post('/api/child-milestones', {
      childIds: [family.childId],
      templateId: template?.id,
      achievedDate: MONDAY,
      notes: `To ${name}`,
      evidencePhotos: [shown, gone],
    });
    expect(achieved.status).toBe(201);
    await removeFile(gone);
    const { text } = await archiveOf();
    const [{ file, small }] = JSON.parse(text('data/photos.json')) as [{ file: string; small: string }];
    expect(JSON.parse(text('data/milestones.json'))).toMatchObject([{ notes: 'To another child', photos: [file] }]);
    expect(text('pages/milestones-2026.html').match(/<p><a href.*/g)).toEqual([
      `<p><a href="../${file}"><img src="../${small}" alt="First steps with another child" loading="lazy"></a></p>`,
    ]);
  });

  test('in the language of the parent; where nothing was recorded it says so', async () => {
    await parent.put('/api/preferences', { language: 'de' });
    const { text } = await archiveOf();
    expect(text('index.html')).toContain('<html lang="de">');
    expect(text('index.html')).toContain('Tagesberichte');
    expect(text('index.html')).toContain('Noch nichts eingetragen');
  });

  test('texts that want to be markup stay texts', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    await report({ notes: evil });
    await photo({ childIds: [family.childId], title: evil, description: "' onload='alert(1)" });
    const { text } = await archiveOf();
    for (const page of ['pages/reports-2026.html', 'pages/photos-2026-03.html']) {
      expect(text(page)).toContain('&#60;script&#62;');
      expect(text(page)).not.toMatch(/<script|<img src=x|' onload/);
    }
  });
});

describe('what it does not hold', () => {
  test('nothing of another family: neither names, photos without release, nor documents', async () => {
    const name = await nameOf(other);
    await report({ notes: `Played with ${name}` });
    await incident({ description: `${name} bumped into her` });
    await activity(`Blocks with ${name}`);
    await photo({ childIds: [family.childId], title: `With ${name}` });
    await photo({ childIds: [family.childId, other.childId], title: 'Not released' });
    await photo({ childIds: [other.childId], title: 'Only theirs' });
    await photo({ isVisible: false, title: 'Hidden' });
    await photo({ title: 'For the whole house' });
    await tax({ parentId: other.guardianId, title: 'Their year' });
    await tax({ isGlobal: true, title: 'For all of us' });
    const { words } = await archiveOf();
    expect(words).toContain('Played with another child');
    expect(words).toContain('For the whole house');
    expect(words).toContain('For all of us');
    for (const not of [other.marker, 'Not released', 'Only theirs', 'Hidden', 'Their year'])
      expect(words).not.toContain(not);
  });

  test('a photo that is deleted while the archive is built is left out of its pages', async () => {
    const id = await photo({ childIds: [family.childId], title: 'Gone meanwhile' });
    await photo({ childIds: [family.childId], title: 'Still here' });
    await removeFile(id);
    const { words } = await archiveOf();
    expect([words.includes('Still here'), words.includes('Gone meanwhile')]).toEqual([true, false]);
  });
});

describe('asking', () => {
  test('shows progress, gives one at a time, and the newest takes the place of the one before', async () => {
    const first = await ask();
    expect([first.status, first.body]).toMatchObject([
      201,
      { status: 'waiting', childId: family.childId, downloadUrl: null },
    ]);
    expect((await ask()).body.id).toBe(first.body.id);
    expect(await build()).toBe(1);
    const [ready] = await listOf();
    expect(ready).toMatchObject({ status: 'ready', done: ready?.total, downloadUrl: expect.stringContaining('/file') });
    const second = await ask();
    expect(second.body.id).not.toBe(first.body.id);
    await build();
    expect((await listOf()).map(({ id }) => id)).toEqual([second.body.id]);
    await tend();
    expect((await parent.open(`/api/parent/archives/${first.body.id}/file`)).status).toBe(404);
  });

  test('is for one’s own child alone', async () => {
    expect((await ask(parent, other)).status).toBe(404);
    expect((await parent.post('/api/parent/archives', {})).body).toMatchObject({
      fields: { childId: 'Please select a child' },
    });
    expect((await director.post('/api/parent/archives', family)).status).toBe(403);
    const { id } = (await ask()).body;
    await build();
    const them = await scene.parentOf(other);
    expect([await listOf(them), (await them.open(`/api/parent/archives/${id}/file`)).status]).toEqual([[], 404]);
    // Each guardian asks for themselves: what one is shown needn't be what the other is.
    const { client: second } = await joinFamily(scene, `Second ${family.marker}`, [{ childId: family.childId }]);
    expect([await listOf(second), (await second.open(`/api/parent/archives/${id}/file`)).status]).toEqual([[], 404]);
  });

  test('keeps in the audit log who asked and who took it', async () => {
    await tax({ parentId: family.guardianId });
    await archiveOf();
    const rows = await scene.rows<{ action: string; kind: string }>(
      "select action, actor_kind as kind from audit where entity = 'child_archive' and $1 = any (child_ids) order by id",
      family.childId,
    );
    expect(rows.map(({ action, kind }) => `${kind}: ${action}`)).toEqual([
      'parent: request archive',
      'system: build archive',
      'parent: download archive',
    ]);
    expect(
      await scene.rows(
        "select from audit where action = 'archive tax documents' and actor_kind = 'parent' and actor_id = $1",
        family.guardianId,
      ),
    ).toHaveLength(1);
  });
});

describe('its end', () => {
  test(`it can be had for ${ARCHIVE_HOURS} hours, then it is gone, bytes and all`, async () => {
    const { id } = (await ask()).body;
    await build();
    const [{ expiresAt }] = (await listOf()) as [Archive];
    expect(expiresAt).toBe(new Date(Date.parse(MONDAY_MORNING) + ARCHIVE_HOURS * 3_600_000).toISOString());
    const file = `/api/parent/archives/${id}/file`;
    // Sessions of parents end after eight hours.
    scene.larkhouse.clock.advance({ hours: ARCHIVE_HOURS, seconds: -1 });
    await ageFolders(scene);
    await sweepFiles(job());
    await tend();
    expect((await (await scene.parentOf(family)).open(file)).status).toBe(200);
    scene.larkhouse.clock.advance({ seconds: 1 });
    const fresh = await scene.parentOf(family);
    expect([(await fresh.open(file)).status, await listOf(fresh)]).toEqual([404, []]);
    const [{ folder }] = (await scene.rows<{ folder: string }>(
      'select folder from child_archive where id = $1',
      id,
    )) as [{ folder: string }];
    await tend();
    expect(await scene.rows('select from child_archive where id = $1', id)).toEqual([]);
    expect(await scene.larkhouse.server.files.size(`${scene.world.centerId}/${folder}/archive.zip`)).toBeNull();
  });

  test('a guardian whose right ended gets nothing: not what is waiting, not what is being built, not what is ready', async () => {
    const end = () => scene.inCenter((scope) => endGuardianship(scope, family.guardianId, family.childId));
    const { id } = (await ask()).body;
    await build();
    const waiting = (await ask()).body.id;
    await end();
    expect((await parent.open(`/api/parent/archives/${id}/file`)).status).toBe(404);
    expect(await listOf()).toEqual([]);
    await build();
    expect(await scene.rows('select from child_archive where id = $1 and finished_at is not null', waiting)).toEqual(
      [],
    );
    await tend();
    expect(await scene.rows('select from child_archive where guardian_id = $1', family.guardianId)).toEqual([]);
  });

  test('a right that ends while the archive is being built ends that too', async () => {
    for (let n = 0; n < 2; n += 1) await photo({ childIds: [family.childId] });
    const { id } = (await ask()).body;
    const { files } = scene.larkhouse.server;
    let reads = 0;
    const server = {
      ...scene.larkhouse.server,
      files: {
        ...files,
        read: async (key: string) => {
          reads += 1;
          if (reads === 2) await scene.inCenter((scope) => endGuardianship(scope, family.guardianId, family.childId));
          return files.read(key);
        },
      },
    };
    await buildArchive({ server, centerId: scene.world.centerId, input: { archiveId: id }, attempt: 1 });
    expect(reads).toBeGreaterThan(1);
    expect(await scene.rows('select from child_archive where id = $1 and finished_at is null', id)).toHaveLength(1);
    await tend();
    expect(await scene.rows('select from child_archive where id = $1', id)).toEqual([]);
  });
});

describe('when something goes wrong', () => {
  test('what a kill left behind is built anew, a few times', async () => {
    const { id } = (await ask()).body;
    await scene.rows("delete from outbox where task = 'build-archive'");
    await scene.rows(
      'update child_archive set run = 1, alive_at = $2, done = 1, total = 9 where id = $1',
      id,
      scene.larkhouse.clock.now(),
    );
    scene.larkhouse.clock.advance({ minutes: 2 });
    await tend();
    expect(await build()).toBe(0);
    scene.larkhouse.clock.advance({ minutes: 2 });
    await tend();
    expect(await build()).toBe(1);
    expect(await listOf()).toMatchObject([{ status: 'ready' }]);

    const again = (await ask()).body.id;
    await scene.rows("delete from outbox where task = 'build-archive'");
    await scene.rows(
      'update child_archive set run = 5, alive_at = $2 where id = $1',
      again,
      scene.larkhouse.clock.now(),
    );
    scene.larkhouse.clock.advance({ minutes: 4 });
    expect(await effectsIn(scene, tend)).toEqual([`tell archives of [${family.childId}]`]);
    expect(await listOf()).toMatchObject([{ status: 'failed', failure: 'failed' }, { status: 'ready' }]);
  });

  test('a try that was overtaken stores nothing', async () => {
    const { id } = (await ask()).body;
    const { files } = scene.larkhouse.server;
    const kept: string[] = [];
    const server = {
      ...scene.larkhouse.server,
      files: {
        ...files,
        put: async (key: string, file: string, type: string) => {
          kept.push(key);
          await files.put(key, file, type);
          await scene.rows('update child_archive set run = run + 1 where id = $1', id);
        },
      },
    };
    const trying = () => buildArchive({ server, centerId: scene.world.centerId, input: { archiveId: id }, attempt: 1 });
    // How far it has come is told.
    expect(await effectsIn(scene, trying)).toContain(`tell archives of [${family.childId}]`);
    expect(await files.size(firstOf(kept))).toBeNull();
    expect(await listOf()).toMatchObject([{ status: 'running' }]);
  });

  test('the page of the guardian who waits is told when it was built', async () => {
    const { id } = (await ask()).body;
    const { files } = scene.larkhouse.server;
    const [written, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const server = {
      ...scene.larkhouse.server,
      files: {
        ...files,
        put: async (key: string, file: string, type: string) => {
          written.resolve();
          await goOn.promise;
          await files.put(key, file, type);
        },
      },
    };
    const building = buildArchive({ server, centerId: scene.world.centerId, input: { archiveId: id }, attempt: 1 });
    await written.promise;
    const ending = () => {
      goOn.resolve();
      return building;
    };
    const after = { size: expect.any(Number), guardianId: family.guardianId };
    const [audited = '', ...told] = await effectsIn(scene, ending);
    expect(audited).toContain(`audit build archive: child_archive [${id}] of [${family.childId}] after `);
    expect(JSON.parse(audited.slice(audited.indexOf('{')))).toEqual(after);
    expect(told).toEqual([`tell archives of [${family.childId}]`]);
  });

  test('a disk without room is said at once; another error after some tries; nothing stays on the desk', async () => {
    const failing = (error: Error) => ({
      ...scene.larkhouse.server,
      files: { ...scene.larkhouse.server.files, put: () => Promise.reject(error) },
    });
    const run = (archiveId: number, error: Error, attempt: number) =>
      buildArchive({ server: failing(error), centerId: scene.world.centerId, input: { archiveId }, attempt });
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await run((await ask()).body.id, full, 1);
    expect(await listOf()).toMatchObject([{ status: 'failed', failure: 'no-room' }]);

    const { id } = (await ask()).body;
    await expect(run(id, new Error('the storage is on fire'), 1)).rejects.toThrow('on fire');
    await run(id, new Error('the storage is on fire'), 3);
    expect(await listOf()).toMatchObject([{ id, status: 'failed', failure: 'failed' }, { failure: 'no-room' }]);
    expect(await readdir(path.join(scene.larkhouse.server.config.dataDir, 'incoming'))).toEqual([]);
    scene.larkhouse.clock.advance({ hours: 24, seconds: 1 });
    await tend();
    expect(await scene.rows('select from child_archive where guardian_id = $1', family.guardianId)).toEqual([]);
  });

  test('of two at the same moment one waits for its turn', async () => {
    const ids = [(await ask()).body.id, (await ask(await scene.parentOf(other), other)).body.id];
    await scene.rows("delete from outbox where task = 'build-archive'");
    await Promise.all(ids.map((archiveId) => buildArchive({ ...job(), input: { archiveId }, attempt: 1 })));
    const waiting = await scene.rows<{ later: boolean }>(
      "select run_at > $1 as later from outbox where task = 'build-archive'",
      scene.larkhouse.clock.now(),
    );
    expect(waiting).toEqual([{ later: true }]);
    expect(await build()).toBe(1);
    expect(
      await scene.rows('select from child_archive where id = any ($1) and finished_at is not null', ids),
    ).toHaveLength(2);
  });
});
