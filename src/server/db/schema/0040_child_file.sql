-- The child's file: what a center keeps of a child beside its record, of which a family may read and change its part. A row comes about
-- with the first change.
create table child_file (
  center_id bigint not null,
  child_id bigint not null,
  -- Spoken at home, the most spoken one first.
  languages text[] not null default '{}' check (cardinality(languages) <= 8),
  diet text check (diet <> ''),
  special_needs text check (special_needs <> ''),
  -- The health insurance, encrypted; null: not said.
  insurance_sealed bytea,
  version int not null default 1,
  primary key (center_id, child_id),
  foreign key (center_id, child_id) references child
);
call protect('child_file', 'child_id = any ((select app_child_ids())::bigint[])');
call note_changes('child_file');
-- What a family changes at once; diet and special needs wait for staff.
grant insert (child_id, languages, insurance_sealed), update (languages, insurance_sealed, version) on child_file to larkhouse_parent;
create policy family_begins on child_file for insert to larkhouse_parent
  with check (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]));
create policy family_changes on child_file for update to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]));

-- Whom to call or where to find somebody: doctors, hospitals, people for emergencies, and the homes of a child.
create table child_contact (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  kind text not null check (kind in ('doctor', 'dentist', 'hospital', 'emergency', 'home')),
  -- In which order they are called, among those of their kind.
  place int not null,
  name text not null check (name <> ''),
  relationship text check (relationship <> ''),
  phone_number text check (phone_number <> ''),
  address text check (address <> ''),
  note text check (note <> ''),
  -- Whose word it is; null: the center's.
  guardian_id bigint,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, guardian_id) references guardian
);
create index child_contact_child on child_contact (center_id, child_id, kind, place);
create index child_contact_guardian on child_contact (center_id, guardian_id);
-- A guardian reads nothing of another household: neither where it is nor whom it would have called.
call protect('child_contact', 'child_id = any ((select app_child_ids())::bigint[]) and (kind not in (''emergency'', ''home'') or guardian_id is null or guardian_id = (select app_actor_id()))');
call note_changes('child_contact');
grant insert (child_id, kind, place, name, relationship, phone_number, address, note, guardian_id),
  update (kind, name, relationship, phone_number, address, note, version), delete on child_contact to larkhouse_parent;
create policy family_adds on child_contact for insert to larkhouse_parent
  with check (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]) and kind <> 'emergency'
    and guardian_id = (select app_actor_id()));
create policy family_changes on child_contact for update to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[])
    and (kind in ('doctor', 'dentist', 'hospital') or kind = 'home' and guardian_id = (select app_actor_id())));
create policy family_removes on child_contact for delete to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[])
    and (kind in ('doctor', 'dentist', 'hospital') or kind = 'home' and guardian_id = (select app_actor_id())));

-- What a court or a family says of custody, encrypted.
create table child_custody (
  center_id bigint not null,
  child_id bigint not null,
  note_sealed bytea not null,
  -- Whose word it is; null: the center's.
  guardian_id bigint,
  -- Whether every guardian of the child reads it; whose word it is does anyway.
  is_shared boolean not null default false,
  version int not null default 1,
  primary key (center_id, child_id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, guardian_id) references guardian
);
create index child_custody_guardian on child_custody (center_id, guardian_id);
call protect('child_custody', 'child_id = any ((select app_child_ids())::bigint[]) and (is_shared or guardian_id = (select app_actor_id()))');
call note_changes('child_custody');

-- A guardian's change that waits for staff, encrypted as it may hold what is encrypted in its place.
create table child_file_change (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  change_sealed bytea not null,
  -- What it is of: of one child and guardian one of each waits; of contacts several do.
  kind text not null check (kind in ('add-contact', 'edit-contact', 'remove-contact', 'care', 'custody')),
  contact_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn')),
  proposed_by bigint not null,
  proposed_at timestamptz not null,
  answered_at timestamptz,
  answered_by bigint,
  decline_reason text check (decline_reason <> ''),
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, contact_id) references child_contact on delete set null (contact_id),
  foreign key (center_id, proposed_by) references guardian,
  foreign key (center_id, answered_by) references staff,
  check ((state = 'waiting') = (answered_at is null))
);
create index child_file_change_child on child_file_change (center_id, child_id, id);
create index child_file_change_contact on child_file_change (center_id, contact_id);
create index child_file_change_proposed_by on child_file_change (center_id, proposed_by);
create index child_file_change_answered_by on child_file_change (center_id, answered_by);
create index child_file_change_waiting on child_file_change (center_id, id) where state = 'waiting';
call protect('child_file_change', 'child_id = any ((select app_child_ids())::bigint[]) and proposed_by = (select app_actor_id())');
call note_changes('child_file_change');
grant insert (child_id, change_sealed, kind, contact_id, proposed_by, proposed_at), update (state, answered_at) on child_file_change
  to larkhouse_parent;
create policy family_proposes on child_file_change for insert to larkhouse_parent
  with check (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[])
    and proposed_by = (select app_actor_id()) and state = 'waiting');
create policy family_withdraws on child_file_change for update to larkhouse_parent
  using (center_id = (select app_center()) and proposed_by = (select app_actor_id()) and state = 'waiting')
  with check (center_id = (select app_center()) and proposed_by = (select app_actor_id()) and state = 'withdrawn');

alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'timesheet-reopened', 'duty-asked',
  'duty-declined', 'time-off-requested', 'time-off-approved', 'time-off-declined', 'pickup-proposed', 'pickup-accepted', 'pickup-declined',
  'file-proposed', 'file-changed', 'file-accepted', 'file-declined',
  'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended', 'own-paper-due', 'team-paper-due', 'inquiry-received', 'posted', 'issued', 'due',
  'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added', 'event-changed', 'event-canceled', 'shifts-published', 'cover-asked',
  'cover-taken', 'swap-asked', 'swap-approved', 'swap-declined'));
