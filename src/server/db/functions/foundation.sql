-- What tables are made with: this file needs none, and is applied before them.

-- Who may execute a function is said beside it, and nobody else may.
alter default privileges revoke execute on functions from public;

-- The settings of a scope; null outside of one.

create or replace function app_center() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.center_id', true), '')::bigint $$;

create or replace function app_actor_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.actor_id', true), '')::bigint $$;

create or replace function app_child_ids() returns bigint[] language sql stable parallel safe
  as $$ select nullif(current_setting('app.child_ids', true), '')::bigint[] $$;

-- Kind and id: staff, parents and devices count on their own.
create or replace function app_actor() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.actor_kind', true), '') || ' ' || nullif(current_setting('app.actor_id', true), '') $$;

-- An idempotency key as its actor's own: the same key of somebody else is another one.
create or replace function own_key(p_key bytea) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(current_setting('app.actor_kind', true) || ' ' || current_setting('app.actor_id', true) || ' ', 'UTF8') || p_key)
$$;

grant execute on function app_center(), app_actor_id(), app_child_ids(), app_actor(), own_key(bytea)
  to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- Every table is protected through this call. Staff and jobs see the rows of their scope's center, and `staff_may` do
-- this with them (null: nothing); parents see of these what `parent_rule` admits, and nothing when it is null. The
-- owner role has a policy of its own, because a forced policy would otherwise make data migrations change no rows.
create or replace procedure protect(tab regclass, parent_rule text default null, staff_may text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tab);
  execute format('alter table %s force row level security', tab);
  execute format('create policy owner on %s to larkhouse_owner using (true) with check (true)', tab);
  execute format('create policy center on %s to larkhouse_staff, larkhouse_jobs using (center_id = (select app_center())) with check (center_id = (select app_center()))', tab);
  if tab <> 'center'::regclass then
    execute format('alter table %s alter column center_id set default app_center()', tab);
  end if;
  if staff_may is not null then
    execute format('grant %s on %s to larkhouse_staff', staff_may, tab);
  end if;
  execute format('grant select, insert, update, delete on %s to larkhouse_jobs', tab);
  if parent_rule is not null then
    execute format('create policy family on %s for select to larkhouse_parent using (center_id = (select app_center()) and (%s))', tab, parent_rule);
    execute format('grant select on %s to larkhouse_parent', tab);
  end if;
end $$;

-- Tables of the whole installation (no center): only the owner, through functions, ever touches them.
create or replace procedure protect_installation_table(tab regclass)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tab);
  execute format('alter table %s force row level security', tab);
  execute format('create policy owner on %s to larkhouse_owner using (true) with check (true)', tab);
end $$;

-- Notes that its table was changed in this transaction, whether the rows are many or none.
create or replace function note_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into recent_change (center_id, xid, table_name) values (coalesce(app_center(), 0), pg_current_xact_id(), tg_table_name)
    on conflict do nothing;
  return null;
end $$;

-- Every table on which a cached answer may depend is watched through this call.
create or replace procedure note_changes(tab regclass)
language plpgsql as $$
begin
  execute format('create or replace trigger note_change after insert or update or delete or truncate on %s for each statement execute function note_change()', tab);
end $$;
