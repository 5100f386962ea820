-- Who reads and answers for the office: whoever manages the center, and the roles given this right.
insert into role_capability (center_id, role_id, capability)
select center_id, role_id, 'messages.office' from role_capability where capability = 'center.manage' on conflict do nothing;

-- A conversation: everybody in it reads every answer. A broadcast goes to many families; an answer begins a conversation of its own.
alter table message_thread
  add column kind text not null default 'conversation' check (kind in ('conversation', 'broadcast')),
  add column origin_thread_id bigint,
  add column origin_guardian_id bigint,
  add foreign key (center_id, origin_thread_id) references message_thread,
  add foreign key (center_id, origin_guardian_id) references guardian,
  add check ((origin_thread_id is null) = (origin_guardian_id is null));
create unique index message_thread_origin on message_thread (center_id, origin_thread_id, origin_guardian_id) where origin_thread_id is not null;
create index message_thread_origin_guardian on message_thread (center_id, origin_guardian_id) where origin_guardian_id is not null;

-- Who a thread is between. A room and the office are members of their own: who works there now reads and answers.
create table thread_member (
  center_id bigint not null,
  id bigint generated always as identity,
  thread_id bigint not null,
  kind text not null check (kind in ('staff', 'room', 'office', 'all-staff', 'guardian', 'family', 'room-families', 'all-families')),
  staff_id bigint,
  guardian_id bigint,
  room_id bigint,
  child_id bigint,
  -- Of a guardian: the children through whom they take part. Without one of these they no longer do.
  child_ids bigint[],
  -- The side a broadcast comes from.
  is_from boolean not null default false,
  last_activity timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, thread_id) references message_thread,
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  foreign key (center_id, room_id) references room,
  foreign key (center_id, child_id) references child,
  check ((kind = 'staff') = (staff_id is not null)),
  check ((kind = 'guardian') = (guardian_id is not null)),
  check ((kind = 'guardian') = (child_ids is not null)),
  check ((kind in ('room', 'room-families')) = (room_id is not null)),
  check ((kind = 'family') = (child_id is not null))
);
create unique index thread_member_once on thread_member
  (center_id, thread_id, kind, coalesce(staff_id, guardian_id, room_id, child_id, 0));
create index thread_member_thread on thread_member (center_id, thread_id);
create index thread_member_staff on thread_member (center_id, staff_id, last_activity) where staff_id is not null;
create index thread_member_guardian on thread_member (center_id, guardian_id) where guardian_id is not null;
create index thread_member_room on thread_member (center_id, room_id, last_activity) where room_id is not null;
create index thread_member_child on thread_member (center_id, child_id) where child_id is not null;
create index thread_member_unit on thread_member (center_id, kind, last_activity);

alter table message
  -- For whom a staff member speaks, besides themselves.
  add column as_room_id bigint,
  add column as_office boolean not null default false,
  -- The language of `subject` and `content`; further ones stand in message_text.
  add column language text not null default 'en' check (language in ('en', 'es', 'fr', 'de')),
  -- How many it was for when it was sent, and when everybody had it.
  add column addressees int not null default 0 check (addressees >= 0),
  add column delivered_at timestamptz,
  add column withdrawn_at timestamptz check (withdrawn_at >= created_at),
  add foreign key (center_id, as_room_id) references room,
  add check (sender_staff_id is not null or (as_room_id is null and not as_office));
create index message_as_room on message (center_id, as_room_id) where as_room_id is not null;
create index message_undelivered on message (center_id, created_at) where delivered_at is null;

-- What an announcement says in other languages.
create table message_text (
  center_id bigint not null,
  message_id bigint not null,
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  subject text not null,
  content text not null,
  primary key (center_id, message_id, language),
  foreign key (center_id, message_id) references message
);

-- A row for each person who takes part in a message, the sender included: their reading is their own.
alter table message_recipient
  add column thread_id bigint,
  add column sent_at timestamptz,
  add column is_sender boolean not null default false,
  -- Of a guardian: the children through whom it reached them. Without one of these nothing of it is theirs.
  add column child_ids bigint[],
  add column acknowledged_at timestamptz,
  -- The message was withdrawn.
  add column ended_at timestamptz;

update message set delivered_at = created_at, addressees = (
  select count(*) from message_recipient r where r.center_id = message.center_id and r.message_id = message.id);
update message_recipient r set thread_id = m.thread_id, sent_at = m.created_at
from message m where m.center_id = r.center_id and m.id = r.message_id;
insert into message_recipient (center_id, message_id, thread_id, sent_at, staff_id, guardian_id, is_sender, read_at)
select center_id, id, thread_id, created_at, sender_staff_id, sender_guardian_id, true, created_at from message
on conflict do nothing;
update message_recipient r set child_ids = coalesce(
  (select array[m.child_id] from message m where m.center_id = r.center_id and m.id = r.message_id and m.child_id is not null
     and m.child_id = any (current_children(r.center_id, r.guardian_id))),
  current_children(r.center_id, r.guardian_id)) where guardian_id is not null;
insert into thread_member (center_id, thread_id, kind, staff_id, guardian_id, child_ids, last_activity)
select center_id, thread_id, case when staff_id is null then 'guardian' else 'staff' end, staff_id, guardian_id,
  max(child_ids::text)::bigint[], max(sent_at)
from message_recipient group by center_id, thread_id, staff_id, guardian_id;

alter table message_recipient
  alter column thread_id set not null,
  alter column sent_at set not null,
  add foreign key (center_id, thread_id) references message_thread,
  add check ((guardian_id is null) = (child_ids is null)),
  add check (acknowledged_at >= sent_at);
create index message_recipient_thread on message_recipient (center_id, thread_id, guardian_id, staff_id);
create index message_recipient_newest_staff on message_recipient (center_id, staff_id, sent_at) include (thread_id) where staff_id is not null;
create index message_recipient_newest_guardian on message_recipient (center_id, guardian_id, sent_at) include (thread_id, child_ids) where guardian_id is not null;
-- What the badges count, from the index alone.
drop index message_recipient_unread_staff, message_recipient_unread_guardian;
create index message_recipient_unread_staff on message_recipient (center_id, staff_id)
  where staff_id is not null and read_at is null and ended_at is null;
create index message_recipient_unread_guardian on message_recipient (center_id, guardian_id) include (child_ids)
  where guardian_id is not null and read_at is null and ended_at is null;

-- What somebody has begun to write; with a day and a time of the center it is sent then.
create table message_draft (
  center_id bigint not null references center,
  id bigint generated always as identity,
  staff_id bigint,
  guardian_id bigint,
  -- The thread it answers.
  thread_id bigint,
  -- As src/contract/messages.ts names them.
  addressees jsonb not null,
  sent_as jsonb,
  child_id bigint,
  subject text not null,
  content text not null,
  language text not null,
  texts jsonb not null,
  message_type text not null,
  priority text not null check (priority in ('urgent', 'high', 'normal', 'low')),
  scheduled_date date,
  scheduled_time time,
  -- Why it could not be sent at its time, in English words of the catalogue.
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, staff_id) references staff,
  foreign key (center_id, guardian_id) references guardian,
  foreign key (center_id, thread_id) references message_thread,
  foreign key (center_id, child_id) references child,
  check (num_nonnulls(staff_id, guardian_id) = 1),
  check ((scheduled_date is null) = (scheduled_time is null))
);
create index message_draft_staff on message_draft (center_id, staff_id);
create index message_draft_guardian on message_draft (center_id, guardian_id);
create index message_draft_thread on message_draft (center_id, thread_id);
create index message_draft_child on message_draft (center_id, child_id);
create index message_draft_due on message_draft (center_id, scheduled_date) where scheduled_date is not null and failure is null;

-- A file of a draft, and with its sending of the message.
create table message_attachment (
  center_id bigint not null,
  id bigint generated always as identity,
  message_id bigint,
  draft_id bigint,
  upload_id bigint not null,
  path text not null,
  file_name text not null,
  type text not null,
  size bigint not null,
  width int,
  height int,
  primary key (center_id, id),
  foreign key (center_id, message_id) references message,
  foreign key (center_id, draft_id) references message_draft,
  foreign key (center_id, upload_id) references upload,
  check (num_nonnulls(message_id, draft_id) = 1)
);
create index message_attachment_message on message_attachment (center_id, message_id) where message_id is not null;
create index message_attachment_draft on message_attachment (center_id, draft_id) where draft_id is not null;
create unique index message_attachment_upload on message_attachment (center_id, upload_id);

-- Of a broadcast's many families each sees itself alone.
call protect('thread_member', $$exists (select from message_thread t
  where t.center_id = thread_member.center_id and t.id = thread_member.thread_id and (t.kind = 'conversation' or thread_member.kind not in ('guardian', 'family')
    or thread_member.guardian_id = (select app_actor_id()) or thread_member.child_id = any ((select app_child_ids())::bigint[])))$$, 'select');
call protect('message_text', 'exists (select from message m where m.center_id = message_text.center_id and m.id = message_text.message_id)', 'select, insert, delete');
call protect('message_draft', 'guardian_id = (select app_actor_id()) and (select app_child_ids()) <> ''{}''');
call protect('message_attachment', $$exists (select from message m where m.center_id = message_attachment.center_id and m.id = message_attachment.message_id)
  or draft_id in (select d.id from message_draft d)$$);

-- A draft is its writer's own, from colleagues as well.
drop policy center on message_draft;
create policy center on message_draft to larkhouse_jobs using (center_id = (select app_center())) with check (center_id = (select app_center()));
create policy own on message_draft to larkhouse_staff
  using (center_id = (select app_center()) and staff_id = (select app_actor_id()))
  with check (center_id = (select app_center()) and staff_id = (select app_actor_id()));
grant insert, update, delete on message_draft to larkhouse_parent;
create policy family_writes on message_draft for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
create policy family_changes on message_draft for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
create policy family_deletes on message_draft for delete to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));

-- A guardian has of a message what reaches them through a child who is theirs now; the thread follows from that. Within
-- coalesce() the planner takes it for something usual; of a bare && it expects a row in two hundred, and sorts them all.
drop policy family on message_recipient;
drop policy family_reads on message_recipient;
create policy family on message_recipient for select to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and coalesce(child_ids && (select app_child_ids()), false));
create policy family_reads on message_recipient for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and coalesce(child_ids && (select app_child_ids()), false));
grant update (acknowledged_at) on message_recipient to larkhouse_parent;
drop policy family on message_thread;
create policy family on message_thread for select to larkhouse_parent
  using (center_id = (select app_center()) and exists (
    select from message_recipient r where r.center_id = message_thread.center_id and r.thread_id = message_thread.id));
drop policy family on message;
create policy family on message for select to larkhouse_parent
  using (center_id = (select app_center()) and exists (select from message_recipient r where r.center_id = message.center_id and r.message_id = message.id));

-- Parents send files with their messages.
grant select, insert, update (claimed_at, released_at) on upload to larkhouse_parent;
create policy family on upload for select to larkhouse_parent
  using (center_id = (select app_center()) and uploaded_by_guardian = (select app_actor_id()));
create policy family_sends on upload for insert to larkhouse_parent
  with check (center_id = (select app_center()) and uploaded_by_guardian = (select app_actor_id()));
create policy family_uses on upload for update to larkhouse_parent
  using (center_id = (select app_center()) and uploaded_by_guardian = (select app_actor_id()));
grant insert, delete on message_attachment to larkhouse_parent;
create policy family_attaches on message_attachment for insert to larkhouse_parent
  with check (center_id = (select app_center()) and upload_id in (select u.id from upload u)
    and (draft_id in (select d.id from message_draft d)
      or message_id in (select m.id from message m where m.sender_guardian_id = (select app_actor_id()))));
create policy family_detaches on message_attachment for delete to larkhouse_parent
  using (center_id = (select app_center()) and draft_id in (select d.id from message_draft d));

-- The bytes of all files a center keeps, also for those who see only their own.
create function stored_bytes() returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(u.stored_size), 0)::bigint from upload u where u.center_id = app_center()
$$;

-- Whether a member of a thread stands for somebody of the staff: by name, by their room, as the office or as one of all.
create function is_staffed_by(m thread_member, s staff) returns boolean language sql stable as $$
  select coalesce(case m.kind when 'staff' then m.staff_id = s.id when 'room' then m.room_id = s.room_id when 'all-staff' then true
    when 'office' then exists (select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id
                                 and c.capability in ('messages.office', 'center.manage')) end, false)
$$;

-- Whether somebody takes part in a thread now, and so may write in it.
create function takes_part(p_thread_id bigint, p_staff_id bigint, p_guardian_id bigint) returns boolean
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

-- Everybody a thread reaches now: staff who use messages, and guardians with an account, each with the children through whom
-- it reaches them.
create function thread_reach(p_thread_id bigint) returns table (staff_id bigint, guardian_id bigint, child_ids bigint[])
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

-- A parent begins conversations alone, about their own children, in their own name, with the staff.
create function begin_thread(p_now timestamptz, p_kind text, p_subject text, p_child_id bigint, p_members jsonb,
                             p_origin_thread_id bigint, p_origin_guardian_id bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_id bigint;
begin
  if session_user = 'larkhouse_parent' and (
    p_kind <> 'conversation' or not coalesce(p_child_id = any (app_child_ids()), p_child_id is null)
    or coalesce(p_origin_guardian_id <> app_actor_id(), false)
    or exists (select from jsonb_to_recordset(p_members) as m (kind text, "guardianId" bigint, "childIds" bigint[])
               where case m.kind when 'guardian' then m."guardianId" <> app_actor_id() or not m."childIds" <@ app_child_ids()
                                 else m.kind not in ('staff', 'room', 'office') end)
  ) then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  insert into message_thread (center_id, child_id, subject, last_activity, kind, origin_thread_id, origin_guardian_id)
  values (app_center(), p_child_id, p_subject, p_now, p_kind, p_origin_thread_id, p_origin_guardian_id) returning id into v_id;
  insert into thread_member (center_id, thread_id, kind, staff_id, guardian_id, room_id, child_id, child_ids, is_from, last_activity)
  select distinct on (m.kind, coalesce(m."staffId", m."guardianId", m."roomId", m."childId"))
    app_center(), v_id, m.kind, m."staffId", m."guardianId", m."roomId", m."childId", m."childIds", coalesce(m."isFrom", false), p_now
  from jsonb_to_recordset(p_members) as m (kind text, "staffId" bigint, "guardianId" bigint, "roomId" bigint, "childId" bigint,
                                           "childIds" bigint[], "isFrom" boolean)
  order by m.kind, coalesce(m."staffId", m."guardianId", m."roomId", m."childId"), m."isFrom" desc nulls last;
  return v_id;
end $$;

-- Writes a message into a thread whose writer takes part in it; nobody writes in another's name. When no staff member would
-- get a parent's message, because they have left, the office joins the thread.
create function post_message(p_now timestamptz, p_thread_id bigint, p_staff_id bigint, p_guardian_id bigint, p_as_room_id bigint,
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
create function deliver_message(p_message_id bigint, p_now timestamptz, p_limit int)
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

-- Who got a message, for the side that sent it: those who can still read it, and those who did. A parent learns it of their own.
create function message_receipts(p_message_id bigint)
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

-- Takes a message back: its words and files go; who had it sees that there was one. Whether it is still time is the command's
-- business.
create function withdraw_message(p_message_id bigint, p_now timestamptz) returns boolean
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

-- Whom a parent can write to: the office, the rooms of their children, and the staff who use messages.
create function family_addressees() returns table (kind text, id bigint, name text, detail text)
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

revoke execute on function stored_bytes(), is_staffed_by(thread_member, staff), takes_part(bigint, bigint, bigint), thread_reach(bigint),
  begin_thread(timestamptz, text, text, bigint, jsonb, bigint, bigint),
  post_message(timestamptz, bigint, bigint, bigint, bigint, boolean, text, text, text, text, text),
  deliver_message(bigint, timestamptz, int), message_receipts(bigint), withdraw_message(bigint, timestamptz), family_addressees() from public;
grant execute on function stored_bytes(), begin_thread(timestamptz, text, text, bigint, jsonb, bigint, bigint),
  takes_part(bigint, bigint, bigint), post_message(timestamptz, bigint, bigint, bigint, bigint, boolean, text, text, text, text, text),
  deliver_message(bigint, timestamptz, int), message_receipts(bigint), withdraw_message(bigint, timestamptz)
  to larkhouse_staff, larkhouse_parent, larkhouse_jobs;
grant execute on function is_staffed_by(thread_member, staff), thread_reach(bigint) to larkhouse_staff, larkhouse_jobs;
grant execute on function family_addressees() to larkhouse_parent, larkhouse_jobs;
grant execute on function current_children(bigint, bigint) to larkhouse_jobs;
