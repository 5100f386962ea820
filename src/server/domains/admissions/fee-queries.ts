import { sql } from 'kysely';
import { MOST_FEES, type ShownFeeState } from '#contract/admissions-choices.ts';
import { db } from '#server/db/sql.ts';
import type { Method, Noted } from './fee-rules.ts';

/** What the center asks for from now on. */
export const feeTerms = () =>
  sql<{ amount: number; isRefundable: boolean; instructions: string | null; version: number }>`
  select fee as amount, fee_is_refundable as is_refundable, fee_instructions as instructions, version from admission_setting`;

export const putFeeTerms = (amount: number, isRefundable: boolean, instructions: string | null, version: number) => sql`
  insert into admission_setting (fee, fee_is_refundable, fee_instructions, version)
  values (${amount}::int, ${isRefundable}, ${instructions}, ${version}::int)
  on conflict (center_id) do update set fee = excluded.fee, fee_is_refundable = excluded.fee_is_refundable,
    fee_instructions = excluded.fee_instructions, version = excluded.version`;

export const insertFee = (row: {
  readonly inquiryId: number;
  readonly amount: number;
  readonly isRefundable: boolean;
  readonly state: 'asked';
  readonly askedAt: Date;
  readonly notedAt: Date;
}) => db.insertInto('waitlistFee').values(row).returning('id');

export interface FeeRow extends Noted {
  readonly id: number;
  readonly inquiryId: number | null;
  readonly payee: string | null;
  readonly reach: string | null;
  readonly amount: number;
  readonly isRefundable: boolean;
  /** With `owed` beside what is noted. */
  readonly shownState: ShownFeeState;
  readonly askedAt: Date;
  readonly paidBy: Method | null;
  readonly returnedBy: Method | null;
  readonly version: number;
}
/** What was paid and is refundable is owed once its family does not wait any more, whatever came of it. */
const shownState = sql`case when f.state = 'paid' and f.is_refundable and (i.id is null or i.state in ('enrolled', 'lost'))
    then 'owed' else f.state end`;
const fees = sql`
  select f.id, f.inquiry_id, coalesce(c.first_name || ' ' || c.last_name, f.payee) as payee,
    coalesce(c.email, c.phone_number, f.reach) as reach, f.amount, f.is_refundable, f.state, ${shownState} as shown_state,
    f.asked_at, f.paid_on, f.paid_by, f.returned_on, f.returned_by, f.version
  from waitlist_fee f
  left join inquiry i on i.center_id = f.center_id and i.id = f.inquiry_id
  left join inquiry_contact c on c.center_id = f.center_id and c.inquiry_id = f.inquiry_id and c.position = 1`;

export const feeById = (id: number) => sql<FeeRow>`${fees} where f.id = ${id}`;
export const feesOf = (inquiryId: number) =>
  sql<FeeRow>`${fees} where f.inquiry_id = ${inquiryId} order by f.id desc limit 50`;
export const listedFees = (state: ShownFeeState | null) => sql<FeeRow>`
  ${fees} where (${state}::text is null or ${shownState} = ${state}) order by ${shownState} = 'owed' desc, f.id desc limit ${MOST_FEES}`;
export const feeSums = () => sql<{ state: ShownFeeState; count: number; amount: number }>`
  select ${shownState} as state, count(*)::int as count, sum(f.amount)::bigint as amount
  from waitlist_fee f left join inquiry i on i.center_id = f.center_id and i.id = f.inquiry_id group by 1`;

export const lockFee = (id: number) => sql`select from waitlist_fee where id = ${id} for update`;

/** Of money that is given back nobody's name is kept, where the inquiry is gone. */
export const noteFee = (id: number, { state, paidOn, paidBy, returnedOn, returnedBy }: Noted, now: Date) => sql`
  update waitlist_fee set state = ${state}, paid_on = ${paidOn}, paid_by = ${paidBy}, returned_on = ${returnedOn}, returned_by = ${returnedBy},
    noted_at = ${now}, version = version + 1, payee = case when ${state} = 'paid' then payee end, reach = case when ${state} = 'paid' then reach end
  where id = ${id}`;

/** Inquiries are about to go: of fees that the center owes the name stays until they are given back, of money that came and stays the sum. */
export const keepOwedFees = (inquiryIds: readonly number[]) => sql`
  update waitlist_fee f set inquiry_id = null, payee = c.first_name || ' ' || c.last_name, reach = coalesce(c.email, c.phone_number)
  from inquiry_contact c
  where f.inquiry_id = any (${inquiryIds}::bigint[]) and f.state = 'paid' and f.is_refundable
    and c.center_id = f.center_id and c.inquiry_id = f.inquiry_id and c.position = 1`;
export const deleteUnpaidFees = (inquiryIds: readonly number[]) =>
  sql`delete from waitlist_fee where inquiry_id = any (${inquiryIds}::bigint[]) and state in ('asked', 'waived')`;

/** Fees of an inquiry that becomes another one. */
export const moveFees = (from: number, to: number) =>
  sql`update waitlist_fee set inquiry_id = ${to} where inquiry_id = ${from}`;
/** Of two inquiries of one family one fee is asked. */
export const deleteDoubledFees = (inquiryId: number) => sql`
  delete from waitlist_fee f where f.inquiry_id = ${inquiryId} and f.state = 'asked' and exists (select from waitlist_fee o
    where o.center_id = f.center_id and o.inquiry_id = f.inquiry_id and (o.state = 'paid' or (o.state = 'asked' and o.id < f.id)))`;

/** Fees of inquiries that are gone, of which nothing was noted since a moment. */
export const pastFees = (before: Date) =>
  sql<{
    id: number;
  }>`select id from waitlist_fee where inquiry_id is null and noted_at < ${before} order by id limit 200`;
export const deleteFees = (ids: readonly number[]) => sql`delete from waitlist_fee where id = any (${ids}::bigint[])`;
