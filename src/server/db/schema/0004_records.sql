-- What every domain leans on: the audit log, kept answers, jobs, files, mail.

-- Append-only: who did what to which rows, when. What changed is apart, so that it can expire or be erased.
create table audit (
  center_id bigint not null references center,
  id bigint generated always as identity,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('staff', 'parent', 'device', 'inspector', 'system')),
  actor_id bigint,
  action text not null,
  entity text not null,
  entity_ids bigint[] not null,
  child_ids bigint[] not null default '{}',
  -- SHA-256 of the details with their salt; null: there were none. It stays when they go, and tells nothing of them.
  content bytea,
  -- The writing transaction: the seal takes each row once, after its transaction can no longer be open.
  tx xid8 not null default pg_current_xact_id(),
  primary key (center_id, id)
);
create index audit_tx on audit (center_id, tx);
create index audit_at on audit (center_id, at, id);
call protect('audit', null, 'select');
revoke insert, update, delete on audit from larkhouse_jobs;

create table audit_detail (
  center_id bigint not null,
  audit_id bigint not null,
  before jsonb,
  after jsonb,
  -- 128 random bits: without them what was erased can't be guessed and compared.
  salt bytea not null,
  expires_at timestamptz,
  primary key (center_id, audit_id),
  foreign key (center_id, audit_id) references audit
);
call protect('audit_detail', null, 'select');
revoke insert, update on audit_detail from larkhouse_jobs;

-- What a row of the record said after each write, as SHA-256 with a salt of 128 random bits. A row that was removed has a
-- last version without `content`, and its salts are gone.
create table audit_row (
  center_id bigint not null references center,
  id bigint generated always as identity,
  -- The table, and the row's key in it.
  entity text not null,
  entity_ids bigint[] not null,
  content bytea,
  salt bytea,
  tx xid8 not null default pg_current_xact_id(),
  primary key (center_id, id)
);
create index audit_row_tx on audit_row (center_id, tx);
create index audit_row_entity on audit_row (center_id, entity, entity_ids, id);
call protect('audit_row', null, 'select');
revoke insert, update, delete on audit_row from larkhouse_jobs;

-- Each seal names what it covers, with a hash of each: so what was changed afterwards can be named.
create table audit_seal (
  center_id bigint not null references center,
  id bigint generated always as identity,
  up_to_tx xid8 not null,
  rows int not null check (rows > 0),
  audit_ids bigint[] not null,
  audit_hashes bytea[] not null,
  row_ids bigint[] not null,
  row_hashes bytea[] not null,
  root bytea not null,
  prev bytea not null,
  sealed_at timestamptz not null,
  primary key (center_id, id)
);
call protect('audit_seal', null, 'select');
revoke insert, update, delete on audit_seal from larkhouse_jobs;

create table idempotency (
  center_id bigint not null references center,
  key_hash bytea not null,
  -- Kept answers are their actor's own.
  actor text default app_actor(),
  request_hash bytea not null,
  status int not null,
  answer bytea not null,
  created_at timestamptz not null,
  primary key (center_id, key_hash)
);
create index idempotency_created_at on idempotency (center_id, created_at);
call protect('idempotency', 'coalesce(actor, (select app_actor())) = (select app_actor())', 'select, insert, update');
grant insert, update on idempotency to larkhouse_parent;
create policy family_writes on idempotency for insert to larkhouse_parent
  with check (center_id = (select app_center()) and actor = (select app_actor()));
create policy family_renews on idempotency for update to larkhouse_parent
  using (center_id = (select app_center()) and coalesce(actor, (select app_actor())) = (select app_actor()))
  with check (center_id = (select app_center()) and actor = (select app_actor()));

-- A row here is a job that is due; the worker moves it into the queue.
create table outbox (
  center_id bigint not null references center,
  id bigint generated always as identity,
  task text not null,
  payload jsonb not null,
  run_at timestamptz,
  job_key text,
  created_at timestamptz not null,
  primary key (center_id, id)
);
call protect('outbox', null, 'insert');
grant insert on outbox to larkhouse_parent;
create policy family_writes on outbox for insert to larkhouse_parent with check (center_id = (select app_center()));

-- The files of functions/ as they were last applied.
create table function_file (
  name text primary key,
  checksum text not null
);
call protect_installation_table('function_file');

-- One row: what the secret of this installation is recognised by, and the address at which it was managed last.
create table installation (
  id boolean primary key default true check (id),
  secret_fingerprint bytea not null,
  address text
);
call protect_installation_table('installation');

-- A file that was taken in. It waits for the photo, document or message it is meant for; unclaimed, it is swept.
create table upload (
  center_id bigint not null references center,
  id bigint generated always as identity,
  -- What a record refers to it by, made by the server: /uploads/<name>.<extension>
  path text not null check (path ~ '^/uploads/[0-9a-f]{32}\.[a-z]+$'),
  file_name text not null,
  kind text not null check (kind in ('image', 'document')),
  type text not null,
  -- As it was sent.
  size bigint not null check (size > 0),
  -- All that is kept of it: a picture in its widths.
  stored_size bigint not null check (stored_size > 0),
  width int,
  height int,
  uploaded_by_staff bigint,
  uploaded_by_guardian bigint,
  created_at timestamptz not null,
  claimed_at timestamptz,
  -- The record it belonged to is gone; the bytes follow.
  released_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, uploaded_by_staff) references staff,
  foreign key (center_id, uploaded_by_guardian) references guardian,
  check (num_nonnulls(uploaded_by_staff, uploaded_by_guardian) <= 1),
  check ((kind = 'image') = (width is not null and height is not null))
);
create unique index upload_path on upload (center_id, path);
create index upload_uploaded_by_staff on upload (center_id, uploaded_by_staff);
create index upload_uploaded_by_guardian on upload (center_id, uploaded_by_guardian);
create index upload_loose on upload (center_id, created_at) where claimed_at is null or released_at is not null;
call protect('upload', null, 'select, insert, update');
-- Parents send files with their messages.
grant select, insert, update (claimed_at, released_at) on upload to larkhouse_parent;
create policy family on upload for select to larkhouse_parent
  using (center_id = (select app_center()) and uploaded_by_guardian = (select app_actor_id()));
create policy family_sends on upload for insert to larkhouse_parent
  with check (center_id = (select app_center()) and uploaded_by_guardian = (select app_actor_id()));
create policy family_uses on upload for update to larkhouse_parent
  using (center_id = (select app_center()) and uploaded_by_guardian = (select app_actor_id()));

-- Outgoing mail. What it says is encrypted: it holds links that open accounts.
create table mail (
  center_id bigint not null references center,
  id bigint generated always as identity,
  to_address text not null,
  subject text not null,
  content_sealed bytea not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  kept_at timestamptz,
  failed_at timestamptz,
  attempts int not null default 0,
  last_error text,
  -- The account that a link in it signs in to or changes: such a link is for its addressee alone.
  opens_audience text check (opens_audience in ('staff', 'parent')),
  opens_account_id bigint,
  -- When somebody else was shown that link first, of which its addressee is told.
  link_shown_at timestamptz,
  -- The mail server that it goes out by first, encrypted, until it was sent or given up; null: whichever is set.
  server_sealed bytea,
  primary key (center_id, id),
  check (num_nonnulls(opens_audience, opens_account_id) in (0, 2))
);
call protect('mail', null, 'select, insert, update');

-- By what the center's letters go out where the environment names no mail server.
create table mail_server (
  center_id bigint not null primary key references center,
  host text not null check (host <> ''),
  port int not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  -- Name and password: encrypted, bound to center, host and port; null: it asks for none.
  login_sealed bytea,
  sender_name text not null,
  sender_address text not null,
  version int not null,
  check (login_sealed is null or security <> 'none')
);
call protect('mail_server', null, 'select, insert, update, delete');

-- Which mails by the clock went to whom for which day, so that nobody gets one twice.
create table regular_mail (
  center_id bigint not null,
  kind text not null check (kind in ('reminder', 'weekly-digest', 'attendance-alert')),
  audience text not null check (audience in ('staff', 'parent')),
  account_id bigint not null,
  date date not null,
  primary key (center_id, kind, audience, account_id, date),
  foreign key (center_id) references center
);
create index regular_mail_date on regular_mail (center_id, date);
call protect('regular_mail', null, 'select');

create table import_file (
  center_id bigint not null references center,
  id bigint generated always as identity,
  file_name text not null,
  kind text not null check (kind in ('children', 'staff')),
  -- Its rows as they were read, what was answered for them, and the rows that did not come in. Sealed, and only as long as needed.
  rows_sealed bytea,
  choices_sealed bytea,
  left_out_sealed bytea,
  rows int not null check (rows >= 0),
  is_remembered boolean not null default false,
  created_at timestamptz not null,
  created_by bigint not null,
  expires_at timestamptz not null,
  version int not null default 1,
  -- Asked to come in, and how.
  requested_at timestamptz,
  leaves_wrong boolean not null default false,
  brings_changes boolean not null default true,
  started_at timestamptz,
  finished_at timestamptz,
  total int not null default 0,
  done int not null default 0,
  result jsonb,
  failed_at timestamptz,
  -- Why: a text of the catalogue with its values.
  failure jsonb,
  take_back_at timestamptz,
  taken_back_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff
);
create index import_file_created_by on import_file (center_id, created_by);
create index import_file_expires on import_file (center_id, expires_at);
call protect('import_file', null);

-- What came in by an import, so that it can be taken back as a whole: made, or changed from what stood before.
create table import_record (
  center_id bigint not null,
  id bigint generated always as identity,
  import_id bigint not null,
  kind text not null check (kind in ('child', 'guardian', 'guardianship', 'staff', 'room')),
  record_id bigint not null,
  -- Of the row when the import was done with it.
  version int not null,
  before_sealed bytea,
  primary key (center_id, id),
  foreign key (center_id, import_id) references import_file on delete cascade
);
create index import_record_import on import_record (center_id, import_id);
call protect('import_record', null);

-- What columns meant in an import before, by the headings of its file.
create table import_mapping (
  center_id bigint not null references center,
  kind text not null check (kind in ('children', 'staff')),
  headings text not null,
  columns jsonb not null,
  used_at timestamptz not null,
  primary key (center_id, headings)
);
call protect('import_mapping', null);

-- Booked days and pick-up people of an imported child, as the file says them, until there are records of their own for both.
create table import_aside (
  center_id bigint not null,
  child_id bigint not null,
  weekdays text,
  pickup text,
  primary key (center_id, child_id),
  foreign key (center_id, child_id) references child
);
call protect('import_aside', 'child_id = any ((select app_child_ids())::bigint[])');

-- Everything of a child as one file, which a guardian asks for and a job builds. It is kept for hours.
create table child_archive (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  guardian_id bigint not null,
  requested_at timestamptz not null,
  -- Counted up with each try: a try that was overtaken stores nothing.
  run int not null default 0,
  -- The last word of whoever builds it; after a long silence it is built anew.
  alive_at timestamptz,
  done int not null default 0 check (done between 0 and total),
  total int not null default 0,
  finished_at timestamptz,
  failed_at timestamptz,
  failure text check (failure in ('no-room', 'failed')),
  -- Of the finished file: its folder in the file store, its bytes, and until when it can be had.
  folder text check (folder ~ '^[0-9a-f]{32}$'),
  size bigint check (size > 0),
  expires_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, guardian_id) references guardian,
  check ((failed_at is null) = (failure is null)),
  check (num_nulls(finished_at, folder, size, expires_at) in (0, 4)),
  check (finished_at is null or failed_at is null)
);
create index child_archive_child on child_archive (center_id, child_id);
create index child_archive_guardian on child_archive (center_id, guardian_id);
create unique index child_archive_unfinished on child_archive (center_id, guardian_id, child_id)
  where finished_at is null and failed_at is null;
call protect('child_archive', 'guardian_id = (select app_actor_id()) and child_id = any ((select app_child_ids())::bigint[])', 'select');
grant insert (child_id, guardian_id, requested_at) on child_archive to larkhouse_parent;
create policy family_asks on child_archive for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and child_id = any ((select app_child_ids())::bigint[]));
