import { sql } from 'kysely';
import type { Ground, PausedBy } from '#contract/admissions-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { PlacesAhead } from './opening-rules.ts';

/** What the order of the list and the expected openings stand on, of everybody who waits. */
export interface WaitingKeyRow {
  readonly id: number;
  /** @known only who came onto the list is asked for */
  readonly since: Date;
  readonly isPaused: boolean;
  readonly pausedBy: PausedBy | null;
  /** @known the column's check names them */
  readonly grounds: Ground[];
  readonly countsAs: Ground | null;
  readonly countsSince: Date | null;
  readonly movedAt: Date | null;
  /** @known one of the two days is there */
  readonly bornOn: string;
  readonly wishedStart: string;
  readonly weekdays: number[];
}
export const waitingKeys = () => sql<WaitingKeyRow>`
  select k.id, k.waiting_since as since, k.paused_at is not null as is_paused, k.paused_by, k.grounds, k.counts_as,
    k.counts_since, k.moved_at,
    coalesce(k.birth_date, k.due_date) as born_on, k.wished_start, k.weekdays
  from inquiry i join inquiry_child k on k.center_id = i.center_id and k.inquiry_id = i.id
  where i.state = 'waiting' and k.waiting_since is not null and not exists (select from offer o
    where o.center_id = k.center_id and o.inquiry_child_id = k.id and o.state in ('open', 'accepted'))
  order by k.id`;

export interface UpkeepRow {
  readonly id: number;
  readonly firstName: string;
  readonly email: string | null;
  readonly language: Language;
  /** @known whoever waits came onto the list */
  readonly confirmedAt: Date;
  readonly askedAt: Date | null;
  readonly askedAgainAt: Date | null;
}
/** A child of the inquiry waits and does not pause; the moment at which it came is the first word of the family. */
const upkeep = sql`
  select i.id, c.first_name, c.email, i.language, greatest(i.confirmed_at, w.since) as confirmed_at, i.asked_at, i.asked_again_at
  from inquiry i join inquiry_contact c on c.center_id = i.center_id and c.inquiry_id = i.id and c.position = 1
  cross join lateral (select max(k.waiting_since) as since from inquiry_child k where k.center_id = i.center_id and k.inquiry_id = i.id
    and k.paused_at is null) w
  where i.state = 'waiting' and w.since is not null`;

/** Families with an e-mail that said nothing since a moment and wait for a step: at most so many at once. */
export const familiesToAsk = (
  before: { readonly confirmed: Date; readonly asked: Date },
  most: number,
) => sql<UpkeepRow>`
  ${upkeep} and c.email is not null and case when i.asked_at is null then greatest(i.confirmed_at, w.since) <= ${before.confirmed}
    else coalesce(i.asked_again_at, i.asked_at) <= ${before.asked} end
  order by i.id limit ${most}`;
export const upkeepOf = (inquiryId: number) => sql<UpkeepRow>`${upkeep} and i.id = ${inquiryId}`;

export const noteAsked = (id: number, now: Date) => sql`update inquiry set asked_at = ${now} where id = ${id}`;
export const noteAskedAgain = (id: number, now: Date) =>
  sql`update inquiry set asked_again_at = ${now} where id = ${id}`;

/** Whoever waits pauses, because nobody answered. */
export const pauseUnanswered = (inquiryId: number, now: Date) => sql`
  update inquiry_child set paused_at = ${now}, paused_by = 'no-answer'
  where inquiry_id = ${inquiryId} and waiting_since is not null and paused_at is null`;

/** The family has said that it wants its place. */
export const noteConfirmed = (id: number, now: Date) =>
  sql`update inquiry set confirmed_at = ${now}, asked_at = null, asked_again_at = null where id = ${id}`;
/** Who paused because nobody answered waits again. */
export const resumeAnswered = (inquiryId: number) => sql`
  update inquiry_child set paused_at = null, paused_by = null where inquiry_id = ${inquiryId} and paused_by = 'no-answer'`;

export const setPaused = (id: number, pausedAt: Date | null, by: 'family' | 'staff') =>
  sql`update inquiry_child set paused_at = ${pausedAt}::timestamptz, paused_by = case when ${pausedAt}::timestamptz is null then null else ${by} end where id = ${id}`;

export const setWish = (id: number, wishedStart: string, weekdays: readonly number[]) =>
  sql`update inquiry_child set wished_start = ${wishedStart}, weekdays = ${weekdays} where id = ${id}`;

/** A child of an inquiry, as far as its family changes it. */
export const familyChild = (inquiryId: number, id: number) => sql<{
  id: number;
  isWaiting: boolean;
  pausedBy: PausedBy | null;
  wishedStart: string;
  weekdays: number[];
}>`
  select k.id, i.state = 'waiting' and k.waiting_since is not null as is_waiting, k.paused_by, k.wished_start, k.weekdays
  from inquiry_child k join inquiry i on i.center_id = k.center_id and i.id = k.inquiry_id
  where k.inquiry_id = ${inquiryId} and k.id = ${id}`;

/** What was foreseen last. */
export const openingForecast = () =>
  sql<{
    madeOn: string;
    /** @known as planning wrote it */
    ahead: PlacesAhead;
  }>`select made_on, ahead from opening_forecast`;

export const putForecast = (madeOn: string, ahead: PlacesAhead) => sql`
  insert into opening_forecast (made_on, ahead) values (${madeOn}, ${JSON.stringify(ahead)}::jsonb)
  on conflict (center_id) do update set made_on = excluded.made_on, ahead = excluded.ahead`;

export const isAnybodyWaiting = () =>
  sql<{ isWaiting: boolean }>`select exists (select from inquiry where state = 'waiting') as is_waiting`;
