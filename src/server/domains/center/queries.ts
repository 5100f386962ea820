import { type RawBuilder, sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import type { NewRoom } from './rules.ts';

export const rooms = () =>
  db
    .selectFrom('room')
    .select(['id', 'name', 'ageGroup', 'capacity', 'childrenPerStaff', 'sortOrder'])
    .where('removedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id');

export const roomByName = (name: string) =>
  db
    .selectFrom('room')
    .select(['id', 'name', 'ageGroup', 'capacity'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('removedAt', 'is', null)
    // Nobody comes into a room while it is removed.
    .forKeyShare();

/** Its places, counted by one after the other until the transaction ends. What points at the room does not wait. */
export const lockedCapacity = (id: number) =>
  sql<{ capacity: number | null }>`select capacity from room where id = ${id} for no key update`;

export const insertRooms = (all: readonly NewRoom[]) =>
  db.insertInto('room').values(all.map((room, sortOrder) => ({ ...room, sortOrder })));

export const insertOpeningHours = (hours: readonly { weekday: number; opens: string; closes: string }[]) =>
  db.insertInto('openingHours').values([...hours]);

export const roleByName = (name: string) => db.selectFrom('role').select(['id', 'name']).where('name', '=', name);

export const insertRole = (name: string, sortOrder: number) =>
  db.insertInto('role').values({ name, sortOrder }).returning('id');

export const insertRoleCapabilities = (roleId: number, capabilities: readonly string[]) =>
  db.insertInto('roleCapability').values(capabilities.map((capability) => ({ roleId, capability })));

/** Whether the center is open on a day (an expression): opening hours of its weekday, and no closure. */
export const isOpenDay = (date: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from opening_hours o where o.weekday = extract(isodow from ${date}))
  and not exists (select from closure x where x.date = ${date}))`;

export const setArrivalDeadline = (time: string | null) => db.updateTable('center').set({ arrivalDeadline: time });

export interface Closure {
  /** Local date. */
  readonly date: string;
  readonly reason: string;
}
export const insertClosures = (closures: readonly Closure[]) =>
  db
    .insertInto('closure')
    .values([...closures])
    .onConflict((conflict) =>
      conflict.columns(['centerId', 'date']).doUpdateSet((eb) => ({ reason: eb.ref('excluded.reason') })),
    );

export const absencesRecordedOn = () => sql<{ recordedOn: string | null }>`
  select absences_recorded_on as recorded_on from center for update`;

/** The last day of which absences are recorded, which stays that day until the transaction ends. */
export const absencesStayRecordedOn = () => sql<{ recordedOn: string | null }>`
  select absences_recorded_on as recorded_on from center for share`;

export const setAbsencesRecordedOn = (date: string) => db.updateTable('center').set({ absencesRecordedOn: date });

interface RoleRow {
  readonly id: number;
  readonly name: string;
  readonly capabilities: string[];
  readonly version: number;
}
const roleRows = sql`
  select r.id, r.name, r.version,
    array(select c.capability from role_capability c where c.role_id = r.id order by c.capability) as capabilities
  from role r`;

export const roles = () => sql<RoleRow>`${roleRows} order by r.sort_order, r.id`;
export const roleById = (id: number) => sql<RoleRow>`${roleRows} where r.id = ${id}`;

export const deleteRoleCapabilities = (roleId: number) => db.deleteFrom('roleCapability').where('roleId', '=', roleId);

export const touchRole = (id: number) =>
  db
    .updateTable('role')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id);

/** Of two who set a role's capabilities one comes after the other. */
export const lockRole = (id: number) => sql`select from role where id = ${id} for update`;
