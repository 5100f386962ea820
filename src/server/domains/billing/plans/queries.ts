import { type RawBuilder, sql } from 'kysely';
import type { CADENCES, PLAN_KINDS } from '#contract/billing-shapes.ts';
import { db } from '#server/db/sql.ts';

export type PlanKind = (typeof PLAN_KINDS)[number];
export type Cadence = (typeof CADENCES)[number];

export interface PlanRow {
  readonly id: number;
  readonly name: string;
  readonly kind: PlanKind;
  readonly cadence: Cadence | null;
  readonly amount: number | null;
  readonly basisPoints: number | null;
  readonly weekdays: number[] | null;
  readonly isOffered: boolean;
  readonly enrolled: number;
  readonly archivedAt: Date | null;
  readonly version: number;
}

const plans = (today: string) => sql`
  select p.id, p.name, p.kind, p.cadence, p.amount, p.basis_points, p.weekdays, p.is_offered, p.archived_at, p.version,
    (select count(distinct e.child_id) from plan_enrollment e join child k on k.center_id = e.center_id and k.id = e.child_id and k.removed_at is null
     where e.center_id = p.center_id and e.plan_id = p.id and e.from_date <= ${today}::date and (e.to_date is null or e.to_date >= ${today}::date))::int as enrolled
  from billing_plan p`;

export const planRows = (today: string) => sql<PlanRow>`
  ${plans(today)} order by p.archived_at is not null, array_position('{tuition,fee,discount,subsidy}', p.kind), p.id`;
export const planRow = (id: number, today: string) => sql<PlanRow>`${plans(today)} where p.id = ${id}`;

/** The plans that parents may choose, as they may see them. */
export const offeredPlans = () =>
  sql<Pick<PlanRow, 'id' | 'name' | 'kind' | 'cadence' | 'amount'>>`
    select id, name, kind, cadence, amount from billing_plan
    where archived_at is null and is_offered and kind in ('tuition', 'fee') order by id`;

export interface NewPlanRow {
  readonly name: string;
  readonly kind: PlanKind;
  readonly cadence: Cadence | null;
  readonly amount: number | null;
  readonly basisPoints: number | null;
  readonly weekdays: number[] | null;
  readonly isOffered: boolean;
  readonly createdAt: Date;
}
export const insertPlans = (rows: readonly NewPlanRow[]) =>
  db
    .insertInto('billingPlan')
    .values([...rows])
    .returning('id');

export type PlanChange = Partial<
  Pick<NewPlanRow, 'name' | 'amount' | 'basisPoints' | 'weekdays' | 'isOffered'> & { readonly archivedAt: Date | null }
>;
export const updatePlan = (id: number, change: PlanChange) =>
  db
    .updateTable('billingPlan')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);

/** A plan of that name that is not archived. */
export const planNamed = (name: string) => sql<{ id: number }>`
  select id from billing_plan where lower(name) = lower(${name}) and archived_at is null`;

export interface EnrollmentRow {
  readonly id: number;
  readonly childId: number;
  readonly childName: string;
  readonly planId: number;
  readonly planName: string;
  readonly kind: PlanKind;
  readonly cadence: Cadence | null;
  readonly amount: number | null;
  readonly basisPoints: number | null;
  readonly weekdays: number[] | null;
  readonly agencyAccountId: number | null;
  readonly from: string;
  readonly to: string | null;
  readonly billedThrough: string | null;
  readonly version: number;
}

const enrollments = (where: RawBuilder<unknown>) => sql<EnrollmentRow>`
  select e.id, e.child_id, k.first_name || ' ' || k.last_name as child_name, e.plan_id, p.name as plan_name, p.kind, p.cadence, p.amount,
    p.basis_points, coalesce(e.weekdays, p.weekdays) as weekdays, e.agency_account_id, e.from_date as "from", e.to_date as "to",
    (select max(b.period_to) from billed_period b where b.center_id = e.center_id and b.enrollment_id = e.id) as billed_through, e.version
  from plan_enrollment e
  join billing_plan p on p.center_id = e.center_id and p.id = e.plan_id
  join child k on k.center_id = e.center_id and k.id = e.child_id
  where ${where} order by e.child_id, e.id`;

export const enrollmentRow = (id: number) => enrollments(sql`e.id = ${id}`);
export const enrollmentsOf = (childIds: readonly number[]) =>
  enrollments(sql`e.child_id = any (${childIds}::bigint[])`);

interface PlanState {
  readonly childId: number;
  readonly name: string;
  readonly isOnPlan: boolean;
  readonly hasOther: boolean;
  readonly hasPayer: boolean;
}
/** Children whom a plan would not take like the others in a span of days, by name; `to` null: without end. */
export const planStates = (planId: number, { from, to }: { readonly from: string; readonly to: string | null }) =>
  sql<PlanState>`
  select * from (
    select k.id as child_id, k.first_name || ' ' || k.last_name as name,
      coalesce(bool_or(e.plan_id = ${planId} and e.from_date <= coalesce(${to}::date, 'infinity')), false) as is_on_plan,
      coalesce(bool_or(e.plan_id <> ${planId} and p.kind = 'tuition'), false) as has_other,
      exists (select 1 from payer_split s where s.center_id = k.center_id and s.child_id = k.id)
        or exists (select 1 from guardianship w join guardian g on g.center_id = w.center_id and g.id = w.guardian_id and g.removed_at is null
          where w.center_id = k.center_id and w.child_id = k.id and w.ended_at is null) as has_payer
    from child k
    left join plan_enrollment e on e.center_id = k.center_id and e.child_id = k.id and coalesce(e.to_date, 'infinity') >= greatest(${from}::date, e.from_date)
    left join billing_plan p on p.center_id = e.center_id and p.id = e.plan_id
    where k.removed_at is null group by k.center_id, k.id
  ) as state where is_on_plan or has_other or not has_payer order by name, child_id`;

export interface NewEnrollmentRow {
  readonly childId: number;
  readonly planId: number;
  readonly weekdays: number[] | null;
  readonly agencyAccountId: number | null;
  readonly fromDate: string;
  readonly toDate: string | null;
  readonly createdAt: Date;
  readonly createdBy: number | null;
}
export const insertEnrollment = (row: NewEnrollmentRow) => db.insertInto('planEnrollment').values(row).returning('id');

export const endEnrollmentRow = (id: number, on: string) => sql`
  update plan_enrollment set to_date = ${on}::date, version = version + 1 where id = ${id}`;

/** The child, held until the transaction ends: of two who change its plans one comes after the other. */
export const lockChild = (id: number) => sql<{ id: number; name: string }>`
  select id, first_name || ' ' || last_name as name from child where id = ${id} and removed_at is null for update`;
/** Children, held like that in one order for all, by name. */
export const lockChildren = (ids: readonly number[]) => sql<{ id: number; name: string }>`
  with held as materialized (
    select id, first_name, last_name from child where id = any (${ids}::bigint[]) and removed_at is null order by id for update)
  select id, first_name || ' ' || last_name as name from held order by first_name, last_name, id`;
export const childNamed = (id: number) => sql<{ id: number; name: string }>`
  select id, first_name || ' ' || last_name as name from child where id = ${id}`;

export interface SplitRow {
  readonly childId: number;
  readonly from: string;
  readonly shares: {
    readonly accountId: number;
    /** @known a guardian's account bears the guardian's name, an agency's its own */
    readonly accountName: string;
    readonly amount: number | null;
    readonly basisPoints: number | null;
  }[];
}
/** Who pays which part of these children's care, the oldest day first. */
export const splitsOf = (childIds: readonly number[]) => sql<SplitRow>`
  select s.child_id, s.from_date as "from", json_agg(json_build_object('accountId', h.billing_account_id,
      'accountName', coalesce(b.name, g.first_name || ' ' || g.last_name), 'amount', h.amount, 'basisPoints', h.basis_points)
    order by h.place) as shares
  from payer_split s join payer_share h on h.center_id = s.center_id and h.split_id = s.id
  join billing_account b on b.center_id = h.center_id and b.id = h.billing_account_id
  left join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
  where s.child_id = any (${childIds}::bigint[]) group by s.center_id, s.id order by s.child_id, s.from_date`;

export const deleteSplit = (childId: number, from: string) => sql`
  delete from payer_split where child_id = ${childId} and from_date = ${from}::date`;
export const insertSplit = (childId: number, from: string, at: Date, by: number | null) => sql<{ id: number }>`
  insert into payer_split (child_id, from_date, created_at, created_by) values (${childId}, ${from}::date, ${at}, ${by}) returning id`;
export const insertShare = (row: {
  splitId: number;
  billingAccountId: number;
  place: number;
  basisPoints: number | null;
  amount: number | null;
}) => db.insertInto('payerShare').values(row);

/** The last day a child's care was charged for. */
export const chargedThrough = (childId: number) => sql<{ day: string | null }>`
  select max(b.period_to) as day from billed_period b join plan_enrollment e on e.center_id = b.center_id and e.id = b.enrollment_id
  where e.child_id = ${childId}`;

/** A child's guardians, the first one first, with the account of those who have one. */
export const payersOf = (childId: number) => sql<{ guardianId: number; name: string; accountId: number | null }>`
  select g.id as guardian_id, g.first_name || ' ' || g.last_name as name, b.id as account_id
  from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
  left join billing_account b on b.center_id = g.center_id and b.guardian_id = g.id
  where s.child_id = ${childId} and s.ended_at is null and g.removed_at is null order by s.started_at, s.id`;
