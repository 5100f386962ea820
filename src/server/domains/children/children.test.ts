import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Child } from '#contract/children.ts';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { type Scene, startScene } from '#testing/scene.ts';

type ChildRow = z.output<typeof Child>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());

/** What the enrollment dialog sends, to the letter (children-6). */
const enrollment = (change: object = {}) => ({
  firstName: 'Mia',
  lastName: 'Lopez',
  dateOfBirth: '2023-09-01',
  room: 'Toddler Room',
  allergies: '',
  emergencyContact: 'To be collected',
  parentName: 'To be collected',
  parentPhone: 'To be collected',
  parentEmail: 'To be collected',
  parentDriversLicense: 'To be collected',
  relationship: 'To be collected',
  ...change,
});
const enroll = (change?: object, client = director) =>
  client.post<ChildRow & Refused>('/api/children', enrollment(change));
const enrolled = async (change?: object) => (await enroll(change)).body.id;
const names = async () =>
  (await director.get<ChildRow[]>('/api/children')).body.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

describe('enrolling', () => {
  test('takes exactly what the dialog sends and answers the child', async () => {
    const { status, body } = await enroll();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firstName: 'Mia',
      lastName: 'Lopez',
      dateOfBirth: '2023-09-01',
      room: 'Toddler Room',
      ageGroup: 'toddlers',
      allergies: '',
      relationship: 'parent',
      isActive: true,
      enrolledOn: '2026-03-02',
      parentEmailConsent: false,
      parentSmsConsent: false,
      emergencyContactConsent: false,
    });
    expect((await director.get(`/api/children/${body.id}`)).body).toEqual(body);
  });

  test.each(['To be collected', 'to be collected', 'TO BE COLLECTED', '  To Be Collected '])(
    'keeps a contact field that says "%s" as unknown',
    async (marker) => {
      const fields = [
        'emergencyContact',
        'parentName',
        'parentPhone',
        'parentEmail',
        'parentDriversLicense',
        'relationship',
      ];
      const { body } = await enroll(Object.fromEntries(fields.map((field) => [field, marker])));
      expect(body).toMatchObject({
        emergencyContact: null,
        parentName: null,
        parentPhone: null,
        parentEmail: null,
        parentDriversLicense: null,
        relationship: 'parent',
      });
    },
  );

  test('an absent contact field is the same, and a given one is kept', async () => {
    const { firstName, lastName, dateOfBirth, room } = enrollment();
    const short = await director.post<ChildRow>('/api/children', { firstName, lastName, dateOfBirth, room });
    expect(short.status).toBe(201);
    expect(short.body).toMatchObject({ parentName: null, relationship: 'parent', allergies: '' });
    const { body } = await enroll({ parentName: ' Ana Lopez ', relationship: 'grandparent', allergies: 'Nuts' });
    expect(body).toMatchObject({
      parentName: 'Ana Lopez',
      relationship: 'grandparent',
      allergies: 'Nuts',
      parentPhone: null,
    });
  });

  test('stores unknown as NULL, never as words', async () => {
    const id = await enrolled();
    const [row] = await scene.rows('select parent_name, parent_phone, relationship from child where id = $1', id);
    expect(row).toEqual({ parent_name: null, parent_phone: null, relationship: 'parent' });
  });

  test.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['lastName', '\t', 'Last name is required'],
    ['lastName', null, 'Last name is required'],
    ['dateOfBirth', '', 'Date of birth is required'],
    ['dateOfBirth', undefined, 'Date of birth is required'],
    ['dateOfBirth', '2023-02-30', 'Enter a date as YYYY-MM-DD'],
    ['dateOfBirth', '9/1/2023', 'Enter a date as YYYY-MM-DD'],
    ['dateOfBirth', '2026-03-03', 'Date of birth cannot be in the future'],
    ['dateOfBirth', '1926-09-01', 'Please check the year of the date of birth'],
    ['room', '', 'Room assignment is required'],
    ['room', undefined, 'Room assignment is required'],
    ['room', 'Dungeon', 'There is no room with this name'],
    ['room', 'Playground', 'Children cannot be enrolled in this room'],
    ['room', 'Main Office', 'Children cannot be enrolled in this room'],
    ['firstName', 'x'.repeat(81), 'Must be at most 80 characters'],
    ['firstName', 'Mia\u0000', 'Contains a character that cannot be stored'],
  ])('refuses %s %j', async (field, value, text) => {
    const before = (await names()).length;
    const { status, body } = await enroll({ [field]: value });
    expect([status, body.message, body.fields]).toEqual([422, text, { [field]: text }]);
    expect(await names()).toHaveLength(before);
  });

  test('names all that is wrong at once, and unknown keys', async () => {
    const { status, body } = await enroll({ firstName: '', room: '', centerId: 1 });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      firstName: 'First name is required',
      room: 'Room assignment is required',
      centerId: 'Unknown field',
    });
  });

  test('is for the Director and Lead Teachers', async () => {
    expect((await enroll({}, await scene.as('Lead Teacher'))).status).toBe(201);
    for (const role of ['Assistant Teacher', 'Nurse', 'Support Staff'] as const) {
      expect((await enroll({}, await scene.as(role))).status).toBe(403);
    }
    const family = await scene.newFamily();
    expect((await enroll({}, await scene.parentOf(family))).status).toBe(403);
  });

  test('who may not enroll learns nothing of what would have been wrong', async () => {
    const { status, body } = await enroll({ firstName: '' }, await scene.as('Nurse'));
    expect([status, body.fields]).toEqual([403, undefined]);
  });
});

test('the list goes by last and first name as people sort, accents and case included', async () => {
  for (const [firstName, lastName] of [
    ['Zoe', 'Ångström'],
    ['ben', 'angel'],
    ['Ann', 'Zed'],
    ['Abe', 'Ångström'],
    ['Amy', 'Äpfel'],
  ]) {
    await enroll({ firstName, lastName });
  }
  const own = (await names()).filter((name) => /ngström|angel|Zed|Äpfel/.test(name));
  expect(own).toEqual(['ben angel', 'Abe Ångström', 'Zoe Ångström', 'Amy Äpfel', 'Ann Zed']);
});

describe('removing', () => {
  /** A child with one record of each kind, here since this morning. */
  async function recordedChild() {
    const id = await enrolled({ firstName: 'Gone' });
    const staffId = scene.world.staff['Lead Teacher'];
    await attendanceOf(director).checkIn(id, '07:10');
    const about = { childId: id, date: '2026-03-02', staffId };
    await director.post('/api/daily-reports', {
      ...about,
      meals: 'All',
      naps: '',
      activities: '',
      mood: '',
      notes: '',
    });
    await director.post('/api/incidents', { ...about, time: '07:20', description: 'Fell', actionTaken: 'Ice' });
    return id;
  }
  const lists = ['/api/attendance', '/api/attendance/forgotten', '/api/daily-reports', '/api/incidents'];
  const seenIn = async (id: number) => {
    const found: string[] = [];
    for (const path of lists) {
      const { body } = await director.get<{ childId: number }[]>(path);
      if (body.some(({ childId }) => childId === id)) found.push(path);
    }
    return found;
  };

  test('takes the child out of every list, closes the open stay, and keeps the records', async () => {
    const id = await recordedChild();
    expect(await seenIn(id)).toEqual(['/api/attendance', '/api/daily-reports', '/api/incidents']);
    const before = (await director.get<Record<string, number>>('/api/dashboard/stats')).body;

    const { status, body } = await director.delete(`/api/children/${id}`);
    expect([status, body]).toEqual([200, {}]);

    expect(await seenIn(id)).toEqual([]);
    expect(await names()).not.toContain('Gone Lopez');
    const after = (await director.get<Record<string, number>>('/api/dashboard/stats')).body;
    expect(Number(before.totalChildren) - Number(after.totalChildren)).toBe(1);
    expect(Number(before.presentToday) - Number(after.presentToday)).toBe(1);
    expect(Number(before.pendingReports) - Number(after.pendingReports)).toBe(1);

    const [stay] = await scene.rows<{ checkOut: Date; by: number }>(
      'select check_out as "checkOut", checked_out_by as by from attendance where child_id = $1',
      id,
    );
    expect(stay).toEqual({ checkOut: scene.larkhouse.clock.now(), by: scene.world.staff.Director });
    const kept = await scene.rows<{ kept: number }>(
      `select (select count(*) from daily_report where child_id = $1)::int + (select count(*) from incident where child_id = $1)::int as kept`,
      id,
    );
    expect(kept).toEqual([{ kept: 2 }]);
  });

  test('ends a stay forgotten on an earlier day with that day, not now', async () => {
    const id = await enrolled();
    await attendanceOf(director).checkIn(id, '08:00', { date: '2026-02-27' });
    await director.delete(`/api/children/${id}`);
    const stays = await scene.rows('select check_out as "checkOut" from attendance where child_id = $1', id);
    expect(stays).toEqual([{ checkOut: new Date('2026-02-28T04:59:00Z') }]);
  });

  test('is final: the child is not found afterwards, for anything', async () => {
    const id = await enrolled();
    await director.delete(`/api/children/${id}`);
    expect((await director.get(`/api/children/${id}`)).status).toBe(404);
    expect((await director.delete(`/api/children/${id}`)).status).toBe(404);
    expect((await director.get(`/api/children/${id}/consents`)).status).toBe(404);
    expect((await director.post(`/api/children/${id}/consents`, { forms: ['photoRelease'] })).status).toBe(404);
  });

  test('refuses what is no child, and who is no Director', async () => {
    expect((await director.delete('/api/children/999999')).status).toBe(404);
    expect((await director.delete('/api/children/mia')).status).toBe(422);
    const id = await enrolled();
    for (const role of ['Lead Teacher', 'Assistant Teacher', 'Nurse', 'Support Staff'] as const) {
      expect((await (await scene.as(role)).delete(`/api/children/${id}`)).status).toBe(403);
    }
    expect((await director.get(`/api/children/${id}`)).status).toBe(200);
  });

  test('ends what the family sees of the child', async () => {
    const family = await scene.newFamily();
    await director.delete(`/api/children/${family.childId}`);
    const [row] = await scene.rows(
      'select current_children($1, $2) as children',
      scene.world.centerId,
      family.guardianId,
    );
    expect(row).toEqual({ children: [] });
  });
});

describe('the consents of a child say what is signed', () => {
  const FIELDS = ['parentEmailConsent', 'parentSmsConsent', 'emergencyContactConsent'] as const;
  type Said = Record<(typeof FIELDS)[number], boolean>;
  const said = async (id: number) => {
    const { body } = await director.get<Said>(`/api/children/${id}`);
    const listed = (await director.get<(Said & { id: number })[]>('/api/children')).body.find((one) => one.id === id);
    expect(FIELDS.map((field) => listed?.[field])).toEqual(FIELDS.map((field) => body[field]));
    return FIELDS.filter((field) => body[field]);
  };

  test('confirmed in the wizard they are true, taken back they are not', async () => {
    const id = await enrolled();
    expect(await said(id)).toEqual([]);
    await director.post(`/api/children/${id}/consents`, { forms: ['communicationConsent', 'photoRelease'] });
    expect(await said(id)).toEqual(['parentEmailConsent', 'parentSmsConsent']);
    await director.post(`/api/children/${id}/consents`, { forms: ['emergencyContact'] });
    expect(await said(id)).toEqual([...FIELDS]);
    await director.post(`/api/children/${id}/consents/communicationConsent/revoke`);
    expect(await said(id)).toEqual(['emergencyContactConsent']);
  });

  test('enrolled with them, the forms are confirmed with who and when, and audited', async () => {
    const all = { parentEmailConsent: true, parentSmsConsent: true, emergencyContactConsent: true };
    const { status, body } = await enroll(all);
    expect(status).toBe(201);
    expect(body).toMatchObject(all);
    expect(await said(body.id)).toEqual([...FIELDS]);
    const { body: forms } = await director.get<{ form: string; confirmedBy: string }[]>(
      `/api/children/${body.id}/consents`,
    );
    expect(forms.map(({ form }) => form).sort()).toEqual(['communicationConsent', 'emergencyContact']);
    expect(new Set(forms.map(({ confirmedBy }) => confirmedBy))).toEqual(new Set(['Dora Director']));
    const audited = await scene.rows('select action from audit where child_ids = $1 order by id', [body.id]);
    expect(audited).toEqual([{ action: 'enroll child' }, { action: 'confirm consents' }]);
  });

  test('that they are not signed may be said, as the fields are answered', async () => {
    const none = { parentEmailConsent: false, parentSmsConsent: false, emergencyContactConsent: false };
    const { status, body } = await enroll(none);
    expect([status, await said(body.id)]).toEqual([201, []]);
    expect((await director.get(`/api/children/${body.id}/consents`)).body).toEqual([]);
  });

  test('mail without text messages is refused by the field: there is one form for both', async () => {
    const before = await names();
    const { status, body } = await enroll({ parentEmailConsent: true });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      fields: { parentSmsConsent: 'One form is for e-mail and text messages: give both, or neither' },
    });
    expect((await enroll({ parentSmsConsent: true, parentEmailConsent: false })).status).toBe(422);
    expect(await names()).toEqual(before);
  });
});

describe('consents', () => {
  const DIALOG = ['medicalForm', 'photoRelease', 'fieldTrip', 'emergencyContact', 'communicationConsent'];
  const PAGE = [...DIALOG, 'enrollmentForm'];
  const confirm = (id: number, forms: unknown, client = director) =>
    client.post<{ form: string; confirmedBy: string; confirmedAt: string; revokedAt: null }[] & Refused>(
      `/api/children/${id}/consents`,
      { forms },
    );

  test('the five of the dialog and the six of the page are recorded with who and when', async () => {
    const id = await enrolled();
    const five = await confirm(id, DIALOG);
    expect(five.status).toBe(201);
    expect(five.body.map(({ form }) => form).sort()).toEqual(DIALOG.toSorted());
    expect(new Set(five.body.map(({ confirmedBy }) => confirmedBy))).toEqual(new Set(['Dora Director']));
    expect(new Set(five.body.map(({ confirmedAt }) => confirmedAt))).toEqual(new Set(['2026-03-02T12:30:00.000Z']));

    const six = await confirm(id, PAGE, await scene.as('Lead Teacher'));
    expect(six.body.map(({ form }) => form).sort()).toEqual(PAGE.toSorted());
    expect(six.body.filter(({ confirmedBy }) => confirmedBy === 'Dora Director')).toHaveLength(5);
    expect((await director.get(`/api/children/${id}/consents`)).body).toEqual(six.body);
  });

  test('confirmed twice at the same moment are one', async () => {
    const id = await enrolled();
    const answers = await Promise.all([confirm(id, ['photoRelease']), confirm(id, ['photoRelease', 'photoRelease'])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await scene.rows('select form from consent where child_id = $1', id)).toEqual([{ form: 'photoRelease' }]);
  });

  test('the audit log names the rows that came to be', async () => {
    const id = await enrolled();
    await confirm(id, DIALOG);
    const rows = await scene.rows<{ id: number }>('select id from consent where child_id = $1 order by id', id);
    const [logged] = await scene.rows<{ ids: number[] }>(
      `select entity_ids as ids from audit where action = 'confirm consents' and child_ids = $1`,
      [id],
    );
    expect(logged?.ids).toEqual(rows.map((row) => row.id));
  });

  test.each([
    ['none', [], 'At least one form is required'],
    ['an unknown one', ['allForms'], expect.any(String)],
    ['no list', 'photoRelease', expect.any(String)],
  ])('refuses %s', async (_, forms, text) => {
    const { status, body } = await confirm(await enrolled(), forms);
    expect([status, body.message]).toEqual([422, text]);
  });

  test('refuses who may not enroll, and a child of nobody', async () => {
    expect((await confirm(await enrolled(), DIALOG, await scene.as('Nurse'))).status).toBe(403);
    expect((await confirm(999_999, DIALOG)).status).toBe(404);
  });
});

describe('a room whose places are taken', () => {
  const toPreschool = { room: 'Pre-K Room' };
  beforeAll(async () => {
    await scene.rows("update room set capacity = 1 where name = 'Pre-K Room'");
    await enrolled(toPreschool);
  });

  test('is asked about where the caller can ask, and the answer is audited', async () => {
    const refused = await enroll({ ...toPreschool, capacityAcknowledged: false });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'room-full',
        message: 'All places in Pre-K Room are taken: 1 of 1. Confirm to go on.',
        fields: { capacityAcknowledged: expect.any(String) },
      },
    });
    const { body } = await enroll({ ...toPreschool, capacityAcknowledged: true });
    expect(
      await scene.rows(
        `select after->>'capacityAcknowledged' as read from audit join audit_detail on audit_id = id
         where action = 'enroll child' and $1 = any (child_ids)`,
        body.id,
      ),
    ).toEqual([{ read: 'true' }]);
  });

  test('is not asked about of a caller who does not know of it, nor where there are places', async () => {
    expect((await enroll(toPreschool)).status).toBe(201);
    expect((await enroll({ room: 'Preschool Room', capacityAcknowledged: false })).status).toBe(201);
  });

  test('is asked about the one of two who take the last place at the same moment', async () => {
    await scene.rows(
      "update room set capacity = (select count(*) + 1 from child where room_id = room.id) where name = 'Infant Room'",
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => enroll({ room: 'Infant Room', capacityAcknowledged: false })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const moving = await enrolled();
    await scene.rows(
      "update room set capacity = (select count(*) + 1 from child where room_id = room.id) where name = 'Infant Room'",
    );
    const [moved, came] = await Promise.all([
      director.patch(`/api/children/${moving}`, { room: 'Infant Room', capacityAcknowledged: false }),
      enroll({ room: 'Infant Room', capacityAcknowledged: false }),
    ]);
    expect([moved.status === 409, came.status === 409].filter(Boolean)).toHaveLength(1);
    await scene.rows("update room set capacity = null where name = 'Infant Room'");
  });

  test('is asked about when a child is moved there, not when it stays', async () => {
    const [stays, moves] = [await enrolled(toPreschool), await enrolled()];
    const edit = (id: number, change: object) =>
      director.patch<Refused>(`/api/children/${id}`, { ...change, capacityAcknowledged: false });
    expect((await edit(moves, toPreschool)).status).toBe(409);
    expect((await edit(stays, { ...toPreschool, allergies: 'Soy' })).status).toBe(200);
  });

  test('is asked about once for several children who are moved together, and those who are there do not count', async () => {
    const room = 'Preschool Room';
    const [there, a, b, c] = [await enrolled({ room }), await enrolled(), await enrolled(), await enrolled()];
    const places = '(select count(*) + 2 from child where room_id = room.id and removed_at is null)';
    await scene.rows(`update room set capacity = ${places} where name = $1`, room);
    const move = (childIds: number[], capacityAcknowledged?: boolean, client = director) =>
      client.post<Refused & { moved: { childId: number }[]; kept: { childId: number }[] }>('/api/children/move', {
        childIds,
        room,
        ...(capacityAcknowledged !== undefined && { capacityAcknowledged }),
      });
    const roomOf = async (id: number) => (await director.get<ChildRow>(`/api/children/${id}`)).body.room;
    expect(await move([there, a, b, c], false)).toMatchObject({
      status: 409,
      body: { code: 'room-full', fields: { capacityAcknowledged: expect.any(String) } },
    });
    expect(await roomOf(a)).toBe('Toddler Room');
    expect((await move([there, a, b], false)).status).toBe(200);
    const { body } = await move([there, a, b, c], true);
    expect([body.moved.map(({ childId }) => childId), body.kept.map(({ childId }) => childId).toSorted()]).toEqual([
      [c],
      [there, a, b].toSorted(),
    ]);
    expect((await move([there, a, b, c], false)).body).toMatchObject({ moved: [] });
    const stays = await scene.rows('select room_id from room_stay where child_id = $1 order by id', c);
    expect(stays).toHaveLength(2);

    expect((await move([a, 999_999], true)).body.fields).toEqual({
      childIds: 'There is no enrolled child with this id',
    });
    expect((await move([], true)).body.fields).toEqual({ childIds: 'Choose at least one child' });
    const nowhere = await director.post<Refused>('/api/children/move', { childIds: [a], room: 'Dungeon' });
    expect(nowhere.body.fields).toEqual({ room: 'There is no room with this name' });
    expect((await move([a], true, await scene.as('Nurse'))).status).toBe(403);
  });
});
