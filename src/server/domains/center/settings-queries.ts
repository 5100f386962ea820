import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

/** Which part of the settings a version belongs to. */
export type Part = 'version' | 'hoursVersion' | 'rulesVersion' | 'weatherVersion' | 'logoVersion';

export const details = () =>
  db.selectFrom('center').select(['name', 'address', 'phone', 'email', 'contactPerson', 'timeZone', 'version']);

export const rules = () =>
  db
    .selectFrom('center')
    .select([
      'arrivalDeadline',
      'invitationDays',
      'childRecordYears',
      'incidentRecordYears',
      'staffRecordYears',
      'financialRecordYears',
      'escalatePushMinutes',
      'escalateMailMinutes',
      'rulesVersion as version',
    ]);

export const weatherPlace = () =>
  db
    .selectFrom('center')
    .select([
      'weatherPlace as place',
      'weatherLatitude as latitude',
      'weatherLongitude as longitude',
      'weatherVersion as version',
    ]);

export const hoursVersion = () => db.selectFrom('center').select('hoursVersion as version');

/** Of two who change the settings one comes after the other. */
export const lockCenter = () => sql`select from center for update`;

export interface CenterChanges {
  readonly name?: string;
  readonly address?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly contactPerson?: string | null;
  readonly timeZone?: string;
  readonly arrivalDeadline?: string | null;
  readonly invitationDays?: number;
  readonly childRecordYears?: number;
  readonly incidentRecordYears?: number;
  readonly staffRecordYears?: number;
  readonly financialRecordYears?: number;
  readonly escalatePushMinutes?: number | null;
  readonly escalateMailMinutes?: number | null;
  readonly weatherPlace?: string | null;
  readonly weatherLatitude?: number | null;
  readonly weatherLongitude?: number | null;
  readonly logoPath?: string | null;
  readonly logoWidth?: number | null;
  readonly logoHeight?: number | null;
}
/** Changes some of the center's settings; their part gets a new version. */
export const updateCenter = (changes: CenterChanges, part: Part) =>
  db.updateTable('center').set((eb) => ({ ...changes, [part]: eb(part, '+', 1) }));

/** Nothing is removed for a while from now on. */
export const holdRetention = (now: Date) => db.updateTable('center').set({ retentionHeldAt: now });

export const openDays = () => db.selectFrom('openingHours').select(['weekday', 'opens', 'closes']).orderBy('weekday');

export const deleteOpeningHours = () => db.deleteFrom('openingHours');

/** Days on which the center is closed, in order; both ends included. */
export const closedDays = (from: string, to: string) =>
  db.selectFrom('closure').select(['date', 'reason']).where('date', '>=', from).where('date', '<=', to).orderBy('date');

export const deleteClosures = (from: string, to: string) =>
  db.deleteFrom('closure').where('date', '>=', from).where('date', '<=', to).returning(['date', 'reason']);

export const payment = () =>
  db
    .selectFrom('paymentDetails')
    .select([
      'achAccountName',
      'achBankName',
      'achRoutingNumber',
      'achAccountLastFour',
      'zelleName',
      'zelleContact',
      'ein',
      'version',
    ]);

/** Makes room for a center's payment details; nothing happens where they are. */
export const beginPayment = () =>
  db
    .insertInto('paymentDetails')
    .values({ version: 1 })
    .onConflict((conflict) => conflict.column('centerId').doNothing());

export const lockPayment = () => sql`select from payment_details for update`;

export interface PaymentChanges {
  readonly achAccountName?: string | null;
  readonly achBankName?: string | null;
  readonly achRoutingNumber?: string | null;
  readonly achAccountSealed?: Buffer | null;
  readonly achAccountLastFour?: string | null;
  readonly zelleName?: string | null;
  readonly zelleContact?: string | null;
  readonly ein?: string | null;
}
export const updatePayment = (changes: PaymentChanges) =>
  db.updateTable('paymentDetails').set((eb) => ({ ...changes, version: eb('version', '+', 1) }));

interface RoomSettingsRow {
  readonly id: number;
  readonly name: string;
  readonly ageGroup: 'infants' | 'toddlers' | 'preschool' | 'pre-k' | null;
  readonly capacity: number | null;
  readonly childrenPerStaff: number | null;
  readonly sortOrder: number;
  readonly version: number;
  readonly children: number;
  readonly staff: number;
}
const roomSettings = sql`
  select m.id, m.name, m.age_group, m.capacity, m.children_per_staff, m.sort_order, m.version,
    (select count(*) from child k where k.center_id = m.center_id and k.room_id = m.id and k.removed_at is null)::int as children,
    (select count(*) from staff s where s.center_id = m.center_id and s.room_id = m.id and s.removed_at is null)::int as staff
  from room m where m.removed_at is null`;

export const roomsToChange = () => sql<RoomSettingsRow>`${roomSettings} order by m.sort_order, m.id`;
export const roomToChange = (id: number) => sql<RoomSettingsRow>`${roomSettings} and m.id = ${id}`;

/** Nobody comes into a room, or changes it, while it is changed. */
export const lockRoom = (id: number) => sql`select from room where id = ${id} for update`;
export const lockRooms = () => sql`select from room where removed_at is null order by id for update`;

export interface RoomChanges {
  readonly name?: string;
  readonly ageGroup?: RoomSettingsRow['ageGroup'];
  readonly minAgeMonths?: number | null;
  readonly maxAgeMonths?: number | null;
  readonly capacity?: number | null;
  readonly childrenPerStaff?: number | null;
}
export const updateRoom = (id: number, changes: RoomChanges) =>
  db
    .updateTable('room')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const insertRoom = (room: RoomChanges & { readonly name: string }) =>
  db
    .insertInto('room')
    .values({ ...room, sortOrder: sql`(select coalesce(max(sort_order), -1) + 1 from room where removed_at is null)` })
    .returning('id');

export const setRoomOrder = (ids: readonly number[]) => sql`
  update room set sort_order = place - 1
  from unnest(${ids}::bigint[]) with ordinality as wanted (wanted_id, place) where id = wanted_id`;

export const removeRoom = (id: number, at: Date) => db.updateTable('room').set({ removedAt: at }).where('id', '=', id);
