-- The children of the scope's center, but those of its parent, whose photo release was not given or was taken back.
create or replace function others_without_release() returns bigint[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  -- Read once, and not for each child.
  own constant bigint[] := app_child_ids();
begin
  return array(
    select k.id from child k
    where k.center_id = app_center() and not k.id = any (own) and not exists (
      select from consent c where c.center_id = k.center_id and c.child_id = k.id and c.form = 'photoRelease' and c.is_given));
end $$;
grant execute on function others_without_release() to larkhouse_parent;

-- A photo of the whole center is for every parent; one of rooms for those of the rooms' children, and of children who were there when it was
-- posted; one of children for theirs, unless it also shows somebody else's child without a photo release. The consents are asked once for
-- a statement, and only where a photo shows a child of the family.
drop policy if exists family on gallery_photo;
create policy family on gallery_photo for select to larkhouse_parent
  using (center_id = (select app_center()) and is_visible and removed_at is null and file_stored and case audience
    when 'all' then true
    when 'rooms' then audience_rooms && array(select k.room_id from child k) or id in (select v.photo_id from photo_presence v)
    else audience_children && (select app_child_ids())::bigint[]
      and not audience_children && (select others_without_release())::bigint[] end);

-- Notes anew which children were in the rooms of these photos when they were posted.
create or replace function keep_photo_presence(p_center_id bigint, p_photo_ids bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from photo_presence v where v.center_id = p_center_id and v.photo_id = any (p_photo_ids);
  insert into photo_presence (center_id, photo_id, child_id)
  select distinct p.center_id, p.id, a.child_id
  from gallery_photo p
  join center c on c.center_id = p.center_id
  join attendance a on a.center_id = p.center_id and a.date = (p.created_at at time zone c.time_zone)::date
    and a.check_in <= p.created_at and (a.check_out is null or a.check_out > p.created_at)
  cross join lateral child_placed_at(a.center_id, a.child_id, p.created_at) w
  where p.center_id = p_center_id and p.id = any (p_photo_ids) and p.follows_presence and p.audience = 'rooms'
    and w.room_id = any (p.audience_rooms);
end $$;

-- A move that is taken back never was: photos posted meanwhile are for whom they would have been for without it.
create or replace function follow_undone_moves() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_photo_presence(m.center_id, array(
    select p.id from gallery_photo p
    where p.center_id = m.center_id and p.removed_at is null and p.created_at between m.since and m.undone_at
      and p.follows_presence and p.audience = 'rooms'))
  from (select c.center_id, min(c.at) as since, max(c.undone_at) as undone_at from changed c
        where c.undone_at is not null group by c.center_id) m;
  return null;
end $$;
create or replace trigger audience_follows after update on presence_move referencing new table as changed
  for each statement execute function follow_undone_moves();

-- A photo's audience follows from whom it names: children, else rooms, else nobody, and then it is for all.
create or replace function keep_photo_audience() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update gallery_photo p set
    audience = case
      when exists (select from photo_child t where t.center_id = p.center_id and t.photo_id = p.id) then 'children'
      when exists (select from photo_room r where r.center_id = p.center_id and r.photo_id = p.id) then 'rooms'
      else 'all' end,
    audience_rooms = array(select r.room_id from photo_room r where r.center_id = p.center_id and r.photo_id = p.id),
    audience_children = array(
      select t.child_id from photo_child t where t.center_id = p.center_id and t.photo_id = p.id order by t.child_id)
  from (select distinct center_id, photo_id from changed) c where c.center_id = p.center_id and c.photo_id = p.id;
  perform keep_photo_presence(c.center_id, array_agg(c.photo_id)) from changed c group by c.center_id;
  return null;
end $$;
create or replace trigger audience_named after insert on photo_child referencing new table as changed
  for each statement execute function keep_photo_audience();
create or replace trigger audience_left after delete on photo_child referencing old table as changed
  for each statement execute function keep_photo_audience();
create or replace trigger audience_named after insert on photo_room referencing new table as changed
  for each statement execute function keep_photo_audience();
create or replace trigger audience_left after delete on photo_room referencing old table as changed
  for each statement execute function keep_photo_audience();

-- Whether a photo that is open to the scope's parent belongs into the archive of a child of theirs: the child is in it, or nobody
-- in particular is, and it is of the whole center, of the child's room, or of one that the child was in when it was posted.
create or replace function photo_concerns(p_center_id bigint, p_photo_id bigint, p_child_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select p_center_id = app_center() and p_child_id = any (app_child_ids()) and (
    exists (select from photo_child t where t.center_id = p_center_id and t.photo_id = p_photo_id and t.child_id = p_child_id)
    or not exists (select from photo_child t where t.center_id = p_center_id and t.photo_id = p_photo_id)
      and (not exists (select from photo_room r where r.center_id = p_center_id and r.photo_id = p_photo_id)
        or exists (select from photo_room r join child k on k.center_id = r.center_id and k.room_id = r.room_id
                   where r.center_id = p_center_id and r.photo_id = p_photo_id and k.id = p_child_id)
        or exists (select from photo_presence v
                   where v.center_id = p_center_id and v.photo_id = p_photo_id and v.child_id = p_child_id)))
$$;
grant execute on function photo_concerns(bigint, bigint, bigint) to larkhouse_parent;
