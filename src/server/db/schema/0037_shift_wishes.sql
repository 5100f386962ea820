-- Somebody whom the rule does not let take a shift asks for it, and whoever plans answers.
create table shift_wish (
  center_id bigint not null,
  id bigint generated always as identity,
  shift_id bigint not null,
  staff_id bigint not null,
  -- Gone: the shift went to somebody else, or is no longer as it was.
  status text not null default 'waiting' check (status in ('waiting', 'fulfilled', 'declined', 'gone')),
  asked_at timestamptz not null,
  -- Why it was declined.
  answer text check (answer is null or answer <> '' and status = 'declined'),
  primary key (center_id, id),
  -- Asked anew, the new one takes the place of the old.
  constraint shift_wish_once unique (center_id, shift_id, staff_id),
  foreign key (center_id, shift_id) references shift on delete cascade,
  foreign key (center_id, staff_id) references staff
);
create index shift_wish_staff on shift_wish (center_id, staff_id);
create index shift_wish_waiting on shift_wish (center_id) where status = 'waiting';
call protect('shift_wish', null);
call note_changes('shift_wish');

-- Whoever plans is told who asks, and whoever asked what came of it.
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'timesheet-reopened', 'duty-asked',
  'duty-declined', 'time-off-requested', 'time-off-approved', 'time-off-declined', 'pickup-proposed', 'pickup-accepted', 'pickup-declined',
  'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended', 'own-paper-due', 'team-paper-due', 'posted', 'issued', 'due',
  'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added', 'event-changed', 'event-canceled', 'shifts-published', 'cover-asked',
  'cover-taken', 'swap-asked', 'swap-approved', 'swap-declined'));
