-- Money is integer cents; what a payer owes is positive. The ledger is double entry and append-only.

-- Money is integer cents; what a payer owes is positive. The ledger is double entry and append-only.

create table billing_settings (
  center_id bigint not null primary key references center,
  automatic_invoices boolean not null default false,
  -- Since when; periods that began before are never invoiced by the clock.
  automatic_since date,
  -- The last day on which it was done.
  invoiced_on date,
  invoice_days_before int not null default 3 check (invoice_days_before between 0 and 28),
  due_days_after int not null default 0 check (due_days_after between 0 and 60),
  reminder_days int[] not null default '{3,10}',
  late_fee_per_minute int not null default 100 check (late_fee_per_minute >= 0),
  late_fee_grace_minutes int not null default 5 check (late_fee_grace_minutes >= 0),
  late_fee_most int check (late_fee_most >= 0),
  automatic_late_fees boolean not null default true,
  version int not null default 1
);
call protect('billing_settings', null, 'select, update');

-- Numbers without gaps: whoever takes one holds the row until their transaction ends.
create table billing_counter (
  center_id bigint not null references center,
  kind text not null check (kind in ('invoice', 'receipt')),
  last int not null default 0,
  primary key (center_id, kind)
);
call protect('billing_counter', null, 'select, update');

create table billing_plan (
  center_id bigint not null references center,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  kind text not null check (kind in ('tuition', 'fee', 'discount', 'subsidy')),
  cadence text check (cadence in ('weekly', 'biweekly', 'monthly', 'day', 'once')),
  amount bigint check (amount > 0),
  basis_points int check (basis_points between 1 and 10000),
  weekdays int[] check (cardinality(weekdays) > 0),
  is_offered boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  check (num_nonnulls(amount, basis_points) = 1),
  check ((kind in ('discount', 'subsidy')) = (cadence is null)),
  check (kind in ('discount', 'subsidy') or basis_points is null),
  check ((kind = 'fee') = (cadence is not distinct from 'once'))
);
create unique index billing_plan_name on billing_plan (center_id, lower(name)) where archived_at is null;
call protect('billing_plan', 'archived_at is null and is_offered', 'select, insert, update');

create table billing_account (
  center_id bigint not null references center,
  id bigint generated always as identity,
  kind text not null check (kind in ('guardian', 'agency')),
  guardian_id bigint,
  -- Of an agency; a guardian's stand with the guardian.
  name text,
  email text,
  address text,
  provider_customer text,
  provider_method text,
  -- How the saved method is shown: 'visa ···· 4242'.
  method_label text,
  autopay_since timestamptz,
  created_at timestamptz not null,
  erased_at timestamptz,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, guardian_id) references guardian,
  check ((kind = 'guardian') = (guardian_id is not null) and (kind = 'agency') = (name is not null)),
  check (autopay_since is null or provider_method is not null)
);
create unique index billing_account_guardian on billing_account (center_id, guardian_id) where guardian_id is not null;
call protect('billing_account', 'guardian_id = (select app_actor_id())', 'select, insert, update');
revoke select on billing_account from larkhouse_parent;
grant select (center_id, id, kind, guardian_id, method_label, autopay_since) on billing_account to larkhouse_parent;

create table plan_enrollment (
  center_id bigint not null references center,
  id bigint generated always as identity,
  child_id bigint not null,
  plan_id bigint not null,
  weekdays int[] check (cardinality(weekdays) > 0),
  -- Of a subsidy: who pays it.
  agency_account_id bigint,
  from_date date not null,
  to_date date check (to_date >= from_date - 1),
  created_at timestamptz not null,
  created_by bigint,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, plan_id) references billing_plan,
  foreign key (center_id, agency_account_id) references billing_account,
  foreign key (center_id, created_by) references staff
);
create index plan_enrollment_child on plan_enrollment (center_id, child_id, from_date);
create index plan_enrollment_plan on plan_enrollment (center_id, plan_id);
create index plan_enrollment_agency on plan_enrollment (center_id, agency_account_id) where agency_account_id is not null;
create index plan_enrollment_created_by on plan_enrollment (center_id, created_by);
call protect('plan_enrollment', null, 'select, insert, update');

-- Who pays which part of a child's care, from a day on; the newest day that has come holds.
create table payer_split (
  center_id bigint not null references center,
  id bigint generated always as identity,
  child_id bigint not null,
  from_date date not null,
  created_at timestamptz not null,
  created_by bigint,
  primary key (center_id, id),
  unique (center_id, child_id, from_date),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, created_by) references staff
);
create index payer_split_created_by on payer_split (center_id, created_by);
call protect('payer_split', null, 'select, insert, delete');

create table payer_share (
  center_id bigint not null,
  split_id bigint not null,
  billing_account_id bigint not null,
  place int not null,
  basis_points int check (basis_points between 1 and 10000),
  amount bigint check (amount > 0),
  primary key (center_id, split_id, billing_account_id),
  foreign key (center_id, split_id) references payer_split on delete cascade,
  foreign key (center_id, billing_account_id) references billing_account,
  check (num_nonnulls(basis_points, amount) = 1)
);
create index payer_share_account on payer_share (center_id, billing_account_id);
call protect('payer_share', null, 'select, insert, delete');

-- One booking on one payer's account. `amount` is what it changes the balance by; its entries make it double.
create table ledger_transaction (
  center_id bigint not null references center,
  id bigint generated always as identity,
  billing_account_id bigint not null,
  kind text not null check (kind in ('charge', 'credit', 'payment', 'refund', 'adjustment', 'reversal')),
  category text check (category in ('tuition', 'registration', 'late_pickup', 'closure', 'unused_days', 'other')),
  -- The center's day it counts for.
  date date not null,
  amount bigint not null,
  description text not null default '',
  reason text,
  child_id bigint,
  enrollment_id bigint,
  service_from date,
  service_to date check (service_to >= service_from),
  -- Proration: so many days of care of so many in the period.
  days int check (days > 0),
  of_days int check (of_days > 0),
  -- Of a charge, before and of the discount; amount = gross + discount.
  gross bigint,
  discount bigint check (discount <= 0),
  method text check (method in ('cash', 'check', 'ach', 'zelle', 'card', 'other', 'online')),
  reference text,
  receipt int,
  reverses_id bigint,
  refunds_id bigint,
  -- What it was made from, so that the same is never booked twice.
  source_key text,
  created_at timestamptz not null,
  created_by bigint,
  tx xid8 not null default pg_current_xact_id(),
  primary key (center_id, id),
  foreign key (center_id, billing_account_id) references billing_account,
  foreign key (center_id, child_id) references child,
  foreign key (center_id, enrollment_id) references plan_enrollment,
  foreign key (center_id, reverses_id) references ledger_transaction,
  foreign key (center_id, refunds_id) references ledger_transaction,
  foreign key (center_id, created_by) references staff,
  check (case kind when 'charge' then amount > 0 when 'refund' then amount > 0 when 'payment' then amount < 0
                   when 'credit' then amount < 0 else amount <> 0 end),
  check ((kind = 'reversal') = (reverses_id is not null)),
  check ((kind = 'refund') = (refunds_id is not null)),
  check ((kind in ('payment', 'refund')) = (method is not null and receipt is not null)),
  check (kind <> 'charge' or (gross + discount = amount and category is not null)),
  check (kind not in ('adjustment', 'reversal', 'refund') or reason is not null),
  check (kind <> 'credit' or reason is not null or category in ('closure', 'unused_days')),
  check ((days is null) = (of_days is null) and days <= of_days)
);
create index ledger_transaction_account on ledger_transaction (center_id, billing_account_id, date, id) include (amount);
create index ledger_transaction_date on ledger_transaction (center_id, date);
create index ledger_transaction_child on ledger_transaction (center_id, child_id);
create index ledger_transaction_enrollment on ledger_transaction (center_id, enrollment_id, service_from) where enrollment_id is not null;
create unique index ledger_transaction_reverses on ledger_transaction (center_id, reverses_id) where reverses_id is not null;
create index ledger_transaction_refunds on ledger_transaction (center_id, refunds_id) where refunds_id is not null;
create unique index ledger_transaction_source on ledger_transaction (center_id, source_key) where source_key is not null;
create unique index ledger_transaction_receipt on ledger_transaction (center_id, receipt) where receipt is not null;
create index ledger_transaction_created_by on ledger_transaction (center_id, created_by);
call protect('ledger_transaction', 'billing_account_id in (select b.id from billing_account b)', 'select, insert');
revoke update, delete on ledger_transaction from larkhouse_jobs;
revoke select on ledger_transaction from larkhouse_parent;
grant select (center_id, id, billing_account_id, kind, category, date, amount, description, child_id, service_from, service_to, days, of_days,
              gross, discount, method, reference, receipt, reverses_id, refunds_id, created_at) on ledger_transaction to larkhouse_parent;

-- Debit above zero, credit below; of one booking they make zero.
create table ledger_entry (
  center_id bigint not null,
  transaction_id bigint not null,
  account text not null check (account in ('receivable', 'cash', 'bank', 'card', 'tuition', 'registration', 'late_pickup', 'other_income', 'discounts', 'credits', 'adjustments')),
  amount bigint not null check (amount <> 0),
  primary key (center_id, transaction_id, account),
  foreign key (center_id, transaction_id) references ledger_transaction
);
call protect('ledger_entry', null, 'select, insert');
revoke update, delete on ledger_entry from larkhouse_jobs;

-- What was charged to whom for which period of an enrollment; of drop-in care, a day.
create table billed_period (
  center_id bigint not null,
  enrollment_id bigint not null,
  period_from date not null,
  billing_account_id bigint not null,
  period_to date not null,
  -- The days of care that were charged.
  care_days date[] not null,
  transaction_id bigint not null,
  primary key (center_id, enrollment_id, period_from, billing_account_id),
  foreign key (center_id, enrollment_id) references plan_enrollment,
  foreign key (center_id, billing_account_id) references billing_account,
  foreign key (center_id, transaction_id) references ledger_transaction
);
create index billed_period_account on billed_period (center_id, billing_account_id);
create index billed_period_transaction on billed_period (center_id, transaction_id);
call protect('billed_period', null, 'select, insert, delete');

-- Each charged day is credited at most once.
create table credited_day (
  center_id bigint not null,
  charge_id bigint not null,
  date date not null,
  credit_id bigint not null,
  primary key (center_id, charge_id, date),
  foreign key (center_id, charge_id) references ledger_transaction,
  foreign key (center_id, credit_id) references ledger_transaction
);
create index credited_day_credit on credited_day (center_id, credit_id);
call protect('credited_day', null, 'select, insert');

-- Closed days that the center credits.
create table credited_closure (
  center_id bigint not null references center,
  date date not null,
  at timestamptz not null,
  by_staff bigint,
  primary key (center_id, date),
  foreign key (center_id, by_staff) references staff
);
create index credited_closure_by on credited_closure (center_id, by_staff);
call protect('credited_closure', null, 'select, insert');

-- What was decided on a late pickup.
create table late_pickup (
  center_id bigint not null,
  attendance_id bigint not null,
  -- What was charged; null where it was waived.
  fee bigint,
  waived_reason text,
  at timestamptz not null,
  by_staff bigint,
  primary key (center_id, attendance_id),
  foreign key (center_id, attendance_id) references attendance on delete cascade,
  foreign key (center_id, by_staff) references staff,
  check (num_nonnulls(fee, waived_reason) = 1)
);
create index late_pickup_by on late_pickup (center_id, by_staff);
call protect('late_pickup', null, 'select, insert');

create table invoice_run (
  center_id bigint not null references center,
  id bigint generated always as identity,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  is_sent boolean not null,
  is_automatic boolean not null,
  done int not null default 0,
  total int not null default 0,
  invoices int not null default 0,
  amount bigint not null default 0,
  -- The last account that was looked at; a run that was interrupted goes on after it.
  after_account bigint not null default 0,
  created_at timestamptz not null,
  created_by bigint,
  started_at timestamptz,
  finished_at timestamptz,
  failed_at timestamptz,
  -- Why: a text of the catalogue with its values.
  failure jsonb,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff
);
create index invoice_run_created_by on invoice_run (center_id, created_by);
call protect('invoice_run', null, 'select, insert, update');

create table invoice (
  center_id bigint not null references center,
  id bigint generated always as identity,
  number int not null,
  billing_account_id bigint not null,
  run_id bigint,
  description text not null,
  issued_on date not null,
  due_on date not null,
  from_date date not null,
  to_date date not null,
  total bigint not null check (total > 0),
  previous_balance bigint not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  reminded_at timestamptz,
  voided_at timestamptz,
  voided_by bigint,
  void_reason text,
  primary key (center_id, id),
  unique (center_id, number),
  foreign key (center_id, billing_account_id) references billing_account,
  foreign key (center_id, run_id) references invoice_run,
  foreign key (center_id, voided_by) references staff,
  check ((voided_at is null) = (void_reason is null))
);
create index invoice_account on invoice (center_id, billing_account_id, due_on, number);
create index invoice_issued on invoice (center_id, issued_on);
create index invoice_run_invoices on invoice (center_id, run_id) where run_id is not null;
create index invoice_voided_by on invoice (center_id, voided_by) where voided_by is not null;
call protect('invoice', 'billing_account_id in (select b.id from billing_account b)', 'select, insert');
-- What an invoice says never changes; that it was sent, reminded of or voided is noted.
grant update (sent_at, reminded_at, voided_at, voided_by, void_reason) on invoice to larkhouse_staff;
revoke update, delete on invoice from larkhouse_jobs;
grant update (sent_at, reminded_at, voided_at, voided_by, void_reason) on invoice to larkhouse_jobs;
revoke select on invoice from larkhouse_parent;
grant select (center_id, id, number, billing_account_id, description, issued_on, due_on, from_date, to_date, total, previous_balance, created_at, sent_at, voided_at)
  on invoice to larkhouse_parent;

create table invoice_line (
  center_id bigint not null,
  transaction_id bigint not null,
  invoice_id bigint not null,
  primary key (center_id, transaction_id),
  foreign key (center_id, transaction_id) references ledger_transaction,
  foreign key (center_id, invoice_id) references invoice
);
create index invoice_line_invoice on invoice_line (center_id, invoice_id);
call protect('invoice_line', 'invoice_id in (select i.id from invoice i)', 'select, insert');
revoke update, delete on invoice_line from larkhouse_jobs;

create table invoice_reminder (
  center_id bigint not null,
  invoice_id bigint not null,
  -- Days after the due day, as the rule says it.
  days int not null,
  at timestamptz not null,
  primary key (center_id, invoice_id, days),
  foreign key (center_id, invoice_id) references invoice
);
call protect('invoice_reminder', null, 'select, insert');

-- A payment by the provider, from the moment it is asked for.
create table online_payment (
  center_id bigint not null references center,
  id bigint generated always as identity,
  billing_account_id bigint not null,
  -- Of automatic payment: the invoice that was due.
  invoice_id bigint,
  amount bigint not null check (amount > 0),
  provider_id text,
  status text not null check (status in ('asked', 'succeeded', 'failed')),
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, billing_account_id) references billing_account,
  foreign key (center_id, invoice_id) references invoice
);
create index online_payment_account on online_payment (center_id, billing_account_id, id);
create unique index online_payment_invoice on online_payment (center_id, invoice_id) where invoice_id is not null;
create unique index online_payment_provider on online_payment (center_id, provider_id) where provider_id is not null;
call protect('online_payment', null, 'select, insert, update');

create table provider_event (
  center_id bigint not null references center,
  event_id text not null,
  at timestamptz not null,
  primary key (center_id, event_id)
);
call protect('provider_event', null, 'select');

create table year_end_document (
  center_id bigint not null,
  year int not null,
  billing_account_id bigint not null,
  kind text not null check (kind in ('statement', 'letter')),
  tax_document_id bigint not null,
  paid bigint not null,
  published_at timestamptz not null,
  primary key (center_id, year, billing_account_id, kind),
  foreign key (center_id, billing_account_id) references billing_account,
  foreign key (center_id, tax_document_id) references tax_document
);
create index year_end_document_account on year_end_document (center_id, billing_account_id);
create index year_end_document_tax_document on year_end_document (center_id, tax_document_id);
call protect('year_end_document', null, 'select');
