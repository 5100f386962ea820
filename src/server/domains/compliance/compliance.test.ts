import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SHEETS } from '#contract/compliance-choices.ts';
import { attendanceOf, MONDAY, type Refused } from '#testing/attendance.ts';
import { linesOf, sheetOf } from '#testing/compliance.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { type Scene, startScene } from '#testing/scene.ts';

let scene: Scene;
let rooms: Map<string, number>;
let first: number;
let second: number;
beforeAll(async () => {
  scene = await startScene();
  [first = 0, second = 0] = scene.world.families.map(({ childId }) => childId);
  rooms = new Map(
    (await scene.rows<{ id: number; name: string }>('select id, name from room')).map((r) => [r.name, r.id]),
  );
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  for (const table of ['attendance', 'staff_duty', 'headcount', 'rule_choice'])
    await scene.rows(`delete from ${table}`);
});

const roomOf = (name: string) => rooms.get(name) ?? 0;
const today = `from=${MONDAY}&to=${MONDAY}`;
const lines = async (sheet: (typeof SHEETS)[number], query = today) => {
  const { status, body } = await sheetOf(scene.director, sheet, query);
  expect(status).toBe(200);
  return linesOf(body);
};
const newestAudit = () =>
  scene.rows<{ action: string; entity: string; child_ids: number[]; after: unknown }>(
    'select u.action, u.entity, u.child_ids, d.after from audit u left join audit_detail d on d.audit_id = u.id order by u.id desc limit 1',
  );

describe('the sheet of staff hours', () => {
  test('says in which rooms somebody was, and where they did not count', async () => {
    scene.larkhouse.clock.set('2026-03-02T22:00:00Z');
    const { staff, centerId } = scene.world;
    const [{ id = 0 } = {}] = await scene.rows<{ id: number }>(
      `insert into staff_duty (center_id, staff_id, started_at, ended_at)
       values ($1, $2, '2026-03-02T13:00:00Z', '2026-03-02T21:00:00Z') returning id`,
      ...[centerId, staff.Nurse],
    );
    const went = (at: string, does: string, room: string | null) =>
      scene.rows(
        'insert into staff_presence (center_id, staff_id, duty_id, at, function, room_id) values ($1, $2, $3, $4, $5, $6)',
        ...[centerId, staff.Nurse, id, at, does, room && roomOf(room)],
      );
    await went('2026-03-02T13:00:00Z', 'care', 'Toddler Room');
    expect(await lines('staff-hours')).toMatchObject([{ where: 'Toddler Room', mark: null }, { mark: 'sum' }]);
    await went('2026-03-02T17:00:00Z', 'break', null);
    await went('2026-03-02T17:30:00Z', 'care', 'Infant Room');
    await scene.rows(
      "insert into staff_qualification (center_id, staff_id, age_group, from_date) values ($1, $2, 'toddlers', '2026-01-01')",
      ...[centerId, staff.Nurse],
    );
    const [row] = await lines('staff-hours');
    expect(row).toMatchObject({ from: '08:00', until: '16:00', time: 480, mark: 'notice' });
    expect(String(row?.where).replaceAll('\u202f', ' ')).toBe(
      'Toddler Room from 8:00 AM, on a break from 12:00 PM, Infant Room (not counted in the ratio) from 12:30 PM',
    );
    await scene.rows('delete from staff_qualification');
  });
});

describe('the sign-in sheet', () => {
  test('says by whom and how, and keeps what it said before a correction', async () => {
    const { checkIn, checkOut, amend } = attendanceOf(scene.director);
    const { body } = await checkIn(first, '07:05');
    await checkIn(second, '07:10');
    scene.larkhouse.clock.set('2026-03-02T22:00:00Z');
    await checkOut(first, '16:30');
    await amend(body.spans[0]?.id ?? 0, { checkInTime: '07:15', checkInBy: 'Aunt' });

    const [corrected, open] = await lines('sign-in');
    expect(corrected).toMatchObject({
      room: 'Toddler Room',
      in: '07:15',
      inBy: 'Aunt',
      inHow: 'By staff: Dora Director',
      out: '16:30',
      outBy: 'Grandfather',
      time: 9 * 60 + 15,
      mark: 'notice',
    });
    expect(corrected?.changes).toMatch(
      /^Corrected .*2026.* by Dora Director; before: in 7:05\sAM \(Mother\), out 4:30\sPM/,
    );
    expect(open).toMatchObject({ in: '07:10', out: null, outHow: null, time: null, changes: null, mark: 'attention' });

    expect(await lines('sign-in', `${today}&childId=${second}`)).toHaveLength(1);
    expect(await lines('sign-in', `${today}&roomId=${roomOf('Infant Room')}`)).toEqual([]);
  });
});

describe('the ratio log', () => {
  test('counts a child moved at noon in each room for its time, and says where there was no staff', async () => {
    const { checkIn } = attendanceOf(scene.director);
    await checkIn(first, '07:00');
    await checkIn(second, '07:20');
    scene.larkhouse.clock.set('2026-03-02T13:00:30Z');
    const nurse = scene.world.staff.Nurse;
    await scene.rows('update staff set room_id = $2 where id = $1', nurse, roomOf('Toddler Room'));
    await scene.director.put(`/api/staff/${nurse}`, { isOnDuty: true });
    scene.larkhouse.clock.set('2026-03-02T17:00:00Z');
    await scene.director.patch(`/api/children/${first}`, { room: 'Preschool Room' });
    scene.larkhouse.clock.set('2026-03-02T18:00:00Z');

    const told = (await lines('ratio')).map(({ room, from, until, children, staff, state, mark }) => [
      ...[room, from, until, children, staff, state, mark],
    ]);
    expect(told).toEqual([
      ['Toddler Room', '07:00', '07:20', 1, 0, 'Children without staff', 'attention'],
      ['Toddler Room', '07:20', '08:01', 2, 0, 'Children without staff', 'attention'],
      ['Toddler Room', '08:01', '12:00', 2, 1, 'Ratio met', null],
      ['Toddler Room', '12:00', '13:00', 1, 1, 'Ratio met', null],
      ['Preschool Room', '12:00', '13:00', 1, 0, 'Children without staff', 'attention'],
    ]);
    await scene.director.patch(`/api/children/${first}`, { room: 'Toddler Room' });
    await scene.rows('update staff set room_id = null where id = $1', nurse);
  });

  test('goes by the chosen state where it is stricter than the room', async () => {
    await attendanceOf(scene.director).checkIn(first, '07:00');
    const limit = async () => (await lines('ratio'))[0]?.limit;
    expect(await limit()).toBe('1:6');
    // Born in September 2023: two years old.
    expect((await scene.director.put('/api/compliance/rules', { pack: 'NY' })).status).toBe(200);
    expect(await limit()).toBe('1:5');
    await scene.rows('update room set children_per_staff = 3 where name = $1', 'Toddler Room');
    expect(await limit()).toBe('1:3');
    await scene.rows('update room set children_per_staff = null where name = $1', 'Toddler Room');
    expect(await limit()).toBe('1:5');
    await scene.director.put('/api/compliance/rules', { pack: 'neutral' });
    expect(await limit()).toBe(null);
    await scene.rows('update room set children_per_staff = 6 where name = $1', 'Toddler Room');
  });
});

describe('the rules', () => {
  test('are chosen from the list, one after the other', async () => {
    const put = (body: object) =>
      scene.director.put<Refused & { version: number; chosen: string }>('/api/compliance/rules', body);
    const { body: before } = await scene.director.get<{ version: number; chosen: string }>('/api/compliance/rules');
    expect(before.chosen).toBe('neutral');
    const unknown = await put({ pack: 'ZZ' });
    expect([unknown.status, unknown.body.fields]).toEqual([422, { pack: 'Choose one of the states in the list' }]);
    const { body } = await put({ pack: 'CA', version: before.version });
    expect(body.chosen).toBe('CA');
    expect((await put({ pack: 'TX', version: before.version })).status).toBe(412);
    expect(await newestAudit()).toMatchObject([{ action: 'choose rules', after: { pack: 'CA' } }]);
  });

  test('stand below the sheets with their source, how it was found, and the caution', async () => {
    await scene.director.put('/api/compliance/rules', { pack: 'CA' });
    const { body } = await sheetOf(scene.director, 'sleep', today);
    expect(body.notes).toContainEqual(
      expect.objectContaining({
        source: 'California 101429(a)(2)(C)',
        evidence: 'read on a page of the authority, or one that quotes it',
      }),
    );
    expect(body.notes.at(-1)?.text).toBe('Verify against the state’s text before relying on it.');
    const { body: incidents } = await sheetOf(scene.director, 'incidents', today);
    expect(incidents.columns.map(({ key }) => key)).toEqual(expect.arrayContaining(['callBy', 'writeBy']));
  });
});

describe('a headcount', () => {
  const count = async (body: object, role: 'Support Staff' | 'Nurse' = 'Support Staff') =>
    (await scene.as(role)).post<Refused & { code: string; counted: number; expected: number }>(
      '/api/compliance/headcounts',
      body,
    );

  test('other than expected asks, and is kept as it was counted', async () => {
    await attendanceOf(scene.director).checkIn(first, '07:00');
    await attendanceOf(scene.director).checkIn(second, '07:05');
    const roomId = roomOf('Toddler Room');
    expect(await count({ roomId, counted: 2 })).toMatchObject({ status: 201, body: { counted: 2, expected: 2 } });
    const asked = await count({ roomId, counted: 1, note: 'One at the nurse' });
    expect(asked).toMatchObject({ status: 409, body: { code: 'headcount-differs' } });
    expect(asked.body.message).toBe(
      'Toddler Room: 2 children are checked in. Count again, or confirm what you counted.',
    );
    const kept = await count({ roomId, counted: 1, note: 'One at the nurse', differenceConfirmed: true });
    expect(kept).toMatchObject({ status: 201, body: { counted: 1, expected: 2 } });
    expect(await lines('headcounts')).toMatchObject([
      { time: '07:30', counted: 2, difference: 0, mark: null },
      {
        counted: 1,
        expected: 2,
        difference: -1,
        note: 'One at the nurse',
        by: 'Support Staff Tester',
        mark: 'attention',
      },
    ]);
  });

  test('needs a room and a number', async () => {
    expect((await count({ roomId: 999_999, counted: 1 })).body.fields).toEqual({
      roomId: 'There is no room with this id',
    });
    expect((await count({ roomId: roomOf('Toddler Room'), counted: -1 })).body.fields).toHaveProperty('counted');
    expect((await count({ roomId: roomOf('Toddler Room') })).body.fields).toEqual({
      counted: 'Enter how many children you counted',
    });
  });
});

describe('any sheet', () => {
  test('refuses days that end before they begin, and more than it covers', async () => {
    const refused = async (sheet: (typeof SHEETS)[number], query: string) => {
      const { status, text } = await scene.director.get(`/api/compliance/sheets/${sheet}?${query}`);
      return [status, (JSON.parse(text) as Refused).fields];
    };
    expect(await refused('meals', 'from=2026-03-02&to=2026-03-01')).toEqual([
      422,
      { from: 'The first day must not be after the last day' },
    ]);
    expect(await refused('ratio', 'from=2026-01-01&to=2026-02-01')).toEqual([
      422,
      { to: 'Please ask for at most 31 days' },
    ]);
    expect((await sheetOf(scene.director, 'ratio', 'from=2026-01-01&to=2026-01-31')).status).toBe(200);
    expect(await refused('sign-in', 'from=yesterday')).toMatchObject([422, { from: 'Enter a date as YYYY-MM-DD' }]);
    expect((await scene.director.get('/api/compliance/sheets/secrets')).status).toBe(422);
  });

  test('is written down when it is read, one with medical records as a reading of those', async () => {
    await attendanceOf(scene.director).checkIn(first, '07:00');
    await sheetOf(scene.director, 'sign-in', today);
    expect(await newestAudit()).toMatchObject([
      {
        action: 'read',
        entity: 'compliance sheet',
        child_ids: [first],
        after: { sheet: 'sign-in', form: 'screen', rows: 1 },
      },
    ]);
    await sheetOf(scene.director, 'immunizations');
    expect(await newestAudit()).toMatchObject([{ action: 'read medical records', after: { sheet: 'immunizations' } }]);
  });

  test('is taken away as a table, a sheet or paper', async () => {
    await attendanceOf(scene.director).checkIn(first, '07:00', { checkInBy: '=cmd' });
    for (const sheet of SHEETS)
      for (const format of ['csv', 'xlsx', 'pdf']) {
        const { status, headers } = await scene.director.get(
          `/api/compliance/sheets/${sheet}/download?${today}&format=${format}`,
        );
        expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining(`.${format}`)]);
      }
    const { text } = await scene.director.get(`/api/compliance/sheets/sign-in/download?${today}`);
    expect(text).toContain('Brought by');
    expect(text).toContain("'=cmd");
    const pdf = await scene.director.open(`/api/compliance/sheets/sign-in/download?${today}&format=pdf`, undefined, {});
    const said = await pdfText(Buffer.from(await pdf.arrayBuffer()));
    expect(said).toContain('Sign-in and sign-out sheet');
    expect(said).toContain('Signature');
    expect(said).toMatch(/03\/02\/2026[\s\S]*7:00\s+AM/);
    expect(text).toMatch(/2026-03-02.*07:00/);
    expect(await newestAudit()).toMatchObject([{ action: 'export', after: { sheet: 'sign-in', form: 'pdf' } }]);
  });
});
