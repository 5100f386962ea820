-- What was changed in all centers since a snapshot, as `transaction center table`; null where none is given. `snapshot` is what is visible now,
-- and `started` tells whether the database was started anew meanwhile, which forgets what was noted.
create or replace function changes_since(p_known text) returns table (snapshot text, started timestamptz, changes text[])
language sql stable security definer set search_path = public, pg_temp as $$
  select pg_current_snapshot()::text, pg_postmaster_start_time(),
    case when p_known is not null then array(
      select xid::text || ' ' || center_id || ' ' || table_name from recent_change
      where xid >= pg_snapshot_xmin(p_known::pg_snapshot) and not pg_visible_in_snapshot(xid, p_known::pg_snapshot)) end
$$;
grant execute on function changes_since(text) to larkhouse_staff, larkhouse_parent;

-- What was noted a day ago is older than any snapshot that is still asked about, and than any transaction that is still under way.
create or replace function forget_changes() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from recent_change where noted_at < clock_timestamp() - interval '1 day'
$$;
grant execute on function forget_changes() to larkhouse_jobs;
