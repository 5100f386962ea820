import { sql } from 'kysely';
import { logActivities } from '#server/domains/activities/log.ts';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import type { RoleName } from '#testing/world.ts';
import { enroll, type House, TODAY } from './house.ts';

const LAST_NAMES = [
  'Abara',
  'Bianchi',
  'Castillo',
  'Duval',
  'Eriksen',
  'Fontaine',
  'Gupta',
  'Hoffman',
  'Ibarra',
  'Jensen',
  'Kowalski',
  'Laurent',
  'Mbeki',
  'Novak',
  'Okoye',
  'Petrov',
  'Quispe',
];
const FIRST_NAMES = [
  'Amara',
  'Bruno',
  'Clara',
  'Diego',
  'Elsa',
  'Femi',
  'Gita',
  'Hugo',
  'Inés',
  'Jonas',
  'Kaja',
  'Luc',
];

export interface Enrolled {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  /** As a check-in by her is recorded. */
  readonly mother: string;
}

/** Gives a role's staff member a room of their own. */
export const giveRoom = (house: House, role: RoleName, room: string) =>
  house.within((scope) =>
    scope.count(
      sql`update staff set room_id = (select id from room where name = ${room}) where id = ${house.staff[role]}`,
    ),
  );

export const roomId = (house: House, room: string): Promise<number> =>
  house
    .within((scope) => scope.one(sql<{ id: number }>`select id from room where name = ${room}`))
    .then(({ id }) => id);

/** Enrolls that many more children of a room, each with a mother of its own. */
export const enrollMany = (house: House, room: string, count: number, dateOfBirth: string): Promise<Enrolled[]> =>
  house.within(async (scope) => {
    const enrolled: Enrolled[] = [];
    for (const [n, lastName] of LAST_NAMES.slice(0, count).entries()) {
      const firstName = FIRST_NAMES[n % FIRST_NAMES.length] ?? '';
      const { id } = await enroll(scope, { firstName, lastName, dateOfBirth, room, allergies: '' });
      enrolled.push({ id, firstName, lastName, mother: `Maria ${lastName} (mother)` });
    }
    return enrolled;
  });

/** Each was there on an earlier day, brought by somebody. */
export const broughtOn = (house: House, date: string, brought: readonly (readonly [childId: number, by: string])[]) =>
  house.within(async (scope) => {
    for (const [childId, by] of brought) {
      const stay = { childId, date, checkInTime: '08:00', checkInBy: by, checkOutTime: '16:00', checkOutBy: by };
      await recordAttendance(scope, stay);
    }
  });

/** All of them came this morning. */
export const bring = (house: House, childIds: readonly number[]) =>
  house.within(async (scope) => {
    for (const childId of childIds) {
      await recordAttendance(scope, {
        childId,
        date: TODAY,
        checkInTime: '07:00',
        checkInBy: 'Mother',
        checkOutBy: null,
      });
    }
  });

/** All of them fall asleep now. */
export const putDown = (house: House, childIds: readonly number[]) =>
  house.within((scope) =>
    logActivities(scope, {
      kind: 'nap',
      childIds: [...childIds],
      notes: '',
      title: '',
      dose: '',
      refusedReason: '',
      acknowledgedReason: '',
      staffId: house.staff.Nurse,
    }),
  );

/** All of them ate most of their breakfast. */
export const feed = (house: House, childIds: readonly number[]) =>
  house.within((scope) =>
    logActivities(scope, {
      kind: 'meal',
      childIds: [...childIds],
      staffId: house.staff.Nurse,
      meal: 'breakfast',
      amount: 'most',
      ...{ notes: '', title: '', dose: '', refusedReason: '', acknowledgedReason: '' },
    }),
  );
