-- Whether a member of a thread stands for somebody of the staff: by name, by their room, as the office or as one of all.
create or replace function is_staffed_by(m thread_member, s staff) returns boolean language sql stable as $$
  select coalesce(case m.kind when 'staff' then m.staff_id = s.id when 'room' then m.room_id = s.room_id when 'all-staff' then true
    when 'office' then exists (select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id
                                 and c.capability in ('messages.office', 'center.manage')) end, false)
$$;
grant execute on function is_staffed_by(thread_member, staff) to larkhouse_staff, larkhouse_jobs;

-- Whether somebody takes part in a thread now, and so may write in it.
create or replace function takes_part(p_thread_id bigint, p_staff_id bigint, p_guardian_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from thread_member m join staff s on s.center_id = m.center_id and s.id = p_staff_id
    where m.center_id = app_center() and m.thread_id = p_thread_id and is_staffed_by(m, s)
  ) or exists (
    select from thread_member m
    where m.center_id = app_center() and m.thread_id = p_thread_id and case m.kind
      when 'guardian' then m.guardian_id = p_guardian_id and m.child_ids && current_children(m.center_id, p_guardian_id)
      when 'family' then m.child_id = any (current_children(m.center_id, p_guardian_id)) else false end)
$$;
grant execute on function takes_part(bigint, bigint, bigint) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- Everybody a thread reaches now: staff who use messages, and guardians with an account, each with the children through whom
-- it reaches them.
create or replace function thread_reach(p_thread_id bigint) returns table (staff_id bigint, guardian_id bigint, child_ids bigint[])
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, null::bigint, null::bigint[]
  from staff s
  where s.center_id = app_center() and s.removed_at is null and s.deactivated_at is null
    and exists (select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'messages')
    and exists (select from thread_member m where m.center_id = s.center_id and m.thread_id = p_thread_id and is_staffed_by(m, s))
  union all
  select null, g.id, array_agg(distinct k.id)
  from thread_member m
  join child k on k.center_id = m.center_id and k.removed_at is null and case m.kind
    when 'guardian' then k.id = any (m.child_ids) when 'family' then k.id = m.child_id
    when 'room-families' then k.room_id = m.room_id when 'all-families' then true else false end
  join guardianship w on w.center_id = k.center_id and w.child_id = k.id and w.ended_at is null
    and (m.kind <> 'guardian' or w.guardian_id = m.guardian_id)
  join guardian g on g.center_id = w.center_id and g.id = w.guardian_id and g.removed_at is null and g.is_active
    and g.registered_at is not null
  where m.center_id = app_center() and m.thread_id = p_thread_id
  group by g.id
$$;
grant execute on function thread_reach(bigint) to larkhouse_staff, larkhouse_jobs;

-- Begins a thread, as src/server/domains/messages writes it down (NewThread). A parent begins conversations alone, about
-- their own children, in their own name, with the staff.
create or replace function begin_thread(p_now timestamptz, p_thread jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
  v_kind text := p_thread ->> 'kind';
  v_child_id bigint := (p_thread ->> 'childId')::bigint;
  v_origin_guardian_id bigint := (p_thread -> 'origin' ->> 'guardianId')::bigint;
begin
  if session_user = 'larkhouse_parent' and (
    v_kind <> 'conversation' or not coalesce(v_child_id = any (app_child_ids()), v_child_id is null)
    or coalesce(v_origin_guardian_id <> app_actor_id(), false)
    or exists (select from jsonb_to_recordset(p_thread -> 'members') as m (kind text, "guardianId" bigint, "childIds" bigint[])
               where case m.kind when 'guardian' then m."guardianId" <> app_actor_id() or not m."childIds" <@ app_child_ids()
                                 else m.kind not in ('staff', 'room', 'office') end)
  ) then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  insert into message_thread (center_id, child_id, subject, last_activity, kind, origin_thread_id, origin_guardian_id)
  values (app_center(), v_child_id, p_thread ->> 'subject', p_now, v_kind, (p_thread -> 'origin' ->> 'threadId')::bigint, v_origin_guardian_id)
  returning id into v_id;
  insert into thread_member (center_id, thread_id, kind, staff_id, guardian_id, room_id, child_id, child_ids, is_from, last_activity)
  select distinct on (m.kind, coalesce(m."staffId", m."guardianId", m."roomId", m."childId"))
    app_center(), v_id, m.kind, m."staffId", m."guardianId", m."roomId", m."childId", m."childIds", coalesce(m."isFrom", false), p_now
  from jsonb_to_recordset(p_thread -> 'members') as m (kind text, "staffId" bigint, "guardianId" bigint, "roomId" bigint, "childId" bigint,
                                                       "childIds" bigint[], "isFrom" boolean)
  order by m.kind, coalesce(m."staffId", m."guardianId", m."roomId", m."childId"), m."isFrom" desc nulls last;
  return v_id;
end $$;

-- Writes a message into a thread whose writer takes part in it; nobody writes in another's name. When no staff member would
-- get a parent's message, because they have left, the office joins the thread.
create or replace function post_message(p_now timestamptz, p_thread_id bigint, p_staff_id bigint, p_guardian_id bigint, p_as_room_id bigint,
                             p_as_office boolean, p_subject text, p_content text, p_language text, p_type text, p_priority text)
returns table (id bigint, addressees int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_id bigint;
  v_addressees int;
  v_kind text := (select t.kind from message_thread t where t.center_id = app_center() and t.id = p_thread_id);
begin
  if session_user <> 'larkhouse_jobs' and app_actor_id() is distinct from
       (case session_user when 'larkhouse_staff' then p_staff_id when 'larkhouse_parent' then p_guardian_id end)
     or num_nonnulls(p_staff_id, p_guardian_id) <> 1 or (v_kind = 'broadcast' and p_guardian_id is not null)
     or not takes_part(p_thread_id, p_staff_id, p_guardian_id) then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  if p_guardian_id is not null and not exists (select from thread_reach(p_thread_id) r where r.staff_id is not null) then
    insert into thread_member (center_id, thread_id, kind, last_activity) values (app_center(), p_thread_id, 'office', p_now);
  end if;
  select count(*) into v_addressees from thread_reach(p_thread_id) r
    where (r.staff_id, r.guardian_id) is distinct from (p_staff_id, p_guardian_id);
  insert into message (center_id, thread_id, sender_staff_id, sender_guardian_id, as_room_id, as_office, child_id, subject, content,
                       language, message_type, priority, created_at, addressees)
  select t.center_id, t.id, p_staff_id, p_guardian_id, p_as_room_id, p_as_office, t.child_id, p_subject, p_content,
    p_language, p_type, p_priority, p_now, v_addressees
  from message_thread t where t.center_id = app_center() and t.id = p_thread_id
  returning message.id into v_id;
  insert into message_recipient (center_id, message_id, thread_id, sent_at, staff_id, guardian_id, child_ids, is_sender, read_at)
  select app_center(), v_id, p_thread_id, p_now, p_staff_id, p_guardian_id,
    case when p_guardian_id is not null then (
      select coalesce(array_agg(c), '{}') from (
        select unnest(current_children(app_center(), p_guardian_id)) as c intersect
        select unnest(case m.kind when 'guardian' then m.child_ids else array[m.child_id] end) from thread_member m
        where m.center_id = app_center() and m.thread_id = p_thread_id
          and (m.kind = 'family' or m.guardian_id = p_guardian_id)) own) end, true, p_now;
  update message_thread t set last_activity = greatest(t.last_activity, p_now) where t.center_id = app_center() and t.id = p_thread_id;
  update thread_member m set last_activity = greatest(m.last_activity, p_now) where m.center_id = app_center() and m.thread_id = p_thread_id;
  return query select v_id, v_addressees;
end $$;

-- Gives up to `p_limit` more people their row of a message; says who they are, and whether everybody has it now. Doing it
-- again, or twice at once, gives nobody a second one.
create or replace function deliver_message(p_message_id bigint, p_now timestamptz, p_limit int)
returns table (staff_ids bigint[], guardian_ids bigint[], is_complete boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v message;
  v_staff bigint[];
  v_guardians bigint[];
  v_is_complete boolean;
begin
  select * into v from message m where m.center_id = app_center() and m.id = p_message_id and m.delivered_at is null
    and m.withdrawn_at is null for update;
  if v.id is null then return query select '{}'::bigint[], '{}'::bigint[], true; return; end if;
  if session_user <> 'larkhouse_jobs' and app_actor_id() is distinct from
       (case session_user when 'larkhouse_staff' then v.sender_staff_id when 'larkhouse_parent' then v.sender_guardian_id end) then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  with fresh as (
    insert into message_recipient (center_id, message_id, thread_id, sent_at, staff_id, guardian_id, child_ids)
    select v.center_id, v.id, v.thread_id, v.created_at, r.staff_id, r.guardian_id, r.child_ids
    from thread_reach(v.thread_id) r
    where not exists (select from message_recipient o where o.center_id = v.center_id and o.message_id = v.id
                        and (o.staff_id = r.staff_id or o.guardian_id = r.guardian_id))
    order by r.staff_id, r.guardian_id limit p_limit
    on conflict do nothing
    returning staff_id, guardian_id)
  select coalesce(array_agg(staff_id) filter (where staff_id is not null), '{}'),
    coalesce(array_agg(guardian_id) filter (where guardian_id is not null), '{}'), count(*) < p_limit
    into v_staff, v_guardians, v_is_complete from fresh;
  if v_is_complete then
    update message m set delivered_at = p_now where m.center_id = v.center_id and m.id = v.id;
  end if;
  return query select v_staff, v_guardians, v_is_complete;
end $$;
grant execute on function deliver_message(bigint, timestamptz, int) to larkhouse_jobs;

-- Sends a message into a thread, or into one that begins with it, and hands it out when it goes to no more than
-- `p_at_once` people: says who has it by then. To more, and to nobody, the command has a word to say.
create or replace function send_message(p_now timestamptz, p_thread_id bigint, p_thread jsonb, p_staff_id bigint, p_guardian_id bigint,
                                        p_as_room_id bigint, p_as_office boolean, p_subject text, p_content text, p_language text,
                                        p_type text, p_priority text, p_at_once int)
returns table (id bigint, thread_id bigint, addressees int, staff_ids bigint[], guardian_ids bigint[])
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_thread_id bigint := coalesce(p_thread_id, begin_thread(p_now, p_thread));
  v record;
  d record;
begin
  select m.id, m.addressees into v
    from post_message(p_now, v_thread_id, p_staff_id, p_guardian_id, p_as_room_id, p_as_office, p_subject, p_content, p_language, p_type, p_priority) m;
  if v.addressees > p_at_once then
    return query select v.id, v_thread_id, v.addressees, '{}'::bigint[], '{}'::bigint[];
    return;
  end if;
  -- One more than there are: delivery is complete when there was room for more.
  select r.staff_ids, r.guardian_ids into d from deliver_message(v.id, p_now, p_at_once + 1) r;
  return query select v.id, v_thread_id, v.addressees, d.staff_ids, d.guardian_ids;
end $$;
grant execute on function send_message(timestamptz, bigint, jsonb, bigint, bigint, bigint, boolean, text, text, text, text, text, int)
  to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- Takes a message back: its words and files go; who had it sees that there was one. Whether it is still time is the command's
-- business.
create or replace function withdraw_message(p_message_id bigint, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare v message;
begin
  select * into v from message m where m.center_id = app_center() and m.id = p_message_id and m.withdrawn_at is null
    and app_actor_id() = case current_setting('app.actor_kind', true) when 'staff' then m.sender_staff_id else m.sender_guardian_id end
    for update;
  if v.id is null then return false; end if;
  update message m set withdrawn_at = p_now, subject = '', content = '' where m.center_id = v.center_id and m.id = v.id;
  update message_recipient r set ended_at = p_now where r.center_id = v.center_id and r.message_id = v.id;
  update message_thread t set subject = '' where t.center_id = v.center_id and t.id = v.thread_id
    and not exists (select from message m where m.center_id = t.center_id and m.thread_id = t.id and m.withdrawn_at is null);
  delete from message_text x where x.center_id = v.center_id and x.message_id = v.id;
  with gone as (
    delete from message_attachment a where a.center_id = v.center_id and a.message_id = v.id returning a.upload_id)
  update upload u set released_at = p_now where u.center_id = v.center_id and u.id in (select upload_id from gone);
  return true;
end $$;
grant execute on function withdraw_message(bigint, timestamptz) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- Who got a message, for the side that sent it: those who can still read it, and those who did. A parent learns it of their own.
create or replace function message_receipts(p_message_id bigint)
returns table (staff_id bigint, guardian_id bigint, name text, read_at timestamptz, acknowledged_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.staff_id, r.guardian_id, coalesce(s.first_name || ' ' || s.last_name, guardian_name(r.guardian_id), ''), r.read_at, r.acknowledged_at
  from message m
  join message_recipient r on r.center_id = m.center_id and r.message_id = m.id and not r.is_sender
  left join staff s on s.center_id = r.center_id and s.id = r.staff_id
  where m.center_id = app_center() and m.id = p_message_id
    and (session_user <> 'larkhouse_parent' or m.sender_guardian_id = app_actor_id())
    and (r.read_at is not null
      or case when r.staff_id is null then r.child_ids && current_children(r.center_id, r.guardian_id)
              else s.removed_at is null and s.deactivated_at is null end)
$$;
grant execute on function message_receipts(bigint) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- Whose screens look again when something happens to a message. A parent's scope sees its own row alone.
create or replace function message_holders(p_message_id bigint)
returns table (staff_id bigint, guardian_id bigint, is_sender boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.staff_id, r.guardian_id, r.is_sender from message_recipient r
  where r.center_id = app_center() and r.message_id = p_message_id
    and (session_user <> 'larkhouse_parent' or exists (
      select from message_recipient o where o.center_id = r.center_id and o.message_id = r.message_id and o.guardian_id = app_actor_id()))
$$;
grant execute on function message_holders(bigint) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- Whom a parent can write to: the office, the rooms of their children, and the staff who use messages.
create or replace function family_addressees() returns table (kind text, id bigint, name text, detail text)
language sql stable security definer set search_path = public, pg_temp as $$
  with own as materialized (select unnest(current_children(app_center(), app_actor_id())) as child_id
                            where current_setting('app.actor_kind', true) = 'parent')
  select 'room', r.id, r.name, null from room r
  where r.center_id = app_center() and r.removed_at is null
    and exists (select from child k join own on own.child_id = k.id where k.center_id = r.center_id and k.room_id = r.id)
  union all
  select 'staff', s.id, s.first_name || ' ' || s.last_name, o.name
  from staff s join role o on o.center_id = s.center_id and o.id = s.role_id
  where s.center_id = app_center() and s.removed_at is null and s.deactivated_at is null and exists (select from own)
    and exists (select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'messages')
$$;
grant execute on function family_addressees() to larkhouse_parent, larkhouse_jobs;
