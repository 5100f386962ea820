import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';
import { MOST_OFFERS, type OfferState } from '#contract/offers-choices.ts';
import type { WeekSlot } from '#contract/planning-choices.ts';
import { db } from '#server/db/sql.ts';
import type { AskedChild } from './rules.ts';

export const offerSettings = () =>
  sql<{ asksNext: boolean; version: number }>`select asks_next, version from offer_setting`;

/** Of two who change the settings, one comes after the other. */
export const lockOfferSettings = () =>
  sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:offer-settings', app_center()))`;

export const putOfferSettings = (asksNext: boolean, version: number) => sql`
  insert into offer_setting (asks_next, version) values (${asksNext}, ${version}::int)
  on conflict (center_id) do update set asks_next = excluded.asks_next, version = excluded.version`;

export interface OfferRow {
  readonly id: number;
  readonly inquiryId: number;
  readonly inquiryChildId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly language: Language;
  readonly childFirstName: string | null;
  readonly childLastName: string | null;
  readonly birthDate: string | null;
  readonly dueDate: string | null;
  readonly roomId: number;
  readonly room: string;
  readonly startsOn: string;
  readonly deposit: number;
  readonly isRefundable: boolean;
  readonly expiresAt: Date;
  readonly state: OfferState;
  readonly madeAt: Date;
  readonly madeBy: string | null;
  readonly endedAt: Date | null;
  readonly reason: string | null;
  readonly childId: number | null;
  readonly passedOnId: number | null;
  readonly slots: WeekSlot[];
  readonly planIds: number[];
  readonly formIds: number[];
}
const offers = (where: RawBuilder<unknown>) => sql<OfferRow>`
  select o.id, k.inquiry_id, o.inquiry_child_id, c.first_name, c.last_name, c.email, i.language, k.first_name as child_first_name,
    k.last_name as child_last_name, k.birth_date, k.due_date, o.room_id, r.name as room, o.starts_on, o.deposit, o.is_refundable, o.expires_at,
    o.state, o.made_at, m.first_name || ' ' || m.last_name as made_by, o.ended_at, o.reason, o.child_id, o.passed_on_id,
    coalesce((select json_agg(json_build_object('weekday', l.weekday, 'arrives', to_char(l.arrives, 'HH24:MI'),
        'leaves', to_char(l.leaves, 'HH24:MI')) order by l.weekday, l.arrives)
      from offer_slot l where l.center_id = o.center_id and l.offer_id = o.id), '[]') as slots,
    coalesce((select json_agg(p.plan_id order by p.plan_id) from offer_plan p
      where p.center_id = o.center_id and p.offer_id = o.id), '[]') as plan_ids,
    coalesce((select json_agg(f.form_id order by f.form_id) from offer_form f
      where f.center_id = o.center_id and f.offer_id = o.id), '[]') as form_ids
  from offer o join inquiry_child k on k.center_id = o.center_id and k.id = o.inquiry_child_id
  join inquiry i on i.center_id = k.center_id and i.id = k.inquiry_id
  join inquiry_contact c on c.center_id = i.center_id and c.inquiry_id = i.id and c.position = 1
  join room r on r.center_id = o.center_id and r.id = o.room_id
  left join staff m on m.center_id = o.center_id and m.id = o.made_by
  where ${where} order by o.state <> 'open', o.id desc limit ${MOST_OFFERS}`;

/** Offers of one inquiry, or of all: first what waits for an answer, then the newest. */
export const listedOffers = (inquiryId: number | null) =>
  offers(sql`(${inquiryId}::bigint is null or k.inquiry_id = ${inquiryId})`);
export const offerById = (id: number) => offers(sql`o.id = ${id}`);
/** The offer that holds a place for a child of an inquiry, or was accepted. */
export const currentOffer = (inquiryChildId: number) =>
  offers(sql`o.inquiry_child_id = ${inquiryChildId} and o.state in ('open', 'accepted')`);

/** Offers whose time has run out before a moment, and that nobody has ended yet. */
export const overdueOffers = (now: Date) =>
  sql<{
    id: number;
  }>`select id from offer where state = 'open' and expires_at <= ${now} order by expires_at, id limit 200`;

/** The inquiry of an offer. */
export const inquiryOfOffer = (id: number) => sql<{ inquiryId: number }>`
  select k.inquiry_id from offer o join inquiry_child k on k.center_id = o.center_id and k.id = o.inquiry_child_id where o.id = ${id}`;

/** Of two who offer a place, one comes after the other. */
export const lockOffering = () => sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:offers', app_center()))`;

export interface NewOfferRow {
  readonly inquiryChildId: number;
  readonly roomId: number;
  readonly startsOn: string;
  readonly deposit: number;
  readonly isRefundable: boolean;
  readonly expiresAt: Date;
  readonly madeAt: Date;
  readonly madeBy: number | null;
}
export const insertOffer = (row: NewOfferRow) =>
  db
    .insertInto('offer')
    .values({ ...row, state: 'open' })
    .returning('id');
export const insertOfferSlots = (offerId: number, slots: readonly WeekSlot[]) =>
  db.insertInto('offerSlot').values(slots.map((slot) => ({ offerId, ...slot })));
export const insertOfferPlans = (offerId: number, planIds: readonly number[]) =>
  db.insertInto('offerPlan').values(planIds.map((planId) => ({ offerId, planId })));
export const insertOfferForms = (offerId: number, formIds: readonly number[]) =>
  db.insertInto('offerForm').values(formIds.map((formId) => ({ offerId, formId })));

interface Ended {
  readonly state: Exclude<OfferState, 'open'>;
  readonly endedAt: Date;
  readonly endedBy: number | null;
  readonly reason: string | null;
}
export const endOfferRow = (id: number, ended: Ended) => db.updateTable('offer').set(ended).where('id', '=', id);
export const setEnrolled = (id: number, childId: number) =>
  db.updateTable('offer').set({ childId }).where('id', '=', id);
export const setPassedOn = (id: number, passedOnId: number) =>
  db.updateTable('offer').set({ passedOnId }).where('id', '=', id);

/** What two inquiries name as one child: offers of the one are the other's. */
export const moveOffers = (goneId: number, keptId: number) => sql`
  update offer set inquiry_child_id = ${keptId} where inquiry_child_id = ${goneId}`;
/** How many offers of these inquiries hold a place. */
export const heldBy = (inquiryIds: readonly number[]) => sql<{ id: number }>`
  select o.id from offer o join inquiry_child k on k.center_id = o.center_id and k.id = o.inquiry_child_id
  where k.inquiry_id = any (${inquiryIds}::bigint[]) and (o.state = 'open' or o.state = 'accepted' and o.child_id is null) order by o.id`;

export interface InquiryChildRow {
  readonly inquiryId: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  readonly dueDate: string | null;
}
export const inquiryChild = (id: number) => sql<InquiryChildRow>`
  select inquiry_id, first_name, last_name, birth_date, due_date from inquiry_child where id = ${id}`;

/** What stands with each child of an inquiry. */
export const childrenOfInquiry = (inquiryId: number) => sql<AskedChild>`
  select (select o.state from offer o where o.center_id = k.center_id and o.inquiry_child_id = k.id and o.state in ('open', 'accepted')) as offer,
    k.waiting_since is not null as waits
  from inquiry_child k where k.inquiry_id = ${inquiryId} order by k.id`;

/** A child that was not born yet is, with its name and day. */
export const setBorn = (
  inquiryChildId: number,
  born: {
    readonly firstName: string;
    readonly lastName: string;
    readonly birthDate: string;
    readonly childKey: string | null;
  },
) =>
  db
    .updateTable('inquiryChild')
    .set({ ...born, dueDate: null })
    .where('id', '=', inquiryChildId);

/** Of two who enroll one child, one comes after the other. */
export const lockChildNamed = (key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:enroll ' || ${key}::text, app_center()))`;

/** The enrolled children who were born on a day. */
export const enrolledBornOn = (birthDate: string) => sql<{ firstName: string; lastName: string }>`
  select first_name, last_name from child where removed_at is null and date_of_birth = ${birthDate}::date order by id`;

/** To whom a place was offered before. */
export const offeredBefore = (roomId: number, startsOn: string) => sql<{ inquiryChildId: number }>`
  select distinct inquiry_child_id from offer where room_id = ${roomId} and starts_on = ${startsOn}::date order by 1`;

/** A guardian of a child of the same inquiry that has a place, by name. */
export const guardianOfSibling = (inquiryId: number, firstName: string, lastName: string) => sql<{ id: number }>`
  select g.id from offer o join inquiry_child k on k.center_id = o.center_id and k.id = o.inquiry_child_id
  join guardianship s on s.center_id = o.center_id and s.child_id = o.child_id and s.ended_at is null
  join guardian g on g.center_id = s.center_id and g.id = s.guardian_id and g.removed_at is null
  where k.inquiry_id = ${inquiryId} and g.first_name = ${firstName} and g.last_name = ${lastName} order by g.id limit 1`;

/** A row where two guardians have a child together. */
export const shareChild = (one: number, other: number) => sql<{ childId: number }>`
  select a.child_id from guardianship a join guardianship b on b.center_id = a.center_id and b.child_id = a.child_id
  where a.guardian_id = ${one} and b.guardian_id = ${other} and a.ended_at is null and b.ended_at is null limit 1`;

/** What the last offer said of deposit and forms. */
export const lastTerms = () => sql<{ deposit: number; isRefundable: boolean; formIds: number[] }>`
  select o.deposit, o.is_refundable, coalesce((select json_agg(f.form_id order by f.form_id) from offer_form f
    where f.center_id = o.center_id and f.offer_id = o.id), '[]') as form_ids
  from offer o order by o.id desc limit 1`;

/** How the center is reached, and its clock. */
export const contactOfCenter = () =>
  sql<{ phone: string | null; email: string | null }>`select phone, email from center`;

/** Every offer of these inquiries. */
export const offersOf = (inquiryIds: readonly number[]) => sql<{ id: number }>`
  select o.id from offer o join inquiry_child k on k.center_id = o.center_id and k.id = o.inquiry_child_id
  where k.inquiry_id = any (${inquiryIds}::bigint[]) order by o.id`;
