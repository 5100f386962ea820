import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { isOnDutyAt } from '#server/domains/center/duty-queries.ts';

interface StaffRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly room: string | null;
  readonly phone: string;
  readonly email: string;
  readonly isOnDuty: boolean;
  readonly accountStatus: 'invited' | 'active' | 'deactivated';
  readonly version: number;
}

/** Active staff, at a moment: a forgotten switch is no duty (staff-10). */
const members = (now: Date) => sql`
  select s.id, s.first_name, s.last_name, r.name as role, m.name as room, s.phone, s.email, d.id is not null as is_on_duty,
    case when s.deactivated_at is not null then 'deactivated' when s.password_hash is null then 'invited' else 'active' end as account_status,
    s.version
  from staff s
  join role r on r.center_id = s.center_id and r.id = s.role_id
  left join room m on m.center_id = s.center_id and m.id = s.room_id
  left join staff_duty d on d.center_id = s.center_id and d.staff_id = s.id and ${isOnDutyAt(now)}
  where s.removed_at is null`;

export const activeStaff = (now: Date) =>
  sql<StaffRow>`${members(now)} order by s.last_name collate "und-x-icu", s.first_name collate "und-x-icu", s.id`;

export const activeStaffMember = (id: number, now: Date) => sql<StaffRow>`${members(now)} and s.id = ${id}`;

/** The room to which somebody belongs. */
export const ownRoomOf = (id: number) => db.selectFrom('staff').select('roomId').where('id', '=', id).forNoKeyUpdate();

export const activeStaffMembers = (ids: readonly number[], now: Date) =>
  sql<StaffRow>`${members(now)} and s.id = any (${ids}::bigint[]) order by s.id`;

export interface NewStaffRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly roleId: number;
  readonly roomId: number | null;
  readonly phone: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
}
/** Answers nothing when the e-mail is taken. */
export const insertStaff = (row: NewStaffRow) =>
  db
    .insertInto('staff')
    .values(row)
    .onConflict((taken) => taken.columns(['centerId', 'emailKey']).where('removedAt', 'is', null).doNothing())
    .returning('id');

export const removeStaffRow = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('staff')
    .set((eb) => ({ removedAt: at, removedBy: by, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', 'is', null);

/**
 * Active people who can manage staff and roles. Locked in one order, the one to be removed among them: two removals
 * neither count on each other nor wait for each other.
 */
export const lockedDirectors = () => sql<{ id: number }>`
  select s.id from staff s join role r on r.center_id = s.center_id and r.id = s.role_id
  where s.removed_at is null and r.name = 'Director' and s.password_hash is not null and s.deactivated_at is null
  order by s.id for update of s`;

export const staffWithEmail = (emailKey: string) =>
  db.selectFrom('staff').select('id').where('emailKey', '=', emailKey).where('removedAt', 'is', null);

export const updateStaff = (
  id: number,
  change: Partial<Omit<NewStaffRow, 'passwordHash' | 'createdAt'>> & {
    deactivatedAt?: Date | null;
    deactivatedBy?: number | null;
  },
) =>
  db
    .updateTable('staff')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', 'is', null);
