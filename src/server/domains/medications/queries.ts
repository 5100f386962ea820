import { sql } from 'kysely';
import type { MedicineRoute } from '#contract/activities-choices.ts';
import { db } from '#server/db/sql.ts';
import type { Edit } from '#server/kernel/edit.ts';

export interface Agreed {
  readonly dose: string;
  readonly route: MedicineRoute;
  readonly fromOn: string;
  readonly untilOn: string;
  readonly minMinutesBetween: number;
  readonly asNeeded: boolean;
  readonly times: string[];
  readonly instructions: string;
  readonly consentBy: string;
  readonly consentedOn: string;
}
export interface MedicationRow extends Agreed {
  readonly id: number;
  readonly childId: number;
  readonly name: string;
  readonly recordedBy: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly version: number;
  /** The newest dose that was taken. */
  readonly lastAt: Date | null;
  readonly lastDose: string | null;
  readonly lastBy: string | null;
  /** Given or refused. */
  readonly dosesToday: number;
}

const medications = (today: string) => sql<MedicationRow>`
  select m.id, m.child_id, m.name, m.dose, m.route, m.from_on, m.until_on, m.min_minutes_between, m.as_needed, m.times,
    m.instructions, m.consent_by, m.consented_on, r.first_name || ' ' || r.last_name as recorded_by, m.created_at, m.ended_at,
    m.version, last.at as last_at, last.dose as last_dose, last.by as last_by,
    (select count(*) from activity a where a.child_id = m.child_id and a.medication_id = m.id and a.date = ${today}::date
      and a.undone_at is null)::int as doses_today
  from medication m
  left join staff r on r.center_id = m.center_id and r.id = m.recorded_by
  left join lateral (
    select a.at, a.dose, s.first_name || ' ' || s.last_name as by
    from activity a join staff s on s.center_id = a.center_id and s.id = a.staff_id
    where a.center_id = m.center_id and a.child_id = m.child_id and a.medication_id = m.id
      and a.undone_at is null and a.refused_reason is null
    order by a.at desc, a.id desc limit 1) last on true`;

/** Medications, those that may be given first, then by name. */
export const medicationsOf = (childId: number, today: string) => sql<MedicationRow>`
  ${medications(today)} where m.child_id = ${childId}
  order by m.ended_at is not null, m.until_on < ${today}::date, m.name, m.id`;

export const medicationById = (id: number, today: string) => sql<MedicationRow>`
  ${medications(today)} join child k on k.center_id = m.center_id and k.id = m.child_id
  where m.id = ${id} and k.removed_at is null`;

/** Keeps anybody else from changing it, or giving a dose, until this is done. */
export const lockMedication = (id: number) => sql`select from medication where id = ${id} for update`;

/** Doses that were taken within an interval on either side of a moment, nearest first. */
export const dosesAround = ({ id, childId }: { id: number; childId: number }, at: Date, minutes: number) => sql<{
  at: Date;
  by: string;
}>`
  select a.at, s.first_name || ' ' || s.last_name as by
  from activity a join staff s on s.center_id = a.center_id and s.id = a.staff_id
  where a.child_id = ${childId} and a.medication_id = ${id} and a.undone_at is null and a.refused_reason is null
    and a.at > ${new Date(at.getTime() - minutes * 60_000)} and a.at < ${new Date(at.getTime() + minutes * 60_000)}
  order by abs(extract(epoch from a.at - ${at}::timestamptz)), a.id`;

/** What may be given to these children today, with how often it was. */
export const medicinesToday = (childIds: readonly number[], today: string) => sql<{
  childId: number;
  times: string[];
  dosesToday: number;
}>`
  select m.child_id, m.times, (select count(*) from activity a where a.child_id = m.child_id and a.medication_id = m.id
    and a.date = ${today}::date and a.undone_at is null)::int as doses_today
  from medication m
  where m.child_id = any (${childIds}::bigint[]) and m.ended_at is null and ${today}::date between m.from_on and m.until_on`;

export const insertMedication = (
  row: Agreed & { childId: number; name: string; recordedBy: number | null; createdAt: Date },
) => db.insertInto('medication').values(row).returning('id');

export const updateMedication = (id: number, change: Edit<Agreed>) =>
  db
    .updateTable('medication')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const endMedicationRow = (id: number, at: Date, by: number | null) =>
  db
    .updateTable('medication')
    .set((eb) => ({ endedAt: at, endedBy: by, version: eb('version', '+', 1) }))
    .where('id', '=', id);
