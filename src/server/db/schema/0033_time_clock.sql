-- Who clocked in and out, and when: what was said at that moment is never changed. Duties (staff_duty) and what somebody does on duty
-- (staff_presence) follow from it; what a duty should have been is said by a correction (staff_duty_correction).
create table punch (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint not null,
  -- The device's name of it: sent again it is the same punch.
  uuid uuid not null,
  kind text not null check (kind in ('in', 'out', 'break-start', 'break-end')),
  -- When it was, by the server's clock, however far off the device's was.
  at timestamptz not null,
  -- own: by themselves, signed in; kiosk: at the entrance; room: at the tablet of a room; office: by somebody else.
  source text not null check (source in ('own', 'kiosk', 'room', 'office')),
  kiosk_id bigint,
  -- Of a tablet of a room, or where it was said: the room in which they are in care from then on.
  room_id bigint,
  -- Later than `at` where it was sent later.
  received_at timestamptz not null,
  -- What had to be added to the device's clock, where it was more than a minute; null: it was right.
  clock_off_seconds int,
  recorded_by bigint,
  -- The duty it belonged to when it came; null: to none.
  duty_id bigint,
  -- It came too late: that duty had been corrected or struck out, and stays as it is.
  is_set_aside boolean not null default false,
  primary key (center_id, id),
  constraint punch_once unique (center_id, uuid),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, kiosk_id) references kiosk,
  foreign key (center_id, room_id) references room,
  foreign key (center_id, recorded_by) references staff,
  foreign key (center_id, duty_id) references staff_duty on delete cascade,
  check ((source in ('kiosk', 'room')) = (kiosk_id is not null)),
  check (not is_set_aside or duty_id is not null)
);
create index punch_staff on punch (center_id, staff_id, at);
create index punch_at on punch (center_id, at);
create index punch_kiosk on punch (center_id, kiosk_id);
create index punch_room on punch (center_id, room_id);
create index punch_recorded_by on punch (center_id, recorded_by);
create index punch_duty on punch (center_id, duty_id);
call protect('punch', null, 'select, insert');
revoke update on punch from larkhouse_jobs;
call note_changes('punch');

-- What a tablet sent and could not become a punch: kept with its reason until somebody has seen to it.
create table refused_punch (
  center_id bigint not null references center,
  id bigint generated always as identity,
  uuid uuid not null,
  kiosk_id bigint not null,
  -- Null where nobody could be told by it.
  staff_id bigint,
  kind text check (kind in ('in', 'out', 'break-start', 'break-end')),
  at timestamptz not null,
  received_at timestamptz not null,
  reason text not null check (reason in ('unreadable', 'wrong-pin', 'too-many-tries', 'late-ticket', 'future', 'too-old', 'gone', 'not-allowed')),
  closed_at timestamptz,
  closed_by bigint,
  closing_note text,
  primary key (center_id, id),
  constraint refused_punch_once unique (center_id, uuid),
  foreign key (center_id, kiosk_id) references kiosk,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, closed_by) references staff,
  check ((closed_at is null) = (closing_note is null))
);
create index refused_punch_open on refused_punch (center_id, at) where closed_at is null;
create index refused_punch_kiosk on refused_punch (center_id, kiosk_id);
create index refused_punch_staff on refused_punch (center_id, staff_id);
create index refused_punch_closed_by on refused_punch (center_id, closed_by);
call protect('refused_punch', null, 'select, insert, update');
call note_changes('refused_punch');

-- Somebody asks that their own duty be corrected; whoever manages staff says yes, which makes the correction, or no.
create table duty_request (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint not null,
  -- Null: a duty that is missing.
  duty_id bigint,
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at > started_at),
  reason text not null check (reason <> ''),
  asked_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined')),
  answered_at timestamptz,
  answered_by bigint,
  -- Why it was declined.
  answer text,
  -- What became of it.
  correction_id bigint,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, duty_id) references staff_duty on delete cascade,
  foreign key (center_id, answered_by) references staff,
  foreign key (center_id, correction_id) references staff_duty_correction on delete cascade,
  check ((status = 'open') = (answered_at is null)),
  check ((status = 'accepted') = (correction_id is not null)),
  check ((status = 'declined') = (answer is not null))
);
create index duty_request_staff on duty_request (center_id, staff_id, asked_at);
create unique index duty_request_open on duty_request (center_id, staff_id, started_at) where status = 'open';
create index duty_request_duty on duty_request (center_id, duty_id);
create index duty_request_answered_by on duty_request (center_id, answered_by);
create index duty_request_correction on duty_request (center_id, correction_id);
call protect('duty_request', null, 'select, insert, update');
call note_changes('duty_request');

alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'timesheet-reopened', 'duty-asked',
  'duty-declined', 'pickup-proposed', 'pickup-accepted', 'pickup-declined', 'booking-requested', 'booking-confirmed', 'booking-declined',
  'booking-ended', 'posted', 'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added', 'event-changed',
  'event-canceled'));
