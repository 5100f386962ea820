-- Of several processes that make one at the same moment the first one's stays.
create or replace function keep_push_key(p_public_key text, p_private_sealed bytea, p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into push_key (public_key, private_sealed, created_at) values (p_public_key, p_private_sealed, p_now)
  on conflict do nothing
$$;
grant execute on function keep_push_key(text, bytea, timestamptz) to larkhouse_jobs;

create or replace function push_key() returns table (public_key text, private_sealed bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select public_key, private_sealed from push_key
$$;
grant execute on function push_key() to larkhouse_jobs;

create or replace function end_push_with_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscription p where p.center_id = new.center_id and p.session_id = new.id;
  return null;
end $$;
create or replace trigger session_ends_push after update of revoked_at on session
  for each row when (new.revoked_at is not null) execute function end_push_with_session();
