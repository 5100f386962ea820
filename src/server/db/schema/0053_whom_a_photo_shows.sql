-- Which children a photo shows, so that a family's gallery doesn't ask it of each: functions/gallery.sql keeps it.
alter table gallery_photo add column audience_children bigint[] not null default '{}';
update gallery_photo p set audience_children = array(
  select t.child_id from photo_child t where t.center_id = p.center_id and t.photo_id = p.id order by t.child_id)
where p.audience = 'children';

-- Parents don't read who else is in a photo, nor which rooms it is for: the policy alone looks there.
revoke select on gallery_photo from larkhouse_parent;
grant select (center_id, id, title, description, tags, file_name, file_path, file_size, file_stored, width, height, uploaded_by,
  is_visible, created_at, version, removed_at) on gallery_photo to larkhouse_parent;
