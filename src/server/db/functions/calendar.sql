-- Whether the scope's parent sees an event of this audience: for everybody, or for a room of a child of theirs. Who has no child
-- here any more sees none.
create or replace function event_is_open(p_center_id bigint, p_event_id bigint, p_audience text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select p_center_id = app_center() and case p_audience
    when 'everybody' then cardinality(app_child_ids()) > 0
    when 'rooms' then exists (
      select from event_room r join child k on k.center_id = r.center_id and k.room_id = r.room_id
      where r.center_id = p_center_id and r.event_id = p_event_id and k.id = any (app_child_ids()))
    else false end
$$;
grant execute on function event_is_open(bigint, bigint, text) to larkhouse_parent;
drop policy if exists family on event;
create policy family on event for select to larkhouse_parent
  using (center_id = (select app_center()) and removed_at is null and event_is_open(center_id, id, audience));

-- How a canceled event was called, to a parent who would see it if it still stood: the notification that tells of it names it.
create or replace function canceled_event_title(p_event_id bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select e.title from event e
  where e.center_id = app_center() and e.id = p_event_id and event_is_open(e.center_id, e.id, e.audience)
$$;
grant execute on function canceled_event_title(bigint) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- How many come, of the events that the scope's parent sees and that say so; who they are stays with the center.
create or replace function event_counts(p_event_ids bigint[], p_from date, p_to date)
returns table (event_id bigint, date date, yes int, no int, maybe int, people int)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.event_id, a.date, count(*) filter (where a.answer = 'yes')::int, count(*) filter (where a.answer = 'no')::int,
    count(*) filter (where a.answer = 'maybe')::int, coalesce(sum(a.people) filter (where a.answer = 'yes'), 0)::int
  from event_answer a join event e on e.center_id = a.center_id and e.id = a.event_id
  where a.center_id = app_center() and a.event_id = any (p_event_ids) and a.date between p_from and p_to
    and (current_setting('app.actor_kind', true) <> 'parent'
      or e.removed_at is null and e.shows_counts and event_is_open(e.center_id, e.id, e.audience))
  group by a.event_id, a.date
$$;
grant execute on function event_counts(bigint[], date, date) to larkhouse_staff, larkhouse_parent, larkhouse_jobs;

-- The address of a calendar ends for good with its holder's account, however that ends: who comes back makes a new one.
create or replace function end_calendar_feed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'staff' then
    delete from calendar_feed f where f.center_id = new.center_id and f.staff_id = new.id;
  else
    delete from calendar_feed f where f.center_id = new.center_id and f.guardian_id = new.id;
  end if;
  return null;
end $$;
create or replace trigger staff_ends_calendar_feed after update of deactivated_at, removed_at on staff
  for each row when (new.deactivated_at is not null or new.removed_at is not null) execute function end_calendar_feed();
create or replace trigger guardian_ends_calendar_feed after update of is_active, removed_at on guardian
  for each row when (not new.is_active or new.removed_at is not null) execute function end_calendar_feed();
