import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { attendanceOf, type Day } from '#testing/attendance.ts';
import { signedIn } from '#testing/client.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';

let scene: Scene;
let attendance: ReturnType<typeof attendanceOf>;
beforeAll(async () => {
  scene = await startScene();
  attendance = attendanceOf(scene.director);
});
afterEach(() => scene.larkhouse.clock.set(MONDAY_MORNING));
afterAll(() => scene.stop());

const newChild = async () => (await scene.newFamily()).childId;
const versionOf = (day: Day) => firstOf(day.spans).version;

/** A child that came at 7:30 and left at 16:00. */
async function finishedDay(): Promise<Day> {
  const childId = await newChild();
  await attendance.checkIn(childId, '07:30');
  return (await attendance.checkOut(childId, '16:00')).body;
}

describe('amending a stay', () => {
  test('changes what is said and keeps the rest', async () => {
    const day = await finishedDay();
    const { status, body } = await attendance.amend(day.id, { checkInTime: '07:10', version: versionOf(day) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      checkInTime: '07:10',
      checkOutTime: '16:00',
      checkInBy: 'Mother',
      checkOutBy: 'Grandfather',
    });
    expect(versionOf(body)).toBe(versionOf(day) + 1);

    const people = await attendance.amend(day.id, { checkInBy: 'Father', checkOutBy: 'Aunt', status: 'late' });
    expect(people.body).toMatchObject({
      checkInTime: '07:10',
      checkInBy: 'Father',
      checkOutBy: 'Aunt',
      status: 'late',
    });
  });

  test('is refused on a version that somebody else has changed meanwhile', async () => {
    const day = await finishedDay();
    const seen = versionOf(day);
    await attendance.amend(day.id, { checkInTime: '07:10', version: seen });
    const stale = await attendance.amend(day.id, { checkInTime: '07:50', version: seen });
    expect([stale.status, stale.body.message]).toEqual([412, expect.stringMatching(/changed this in the meantime/)]);
    expect((await attendance.of(day.childId))?.checkInTime).toBe('07:10');
  });

  test('of two at the same moment on one version, one wins', async () => {
    const day = await finishedDay();
    const version = versionOf(day);
    const answers = await Promise.all(
      ['07:01', '07:02'].map((checkInTime) => attendance.amend(day.id, { checkInTime, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('opens it again, unless the child has come back since', async () => {
    const day = await finishedDay();
    const reopened = await attendance.amend(day.id, { checkOutTime: null });
    expect(reopened.body).toMatchObject({ checkOutTime: null, checkOutBy: null });

    const other = await finishedDay();
    await attendance.checkIn(other.childId, '16:30');
    const { status, body } = await attendance.amend(other.id, { checkOutTime: null });
    expect([status, body.message]).toEqual([409, expect.stringMatching(/ is already checked in$/)]);
  });

  test('turns an absence into a stay by a check-in time, and not without one', async () => {
    const { body: absence } = await attendance.absent(await newChild());
    expect((await attendance.amend(absence.id, { checkInBy: 'Mother' })).body.fields).toHaveProperty('checkInTime');
    const { body } = await attendance.amend(absence.id, { checkInTime: '10:00', checkInBy: 'Mother' });
    expect(body).toMatchObject({ status: 'present', checkInTime: '10:00', checkInBy: 'Mother' });
  });

  test.each([
    ['an end before the beginning', { checkOutTime: '07:29' }, 'checkOutTime'],
    ['a beginning after the end', { checkInTime: '16:01' }, 'checkOutTime'],
    ['a time that is none', { checkInTime: '7:30' }, 'checkInTime'],
    ['an absence by status', { status: 'absent' }, 'status'],
    ['another child', { childId: 1 }, 'childId'],
    ['another day', { date: '2026-03-01' }, 'date'],
  ])('refuses %s', async (_, change, field) => {
    const day = await finishedDay();
    const { status, body } = await attendance.amend(day.id, change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    expect(await attendance.of(day.childId)).toEqual(day);
  });

  test('refuses a stay that would reach into another one', async () => {
    const day = await finishedDay();
    await attendance.checkIn(day.childId, '16:30');
    expect((await attendance.amend(day.id, { checkOutTime: '16:45' })).status).toBe(422);
    expect((await attendance.amend(day.id, { checkOutTime: '16:30' })).status).toBe(200);
  });

  test("finds no stay that isn't there, and none of another center", async () => {
    const day = await finishedDay();
    const elsewhere = await makeCenter(scene.larkhouse, { name: 'Oak House' });
    const stranger = attendanceOf(
      await signedIn(scene.larkhouse, 'staff', { centerId: elsewhere.centerId, accountId: elsewhere.staff.Director }),
    );
    for (const { status } of [
      await attendance.amend(999_999, { checkInTime: '07:00' }),
      await stranger.amend(day.id, { checkInTime: '07:00' }),
      await stranger.undo(day.id),
    ]) {
      expect(status).toBe(404);
    }
    expect(await attendance.of(day.childId)).toEqual(day);
  });
});

describe('undo', () => {
  test('takes back the check-out first, then the check-in', async () => {
    const day = await finishedDay();
    const out = await attendance.undo(day.id, { version: versionOf(day) });
    expect([out.status, out.body.undone]).toEqual([200, 'check-out']);
    const open = await attendance.of(day.childId);
    expect(open).toMatchObject({ checkInTime: '07:30', checkOutTime: null, checkOutBy: null });
    const come = await attendance.undo(day.id);
    expect(come.body.undone).toBe('check-in');
    expect(await attendance.of(day.childId)).toBeUndefined();
    expect((await attendance.undo(day.id)).status).toBe(404);
  });

  test('takes back an absence', async () => {
    const { body: absence } = await attendance.absent(await newChild());
    expect((await attendance.undo(absence.id)).body.undone).toBe('absence');
    expect(await attendance.of(absence.childId)).toBeUndefined();
  });

  test('of a check-in brings back the absence that was there before', async () => {
    const childId = await newChild();
    await attendance.absent(childId);
    const { body: day } = await attendance.checkIn(childId, '07:45');
    expect((await attendance.undo(day.id)).body.undone).toBe('check-in');
    expect(await attendance.of(childId)).toMatchObject({ status: 'absent', checkInTime: null, spans: [] });
  });

  test('works for fifteen minutes and not a moment longer', async () => {
    const [inTime, tooLate] = [await finishedDay(), await finishedDay()];
    scene.larkhouse.clock.advance({ minutes: 15 });
    expect((await attendance.undo(inTime.id)).status).toBe(200);
    scene.larkhouse.clock.advance({ minutes: 1 });
    const { status, body } = await attendance.undo(tooLate.id);
    expect([status, body.message]).toEqual([409, 'It is too late to undo this. Correct the times instead.']);
    expect(await attendance.of(tooLate.childId)).toEqual(tooLate);
  });

  test('of a check-out counts from the check-out', async () => {
    const childId = await newChild();
    await attendance.checkIn(childId, '07:30');
    scene.larkhouse.clock.advance({ hours: 8 });
    const { body: day } = await attendance.checkOut(childId, '15:30');
    expect((await attendance.undo(day.id)).body.undone).toBe('check-out');
  });

  test('is refused on a stale version, and of a check-out when the child has come back', async () => {
    const day = await finishedDay();
    expect((await attendance.undo(day.id, { version: versionOf(day) - 1 })).status).toBe(412);
    await attendance.checkIn(day.childId, '16:30');
    expect((await attendance.undo(day.id)).status).toBe(409);
  });

  test('belongs to staff alone', async () => {
    const family = await scene.newFamily();
    const { body: day } = await attendance.checkIn(family.childId, '07:30');
    const parent = attendanceOf(await scene.parentOf(family));
    expect((await parent.undo(day.id)).status).toBe(403);
    expect((await parent.amend(day.id, { checkInTime: '06:00' })).status).toBe(403);
    expect((await attendance.of(family.childId))?.checkInTime).toBe('07:30');
  });
});
