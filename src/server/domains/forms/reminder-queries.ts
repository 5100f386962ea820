import { sql } from 'kysely';

export interface DueRequestRow {
  readonly id: number;
  readonly childId: number;
  /** Local dates. */
  readonly dueOn: string;
  readonly sentOn: string;
  /** Who is asked still. */
  readonly guardianIds: number[];
}
/** What is due from one local day to another, and waits for somebody. */
export const dueRequests = (from: string, to: string, zone: string) => sql<DueRequestRow>`
  select r.id, r.child_id, r.due_on, to_char(r.sent_at at time zone ${zone}, 'YYYY-MM-DD') as sent_on,
    coalesce(json_agg(s.guardian_id order by s.guardian_id), '[]') as guardian_ids
  from form_request r
    join child k on k.center_id = r.center_id and k.id = r.child_id and k.removed_at is null
    join form_signer s on s.center_id = r.center_id and s.form_request_id = r.id and s.state in ('asked', 'begun')
    join guardianship w on w.center_id = r.center_id and w.child_id = r.child_id and w.guardian_id = s.guardian_id and w.ended_at is null
  where r.withdrawn_at is null and r.due_on between ${from} and ${to} and not (r.must_sign = 'one' and r.answers_sealed is not null)
    and not exists (select from form_signer x where x.center_id = r.center_id and x.form_request_id = r.id and x.state = 'refused'
      and r.must_sign = 'all')
  group by r.center_id, r.id order by r.id`;

/** Notes reminders; answers the requests of which nobody was reminded so yet. */
export const noteReminders = (due: readonly { readonly id: number; readonly daysAhead: number }[], now: Date) => sql<{
  formRequestId: number;
}>`
  insert into form_reminder (form_request_id, days_ahead, sent_at)
  select d.id, d.days_ahead, ${now}
  from unnest(${due.map(({ id }) => id)}::bigint[], ${due.map(({ daysAhead }) => daysAhead)}::int[]) as d (id, days_ahead)
  on conflict (center_id, form_request_id, days_ahead) do nothing returning form_request_id`;
