-- A document of a child: asked for by staff, given by its family or by staff, accepted or refused. One row from the request to the end; a newer
-- one has a row of its own and takes its place.
create table child_document (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  kind text not null check (kind in (
    'birth-certificate', 'immunizations', 'health-exam', 'insurance-card', 'allergy-plan', 'custody', 'guardian-id', 'other')),
  title text check (title <> ''),
  state text not null check (state in ('requested', 'received', 'accepted', 'refused', 'withdrawn', 'replaced')),
  requested_at timestamptz,
  requested_by bigint,
  -- The last day on which it is asked for.
  due_on date,
  issued_on date,
  -- The last day on which it holds.
  expires_on date,
  given_at timestamptz,
  -- The guardian who gave it, or the member of staff.
  given_by bigint,
  entered_by bigint,
  -- The uploads, a picture or a PDF each, in their order.
  page_paths text[] not null default '{}' check (cardinality(page_paths) <= 12),
  answered_at timestamptz,
  answered_by bigint,
  refuse_reason text check (refuse_reason <> ''),
  -- Whether every guardian reads what would be its giver's alone.
  is_shared boolean not null default false,
  -- The one whose place it takes, or took.
  replaces bigint,
  -- Of what its readers were reminded: each once.
  reminded text[] not null default '{}',
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, requested_by) references staff,
  foreign key (center_id, given_by) references guardian,
  foreign key (center_id, entered_by) references staff,
  foreign key (center_id, answered_by) references staff,
  foreign key (center_id, replaces) references child_document on delete set null (replaces),
  check ((kind = 'other') = (title is not null)),
  check (state in ('requested', 'withdrawn') or given_at is not null),
  check (num_nonnulls(given_by, entered_by) <= 1),
  check (state in ('accepted', 'replaced', 'withdrawn') or entered_by is null),
  check ((state = 'refused') <= (refuse_reason is not null))
);
create index child_document_child on child_document (center_id, child_id, id);
create index child_document_requested_by on child_document (center_id, requested_by);
create index child_document_given_by on child_document (center_id, given_by);
create index child_document_entered_by on child_document (center_id, entered_by);
create index child_document_answered_by on child_document (center_id, answered_by);
create index child_document_replaces on child_document (center_id, replaces);
create index child_document_open on child_document (center_id, state) where state in ('requested', 'received', 'refused');
create index child_document_expires on child_document (center_id, expires_on) where state = 'accepted' and expires_on is not null;
-- A guardian reads what is asked for, what they gave, and of the rest what is no household's own (child-documents-4).
call protect('child_document', 'child_id = any ((select app_child_ids())::bigint[]) and (state = ''requested'' or is_shared or kind not in (''custody'', ''guardian-id'', ''other'') or given_by = (select app_actor_id()))');
call note_changes('child_document');
grant insert (child_id, kind, title, state, issued_on, expires_on, given_at, given_by, page_paths, replaces),
  update (state, issued_on, expires_on, given_at, given_by, page_paths, answered_at, answered_by, refuse_reason, version)
  on child_document to larkhouse_parent;
create policy family_gives on child_document for insert to larkhouse_parent
  with check (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[])
    and given_by = (select app_actor_id()) and state = 'received');
create policy family_answers on child_document for update to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[])
    and (state = 'requested' or state in ('received', 'refused') and given_by = (select app_actor_id())
      or state = 'refused' and kind not in ('custody', 'guardian-id', 'other')))
  with check (center_id = (select app_center()) and given_by = (select app_actor_id()) and state = 'received');

alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'pickup-proposed',
  'pickup-accepted', 'pickup-declined', 'posted', 'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added',
  'event-changed', 'event-canceled', 'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended', 'timesheet-reopened',
  'duty-asked', 'duty-declined', 'own-paper-due', 'team-paper-due', 'shifts-published', 'cover-asked', 'cover-taken', 'time-off-requested',
  'time-off-approved', 'time-off-declined', 'swap-asked', 'swap-approved', 'swap-declined', 'inquiry-received', 'file-proposed', 'file-changed',
  'file-accepted', 'file-declined', 'tour-booked', 'tour-canceled', 'document-requested', 'document-due', 'document-expiring',
  'document-received', 'document-accepted', 'document-refused'));
