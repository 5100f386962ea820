-- Takes due outbox rows of all centers away; whoever takes them puts them into the queue in the same transaction.
create or replace function take_outbox(p_limit int)
returns table (center_id bigint, id bigint, task text, payload jsonb, run_at timestamptz, job_key text)
language sql security definer set search_path = public, pg_temp as $$
  delete from outbox o using (
    select center_id, id from outbox order by id limit p_limit for update skip locked
  ) taken where o.center_id = taken.center_id and o.id = taken.id
  returning o.center_id, o.id, o.task, o.payload, o.run_at, o.job_key
$$;
grant execute on function take_outbox(int) to larkhouse_jobs;

-- How much waits in the outbox of all centers, and since when the oldest row does.
create or replace function outbox_waiting() returns table (waiting int, oldest timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int, min(created_at) from outbox
$$;
grant execute on function outbox_waiting() to larkhouse_jobs;
