import { randomUUID } from 'node:crypto';
import { inCenter } from '../../src/server/db/open-scope.ts';
import type { Scope } from '../../src/server/db/scope.ts';
import { recordAttendance } from '../../src/server/domains/attendance/commands.ts';
import { addStaffMember } from '../../src/server/domains/staff/commands.ts';
import { SETUP_CODE } from '../larkhouse.ts';
import { type Family, makeFamily, PASSWORD } from '../world.ts';
import type { Stage } from './actors.ts';

const here = <T>({ larkhouse, here: { centerId } }: Stage, work: (scope: Scope) => Promise<T>): Promise<T> =>
  inCenter(larkhouse.server, { centerId }, work);

/** Another family of the first center. */
export const family = (stage: Stage): Promise<Family> => here(stage, (scope) => makeFamily(scope, randomUUID()));

/** Another staff member of the first center; returns their id. */
export const colleague = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await addStaffMember(scope, staffMember())).id);

export const staffMember = () => ({
  firstName: 'Nora',
  lastName: 'New',
  role: 'Support Staff',
  room: null,
  phone: '555 0123',
  email: `${randomUUID()}@maple-house.test`,
});

export const CHILD = {
  firstName: 'Cleo',
  lastName: 'Newman',
  dateOfBirth: '2023-05-04',
  room: 'Toddler Room',
  allergies: 'None',
  emergencyContact: 'Aunt Ada',
  parentName: 'Ned Newman',
  parentPhone: '555 0199',
  parentEmail: 'ned@newman.test',
  parentDriversLicense: 'D 1',
  relationship: 'father',
};

/** A check-in of a child who isn't here yet. */
export const checkIn = async (stage: Stage) => ({
  body: {
    childId: (await family(stage)).childId,
    date: '2026-03-02',
    checkInTime: '07:00',
    checkInBy: 'Ned Newman',
    status: 'present',
  },
});

/** A stay that began a moment ago; returns its id. */
export async function attendance(stage: Stage): Promise<number> {
  const { body } = await checkIn(stage);
  const day = await here(stage, (scope) => recordAttendance(scope, { ...body, status: 'present', checkOutBy: null }));
  return day.id;
}

export const dailyReport = async (stage: Stage) => ({
  body: {
    childId: (await family(stage)).childId,
    date: '2026-03-02',
    meals: 'All of it',
    naps: 'One hour',
    activities: 'Sand',
    mood: 'happy',
    notes: 'A good day',
    staffId: stage.here.staff.Nurse,
  },
});

export const incident = async (stage: Stage) => ({
  body: {
    childId: (await family(stage)).childId,
    date: '2026-03-02',
    time: '07:15',
    description: 'Fell',
    actionTaken: 'Ice',
    staffId: stage.here.staff.Nurse,
  },
});

/** The installation is set up already, so even the right code makes nothing. */
export const setup = () => ({
  body: {
    code: SETUP_CODE,
    center: { name: 'Second House', timeZone: 'America/Chicago' },
    director: { firstName: 'Sue', lastName: 'Second', email: 'sue@second.test', password: PASSWORD },
  },
});
