-- Families change the times of a booked day, and come after all on a day on which they were to stay away. What can be no longer ends by itself.
alter table booking_rule drop constraint booking_rule_kinds_check;
alter table booking_rule add constraint booking_rule_kinds_check
  check (kinds <@ array['extra', 'swap', 'drop-in', 'flexible', 'times']);
alter table booking_rule
  -- In cents, of each half hour that a changed day is longer.
  add column half_hour_price bigint not null default 0 check (half_hour_price between 0 and 10000000),
  -- Whether the place of a child whose absence was told before the cut-off is given to another.
  add column absences_free boolean not null default false;

alter table booking drop constraint booking_kind_check, drop constraint booking_status_check;
alter table booking
  -- times: other times of a day that is booked; return: coming after all, where the place of an absent child was given away.
  add constraint booking_kind_check check (kind in ('extra', 'swap', 'drop-in', 'flexible', 'times', 'return')),
  add constraint booking_status_check check (status in ('requested', 'confirmed', 'declined', 'cancelled', 'ended')),
  -- Why the day can't be any more: the center closed, the child is not enrolled then, the day is agreed on meanwhile, or, of what changes
  -- a booked day, it is not booked any more.
  add column ended_because text check (ended_because in ('closed', 'not-enrolled', 'agreed', 'not-booked')),
  add column ended_at timestamptz,
  add constraint booking_ended_check check ((status = 'ended') = (ended_because is not null)),
  add constraint booking_ended_at_check check ((ended_because is null) = (ended_at is null));

-- Once for each child and day a day itself, a change of its times, and coming after all.
drop index booking_once;
create unique index booking_once on booking (center_id, child_id, date, (case when kind in ('times', 'return') then kind else 'day' end))
  where status in ('requested', 'confirmed');

alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'pickup-proposed',
  'pickup-accepted', 'pickup-declined', 'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended', 'posted', 'issued',
  'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added', 'event-changed', 'event-canceled'));

-- Staff who say that a child comes after all take its absence back for that day.
grant insert (child_id, kind, from_date, to_date, time, person, text, reported_by, reported_at), update (withdrawn_at, withdrawn_on)
  on notice to larkhouse_staff;
