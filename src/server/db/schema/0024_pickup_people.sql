-- Whom a family or the center names to bring or collect children, beside their guardians: a person of one family, with a right over each
-- of its children. They have no account. What a guardian proposed gives no right until staff accepted it.
create table pickup_person (
  center_id bigint not null references center,
  id bigint generated always as identity,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  phone_number text,
  relationship text not null check (relationship <> ''),
  may_drop_off boolean not null,
  may_pick_up boolean not null,
  -- On which days of the week, 1 is Monday; null: on all of them. From a day to a day, both included.
  weekdays int[] check (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  from_date date,
  to_date date check (to_date >= from_date),
  state text not null default 'proposed' check (state in ('proposed', 'accepted', 'declined')),
  -- Null where staff entered it.
  proposed_by bigint,
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by bigint,
  decline_reason text,
  -- Who saw their ID last, and when.
  id_seen_at timestamptz,
  id_seen_by bigint,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, proposed_by) references guardian,
  foreign key (center_id, answered_by) references staff,
  foreign key (center_id, id_seen_by) references staff,
  check (may_drop_off or may_pick_up),
  check ((state = 'proposed') = (answered_at is null)),
  check ((id_seen_at is null) = (id_seen_by is null))
);
create index pickup_person_proposed_by on pickup_person (center_id, proposed_by);
create index pickup_person_answered_by on pickup_person (center_id, answered_by);
create index pickup_person_id_seen_by on pickup_person (center_id, id_seen_by);
create index pickup_person_waiting on pickup_person (center_id, id) where state = 'proposed';

-- A child whom such a person may bring or collect, or may once it is accepted. Ended while it was proposed, it was withdrawn.
create table pickup_child (
  center_id bigint not null,
  pickup_person_id bigint not null,
  child_id bigint not null,
  ended_at timestamptz,
  primary key (center_id, pickup_person_id, child_id),
  foreign key (center_id, pickup_person_id) references pickup_person on delete cascade,
  foreign key (center_id, child_id) references child
);
create index pickup_child_child on pickup_child (center_id, child_id);

call protect('pickup_child', 'child_id = any ((select app_child_ids())::bigint[])');
call protect('pickup_person', 'proposed_by = (select app_actor_id()) or id = any (array(select c.pickup_person_id from pickup_child c))');
call note_changes('pickup_person');
call note_changes('pickup_child');
-- Guardians propose somebody for children of theirs, and end it for these; they change nobody.
grant insert (first_name, last_name, phone_number, relationship, may_drop_off, may_pick_up, weekdays, from_date, to_date, proposed_by, created_at)
  on pickup_person to larkhouse_parent;
create policy family_proposes on pickup_person for insert to larkhouse_parent
  with check (center_id = (select app_center()) and proposed_by = (select app_actor_id()) and state = 'proposed');
grant insert (pickup_person_id, child_id) on pickup_child to larkhouse_parent;
grant update (ended_at) on pickup_child to larkhouse_parent;
create policy family_ends on pickup_child for update to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]));

-- Their PIN for the kiosk, and the code with which they choose it there, as of a guardian.
create table pickup_pin (
  center_id bigint not null,
  pickup_person_id bigint not null,
  pin_hash text not null,
  set_at timestamptz not null,
  primary key (center_id, pickup_person_id),
  foreign key (center_id, pickup_person_id) references pickup_person on delete cascade
);
call protect('pickup_pin', null, 'delete');
grant select (center_id, pickup_person_id, set_at) on pickup_pin to larkhouse_staff;

create table pickup_pin_code (
  center_id bigint not null,
  pickup_person_id bigint not null,
  code_hash bytea not null unique,
  created_at timestamptz not null,
  created_by bigint,
  expires_at timestamptz not null,
  primary key (center_id, pickup_person_id),
  foreign key (center_id, pickup_person_id) references pickup_person on delete cascade,
  foreign key (center_id, created_by) references staff
);
create index pickup_pin_code_created_by on pickup_pin_code (center_id, created_by);
call protect('pickup_pin_code', null, 'insert, delete');
grant select (center_id, pickup_person_id, expires_at) on pickup_pin_code to larkhouse_staff;

-- An entry from the kiosk is a guardian's or such a person's, who is refused on other days and for what they may not do.
alter table kiosk_entry
  add column pickup_person_id bigint,
  add foreign key (center_id, pickup_person_id) references pickup_person,
  add check (guardian_id is null or pickup_person_id is null),
  drop constraint kiosk_entry_reason_check,
  add constraint kiosk_entry_reason_check check (reason in (
    'unreadable', 'wrong-pin', 'too-many-tries', 'late-ticket', 'future', 'too-old', 'no-children', 'unknown-child',
    'no-pickup-right', 'no-drop-off-right', 'other-days', 'not-enrolled', 'already-in', 'not-in', 'staff-recorded'));
create index kiosk_entry_pickup_person on kiosk_entry (center_id, pickup_person_id);
alter table kiosk_move
  drop constraint kiosk_move_reason_check,
  add constraint kiosk_move_reason_check check (reason in (
    'unreadable', 'wrong-pin', 'too-many-tries', 'late-ticket', 'future', 'too-old', 'no-children', 'unknown-child',
    'no-pickup-right', 'no-drop-off-right', 'other-days', 'not-enrolled', 'already-in', 'not-in', 'staff-recorded'));

alter table notification
  drop constraint notification_event_check,
  add constraint notification_event_check check (event in (
    'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'pickup-proposed',
    'pickup-accepted', 'pickup-declined', 'posted', 'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved',
    'event-added', 'event-changed', 'event-canceled'));
