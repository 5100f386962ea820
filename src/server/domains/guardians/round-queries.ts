import { sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';
import { db } from '#server/db/sql.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';

export interface RoundRow {
  readonly id: number;
  readonly createdAt: Date;
  readonly by: string;
  readonly language: Language;
  readonly total: number;
  readonly done: number;
  readonly invited: number;
  readonly waiting: number;
  readonly sent: number;
  readonly refused: number;
  readonly toPrint: number;
  readonly finishedAt: Date | null;
  readonly failure: Text | null;
}

const rounds = (now: Date) => sql`
  select r.id, r.created_at, s.first_name || ' ' || s.last_name as "by", r.language, cardinality(r.guardian_ids) as total, r.done,
    n.invited, n.waiting, n.sent, n.refused, n.to_print, r.finished_at, r.failure
  from invitation_round r
  join staff s on s.center_id = r.center_id and s.id = r.created_by
  cross join lateral (
    select count(*)::int as invited, (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'sent'))::int as sent,
      (count(*) filter (where state = 'failed' and is_open))::int as refused,
      (count(*) filter (where state in ('paper', 'failed') and is_open))::int as to_print
    from (
      select case when m.id is null or m.kept_at is not null and m.sent_at is null then 'paper' when m.sent_at is not null then 'sent'
          when m.failed_at is not null then 'failed' else 'waiting' end as state,
        i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now} as is_open
      from parent_invitation i left join mail m on m.center_id = i.center_id and m.id = i.mail_id
      where i.center_id = r.center_id and i.round_id = r.id) each_one) n`;

export const newestRounds = (now: Date) => sql<RoundRow>`${rounds(now)} order by r.id desc limit 10`;
export const roundRow = (id: number, now: Date) => sql<RoundRow>`${rounds(now)} where r.id = ${id}`;

export const insertRound = (row: {
  readonly createdAt: Date;
  readonly createdBy: number;
  readonly language: Language;
  readonly guardianIds: readonly number[];
}) =>
  db
    .insertInto('invitationRound')
    .values({ ...row, guardianIds: [...row.guardianIds] })
    .returning('id');

/** A round that has not ended, held until the transaction ends: of two jobs one waits. */
export const holdRound = (id: number) => sql<{
  guardianIds: number[];
  done: number;
  language: Language;
  createdBy: number;
}>`
  select guardian_ids, done, language, created_by from invitation_round
  where id = ${id} and finished_at is null and failed_at is null for update`;

export const advanceRound = (id: number, finishedAt: Date | null) => sql`
  update invitation_round set done = done + 1, finished_at = ${finishedAt}::timestamptz where id = ${id}`;

export const failRound = (id: number, failure: Text, at: Date) => sql`
  update invitation_round set failed_at = ${at}, failure = ${JSON.stringify(failure)}::jsonb
  where id = ${id} and finished_at is null`;

/** Goes on where it gave up; changes nothing of one that did not. */
export const resumeRound = (id: number) => sql`
  update invitation_round set failed_at = null, failure = null where id = ${id} and failed_at is not null`;

/** Guardians whom a round is about to invite. */
export const guardiansUnderWay = () => sql<{
  /** @known no array holds null */
  id: number;
}>`
  select distinct g.id from invitation_round r cross join lateral unnest(r.guardian_ids[r.done + 1 :]) as g (id)
  where r.finished_at is null and r.failed_at is null`;

/** Letters of a round that were given up, or of one of its invitations; held, since one of them may be on its way at this moment. */
export const refusedMails = (roundId: number, invitationId: number | null) => sql<{ id: number }>`
  select m.id from parent_invitation i join mail m on m.center_id = i.center_id and m.id = i.mail_id
  where i.round_id = ${roundId} and (${invitationId}::bigint is null or i.id = ${invitationId}::bigint)
    and i.accepted_at is null and i.revoked_at is null and m.sent_at is null and (m.failed_at is not null or m.last_error is not null)
  order by m.id for update of m`;
