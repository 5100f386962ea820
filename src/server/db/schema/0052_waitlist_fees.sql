-- What a center asks for standing on its waitlist: in cents, 0 is nothing.
alter table admission_setting add column fee int not null default 0 check (fee between 0 and 1000000);
alter table admission_setting add column fee_is_refundable boolean not null default true;
alter table admission_setting add column fee_instructions text check (fee_instructions <> '');

-- What families were asked for, on the terms of that day, and what became of the money. It stands beside the books: nobody has an account yet.
create table waitlist_fee (
  center_id bigint not null references center,
  id bigint generated always as identity,
  -- Null: the inquiry is gone.
  inquiry_id bigint,
  -- Whom the center owes it and how to reach them, from when their inquiry is gone until it is given back.
  payee text check (payee <> ''),
  reach text check (reach <> ''),
  -- In cents.
  amount int not null check (amount between 1 and 1000000),
  is_refundable boolean not null,
  state text not null check (state in ('asked', 'waived', 'paid', 'returned')),
  asked_at timestamptz not null,
  paid_on date,
  paid_by text check (paid_by in ('cash', 'check', 'ach', 'zelle', 'card', 'other')),
  returned_on date,
  returned_by text check (returned_by in ('cash', 'check', 'ach', 'zelle', 'card', 'other')),
  -- When somebody last noted something of it.
  noted_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, inquiry_id) references inquiry on delete set null (inquiry_id),
  check ((state in ('paid', 'returned')) = (paid_on is not null)),
  check ((paid_on is null) = (paid_by is null)),
  check ((state = 'returned') = (returned_on is not null)),
  check ((returned_on is null) = (returned_by is null)),
  check ((payee is null) = (reach is null)),
  check (payee is null or (inquiry_id is null and state = 'paid' and is_refundable))
);
create index waitlist_fee_inquiry on waitlist_fee (center_id, inquiry_id);
create index waitlist_fee_noted on waitlist_fee (center_id, noted_at);
call protect('waitlist_fee', null);
call note_changes('waitlist_fee');

-- A family is written to about it.
alter table inquiry_mail drop constraint inquiry_mail_kind_check;
alter table inquiry_mail add constraint inquiry_mail_kind_check check (kind in ('tour', 'tour-canceled', 'tour-reminder', 'confirm', 'fee', 'letter'));
