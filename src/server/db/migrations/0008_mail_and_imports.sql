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
  primary key (center_id, id)
);
call protect('mail', null, 'select, insert, update');

create table import_run (
  center_id bigint not null references center,
  id bigint generated always as identity,
  kind text not null check (kind in ('children', 'guardians', 'staff')),
  csv_sealed bytea,
  total int not null,
  done int not null default 0,
  errors jsonb not null default '[]',
  created_at timestamptz not null,
  created_by bigint not null,
  started_at timestamptz,
  finished_at timestamptz,
  failed_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff
);
create index import_run_created_by on import_run (center_id, created_by);
call protect('import_run', null, 'select, insert, update');
