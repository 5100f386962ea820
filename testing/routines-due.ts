/** What gives a routine much to do again, each time it is played. `$center` is the center's id. */
export interface Due {
  /** As late as it is then; Wednesday morning in the center unless told. */
  readonly at?: string;
  readonly before: readonly string[];
}

const SUNDAY_EVENING = '2026-03-09T00:30:00Z';
const MONDAY_MIDDAY = '2026-03-02T17:00:00Z';
export const WEDNESDAY_MORNING = '2026-03-04T12:30:00Z';

const staff = '(select min(id) from staff where center_id = $center)';
const napsOn = (day: string, moment: string) => `
  insert into activity (center_id, child_id, date, kind, at, activity, staff_id, created_at)
  select $center, k.id, date '${day}', 'nap', '${moment}', 'Nap', ${staff}, '${moment}' from child k
  where k.center_id = $center and k.removed_at is null on conflict do nothing`;

/** A routine (its name ends at the comma) that stands here has so much to do; the others what the calls of the matrix left. */
export const DUE: Readonly<Record<string, Due>> = {
  'record-absences': {
    before: [
      "update center set absences_recorded_on = '2026-02-01' where center_id = $center",
      "delete from attendance where center_id = $center and date > '2026-02-01' and child_id % 3 = 0",
    ],
  },
  'expire-invitations': {
    before: [
      `insert into parent_invitation (center_id, child_id, email, email_key, code_hash, code_sealed, created_at, expires_at)
       select $center, k.id, e.email, e.email, sha256(random()::text::bytea), '', '2026-02-01', '2026-02-08'
       from child k cross join lateral (select 'due' || k.id || random() || '@due.test' as email) e where k.center_id = $center`,
    ],
  },
  'end-open-naps': { before: [napsOn('2026-03-02', '2026-03-02 18:00Z')] },
  'call-for-looks': { before: ['delete from nap_check', napsOn('2026-03-04', '2026-03-04 11:00Z')] },
  'end-forgotten-duties': {
    before: [
      'delete from staff_duty where ended_at is null and center_id = $center',
      `insert into staff_duty (center_id, staff_id, started_at) select $center, id, '2026-03-02 12:00Z' from staff where center_id = $center`,
    ],
  },
  'remind-of-documents': {
    before: [
      'delete from child_document where center_id = $center',
      `insert into child_document (center_id, child_id, kind, state, requested_at, due_on)
       select $center, id, 'health-exam', 'requested', '2026-01-02', '2026-01-20' from child where center_id = $center and removed_at is null`,
    ],
  },
  'remind-of-papers': { before: ['delete from paper_reminder'] },
  'remind-of-forms': { before: ['delete from form_reminder'] },
  'renew-care-blocks': {
    before: [
      "insert into paper_check (center_id, is_on, changed_at) values ($center, true, '2026-03-01') on conflict (center_id) do update set is_on = true",
      'delete from care_block',
    ],
  },
  'deliver-notifications': {
    before: [
      `with told as (
         insert into notification (center_id, guardian_id, kind, event, about_id, child_id, is_urgent, in_app, created_at)
         select $center, w.guardian_id, 'attendance', 'checked-in', 1000000000 + row_number() over () + (select coalesce(max(id), 0) from notification), w.child_id, false, true, '2026-03-04 12:00Z'
         from guardianship w, generate_series(1, 5) where w.center_id = $center and w.ended_at is null returning center_id, id)
       insert into notification_delivery (center_id, notification_id, channel, stage, due_at)
       select center_id, id, channel, 'first', '2026-03-04 12:00Z' from told, unnest(array['mail', 'push']) channel`,
    ],
  },
  'send-scheduled': {
    before: [
      `insert into message_draft (center_id, staff_id, addressees, sent_as, subject, content, language, texts, message_type, priority,
         scheduled_date, scheduled_time, created_at, updated_at)
       select $center, ${staff}, '[{"kind": "all-families"}]', '{"kind": "office"}', 'To all', repeat('Hello ', 500), 'en', '[]', 'general',
         'normal', '2026-03-03', '09:00', '2026-03-02', '2026-03-02' from generate_series(1, 10)`,
    ],
  },
  'mail-regularly': { at: SUNDAY_EVENING, before: ['delete from regular_mail'] },
  'mail-regularly, children who have not come': {
    at: MONDAY_MIDDAY,
    before: ['delete from regular_mail', "delete from attendance where center_id = $center and date = '2026-03-02'"],
  },
  'bill-by-the-clock': { at: '2026-04-01T12:30:00Z', before: [] },
  'seal-audit': {
    before: [
      "select write_audit('2026-03-04', 'edit', 'child', array[n], array[n], null, null, null) from generate_series(1, 5000) n",
    ],
  },
};
