-- When families may look at the center, and who does.
create table tour_slot (
  center_id bigint not null references center,
  id bigint generated always as identity,
  -- The center's day and time.
  date date not null,
  time time not null,
  minutes int not null check (minutes between 10 and 240),
  -- For how many families.
  places int not null check (places between 1 and 50),
  -- Who shows them around; null: nobody is named.
  host_id bigint,
  created_at timestamptz not null,
  created_by bigint,
  closed_at timestamptz,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, host_id) references staff,
  foreign key (center_id, created_by) references staff
);
create index tour_slot_date on tour_slot (center_id, date);
create index tour_slot_host on tour_slot (center_id, host_id);
create index tour_slot_created_by on tour_slot (center_id, created_by);
call protect('tour_slot', null);
call note_changes('tour_slot');

create table tour (
  center_id bigint not null,
  id bigint generated always as identity,
  inquiry_id bigint not null,
  slot_id bigint not null,
  state text not null check (state in ('booked', 'canceled', 'came', 'missed')),
  canceled_by text check (canceled_by in ('family', 'center')),
  booked_at timestamptz not null,
  -- Null: by the family.
  booked_by bigint,
  -- Grows with each change that calendar programs are told of.
  sequence int not null default 0,
  reminded_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, inquiry_id) references inquiry on delete cascade,
  foreign key (center_id, slot_id) references tour_slot,
  foreign key (center_id, booked_by) references staff,
  check ((state = 'canceled') = (canceled_by is not null))
);
create index tour_inquiry on tour (center_id, inquiry_id);
create index tour_slot_of on tour (center_id, slot_id);
create index tour_booked_by on tour (center_id, booked_by);
call protect('tour', null);
call note_changes('tour');

-- Mails that went to a family beside the one with its first link; they are erased with the inquiry.
create table inquiry_mail (
  center_id bigint not null,
  id bigint generated always as identity,
  inquiry_id bigint not null,
  mail_id bigint not null,
  kind text not null check (kind in ('tour', 'tour-canceled', 'tour-reminder', 'confirm', 'letter')),
  subject text not null,
  -- What staff wrote of their own; null: the words are Larkhouse's.
  text text,
  sent_at timestamptz not null,
  sent_by bigint,
  primary key (center_id, id),
  foreign key (center_id, inquiry_id) references inquiry on delete cascade,
  foreign key (center_id, sent_by) references staff
);
create index inquiry_mail_inquiry on inquiry_mail (center_id, inquiry_id);
create index inquiry_mail_sent_by on inquiry_mail (center_id, sent_by);
call protect('inquiry_mail', null);
call note_changes('inquiry_mail');

-- Staff are told when a family books a tour, or cancels it.
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'timesheet-reopened', 'duty-asked',
  'duty-declined', 'time-off-requested', 'time-off-approved', 'time-off-declined', 'pickup-proposed', 'pickup-accepted', 'pickup-declined',
  'file-proposed', 'file-changed', 'file-accepted', 'file-declined',
  'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended', 'own-paper-due', 'team-paper-due', 'inquiry-received', 'tour-booked',
  'tour-canceled', 'posted', 'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added', 'event-changed',
  'event-canceled', 'shifts-published', 'cover-asked', 'cover-taken', 'swap-asked', 'swap-approved', 'swap-declined'));
