-- Whether the scope's parent may see a photo: one of the whole center; one of a room of theirs; one of their own child, unless
-- it also shows somebody else's child whose photo release was not given or was taken back.
create or replace function photo_is_open(p_center_id bigint, p_photo_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_own bigint[] := app_child_ids();
  v_is_own boolean;
begin
  select bool_or(t.child_id = any (v_own)) into v_is_own from photo_child t
  where t.center_id = p_center_id and t.photo_id = p_photo_id;
  if v_is_own is null then
    return not exists (select from photo_room r where r.center_id = p_center_id and r.photo_id = p_photo_id)
      or exists (select from photo_room r join child k on k.center_id = r.center_id and k.room_id = r.room_id
                 where r.center_id = p_center_id and r.photo_id = p_photo_id and k.id = any (v_own));
  end if;
  return v_is_own and not exists (
    select from photo_child t
    where t.center_id = p_center_id and t.photo_id = p_photo_id and not t.child_id = any (v_own)
      and not exists (select from consent c where c.center_id = t.center_id and c.child_id = t.child_id
                        and c.form = 'photoRelease' and c.is_given));
end $$;
grant execute on function photo_is_open(bigint, bigint) to larkhouse_parent;
drop policy if exists family on gallery_photo;
create policy family on gallery_photo for select to larkhouse_parent
  using (center_id = (select app_center()) and (is_visible and removed_at is null and file_stored and photo_is_open(center_id, id)));

-- Whether a photo that is open to the scope's parent belongs into the archive of a child of theirs: the child is in it, or nobody
-- in particular is, and it is of the child's room or of the whole center.
create or replace function photo_concerns(p_center_id bigint, p_photo_id bigint, p_child_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select p_center_id = app_center() and p_child_id = any (app_child_ids()) and (
    exists (select from photo_child t where t.center_id = p_center_id and t.photo_id = p_photo_id and t.child_id = p_child_id)
    or not exists (select from photo_child t where t.center_id = p_center_id and t.photo_id = p_photo_id)
      and (not exists (select from photo_room r where r.center_id = p_center_id and r.photo_id = p_photo_id)
        or exists (select from photo_room r join child k on k.center_id = r.center_id and k.room_id = r.room_id
                   where r.center_id = p_center_id and r.photo_id = p_photo_id and k.id = p_child_id)))
$$;
grant execute on function photo_concerns(bigint, bigint, bigint) to larkhouse_parent;
