import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailRegularly } from '#server/domains/preferences/regular.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { EventStream } from '#testing/event-stream.ts';
import { runJobs } from '#testing/jobs.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import type { Family } from '#testing/world.ts';
import { deliverDue } from './deliver.ts';
import { tellPeople } from './jobs.ts';

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly event: string;
  readonly aboutId: number | null;
  readonly child: { readonly firstName: string } | null;
  readonly children: readonly string[];
  readonly from: string | null;
  readonly about: string | null;
  readonly isUrgent: boolean;
  readonly isRead: boolean;
}
let scene: Scene;
let nurse: Client;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  nurse = await scene.as('Nurse');
  for (const table of ['outbox', 'notification_delivery', 'notification', 'mail'])
    await scene.rows(`delete from ${table}`);
});

/** A family whose guardian gets mail, and the guardian. */
async function home() {
  const family = await scene.newFamily();
  const parent = await scene.parentOf(family);
  await scene.rows('update guardian set registered_at = created_at where id = $1', family.guardianId);
  await parent.put('/api/preferences', { emailConsent: true });
  return { family, parent, to: `${family.marker}@families.test` };
}
async function incident({ childId }: Family): Promise<number> {
  const { status, body } = await nurse.post<{ id: number }>('/api/incidents', {
    childId,
    date: '2026-03-02',
    time: '07:00',
    description: 'Fell from the swing',
    actionTaken: '',
    staffId: scene.world.staff.Nurse,
  });
  expect(status).toBe(201);
  return body.id;
}
const write = async (from: Client, family: Family, priority: 'normal' | 'urgent' = 'normal') => {
  const to = [{ kind: 'guardian', id: family.guardianId }];
  const { status, body } = await from.post<{ id: number }>('/api/messages', {
    to,
    subject: 'Hi',
    content: 'Hi',
    priority,
  });
  expect(status).toBe(201);
  return body.id;
};
const tell = () => runJobs(scene, 'notify');
const list = async (client: Client, query = '') => (await client.get<Row[]>(`/api/notifications${query}`)).body;
const unread = async (client: Client) => (await client.get<number>('/api/notifications/unread-count')).body;
const passes = async (minutes: number) => {
  scene.larkhouse.clock.advance({ minutes });
  await deliverDue({ server: scene.larkhouse.server, centerId: scene.world.centerId });
};
/** The subjects of the mails that were written since the last look: to somebody, or to all. */
async function mails(to?: string): Promise<string[]> {
  const rows = await scene.rows<{ to: string; subject: string }>(
    `with gone as (delete from mail returning id, to_address as "to", subject) select * from gone order by id`,
  );
  return rows.filter((row) => !to || row.to === to).map(({ subject }) => subject);
}
/** The pushes that were put into the queue since the last look: how many of which kind. */
async function pushes(): Promise<string[]> {
  const rows = await scene.rows<{ said: { kind: string; count: number } }>(
    "with gone as (delete from outbox where task = 'send-push' returning id, payload -> 'said' as said) select said from gone order by id",
  );
  return rows.map(({ said }) => `${said.count} ${said.kind}`);
}
const openDevice = (guardianId: number) =>
  scene.rows(
    `insert into push_subscription (center_id, guardian_id, endpoint_hash, sealed, created_at)
     select center_id, id, sha256(id::text::bytea), '', created_at from guardian where id = $1`,
    guardianId,
  );
describe('an incident', () => {
  test('stands in the list of its guardians and of staff with the right, but not of who wrote it', async () => {
    const { family, parent } = await home();
    const other = await home();
    const id = await incident(family);
    expect(await list(parent)).toEqual([]);
    await tell();
    const expected = { kind: 'incident', event: 'reported', aboutId: id, isUrgent: true, isRead: false };
    expect(await list(parent)).toEqual([
      expect.objectContaining({ ...expected, child: { id: family.childId, firstName: `Child ${family.marker}` } }),
    ]);
    expect(await list(await scene.as('Lead Teacher'))).toMatchObject([expected]);
    for (const without of [nurse, await scene.as('Support Staff'), other.parent])
      expect(await list(without)).toEqual([]);
    expect(JSON.stringify(await list(parent))).not.toContain('swing');
  });

  test('is told once, however often the job runs', async () => {
    const { family, parent, to } = await home();
    await incident(family);
    const [job] = await scene.rows<{ payload: unknown }>("delete from outbox where task = 'notify' returning payload");
    const run = () =>
      tellPeople({ server: scene.larkhouse.server, centerId: scene.world.centerId, input: job?.payload, attempt: 1 });
    await Promise.all([run(), run()]);
    await run();
    expect(await list(parent)).toHaveLength(1);
    expect(await mails(to)).toHaveLength(1);
  });

  test('is gone from the list of a guardian whose right ended, and nothing more of it goes out', async () => {
    const { family, parent, to } = await home();
    await incident(family);
    await tell();
    await mails();
    await scene.rows('update guardianship set ended_at = started_at where guardian_id = $1', family.guardianId);
    expect(await list(parent)).toEqual([]);
    expect(await unread(parent)).toBe(0);
    await passes(60);
    expect(await mails(to)).toEqual([]);
  });

  test('that is refused tells nobody', async () => {
    const { family } = await home();
    expect((await nurse.post('/api/incidents', { childId: family.childId })).status).toBe(422);
    expect(await tell()).toBe(0);
  });
});

describe('the list', () => {
  test('is read one by one, or up to what was seen', async () => {
    const { family, parent } = await home();
    for (let i = 0; i < 3; i += 1) await incident(family);
    await tell();
    const [newest, middle] = await list(parent);
    expect(await unread(parent)).toBe(3);
    expect((await parent.patch(`/api/notifications/${newest?.id}/read`)).status).toBe(200);
    expect((await list(parent)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await parent.post('/api/notifications/read', { upTo: middle?.id })).status).toBe(200);
    expect(await unread(parent)).toBe(0);
    await incident(family);
    await tell();
    const [fresh] = await list(parent);
    expect((await list(parent)).map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
    expect((await parent.post('/api/notifications/read', { ids: [fresh?.id] })).status).toBe(200);
    expect(await unread(parent)).toBe(0);
  });

  test('goes on before the oldest that was shown', async () => {
    const { family, parent } = await home();
    for (let i = 0; i < 3; i += 1) await incident(family);
    await tell();
    const all = await list(parent);
    const page = await list(parent, '?limit=2');
    expect(page).toEqual(all.slice(0, 2));
    expect(await list(parent, `?limit=2&before=${page[1]?.id}`)).toEqual(all.slice(2));
    for (const query of ['?limit=0', '?limit=201', '?before=x']) {
      expect((await parent.get(`/api/notifications${query}`)).status).toBe(422);
    }
  });

  test('is nobody else’s to read', async () => {
    const [{ family, parent }, other] = [await home(), await home()];
    await incident(family);
    await tell();
    const [row] = await list(parent);
    for (const client of [other.parent, nurse, scene.director]) {
      expect((await client.patch(`/api/notifications/${row?.id}/read`)).status).toBe(404);
      await client.post('/api/notifications/read', { upTo: row?.id });
      await client.post('/api/notifications/read', { ids: [row?.id] });
    }
    expect(await unread(parent)).toBe(1);
    expect((await parent.post('/api/notifications/read', { upTo: 'x' })).status).toBe(422);
  });

  test('says that it changed to whom it concerns alone', async () => {
    const [{ family, parent }, other] = [await home(), await home()];
    const [own, theirs] = [await EventStream.open(parent), await EventStream.open(other.parent)];
    await incident(family);
    await tell();
    await until(() => own.topics.includes('notifications'));
    await scene.inCenter(async (scope) => scope.touch('center'));
    await until(() => theirs.topics.includes('center'));
    expect(theirs.topics).toEqual(['center']);
    for (const stream of [own, theirs]) stream.close();
  });

  test('leaves the messages to their own count', async () => {
    const { family, parent } = await home();
    const id = await write(nurse, family);
    await tell();
    expect(await list(parent)).toMatchObject([{ kind: 'message', aboutId: id, isUrgent: false, isRead: false }]);
    expect(await unread(parent)).toBe(0);
    await parent.patch(`/api/messages/${id}/read`);
    expect(await list(parent)).toMatchObject([{ kind: 'message', isRead: true }]);
  });
});

describe('a message is told with', () => {
  test('who wrote it and about whom, until it is withdrawn', async () => {
    const { family, parent } = await home();
    const to = [{ kind: 'guardian', id: family.guardianId }];
    const about = { to, subject: 'Hi', content: 'Hi', childId: family.childId };
    const { body } = await nurse.post<{ id: number }>('/api/messages', about);
    await write(nurse, family);
    await tell();
    const told = { from: 'Nurse Tester', child: { id: family.childId } };
    expect(await list(parent)).toMatchObject([told, told]);
    await nurse.post(`/api/messages/${body.id}/withdraw`);
    expect(await list(parent)).toMatchObject([told, { from: null }]);
  });
});

describe('the list says what it is about', () => {
  test('the room of the child who sleeps, and the day of a duty', async () => {
    const { family } = await home();
    const { Nurse } = scene.world.staff;
    const [duty] = await scene.rows<{ id: number }>(
      `insert into staff_duty (center_id, staff_id, started_at, ended_at)
       select center_id, id, '2026-02-27T13:00:00Z', '2026-02-27T20:00:00Z' from staff where id = $1 returning id`,
      Nurse,
    );
    const [room] = await scene.rows<{ name: string }>(
      'select o.name from child k join room o on o.id = k.room_id where k.id = $1',
      family.childId,
    );
    const people = [{ kind: 'staff', id: Nurse } as const];
    await scene.inCenter(async (scope) => {
      await notify(scope, {
        kind: 'attendance',
        event: 'look-overdue',
        recipients: { people },
        about: { id: 1, childIds: [family.childId] },
      });
      await notify(scope, {
        kind: 'attendance',
        event: 'duty-corrected',
        recipients: { people },
        about: { id: duty?.id ?? 0 },
      });
    });
    await tell();
    expect(await list(nurse)).toMatchObject([
      { event: 'duty-corrected', about: '2026-02-27' },
      { event: 'look-overdue', about: room?.name, child: { id: family.childId } },
    ]);
  });
});

describe('what was seen where it stands', () => {
  test('counts as read', async () => {
    const { family, parent } = await home();
    const id = await incident(family);
    await tell();
    await parent.post(`/api/parent/incidents/${id}/seen`);
    expect(await list(parent)).toMatchObject([{ isRead: true }]);
  });

  test('before it was told is read from the start, and nothing of it goes out', async () => {
    const { family, parent } = await home();
    await openDevice(family.guardianId);
    const id = await write(nurse, family, 'urgent');
    await parent.patch(`/api/messages/${id}/read`);
    await tell();
    await passes(60);
    expect(await list(parent)).toMatchObject([{ isRead: true }]);
    expect([await mails(), await pushes()]).toEqual([[], []]);
  });

  test('and what is no longer so is told to nobody', async () => {
    const { family, parent } = await home();
    const message = await write(nurse, family);
    const at = attendanceOf(scene.director);
    const { id } = (await at.checkIn(family.childId, '07:20')).body;
    await tell();
    expect(await list(parent)).toMatchObject([{ event: 'checked-in' }, { event: 'received' }]);
    await nurse.post(`/api/messages/${message}/withdraw`);
    expect((await scene.director.post(`/api/attendance/${id}/undo`, {})).status).toBe(200);
    await runJobs(scene, 'take-back-notifications');
    expect(await list(parent)).toEqual([]);
    await mails();
    await passes(60);
    expect([await mails(), await pushes()]).toEqual([[], []]);
  });

  test('nor is a message that was withdrawn before its turn to be told came, urgent as it was', async () => {
    const { family, parent } = await home();
    await openDevice(family.guardianId);
    const message = await write(nurse, family, 'urgent');
    await nurse.post(`/api/messages/${message}/withdraw`);
    await runJobs(scene, 'take-back-notifications');
    await tell();
    await passes(60);
    expect([await list(parent), await mails(), await pushes()]).toEqual([[], [], []]);
  });
});

describe('calling again', () => {
  test('what is urgent and unseen: push after ten minutes, mail after an hour', async () => {
    const { family, parent } = await home();
    await openDevice(family.guardianId);
    await parent.put('/api/preferences', { notifications: { message: { mail: false, push: false } } });
    await write(nurse, family, 'urgent');
    await tell();
    expect([await pushes(), await mails()]).toEqual([[], []]);
    await passes(9);
    expect([await pushes(), await mails()]).toEqual([[], []]);
    await passes(1);
    expect([await pushes(), await mails()]).toEqual([['1 message'], []]);
    await passes(50);
    expect([await pushes(), await mails()]).toEqual([[], ['Please read: an urgent message at Maple House']]);
    await passes(600);
    expect([await pushes(), await mails()]).toEqual([[], []]);
  });

  test('stops when it is seen', async () => {
    const { family, parent, to } = await home();
    await openDevice(family.guardianId);
    const id = await incident(family);
    await tell();
    expect([await pushes(), await mails(to)]).toEqual([['1 incident'], ['An incident was reported at Maple House']]);
    await passes(10);
    expect(await pushes()).toEqual(['1 incident']);
    await parent.post(`/api/parent/incidents/${id}/seen`);
    await mails();
    await passes(60);
    expect([await pushes(), await mails(to)]).toEqual([[], []]);
  });

  test('not what is not urgent', async () => {
    const { family } = await home();
    await openDevice(family.guardianId);
    await write(nurse, family);
    await tell();
    expect([await pushes(), await mails()]).toEqual([['1 message'], ['1 new message at Maple House']]);
    await passes(120);
    expect([await pushes(), await mails()]).toEqual([[], []]);
  });

  test('holds to the master switches, also those thrown meanwhile', async () => {
    const { family, parent } = await home();
    await write(nurse, family, 'urgent');
    await tell();
    await mails();
    await parent.put('/api/preferences', { emailNotifications: false });
    await passes(60);
    expect(await mails()).toEqual([]);
  });

  test('comes when the center wants it, or not at all', async () => {
    const { family } = await home();
    await scene.rows('update center set escalate_push_minutes = null, escalate_mail_minutes = 5');
    await openDevice(family.guardianId);
    await write(nurse, family, 'urgent');
    await tell();
    await Promise.all([pushes(), mails()]);
    await passes(5);
    expect([await pushes(), (await mails()).length]).toEqual([[], 1]);
    await scene.rows('update center set escalate_push_minutes = default, escalate_mail_minutes = default');
  });
});

describe('quiet hours', () => {
  test('hold mail and push back until they end, and then all of a kind goes out as one', async () => {
    const { family, parent } = await home();
    await openDevice(family.guardianId);
    const now = scene.larkhouse.clock.now();
    await parent.put('/api/preferences', { quietHours: { from: '07:00', to: '08:00' } });
    for (let i = 0; i < 3; i += 1) await write(nurse, family);
    await tell();
    expect(await list(parent)).toHaveLength(3);
    expect([await pushes(), await mails()]).toEqual([[], []]);
    await passes(29);
    expect([await pushes(), await mails()]).toEqual([[], []]);
    await passes(1);
    expect(scene.larkhouse.clock.now().getTime() - now.getTime()).toBe(30 * 60_000);
    expect([await pushes(), await mails()]).toEqual([['3 message'], ['3 new messages at Maple House']]);
  });

  test('let pass what is urgent, and forget what was read meanwhile', async () => {
    const { family, parent } = await home();
    await openDevice(family.guardianId);
    await parent.put('/api/preferences', { quietHours: { from: '07:00', to: '08:00' } });
    const quiet = await write(nurse, family);
    await write(nurse, family, 'urgent');
    await tell();
    expect([await pushes(), (await mails()).length]).toEqual([['2 message'], 1]);
    await parent.patch(`/api/messages/${quiet}/read`);
    await scene.rows('delete from notification_delivery where stage = $1', 'again');
    await passes(30);
    expect([await pushes(), await mails()]).toEqual([[], []]);
  });
});

describe('arrivals and departures', () => {
  test('of today are told to the guardians, a minute later by push', async () => {
    const { family, parent } = await home();
    await openDevice(family.guardianId);
    const at = attendanceOf(scene.director);
    await at.checkIn(family.childId, '07:20');
    await tell();
    expect(await list(parent)).toMatchObject([{ kind: 'attendance', event: 'checked-in' }]);
    expect(await pushes()).toEqual([]);
    await passes(1);
    expect(await pushes()).toEqual(['1 attendance']);
    await at.checkOut(family.childId, '07:29');
    await tell();
    expect((await list(parent)).map(({ event }) => event)).toEqual(['checked-out', 'checked-in']);
    expect(await list(await scene.as('Lead Teacher'))).toEqual([]);
  });

  test('of another day, and absences, are no news', async () => {
    const { family } = await home();
    const post = (body: object) => scene.director.post('/api/attendance', { childId: family.childId, ...body });
    const stay = { checkInTime: '07:20', checkInBy: 'Mother', checkOutTime: '16:00', checkOutBy: 'Mother' };
    expect((await post({ date: '2026-02-27', ...stay })).status).toBe(200);
    expect((await post({ date: '2026-03-02', status: 'absent' })).status).toBe(200);
    expect(await tell()).toBe(0);
  });
});

test('children who have not come are told by their names to staff who can do something about it', async () => {
  scene.larkhouse.clock.set('2026-03-02T15:00:00Z');
  await scene.rows('delete from regular_mail');
  for (let i = 0; i < 2; i += 1) {
    await mailRegularly({ server: scene.larkhouse.server, centerId: scene.world.centerId });
  }
  expect(await tell()).toBe(1);
  const missing = await scene.rows<{ name: string }>(
    `select first_name as name from child k where removed_at is null
       and not exists (select from attendance a where a.child_id = k.id and a.date = '2026-03-02') order by first_name, id`,
  );
  const children = missing.map(({ name }) => name);
  expect(children.length).toBeGreaterThan(1);
  for (const role of ['Director', 'Lead Teacher'] as const) {
    const told = { kind: 'attendance', event: 'not-come', child: null, children };
    expect(await list(await scene.as(role))).toMatchObject([told]);
  }
  expect(await list(nurse)).toEqual([]);
  const alerts = (await mails()).filter((subject) => subject.startsWith('Children who have not come'));
  expect(alerts).toHaveLength(2);
});

test('an unpaid invoice is mailed of to who wants reminders; to others it stands in the list, and new ones are mailed', async () => {
  const { family, parent, to } = await home();
  const told = async (event: 'issued' | 'due' | 'overdue', id: number) => {
    await scene.inCenter((scope) =>
      notify(scope, {
        kind: 'invoice',
        event,
        recipients: { people: [{ kind: 'parent', id: family.guardianId }] },
        about: { id, date: '2026-03-02' },
      }),
    );
    await tell();
    await passes(1);
    return (await mails(to)).length;
  };
  expect([await told('issued', 1), await told('overdue', 1)]).toEqual([1, 1]);
  await parent.put('/api/preferences', { reminderNotifications: false });
  expect([await told('issued', 2), await told('due', 2), await told('overdue', 2)]).toEqual([1, 0, 0]);
  expect(await list(parent)).toHaveLength(5);
});

test('what is told anew is taken from the list of who was told before and is not concerned any more', async () => {
  const [first, second] = [await home(), await home()];
  const changed = (guardianId: number) =>
    scene.inCenter((scope) =>
      notify(scope, {
        kind: 'event',
        event: 'event-changed',
        recipients: { people: [{ kind: 'parent', id: guardianId }] },
        about: { id: 7003, anewSince: scope.now.toISOString() },
      }),
    );
  await changed(first.family.guardianId);
  await tell();
  expect(await list(first.parent)).toHaveLength(1);
  scene.larkhouse.clock.advance({ minutes: 1 });
  await changed(second.family.guardianId);
  const told = (await effectsIn(scene, tell)).at(-1);
  for (const { family } of [first, second]) expect(told).toContain(`parent ${family.guardianId}`);
  expect([await list(first.parent), (await list(second.parent)).length]).toEqual([[], 1]);
});

test('nobody is told of history', async () => {
  const { family, parent } = await home();
  const report = (id: number) =>
    ({
      kind: 'incident',
      event: 'reported',
      recipients: { guardiansOf: [family.childId] },
      about: { id, childIds: [family.childId] },
    }) as const;
  await scene.inCenter((scope) => notify(scope.at(new Date(scope.now.getTime() - 60_000)), report(7001)));
  await tell();
  expect(await list(parent)).toEqual([]);
  await scene.inCenter((scope) => notify(scope, report(7002)));
  await tell();
  expect(await list(parent)).toHaveLength(1);
});
