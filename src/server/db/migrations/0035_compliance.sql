-- The compliance pack: the rules a center goes by, headcounts, immunizations, and links for inspectors.

-- Which of the rule packs (rules/*.json) a center goes by; without a row the neutral one.
create table rule_choice (
  center_id bigint not null primary key references center,
  pack text not null check (pack <> ''),
  chosen_at timestamptz not null,
  chosen_by bigint,
  version int not null default 1,
  foreign key (center_id, chosen_by) references staff
);
create index rule_choice_chosen_by on rule_choice (center_id, chosen_by);
call protect('rule_choice', null, 'select, insert, update');

-- How many children somebody counted in a room, and how many were checked in there at that moment.
create table headcount (
  center_id bigint not null references center,
  id bigint generated always as identity,
  room_id bigint not null,
  counted_at timestamptz not null,
  counted int not null check (counted >= 0),
  expected int not null check (expected >= 0),
  note text not null default '',
  counted_by bigint,
  primary key (center_id, id),
  foreign key (center_id, room_id) references room,
  foreign key (center_id, counted_by) references staff
);
create index headcount_time on headcount (center_id, counted_at);
create index headcount_room on headcount (center_id, room_id, counted_at);
create index headcount_counted_by on headcount (center_id, counted_by);
call protect('headcount', null, 'select, insert');

-- A dose a child was given. Vaccines are those of the schedule in rules/.
create table immunization (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  vaccine text not null check (vaccine <> ''),
  dose int not null check (dose between 1 and 9),
  given_on date not null,
  -- The paper it was read from.
  source text not null default '',
  recorded_at timestamptz not null,
  recorded_by bigint,
  removed_at timestamptz,
  removed_by bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, recorded_by) references staff,
  foreign key (center_id, removed_by) references staff
);
create unique index immunization_dose on immunization (center_id, child_id, vaccine, dose) where removed_at is null;
create index immunization_child on immunization (center_id, child_id);
create index immunization_recorded_by on immunization (center_id, recorded_by);
create index immunization_removed_by on immunization (center_id, removed_by);
call protect('immunization', null, 'select, insert, update');

-- A child need not have a vaccine (null: any of them).
create table immunization_exemption (
  center_id bigint not null,
  id bigint generated always as identity,
  child_id bigint not null,
  vaccine text check (vaccine <> ''),
  kind text not null check (kind in ('medical', 'religious', 'personal')),
  dated date not null,
  -- The last day it holds; null: until it is taken back.
  until date check (until >= dated),
  source text not null default '',
  recorded_at timestamptz not null,
  recorded_by bigint,
  removed_at timestamptz,
  removed_by bigint,
  primary key (center_id, id),
  foreign key (center_id, child_id) references child,
  foreign key (center_id, recorded_by) references staff,
  foreign key (center_id, removed_by) references staff
);
create index immunization_exemption_child on immunization_exemption (center_id, child_id);
create index immunization_exemption_recorded_by on immunization_exemption (center_id, recorded_by);
create index immunization_exemption_removed_by on immunization_exemption (center_id, removed_by);
call protect('immunization_exemption', null, 'select, insert, update');

-- What an inspector may look at for some hours, by an address whose token only its holder knows.
create table inspector_link (
  center_id bigint not null references center,
  id bigint generated always as identity,
  token_hash bytea not null unique,
  label text not null check (label <> ''),
  sheets text[] not null check (cardinality(sheets) > 0),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  created_at timestamptz not null,
  created_by bigint,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '72 hours'),
  revoked_at timestamptz,
  revoked_by bigint,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff,
  foreign key (center_id, revoked_by) references staff
);
create index inspector_link_created_by on inspector_link (center_id, created_by);
create index inspector_link_revoked_by on inspector_link (center_id, revoked_by);
call protect('inspector_link', null, 'select, insert, update');

-- Every look through a link; null: at its first page, which names the sheets.
create table inspector_access (
  center_id bigint not null,
  id bigint generated always as identity,
  link_id bigint not null,
  at timestamptz not null,
  sheet text,
  form text not null check (form in ('screen', 'csv', 'pdf')),
  primary key (center_id, id),
  foreign key (center_id, link_id) references inspector_link
);
create index inspector_access_link on inspector_access (center_id, link_id, at);
-- Written by open_inspection alone.
call protect('inspector_access', null, 'select');

alter table audit drop constraint audit_actor_kind_check;
alter table audit add constraint audit_actor_kind_check check (actor_kind in ('staff', 'parent', 'device', 'inspector', 'system'));

-- Opens the scope of an inspector's look: the link behind the token, when it is open and names the sheet (null: its first
-- page). Writes down the look, and lets the transaction write nothing more. Without such a link, no row and no scope.
create function open_inspection(p_token_hash bytea, p_now timestamptz, p_sheet text, p_form text)
returns table (link_id bigint, center_id bigint, time_zone text, label text, sheets text[], from_day date, to_day date, expires_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v inspector_link;
begin
  select * into v from inspector_link l where l.token_hash = p_token_hash;
  if v.id is null or v.revoked_at is not null or v.expires_at <= p_now or (p_sheet is not null and not p_sheet = any (v.sheets)) then
    return;
  end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', 'inspector', true),
          set_config('app.actor_id', v.id::text, true), set_config('app.child_ids', '', true);
  insert into inspector_access (center_id, link_id, at, sheet, form) values (v.center_id, v.id, p_now, p_sheet, p_form);
  perform write_audit(p_now, 'inspect', coalesce('sheet ' || p_sheet, 'inspector_link'), array[v.id], '{}', null,
                      jsonb_build_object('sheet', p_sheet, 'form', p_form), p_now + interval '7 years');
  perform set_config('transaction_read_only', 'on', true);
  return query select v.id, v.center_id, c.time_zone, v.label, v.sheets, v.from_day, v.to_day, v.expires_at
    from center c where c.center_id = v.center_id;
end $$;
revoke execute on function open_inspection(bytea, timestamptz, text, text) from public;
grant execute on function open_inspection(bytea, timestamptz, text, text) to larkhouse_staff;
