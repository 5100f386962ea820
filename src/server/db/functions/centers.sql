create or replace function centers() returns table (center_id bigint, name text, time_zone text, is_demo boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select center_id, name, time_zone, is_demo from center order by center_id
$$;
grant execute on function centers() to larkhouse_jobs;

-- Makes a center. `p_only_first`: refuse when there is one already (two setups at the same moment).
create or replace function create_center(p_name text, p_time_zone text, p_is_demo boolean, p_now timestamptz, p_only_first boolean)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare v_id bigint;
begin
  -- Somebody else who is just setting up comes first, however long that takes.
  if p_only_first and (not pg_try_advisory_xact_lock(hashtext('larkhouse:create_center')) or exists (select from center)) then
    raise exception 'already set up' using errcode = 'LH409';
  end if;
  insert into center (name, time_zone, is_demo, created_at) values (p_name, p_time_zone, p_is_demo, p_now)
  returning center_id into v_id;
  return v_id;
end $$;
grant execute on function create_center(text, text, boolean, timestamptz, boolean) to larkhouse_jobs;

-- The planner takes tables that much was just written to for the empty ones they were, reads them whole for each row, and
-- keeps that plan. Whoever writes much has those looked at again that have grown noticeably since they were looked at last.
create or replace function refresh_statistics() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_table name;
begin
  for v_table in
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_get_userbyid(relowner) = current_user
      and pg_relation_size(oid) > (1 + 1.1 * relpages) * current_setting('block_size')::int
    order by relname
  loop
    execute format('analyze %I', v_table);
  end loop;
end $$;
grant execute on function refresh_statistics() to larkhouse_jobs;
