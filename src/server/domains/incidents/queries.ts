import { sql } from 'kysely';
import type { BodyPart, IncidentKind } from '#contract/incidents-choices.ts';
import { db } from '#server/db/sql.ts';
import type { DateRange } from '#server/http/date-range.ts';

const notifiedBy = sql<string | null>`coalesce(guardian_name(incident.parent_notified_by_guardian),
  (select s.first_name || ' ' || s.last_name from staff s where s.center_id = incident.center_id and s.id = incident.parent_notified_by_staff))`;

const acknowledgements = sql<
  {
    guardian: string;
    /** @known is given with the acknowledgement */
    signature: string;
    at: string;
  }[]
>`coalesce((
  select json_agg(json_build_object('guardian', guardian_name(r.guardian_id), 'signature', r.signature,
    'at', to_char(r.acknowledged_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.acknowledged_at)
  from incident_receipt r
  where r.center_id = incident.center_id and r.incident_id = incident.id and r.acknowledged_at is not null), '[]')`;

const photoUrl = sql<
  string | null
>`'/api/incidents/' || incident.id || '/photo?v=' || substr(incident.photo_path, 10, 8)`;

const incidentRows = () =>
  db
    .selectFrom('incident')
    .select((eb) => [
      'id',
      'childId',
      'date',
      'time',
      'description',
      'actionTaken',
      'kind',
      sql<BodyPart[]>`incident.body_parts`.as('bodyParts'),
      'witness',
      'firstAid',
      photoUrl.as('photoUrl'),
      'toldPerson',
      'staffId',
      eb('parentNotifiedAt', 'is not', null).$castTo<boolean>().as('parentNotified'),
      'parentNotifiedAt',
      notifiedBy.as('parentNotifiedBy'),
      acknowledgements.as('acknowledgements'),
      'createdAt',
    ]);

/** Incidents of children who are still enrolled. */
export const incidents = ({ from, to, limit }: DateRange) =>
  incidentRows()
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(
      sql<boolean>`exists (select from child k where k.center_id = incident.center_id and k.id = child_id and k.removed_at is null)`,
    )
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

export const incident = (id: number) => incidentRows().where('id', '=', id);

const reportedBy = sql<string>`(select s.first_name || ' ' || s.last_name from staff s
  where s.center_id = incident.center_id and s.id = incident.staff_id)`;

/** An incident with all that is known of it: who reported it, who told the family, who of the scope's readers signed it. */
export const wholeIncident = (id: number) => wholeIncidents().where('id', '=', id);
/** Incidents of a child, newest first. */
export const wholeIncidentsOf = (childId: number, { from, to, limit }: DateRange) =>
  wholeIncidents()
    .where('childId', '=', childId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
const wholeIncidents = () => incidentRows().select(['photoPath', reportedBy.as('reportedBy')]);
export type WholeIncident = Awaited<ReturnType<ReturnType<typeof wholeIncidents>['executeTakeFirstOrThrow']>>;

export interface NewIncidentRow {
  readonly childId: number;
  readonly date: string;
  readonly time: string;
  readonly description: string;
  readonly actionTaken: string;
  readonly kind?: IncidentKind | null | undefined;
  readonly bodyParts?: readonly BodyPart[] | undefined;
  readonly witness?: string | undefined;
  readonly firstAid?: string | undefined;
  readonly photoPath?: string | null;
  readonly toldPerson?: string | undefined;
  readonly parentNotifiedAt?: Date | null;
  readonly parentNotifiedByStaff?: number | null;
  readonly staffId: number;
  readonly recordedBy: number | null;
  readonly createdAt: Date;
}
export const insertIncidents = (rows: readonly NewIncidentRow[]) =>
  db
    .insertInto('incident')
    .values(rows.map(({ bodyParts = [], ...row }) => ({ ...row, bodyParts: [...bodyParts] })))
    .returning('id');

/** Where the photo's bytes lie; row security knows whose child a parent may ask for. */
export const incidentPhoto = (id: number) => db.selectFrom('incident').select('photoPath').where('id', '=', id);

export const markTold = (id: number, at: Date, by: number | null, person: string) =>
  db
    .updateTable('incident')
    .set((eb) => ({
      parentNotifiedAt: at,
      parentNotifiedByStaff: by,
      toldPerson: person,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('parentNotifiedAt', 'is', null);

export interface FamilyIncidentRow {
  readonly id: number;
  readonly childId: number;
  readonly date: string;
  readonly time: string;
  readonly description: string;
  readonly actionTaken: string;
  readonly kind: IncidentKind | null;
  readonly bodyParts: BodyPart[];
  readonly witness: string;
  readonly firstAid: string;
  readonly photoUrl: string | null;
  readonly toldPerson: string;
  readonly reportedBy: string;
  readonly parentNotified: boolean;
  readonly parentNotifiedAt: Date | null;
  readonly seenAt: Date | null;
  readonly acknowledgedAt: Date | null;
  readonly signature: string | null;
  readonly createdAt: Date;
}
/** Incidents as a child's family reads them; whether the scope's parent has seen and signed them. */
const familyRows = sql`
  select i.id, i.child_id, i.date, i.time, i.description, i.action_taken, i.kind, i.body_parts, i.witness, i.first_aid,
    '/api/incidents/' || i.id || '/photo?v=' || substr(i.photo_path, 10, 8) as photo_url, i.told_person, s.first_name || ' ' || s.last_name as reported_by,
    i.parent_notified_at is not null as parent_notified, i.parent_notified_at, r.seen_at, r.acknowledged_at, r.signature, i.created_at
  from incident i join staff s on s.center_id = i.center_id and s.id = i.staff_id
  left join incident_receipt r on r.center_id = i.center_id and r.incident_id = i.id and r.guardian_id = app_actor_id()`;

export const familyIncidents = (childId: number, { from, to, limit }: DateRange) => sql<FamilyIncidentRow>`
  ${familyRows} where i.child_id = ${childId} and i.date between ${from}::date and ${to}::date
  order by i.date desc, i.time desc, i.id desc limit ${limit}`;
export const familyIncident = (id: number) => sql<FamilyIncidentRow>`${familyRows} where i.id = ${id}`;

export const insertReceipt = (incidentId: number, guardianId: number, at: Date) =>
  db
    .insertInto('incidentReceipt')
    .values({ incidentId, guardianId, seenAt: at })
    .onConflict((conflict) => conflict.columns(['centerId', 'incidentId', 'guardianId']).doNothing());

/** The first signature stays. */
export const signReceipt = (incidentId: number, guardianId: number, signature: string, at: Date) =>
  db
    .updateTable('incidentReceipt')
    .set({ acknowledgedAt: at, signature })
    .where('incidentId', '=', incidentId)
    .where('guardianId', '=', guardianId)
    .where('acknowledgedAt', 'is', null);

export const markSeenByGuardian = (id: number, at: Date, guardianId: number) =>
  db
    .updateTable('incident')
    .set((eb) => ({ parentNotifiedAt: at, parentNotifiedByGuardian: guardianId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('parentNotifiedAt', 'is', null);
