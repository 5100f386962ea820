-- Days that families book beside what was agreed. A center begins without rules, and so takes no bookings.
create table booking_rule (
  center_id bigint not null primary key references center,
  -- What families may ask for; nothing: they book nothing.
  kinds text[] not null check (kinds <@ array['extra', 'swap', 'drop-in', 'flexible']),
  -- The last moment to ask and to cancel: so many days before, at this local time.
  cutoff_days int not null check (cutoff_days between 0 and 60),
  cutoff_time time not null,
  ahead_days int not null check (ahead_days between 1 and 366),
  -- In cents.
  day_price bigint not null check (day_price between 0 and 10000000),
  half_day_price bigint not null check (half_day_price between 0 and 10000000),
  drop_in_price bigint not null check (drop_in_price between 0 and 10000000),
  -- Whether a place that is free is given at once, or every request waits for staff.
  answered_by text not null check (answered_by in ('rule', 'staff')),
  -- How many children the license allows in the whole house at one moment; null: it is not known.
  licensed_places int check (licensed_places > 0),
  version int not null default 1
);
call protect('booking_rule', 'true', 'select, insert, update');
call note_changes('booking_rule');

-- A day of one child that its family asked for.
create table booking (
  center_id bigint not null references center,
  id bigint generated always as identity,
  child_id bigint not null,
  date date not null,
  kind text not null check (kind in ('extra', 'swap', 'drop-in', 'flexible')),
  arrives time not null,
  leaves time not null check (leaves > arrives),
  -- The booked day that a swap gives up.
  gives_up date check (gives_up <> date),
  status text not null check (status in ('requested', 'confirmed', 'declined', 'cancelled')),
  -- In cents, as it was told before the family asked.
  price bigint not null check (price >= 0),
  requested_by bigint not null,
  requested_at timestamptz not null,
  -- Nobody decided while it waits; without a member of staff the center's rule did.
  decided_at timestamptz,
  decided_by bigint,
  cancelled_at timestamptz,
  cancelled_by bigint,
  -- Why staff declined it.
  reason text,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, requested_by) references guardian,
  foreign key (center_id, decided_by) references staff,
  foreign key (center_id, cancelled_by) references guardian,
  check ((kind = 'swap') = (gives_up is not null)),
  check (status not in ('confirmed', 'declined') or decided_at is not null),
  check ((status = 'declined') = (reason is not null)),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((cancelled_at is null) = (cancelled_by is null))
);
create unique index booking_once on booking (center_id, child_id, date) where status in ('requested', 'confirmed');
create unique index booking_given_up_once on booking (center_id, child_id, gives_up) where status in ('requested', 'confirmed');
create index booking_child on booking (center_id, child_id, date);
create index booking_day on booking (center_id, date);
create index booking_requested_by on booking (center_id, requested_by);
create index booking_decided_by on booking (center_id, decided_by);
create index booking_cancelled_by on booking (center_id, cancelled_by);
call protect('booking', 'child_id = any ((select app_child_ids())::bigint[])', 'select, insert, update, delete');
call note_changes('booking');

-- What families are told of, and staff asked for.
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'pickup-proposed',
  'pickup-accepted', 'pickup-declined', 'booking-requested', 'booking-confirmed', 'booking-declined', 'posted', 'issued', 'due', 'overdue',
  'paid', 'failed', 'offline', 'online', 'achieved', 'event-added', 'event-changed', 'event-canceled'));

-- Care that was booked by the day is income of its own kind on an account.
alter table ledger_transaction drop constraint ledger_transaction_category_check;
alter table ledger_transaction add constraint ledger_transaction_category_check check (
  category in ('tuition', 'registration', 'late_pickup', 'booked_day', 'closure', 'unused_days', 'other'));
