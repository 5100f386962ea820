import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { startJobs } from '#server/jobs.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import { ROLES } from '#testing/world.ts';
import { endImportFiles, runImport, takeBackImportTask } from './jobs.ts';

interface View {
  readonly id: number;
  readonly status: string;
  readonly kind: string;
  readonly rows: number;
  readonly done: number;
  readonly total: number;
  readonly version: number;
  readonly failure: string | null;
  readonly isRemembered: boolean;
  readonly hasLeftOut: boolean;
  readonly result: Counts | null;
  readonly missing: string[];
  readonly columns: { readonly heading: string; readonly samples: string[]; readonly field: string | null }[];
  readonly dates: { readonly isAsked: boolean; readonly order: string | null; readonly samples: string[] };
  readonly rooms: {
    readonly key: string;
    readonly name: string;
    readonly choice: object | null;
    readonly suggested: string;
  }[];
  readonly preview: null | {
    readonly counts: Counts;
    readonly wrong: {
      readonly line: number;
      readonly column: number;
      readonly field: string;
      readonly value: string;
      readonly message: string;
    }[];
    readonly changed: {
      readonly name: string;
      readonly changes: { readonly field: string; readonly before: string; readonly after: string }[];
    }[];
    readonly overfull: object[];
  };
}
interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  readonly leftOut: number;
  readonly guardians: number;
  readonly newRooms: string[];
  readonly aside: number;
}
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}
interface ChildRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly allergies: string;
  readonly room: string;
  readonly dateOfBirth: string;
  readonly enrolledOn: string;
  readonly leavesOn: string | null;
  readonly parentPhone: string | null;
  readonly emergencyContact: string | null;
  readonly version: number;
}

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());

const HEADINGS = 'Student First Name,Student Last Name,DOB,Classroom';
const send = (bytes: string | Uint8Array, client = director, fileName = 'list.csv') =>
  client.post<View & Refused>('/api/imports', { fileName, content: Buffer.from(bytes).toString('base64') });
async function upload(csv: string | Uint8Array, client = director): Promise<View> {
  const { status, body } = await send(csv, client);
  expect([status, body.message]).toEqual([201, undefined]);
  return body;
}
const answer = (id: number, body: object, client = director) =>
  client.patch<View & Refused>(`/api/imports/${id}`, body);
const start = (id: number, body: object = {}, client = director) =>
  client.post<View & Refused>(`/api/imports/${id}/start`, { wrong: 'refuse', changes: true, ...body });
const view = async (id: number) => (await director.get<View>(`/api/imports/${id}`)).body;
const job = (importId: number) => ({
  server: scene.larkhouse.server,
  centerId: scene.world.centerId,
  input: { importId },
  attempt: 1,
});
async function imported(csv: string | Uint8Array, how: object = {}): Promise<View> {
  const { id } = await upload(csv);
  const { status, body } = await start(id, how);
  expect([status, body.message]).toEqual([200, undefined]);
  await runImport(job(id));
  return view(id);
}
const children = async () => (await director.get<ChildRow[]>('/api/children')).body;
const named = async (lastName: string) => (await children()).filter((child) => child.lastName === lastName);
const guardiansOf = async (childId: number) =>
  (await director.get<{ guardians: Record<string, unknown>[] }>(`/api/children/${childId}/profile`)).body.guardians;
const lines = (count: number, lineOf: (n: number) => string, header = HEADINGS) =>
  [header, ...Array.from({ length: count }, (_, n) => lineOf(n))].join('\n');
const exported = async (kind: string) => (await director.get<{ csv: string }>(`/api/exports/${kind}`)).body.csv;

describe('a spreadsheet as a center has it', () => {
  const csv = [
    `${HEADINGS},Start Date,Known Allergies,Guardian 1 Name,Guardian 1 Cell,Guardian 1 Email,Father's Name,Father's Cell,Emergency Contact,Emergency Phone,Days,Authorized Pickup,Shoe size`,
    'Mia,Walk,3/7/2022,Toddlers,1/5/24,no known allergies,"Walk, Ana",(512) 555-0100,ana@walk.test,Luis Walk,512.555.0101,Aunt Ada,512-555-0102,Mon Wed,Aunt Ada,22',
    'Noah,Walk,12/25/2020,Butterflies,,Peanuts,Ana Walk,+1 512 555 0100,ana@walk.test,,,N/A,,,,',
    'Eva,,3/8/2022,Toddlers,,,,,,,,,,,,',
  ].join('\n');

  test('is read, asked about what it leaves open, corrected in its place, and comes in', async () => {
    const draft = await upload(csv);
    expect(draft).toMatchObject({ status: 'draft', kind: 'children', rows: 3, isRemembered: false, missing: [] });
    expect(draft.columns.map(({ field }) => field)).toEqual([
      'childFirstName',
      'childLastName',
      'dateOfBirth',
      'room',
      'startDate',
      'allergies',
      'guardian1Name',
      'guardian1Phone',
      'guardian1Email',
      'guardian2Name',
      'guardian2Phone',
      'emergency1Name',
      'emergency1Phone',
      'weekdays',
      'pickup',
      null,
    ]);
    expect(draft.columns[2]?.samples).toEqual(['3/7/2022', '12/25/2020', '3/8/2022']);
    expect(draft.dates).toMatchObject({ isAsked: false, order: 'mdy' });
    expect(draft.rooms).toMatchObject([
      { name: 'Toddlers', choice: { room: 'Toddler Room' } },
      { name: 'Butterflies', choice: null, suggested: 'pre-k' },
    ]);
    expect(draft.preview?.counts).toMatchObject({ new: 1, leftOut: 2, guardians: 2, aside: 1 });
    expect(draft.preview?.wrong).toMatchObject([
      { line: 3, field: 'room', value: 'Butterflies', message: expect.stringContaining('no room “Butterflies”') },
      { line: 4, column: 1, field: 'childLastName', value: '', message: 'Last name is required' },
    ]);

    const { body: answered } = await answer(draft.id, {
      rooms: { [draft.rooms[1]?.key ?? '']: { ageGroup: 'pre-k' } },
      edits: [{ line: 4, column: 1, value: 'Walk' }],
      version: draft.version,
    });
    expect(answered.preview).toMatchObject({ counts: { new: 3, leftOut: 0, newRooms: ['Butterflies'] }, wrong: [] });
    expect((await answer(draft.id, { dateOrder: 'dmy', version: draft.version })).status).toBe(412);

    expect((await start(draft.id)).body.status).toBe('waiting');
    expect((await start(draft.id)).body.status).toBe('waiting');
    expect(await runJobs(scene, 'run-import')).toBe(1);
    expect(await view(draft.id)).toMatchObject({ status: 'done', done: 3, total: 3, result: { new: 3, guardians: 2 } });
    const [eva, mia, noah] = await named('Walk');
    expect(mia).toMatchObject({
      dateOfBirth: '2022-03-07',
      room: 'Toddler Room',
      enrolledOn: '2024-01-05',
      allergies: '',
      parentPhone: '(512) 555-0100',
      emergencyContact: 'Aunt Ada 512-555-0102',
    });
    expect(eva).toMatchObject({ firstName: 'Eva', dateOfBirth: '2022-03-08' });
    expect(noah).toMatchObject({ room: 'Butterflies', allergies: 'Peanuts', emergencyContact: null });
    const [hers, his] = [await guardiansOf(mia?.id ?? 0), await guardiansOf(noah?.id ?? 0)];
    expect(hers).toMatchObject([
      { name: 'Ana Walk', email: 'ana@walk.test', hasAccount: false, mayPickUp: true },
      { name: 'Luis Walk', phoneNumber: '512.555.0101' },
    ]);
    expect(his).toHaveLength(1);
    expect(his[0]?.guardianId).toBe(hers[0]?.guardianId);
    expect(await scene.rows('select child_id, weekdays, pickup from import_aside')).toEqual([
      { child_id: mia?.id, weekdays: 'Mon Wed', pickup: 'Aunt Ada' },
    ]);
  });

  test('is remembered, and changes nothing when it comes again', async () => {
    const again = await upload(csv);
    expect(again).toMatchObject({
      isRemembered: true,
      preview: { counts: { new: 0, changed: 0, same: 2, leftOut: 1 } },
    });
    expect(await start(again.id, { wrong: 'leave' })).toMatchObject({
      status: 422,
      body: { fields: { wrong: expect.stringContaining('nothing to import') } },
    });
    const third = await upload(csv);
    expect(third.isRemembered).toBe(true);
    await director.delete(`/api/imports/${third.id}`);
    expect((await director.get(`/api/imports/${third.id}`)).status).toBe(404);
  });

  test('says what would change of those who are here, and leaves it where that is asked', async () => {
    const other = csv.replace('no known allergies', 'Bees').split('\n').slice(0, 2).join('\n');
    const { id, preview } = await upload(other);
    expect(preview).toMatchObject({
      counts: { changed: 1, same: 0 },
      changed: [{ name: 'Mia Walk', changes: [{ field: 'allergies', before: '', after: 'Bees' }] }],
    });
    await answer(id, { dateOrder: 'mdy' });
    expect((await start(id, { changes: false })).body.fields).toMatchObject({ wrong: expect.any(String) });
    expect((await start(id)).status).toBe(200);
    await runImport(job(id));
    expect((await named('Walk')).map(({ allergies }) => allergies)).toEqual(['', 'Bees', 'Peanuts']);
  });
});

describe('dates that read in two ways', () => {
  const csv = `${HEADINGS}\nDee,Dates,3/7/2022,Toddler Room\nDan,Dates,4/5/2021,Toddler Room`;
  test('are asked about once, and nothing comes in before', async () => {
    const { id, dates } = await upload(csv);
    expect(dates).toEqual({ isAsked: true, order: null, samples: ['3/7/2022', '4/5/2021'] });
    expect(await start(id)).toMatchObject({ status: 422, body: { fields: { dateOrder: expect.any(String) } } });
    expect((await answer(id, { dateOrder: 'dmy' })).body.dates).toMatchObject({ order: 'dmy' });
    await start(id);
    await runImport(job(id));
    expect((await named('Dates')).map(({ dateOfBirth }) => dateOfBirth)).toEqual(['2021-05-04', '2022-07-03']);
  });
});

describe('rows that are wrong', () => {
  const csv = lines(
    40,
    (n) => `Kid ${n},${n % 10 === 3 ? '' : 'Wrong'},2023-05-0${(n % 9) + 1},Toddler Room,x,"a, b"`,
    `${HEADINGS},Allergies,Notes`,
  );
  test('keep everything out, or are left out and given back as a file that can come in corrected', async () => {
    const { id, preview } = await upload(csv);
    expect(preview?.counts).toMatchObject({ new: 36, leftOut: 4 });
    expect(await start(id)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('4 rows need correcting') },
    });
    expect(await named('Wrong')).toEqual([]);
    await start(id, { wrong: 'leave' });
    await runImport(job(id));
    expect(await view(id)).toMatchObject({ status: 'done', hasLeftOut: true, result: { new: 36, leftOut: 4 } });
    expect(await named('Wrong')).toHaveLength(36);

    const { body: file } = await director.get<{ fileName: string; csv: string }>(`/api/imports/${id}/left-out`);
    expect(file.fileName).toBe('list-left-out.csv');
    expect(file.csv.split('\n')[1]).toBe('Kid 3,,2023-05-04,Toddler Room,x,"a, b",Last name is required');
    const corrected = await imported(file.csv.replaceAll(',,', ',Wrong,'));
    expect(corrected).toMatchObject({ status: 'done', result: { new: 4, leftOut: 0 } });
    expect(await named('Wrong')).toHaveLength(40);
  });

  test.each([
    ['Kid,Bad,2023-02-31,Toddler Room,,', 'dateOfBirth', 'There is no such day. Write it as 2022-03-07'],
    ['Kid,Bad,2099-02-01,Toddler Room,,', 'dateOfBirth', 'Date of birth cannot be in the future'],
    ['Kid,Bad,,Toddler Room,,', 'dateOfBirth', 'Date of birth is required'],
    ['Kid,Bad,2023-02-01,Moon Room,,', 'room', 'There is no room “Moon Room”. Choose one under Answers'],
    [
      'Kid,Bad,2023-02-01,Toddler Room,Ana Bad,5.12555E+09',
      'guardian1Phone',
      'Enter one phone number of 7 to 15 digits, as (512) 555-0100',
    ],
    [
      'Kid,Bad,2023-02-01,Toddler Room,Ana & Luis Bad,512 555 0100',
      'guardian1Name',
      'Name one person here, and the other in columns of their own',
    ],
    [
      'Kid,Bad,2023-02-01,Toddler Room,,512 555 0100',
      'guardian1Name',
      'Enter the name of the person with this email or phone',
    ],
  ])('are named with the cell and what would be right: %s', async (line, field, message) => {
    const { id, preview } = await upload(`${HEADINGS},Parent Name,Parent Phone\n${line}`);
    expect(preview?.wrong).toMatchObject([{ line: 2, field, message }]);
    await director.delete(`/api/imports/${id}`);
  });

  test('a comma without quotes around it moves nothing into a name', async () => {
    const { preview } = await upload(
      `${HEADINGS}\nMia,Spill,2023-05-04,Toddler Room,eggs\nMax,Spill,2023-05-04,Toddler Room,,`,
    );
    expect(preview).toMatchObject({
      counts: { new: 1, leftOut: 1 },
      wrong: [{ line: 2, message: expect.stringContaining('More cells than headings') }],
    });
  });
});

describe('guardians', () => {
  const head = 'Child First Name,Child Last Name,Child DOB,Room,First Name,Last Name,Relation,Cell Phone,E-mail';
  test('in rows of their own belong to one child; siblings share one, two households stay two', async () => {
    const child = (name: string) => `${name},Rows,2022-0${name.length}-01,Toddler Room`;
    const csv = [
      head,
      `${child('Ann')},Sue,Rows,Mother,512-555-0111,SUE@rows.test`,
      `${child('Ann')},Tom,Other,Father,512-555-0112,`,
      `${child('Benn')},Sue,Rows,Mother,+1 (512) 555-0111,sue@rows.test`,
      `${child('Benn')},Tom,Other,Father,(512) 555-0112,`,
      `${child('Benn')},Tom,Other,Uncle,512-555-9999,`,
    ].join('\n');
    expect((await imported(csv)).result).toMatchObject({ new: 2, guardians: 3, leftOut: 0 });
    const [ann, benn] = await Promise.all((await named('Rows')).map(({ id }) => guardiansOf(id)));
    expect(ann).toMatchObject([{ name: 'Sue Rows' }, { name: 'Tom Other', relationship: 'Father' }]);
    expect(benn).toHaveLength(3);
    expect(benn?.slice(0, 2).map(({ guardianId }) => guardianId)).toEqual(ann?.map(({ guardianId }) => guardianId));
    const again = await upload(csv);
    expect(again.preview?.counts).toMatchObject({ new: 0, changed: 0, same: 2, leftOut: 0 });
  });

  test('one e-mail of two people is named with the line of the other', async () => {
    const csv = `${head}\nCleo,Mail,2022-01-01,Toddler Room,Sue,Mail,,,one@mail.test\nCleo,Mail,2022-01-01,Toddler Room,Tim,Mail,,,one@mail.test`;
    expect((await upload(csv)).preview?.wrong).toMatchObject([
      {
        line: 3,
        field: 'guardian1Email',
        message: 'This is the e-mail of Sue Mail in line 2. Each person needs their own, or none',
      },
    ]);
  });
});

describe('the exports of Larkhouse', () => {
  test('come in without a question, and change nothing where they are from', async () => {
    await imported('firstName,lastName,role,room,phone,email\nNia,Import,nurse,,512 555 0133,nia@maple.test');
    for (const kind of ['children', 'guardians', 'staff']) {
      const file = await upload(await exported(kind));
      expect(file).toMatchObject({ missing: [], dates: { isAsked: false } });
      expect(file.columns.filter(({ field }) => field === null)).toEqual([]);
      expect(file.rooms.filter(({ choice, key }) => choice === null && key !== '')).toEqual([]);
      expect([kind, file.preview?.counts]).toMatchObject([kind, { new: 0, changed: 0, leftOut: 0 }]);
    }
    const known = (await exported('children')).split('\n');
    const copied = [known[0], ...known.filter((line) => line.includes(',Walk,'))]
      .join('\n')
      .replaceAll(',Walk,', ',Walk Two,');
    await imported(copied);
    expect(copied).toContain(',Mon Wed,Aunt Ada');
    const kept = await scene.rows(
      "select a.weekdays, a.pickup from import_aside a join child k on k.id = a.child_id where k.last_name = 'Walk Two'",
    );
    expect(kept).toEqual([{ weekdays: 'Mon Wed', pickup: 'Aunt Ada' }]);
    const shown = (rows: ChildRow[]) =>
      rows.map(({ firstName, allergies, room, parentPhone }) => [firstName, allergies, room, parentPhone]);
    expect(shown(await named('Walk Two'))).toEqual(shown(await named('Walk')));
  });

  test('of pickup people those who were entered are exported, and what a file said where nobody was (imports-11)', async () => {
    const mia = (await named('Walk')).find(({ firstName }) => firstName === 'Mia');
    const childId = mia?.id ?? 0;
    const peopleOf = async (id: number) =>
      (await director.get<{ people: { id: number }[] }>(`/api/children/${id}/pickup-people`)).body.people;
    const line = async () => (await exported('children')).split('\n').find((row) => row.includes('Mia,Walk,'));
    expect(await line()).toContain('Aunt Ada');
    const rosa = { firstName: 'Rosa', lastName: 'Marin', relationship: 'grandmother', phoneNumber: '555 020 4812' };
    const body = { childIds: [childId], ...rosa, mayDropOff: true, mayPickUp: true };
    expect((await director.post('/api/pickup-people', body)).status).toBe(201);
    expect(await line()).toContain(',Rosa Marin (grandmother) 555 020 4812');
    // It changes nothing where it is from, and is kept as text in another center (imports-3).
    const file = await upload(await exported('children'));
    expect(file.preview?.counts).toMatchObject({ new: 0, changed: 0, leftOut: 0 });
    await director.post(`/api/pickup-people/${(await peopleOf(childId))[0]?.id}/end`, { childId });
    expect(await line()).toContain('Aunt Ada');
  });

  test('staff come without activation: no password, no mail', async () => {
    const { body } = await director.get<{ email: string }[]>('/api/staff');
    expect(body.find(({ email }) => email === 'nia@maple.test')).toMatchObject({
      accountStatus: 'invited',
      role: 'Nurse',
    });
    const { preview } = await upload(
      'Name,Role,Phone,Email\nOla Import,Wizard,512 555 0144,NIA2@maple.test\nNia Import,Nurse,1,nia@maple.test',
    );
    expect(preview).toMatchObject({
      counts: { new: 0, same: 1, leftOut: 1 },
      wrong: [{ line: 2, field: 'staffRole' }],
    });
  });
});

describe('an import taken back', () => {
  const csv = `${HEADINGS},Parent Name,Parent Email,Days\nBea,Back,2022-03-07,Moths,Ann Back,ann@back.test,Mon\nBob,Back,2021-03-07,Moths,Ann Back,ann@back.test,`;
  const bring = async () => {
    const { id, rooms } = await upload(csv);
    await answer(id, { rooms: { [rooms[0]?.key ?? '']: { ageGroup: 'toddlers' } } });
    await start(id);
    await runImport(job(id));
    return id;
  };
  test('leaves nothing of itself, and what it changed is as before', async () => {
    const [mia] = (await named('Walk')).filter(({ firstName }) => firstName === 'Mia');
    const change = await imported(
      `${HEADINGS},Allergies,Parent Name\nMia,Walk,2022-03-07,Preschool Room,Wasps,New Person`,
    );
    expect(change.result).toMatchObject({ changed: 1, guardians: 1 });
    const id = await bring();
    expect(await named('Back')).toHaveLength(2);
    for (const one of [id, change.id]) {
      expect((await director.post<View>(`/api/imports/${one}/take-back`)).body.status).toBe('taking-back');
      expect((await director.post<View>(`/api/imports/${one}/take-back`)).status).toBe(200);
    }
    expect(await runJobs(scene, 'take-back-import')).toBe(2);
    expect((await view(id)).status).toBe('taken-back');
    expect(await named('Back')).toEqual([]);
    expect(await scene.rows("select from guardian where last_name = 'Back' and removed_at is null")).toEqual([]);
    expect(await scene.rows("select from room where name = 'Moths' and removed_at is null")).toEqual([]);
    expect(
      await scene.rows('select from import_aside a join child k on k.id = a.child_id where k.removed_at is not null'),
    ).toEqual([]);
    const [after] = (await named('Walk')).filter(({ firstName }) => firstName === 'Mia');
    expect(after).toEqual({ ...mia, version: expect.any(Number) });
  });

  test('is refused once something else hangs on it, also where that comes between', async () => {
    const id = await bring();
    const [bea] = await named('Back');
    await director.post(`/api/imports/${id}/take-back`);
    await director.post('/api/attendance', {
      childId: bea?.id,
      date: '2026-03-02',
      checkInTime: '08:00',
      checkInBy: 'Ann',
      status: 'present',
    });
    await takeBackImportTask(job(id));
    expect(await view(id)).toMatchObject({
      status: 'done',
      failure: expect.stringContaining('can no longer be taken back'),
    });
    expect((await director.post<Refused>(`/api/imports/${id}/take-back`)).status).toBe(409);
    expect(await named('Back')).toHaveLength(2);
  });

  test.each([
    ['edited', (id: number) => director.patch(`/api/children/${id}`, { allergies: 'Figs' })],
    ['given consents', (id: number) => director.post(`/api/children/${id}/consents`, { forms: ['medicalForm'] })],
    [
      'invited for',
      (id: number) =>
        director.post('/api/parent-invitations', { childId: id, email: 'x@late.test', phoneNumber: '5125550177' }),
    ],
  ])('is refused once a child was %s', async (what, touch) => {
    const name = what.replaceAll(' ', '');
    const { id } = await imported(`${HEADINGS}\nLate,${name},2022-03-07,Toddler Room`);
    const [child] = await named(name);
    expect([200, 201]).toContain((await touch(child?.id ?? 0)).status);
    expect((await director.post(`/api/imports/${id}/take-back`)).status).toBe(409);
  });
});

test('a last day comes in, goes out with the first one, and is taken back; one that has passed is wrong', async () => {
  const headings = `${HEADINGS},Start date,Withdrawal date`;
  const left = await upload(`${headings}\nGus,Gone,2023-05-01,Toddler Room,2025-01-06,2026-02-27\n`);
  expect((await answer(left.id, { dateOrder: 'mdy' })).body.preview?.wrong).toMatchObject([
    { line: 2, field: 'leavingDate', value: '2026-02-27', message: expect.stringMatching(/left already/) },
  ]);
  await imported(`${headings}\nLea,Leaver,2023-05-01,Toddler Room,2025-01-06,2026-06-30\n`);
  const lea = async () => (await children()).find(({ lastName }) => lastName === 'Leaver');
  expect(await lea()).toMatchObject({ enrolledOn: '2025-01-06', leavesOn: '2026-06-30' });
  expect((await exported('children')).split('\n').find((line) => line.includes('Leaver'))).toContain(
    '2025-01-06,2026-06-30',
  );
  const { id } = await imported(`${headings}\nLea,Leaver,2023-05-01,Toddler Room,2025-01-06,2026-07-31\n`);
  expect((await lea())?.leavesOn).toBe('2026-07-31');
  await director.post(`/api/imports/${id}/take-back`);
  await takeBackImportTask(job(id));
  expect((await lea())?.leavesOn).toBe('2026-06-30');
});

test('two Directors with one file bring every child in once', async () => {
  const csv = lines(30, (n) => `Kid ${n},Twice,2023-05-01,Toddler Room`);
  const both = await Promise.all([upload(csv), upload(csv)]);
  await Promise.all(both.map(({ id }) => start(id)));
  await Promise.all(both.map(({ id }) => runImport(job(id))));
  expect(await named('Twice')).toHaveLength(30);
  const results = await Promise.all(both.map(({ id }) => view(id)));
  expect(results.map(({ result }) => result?.new).sort()).toEqual([0, 30]);
});

/** Somebody else who may import. */
async function otherDirector(): Promise<Client> {
  const [person] = await scene.rows<{ id: number }>(
    `insert into staff (center_id, first_name, last_name, email, email_key, phone, role_id, password_hash, created_at)
     select center_id, 'Otto', 'Other', 'otto@maple.test', 'otto@maple.test', phone, role_id, password_hash, created_at
     from staff where id = $1 returning id`,
    scene.world.staff.Director,
  );
  return signedIn(scene.larkhouse, 'staff', { centerId: scene.world.centerId, accountId: person?.id ?? 0 });
}

test('two Directors whose files overlap bring in each child, guardian and new room once', async () => {
  const other = await otherDirector();
  const head = `${HEADINGS},Guardian 1 Name,Guardian 1 Email,Guardian 1 Cell`;
  const line = (n: number) => `Kid ${n},Overlap,2023-05-01,Crickets,Ada Overlap,ada@overlap.test,512-555-0100`;
  // Twenty children in each, ten of them in both, and one mother of all.
  const files = [0, 10].map((from) => lines(20, (n) => line(from + n), head));
  const clients = [director, other];
  const both = await Promise.all(files.map((csv, at) => upload(csv, clients[at])));
  await Promise.all(
    both.map(async ({ id }, at) => {
      expect((await answer(id, { rooms: { cricket: { ageGroup: 'toddlers' } } }, clients[at])).status).toBe(200);
      expect((await start(id, {}, clients[at])).status).toBe(200);
    }),
  );
  await Promise.all(both.map(({ id }) => runImport(job(id))));
  const results = await Promise.all(both.map(({ id }) => view(id)));
  expect(results.map(({ status, failure }) => [status, failure])).toEqual([
    ['done', null],
    ['done', null],
  ]);
  expect((await named('Overlap')).map(({ firstName }) => firstName).toSorted()).toEqual(
    Array.from({ length: 30 }, (_, n) => `Kid ${n}`).toSorted(),
  );
  expect(results.map(({ result }) => result?.new).toSorted()).toEqual([10, 20]);
  expect(await scene.rows(`select count(*)::int from guardian where email_key = 'ada@overlap.test'`)).toEqual([
    { count: 1 },
  ]);
  expect(
    await scene.rows(`select count(*)::int from guardianship s join guardian g on g.id = s.guardian_id
                      where g.email_key = 'ada@overlap.test'`),
  ).toEqual([{ count: 30 }]);
  expect(await scene.rows(`select count(*)::int from room where name = 'Crickets'`)).toEqual([{ count: 1 }]);
});

test('after an import exactly the guardians of its children are not invited: siblings’ once, the others as they were', async () => {
  const uninvited = async () => (await director.get<{ name: string }[]>('/api/uninvited-guardians')).body;
  const before = await uninvited();
  await imported(
    [
      `${HEADINGS},Guardian 1 Name,Guardian 1 Email,Guardian 2 Name,Guardian 2 Cell`,
      'Wren,Count,2023-05-01,Toddler Room,Cora Count,cora@count.test,Carl Count,512-555-0181',
      'Robin,Count,2023-05-01,Toddler Room,Cora Count,cora@count.test,,',
      'Finch,Alone,2023-05-01,Toddler Room,,,,',
    ].join('\n'),
  );
  const after = await uninvited();
  expect(after).toHaveLength(before.length + 2);
  expect(after.filter((guardian) => JSON.stringify(guardian).includes('Count')).length).toBe(2);
});

describe('an import that the database does not take', () => {
  test('fails for good, says so, and leaves nothing', async () => {
    const { id } = await upload(`${HEADINGS}\nUna,Unfit,2023-05-01,Toddler Room`);
    await start(id);
    await scene.rows("alter table child add constraint unfit check (last_name <> 'Unfit') not valid");
    await runImport(job(id));
    await scene.rows('alter table child drop constraint unfit');
    expect(await view(id)).toMatchObject({
      status: 'failed',
      failure: 'Something went wrong on our side. Please try again.',
    });
    await runImport(job(id));
    expect([(await view(id)).status, await named('Unfit')]).toEqual(['failed', []]);
    expect((await director.delete(`/api/imports/${id}`)).status).toBe(200);
  });

  test('is a draft again when a row has become wrong meanwhile', async () => {
    const { id } = await upload(
      'First Name,Last Name,Role,Room,Phone,Email\nNew,Late,Nurse,Loft,512 555 0190,late@maple.test',
    );
    await answer(id, { rooms: { loft: { room: 'Pre-K Room' } } });
    await start(id);
    await scene.rows("update role set name = 'Nurses' where name = 'Nurse'");
    await runImport(job(id));
    await scene.rows("update role set name = 'Nurse' where name = 'Nurses'");
    expect(await view(id)).toMatchObject({
      status: 'draft',
      failure: expect.stringContaining('1 row needs correcting now'),
    });
    await start(id);
    await runImport(job(id));
    expect(await view(id)).toMatchObject({ status: 'done', result: { new: 1 } });
  });
});

test('a file tells how far it has come, shows nothing until it ends, and then everything', async () => {
  const csv = lines(250, (n) => `Kid ${n},Whole,2023-05-01,${n === 150 ? 'Preschool Room' : 'Toddler Room'}`);
  const inTheWay = await scene.openTransaction();
  await inTheWay.query("select from room where name = 'Preschool Room' for update");
  const { id } = await upload(csv);
  await start(id);
  const jobs = await startJobs(scene.larkhouse.server);
  try {
    await inTheWay.untilAwaited();
    expect(await view(id)).toMatchObject({ status: 'running', done: 100, total: 250 });
    expect(await named('Whole')).toEqual([]);
    await inTheWay.query('rollback');
    await until(async () => (await view(id)).status === 'done');
  } finally {
    await jobs.stop();
  }
  expect(await named('Whole')).toHaveLength(250);
});

describe('what is kept of a file', () => {
  test('is never readable, and no longer than it is needed', async () => {
    const csv = `${HEADINGS}\nSecretia,Sealed,2023-05-01,Toddler Room\nSecretia,,2023-05-01,Toddler Room`;
    const { id } = await upload(csv);
    const forgotten = await upload(csv);
    const text = async () => JSON.stringify(await scene.rows('select * from import_file where id = $1', id));
    expect(await text()).not.toContain('Secretia');
    await start(id, { wrong: 'leave' });
    await runImport(job(id));
    const sealed = () =>
      scene.rows(
        'select rows_sealed, choices_sealed, left_out_sealed is null as emptied from import_file where id = $1',
        id,
      );
    expect(await sealed()).toEqual([{ rows_sealed: null, choices_sealed: null, emptied: false }]);
    const log = await scene.rows(
      "select coalesce(d.after::text, '') as after from audit a left join audit_detail d on d.audit_id = a.id where a.entity = 'import_file'",
    );
    expect(JSON.stringify(log)).not.toContain('Secretia');

    const now = scene.larkhouse.clock.now();
    scene.larkhouse.clock.set(new Date(now.getTime() + 31 * 86_400_000).toISOString());
    const ended = await effectsIn(scene, () =>
      endImportFiles({ server: scene.larkhouse.server, centerId: scene.world.centerId }),
    );
    expect(ended).toEqual([expect.stringMatching(/^audit discard spreadsheet: import_file \[/)]);
    scene.larkhouse.clock.set(now.toISOString());
    expect(await sealed()).toEqual([{ rows_sealed: null, choices_sealed: null, emptied: true }]);
    expect((await director.get(`/api/imports/${forgotten.id}`)).status).toBe(404);
    expect((await director.get(`/api/imports/${id}/left-out`)).status).toBe(404);
    expect((await view(id)).status).toBe('done');
  });
});

/** An archive of one part, deflated, as a workbook's spreadsheet. */
function archive(name: string, content: Buffer, size = content.length): Buffer {
  const packed = deflateRawSync(content);
  const header = Buffer.alloc(30 + name.length);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  header.write(name, 30);
  const directory = Buffer.alloc(46 + name.length);
  directory.writeUInt32LE(0x02014b50, 0);
  directory.writeUInt16LE(8, 10);
  directory.writeUInt32LE(packed.length, 20);
  directory.writeUInt32LE(size, 24);
  directory.writeUInt16LE(name.length, 28);
  directory.write(name, 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(header.length + packed.length, 16);
  return Buffer.concat([header, packed, directory, end]);
}

describe('a hostile file', () => {
  const text = (value: unknown) => ({ value: String(value), type: String });
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['a zip bomb', () => archive('xl/worksheets/sheet1.xml', Buffer.alloc(200 * 1024 * 1024), 10), 'unpacks to more'],
    [
      'a cell in the last corner',
      () => archive('xl/worksheets/sheet1.xml', Buffer.from('<row><c r="XFD1048576"/></row>')),
      'At most 20,000 rows',
    ],
    ['an archive that is no workbook', () => archive('hello.txt', Buffer.from('hello')), 'not a spreadsheet'],
    ['a broken workbook', () => archive('xl/worksheets/sheet1.xml', Buffer.from('<row>')), 'could not be read'],
    ['half an archive', () => archive('xl/a.xml', Buffer.from('x')).subarray(0, 40), 'could not be read'],
    ['a million rows', () => Buffer.from('a,b\n'.repeat(1_000_000)), 'At most 20,000 rows'],
    ['a PDF named .csv', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'not a spreadsheet'],
    [
      'a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 5, 6, 7, 1, 1, 1, 1, 1, 1, 1, 1]),
      'not a spreadsheet',
    ],
    [
      '201 columns',
      () => Buffer.from(`${Array.from({ length: 201 }, (_, n) => `h${n}`).join(',')}\na`),
      'At most 200 columns',
    ],
    [
      'mixed encodings',
      () => Buffer.concat([Buffer.from('First Name,Last Name\nZoë,A\n'), Buffer.from('Zo\xeb,B', 'latin1')]),
      'mixes two encodings',
    ],
    ['an old workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'an old Excel'],
    ['an endless cell', () => Buffer.from(`First Name,Last Name\n${'a'.repeat(20_000)},b`), 'Line 2 has a cell'],
    ['an open quote', () => Buffer.from('First Name,Last Name\n"Mia,Lopez'), 'could not be read as CSV'],
    ['nothing', () => Buffer.from(''), 'The file'],
    ['headings alone', () => Buffer.from(HEADINGS), 'There are no rows'],
  ])('%s gets a clear error, and nothing is written', async (_, make, message) => {
    const before = (await scene.rows('select from import_file')).length;
    const { status, body } = await send(await make());
    expect([status, Object.values(body.fields ?? {})[0]]).toEqual([422, expect.stringContaining(message)]);
    expect(await scene.rows('select from import_file')).toHaveLength(before);
  });

  test('formulas are texts, in a workbook and out of it', async () => {
    const spreadsheet = [
      ['Student First Name', 'Student Last Name', 'DOB', 'Classroom', 'Allergies'].map(text),
      [
        text('Fay'),
        text('Formula'),
        { value: new Date(Date.UTC(2022, 2, 7)), type: Date, format: 'mm/dd/yyyy' },
        text('Toddler Room'),
        text('=1+1'),
      ],
    ];
    const bytes = await writeXlsxFile(spreadsheet as never).toBuffer();
    expect((await imported(bytes)).result).toMatchObject({ new: 1 });
    expect(await named('Formula')).toMatchObject([{ dateOfBirth: '2022-03-07', allergies: '=1+1' }]);
    const csv = await exported('children');
    expect(csv).toContain(",'=1+1,");
    expect((await upload(csv)).preview?.counts).toMatchObject({ new: 0, changed: 0, leftOut: 0 });
  });
});

test('rooms that an import would fill beyond their places are named before, and stop nothing', async () => {
  await scene.rows("update room set capacity = 2 where name = 'Pre-K Room'");
  const kids = (count: number) => lines(count, (n) => `Kid ${n},Full,2021-05-01,pre-k room`);
  expect((await upload(kids(2))).preview?.overfull).toEqual([]);
  expect((await upload(kids(3))).preview?.overfull).toEqual([{ room: 'Pre-K Room', capacity: 2, children: 3 }]);
});

test('moving lists in and out is for the Director', async () => {
  const others = await Promise.all(ROLES.filter((role) => role !== 'Director').map((role) => scene.as(role)));
  const { id } = await upload(`${HEADINGS}\nTry,Outsider,2023-05-01,Toddler Room`);
  for (const client of [...others, await scene.parentOf(firstOf(scene.world.families))]) {
    expect((await send(HEADINGS, client)).status).toBe(403);
    expect((await start(id, {}, client)).status).toBe(403);
    expect((await answer(id, { dateOrder: 'mdy' }, client)).status).toBe(403);
    expect((await client.get(`/api/imports/${id}`)).status).toBe(403);
    for (const kind of ['children', 'guardians', 'staff']) {
      expect((await client.get(`/api/exports/${kind}`)).status).toBe(403);
    }
  }
  expect((await answer(id, { columns: ['room', 'room', null, null] })).status).toBe(422);
  expect((await answer(id, { columns: ['room'] })).status).toBe(422);
  expect((await director.get('/api/exports/cameras')).status).toBe(422);
});
