-- Whose screens look again when something happens to a message. A parent's scope sees its own row alone.
create function message_holders(p_message_id bigint)
returns table (staff_id bigint, guardian_id bigint, is_sender boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.staff_id, r.guardian_id, r.is_sender from message_recipient r
  where r.center_id = app_center() and r.message_id = p_message_id
    and (session_user <> 'larkhouse_parent' or exists (
      select from message_recipient o where o.center_id = r.center_id and o.message_id = r.message_id and o.guardian_id = app_actor_id()))
$$;

-- Whether a message has not been taken back; it cannot be before the calling transaction ends.
create function message_stands(p_message_id bigint) returns boolean
language sql volatile security definer set search_path = public, pg_temp as $$
  select m.withdrawn_at is null from message m where m.center_id = app_center() and m.id = p_message_id for share
$$;

revoke execute on function message_holders(bigint), message_stands(bigint) from public;
grant execute on function message_holders(bigint) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;
grant execute on function message_stands(bigint) to larkhouse_jobs;
