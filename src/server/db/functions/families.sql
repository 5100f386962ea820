-- Guardians of one child know each other's names, and nothing else of each other.
create or replace function guardian_name(p_guardian_id bigint) returns text
language sql stable strict security definer set search_path = public, pg_temp as $$
  select g.first_name || ' ' || g.last_name from guardian g
  where g.center_id = app_center() and g.id = p_guardian_id and (session_user <> 'larkhouse_parent' or exists (
    select from guardianship s where s.center_id = g.center_id and s.guardian_id = g.id and s.child_id = any (app_child_ids())))
$$;
grant execute on function guardian_name(bigint) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- Guardians who may not pick a child up; parents' notices are held to it without their seeing each other's rights.
create or replace function barred_from_pickup(p_child_id bigint) returns table (guardian_id bigint, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select g.id, g.first_name || ' ' || g.last_name
  from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
  where s.center_id = app_center() and s.child_id = p_child_id and s.ended_at is null and g.removed_at is null and not s.may_pick_up
    and (session_user <> 'larkhouse_parent' or p_child_id = any (app_child_ids()))
$$;
grant execute on function barred_from_pickup(bigint) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- Whether two guardians see each other's phone and e-mail about a child of both: where the center hides them for any child,
-- never; else where it shows them, or both share them. What it showed ends with the rights of either.
create or replace function contacts_are_open(p_child_id bigint, p_one bigint, p_other bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  with both_of as (
    select count(*) as guardians, bool_and(s.contacts_shared_at is not null) as agreed, max(s.started_at) as since
    from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id and g.removed_at is null
    where s.center_id = app_center() and s.child_id = p_child_id and s.guardian_id in (p_one, p_other) and s.ended_at is null),
  decided as (
    select d.child_id, d.decision, d.started_at from contact_decision d
    where d.center_id = app_center() and d.guardian_id = least(p_one, p_other) and d.other_guardian_id = greatest(p_one, p_other)
      and d.ended_at is null)
  select b.guardians = 2 and not exists (select from decided where decision = 'hidden')
    and (b.agreed or exists (select from decided d where d.decision = 'shown' and d.child_id = p_child_id and d.started_at >= b.since))
  from both_of b
$$;
grant execute on function contacts_are_open(bigint, bigint, bigint) to larkhouse_staff, larkhouse_jobs;

-- The other guardians of the children of the scope's guardian: their names, and how they are reached where that is open.
create or replace function other_guardians() returns table (child_id bigint, guardian_id bigint, name text, is_open boolean, phone_number text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.child_id, g.id, g.first_name || ' ' || g.last_name, o.is_open,
    case when o.is_open then g.phone_number end, case when o.is_open then g.email end
  from guardianship s
  join guardian g on g.center_id = s.center_id and g.id = s.guardian_id and g.removed_at is null
  join child k on k.center_id = s.center_id and k.id = s.child_id and k.removed_at is null
  cross join lateral (select contacts_are_open(s.child_id, app_actor_id(), g.id) as is_open) o
  where s.center_id = app_center() and s.child_id = any (app_child_ids()) and s.guardian_id <> app_actor_id() and s.ended_at is null
$$;
grant execute on function other_guardians() to larkhouse_parent;

-- Whom to call for a child in an emergency, as the scope's guardian may know: what they said themselves; what is on record, which
-- another guardian may have said, only where there never was one.
create or replace function known_emergency_contact(p_child_id bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(
    case when not exists (select from guardianship s
      where s.center_id = k.center_id and s.child_id = k.id and s.guardian_id <> app_actor_id()) then k.emergency_contact end,
    nullif(concat_ws(' ', nullif(g.emergency_contact_name, ''), nullif(g.emergency_contact_phone, '')), ''))
  from child k left join guardian g on g.center_id = k.center_id and g.id = app_actor_id()
  where k.center_id = app_center() and k.id = p_child_id and k.id = any (app_child_ids())
$$;
grant execute on function known_emergency_contact(bigint) to larkhouse_parent;

-- What the scope's guardian has changed of themselves changes in the records of their children where these say what it was; parents
-- read no contacts there. Answers in how many.
create or replace function follow_contacts(
  p_name text, p_new_name text, p_phone text, p_new_phone text, p_emergency text, p_new_emergency text) returns int
language sql volatile security definer set search_path = public, pg_temp as $$
  with changed as (
    update child k set parent_name = case when c.name then p_new_name else k.parent_name end,
      parent_phone = case when c.phone then p_new_phone else k.parent_phone end,
      emergency_contact = case when c.emergency then p_new_emergency else k.emergency_contact end, version = k.version + 1
    from child o cross join lateral (select
      o.parent_name is not distinct from p_name and p_new_name is distinct from p_name as name,
      o.parent_phone is not distinct from p_phone and p_new_phone is distinct from p_phone as phone,
      o.emergency_contact is not distinct from p_emergency and p_new_emergency is distinct from p_emergency as emergency) c
    where o.center_id = app_center() and o.id = any (app_child_ids()) and k.center_id = o.center_id and k.id = o.id
      and (c.name or c.phone or c.emergency)
    returning k.id)
  select count(*)::int from changed
$$;
grant execute on function follow_contacts(text, text, text, text, text, text) to larkhouse_parent;

-- Whether the scope's guardian proposed this pickup person, and nobody has answered it: a policy of the children that it is for can't ask
-- the person's row, whose own policy asks for these children.
create or replace function is_own_proposal(p_pickup_person_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from pickup_person p where p.center_id = app_center() and p.id = p_pickup_person_id
    and p.proposed_by = app_actor_id() and p.state = 'proposed')
$$;
grant execute on function is_own_proposal(bigint) to larkhouse_parent;
drop policy if exists family_proposes on pickup_child;
create policy family_proposes on pickup_child for insert to larkhouse_parent
  with check (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[])
    and (select is_own_proposal(pickup_person_id)));

-- Holds a child of the scope's guardian, who has no right to its row: whoever says or takes back a consent of it comes one after the other, and
-- after or before a photo of it that is being posted.
create or replace function hold_own_child(p_child_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from child where center_id = app_center() and id = p_child_id and id = any (app_child_ids()) for no key update;
end $$;
grant execute on function hold_own_child(bigint) to larkhouse_parent, larkhouse_jobs;
