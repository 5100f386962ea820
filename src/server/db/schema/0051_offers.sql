-- Places that are offered to children of inquiries, and held for them until they answer.
create table offer_setting (
  center_id bigint not null default app_center() primary key references center,
  -- A place that is free again is offered to the next on the waitlist by itself.
  asks_next boolean not null default false,
  version int not null default 1
);
call protect('offer_setting', null, 'select, insert, update');
call note_changes('offer_setting');

create table offer (
  center_id bigint not null,
  id bigint generated always as identity,
  inquiry_child_id bigint not null,
  room_id bigint not null,
  starts_on date not null,
  -- In cents.
  deposit int not null check (deposit between 0 and 100000000),
  is_refundable boolean not null,
  -- Until then it holds its place.
  expires_at timestamptz not null,
  state text not null check (state in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  made_at timestamptz not null,
  -- Null: by the rule, after another one had ended.
  made_by bigint,
  ended_at timestamptz,
  -- Who noted the answer, or withdrew it; null: the family, or the clock.
  ended_by bigint,
  reason text check (reason <> ''),
  -- Since it is enrolled. Of a child not born yet an accepted offer holds its place until then.
  child_id bigint,
  -- The offer of the same place to the next on the waitlist, after this one had ended.
  passed_on_id bigint,
  primary key (center_id, id),
  foreign key (center_id, passed_on_id) references offer on delete set null (passed_on_id),
  foreign key (center_id, inquiry_child_id) references inquiry_child on delete cascade,
  foreign key (center_id, room_id) references room,
  foreign key (center_id, made_by) references staff,
  foreign key (center_id, ended_by) references staff,
  foreign key (center_id, child_id) references child,
  check ((state = 'open') = (ended_at is null)),
  check (child_id is null or state = 'accepted')
);
-- A child has one place at a time.
create unique index offer_of_child on offer (center_id, inquiry_child_id) where state in ('open', 'accepted');
create index offer_inquiry_child on offer (center_id, inquiry_child_id);
create index offer_room on offer (center_id, room_id);
create index offer_made_by on offer (center_id, made_by);
create index offer_ended_by on offer (center_id, ended_by);
create index offer_child on offer (center_id, child_id);
create index offer_passed_on on offer (center_id, passed_on_id);
create index offer_ending on offer (center_id, expires_at) where state = 'open';
call protect('offer', null);
call note_changes('offer');

-- The times of the week, by local time; 1 is Monday.
create table offer_slot (
  center_id bigint not null,
  offer_id bigint not null,
  weekday int not null check (weekday between 1 and 7),
  arrives time not null,
  leaves time not null,
  primary key (center_id, offer_id, weekday, arrives),
  foreign key (center_id, offer_id) references offer on delete cascade,
  check (arrives < leaves)
);
call protect('offer_slot', null);
call note_changes('offer_slot');

-- On which plans the child is put.
create table offer_plan (
  center_id bigint not null,
  offer_id bigint not null,
  plan_id bigint not null,
  primary key (center_id, offer_id, plan_id),
  foreign key (center_id, offer_id) references offer on delete cascade,
  foreign key (center_id, plan_id) references billing_plan
);
create index offer_plan_plan on offer_plan (center_id, plan_id);
call protect('offer_plan', null);
call note_changes('offer_plan');

-- What the guardians are asked to sign.
create table offer_form (
  center_id bigint not null,
  offer_id bigint not null,
  form_id bigint not null,
  primary key (center_id, offer_id, form_id),
  foreign key (center_id, offer_id) references offer on delete cascade,
  foreign key (center_id, form_id) references form
);
create index offer_form_form on offer_form (center_id, form_id);
call protect('offer_form', null);
call note_changes('offer_form');

-- A deposit is owed back to whoever gave it: no income, but an account of its own in the books.
alter table ledger_transaction drop constraint ledger_transaction_category_check;
alter table ledger_transaction add constraint ledger_transaction_category_check check (
  category in ('tuition', 'registration', 'late_pickup', 'booked_day', 'deposit', 'closure', 'unused_days', 'other'));
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check check (account in (
  'receivable', 'cash', 'bank', 'card', 'tuition', 'registration', 'late_pickup', 'other_income', 'discounts', 'credits', 'adjustments', 'deposits'));

-- Staff are told how an offer ended.
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'pickup-proposed',
  'pickup-accepted', 'pickup-declined', 'posted', 'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added',
  'event-changed', 'event-canceled', 'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended', 'timesheet-reopened',
  'duty-asked', 'duty-declined', 'own-paper-due', 'team-paper-due', 'shifts-published', 'cover-asked', 'cover-taken', 'time-off-requested',
  'time-off-approved', 'time-off-declined', 'swap-asked', 'swap-approved', 'swap-declined', 'inquiry-received', 'file-proposed', 'file-changed',
  'file-accepted', 'file-declined', 'tour-booked', 'tour-canceled', 'document-requested', 'document-due', 'document-expiring',
  'document-received', 'document-accepted', 'document-refused', 'consent-withdrawn', 'form-sent', 'form-due', 'form-overdue', 'form-signed',
  'form-refused', 'offer-ended'));
