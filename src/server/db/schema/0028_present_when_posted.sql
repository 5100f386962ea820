-- Children who were in a room of a photo when it was posted: in their own or moved there, and not led there by a merge. Their families see
-- it beside those whose children belong to the room. functions/gallery.sql writes it.
create table photo_presence (
  center_id bigint not null,
  photo_id bigint not null,
  child_id bigint not null,
  primary key (center_id, photo_id, child_id),
  foreign key (center_id, photo_id) references gallery_photo,
  foreign key (center_id, child_id) references child
);
create index photo_presence_child on photo_presence (center_id, child_id) include (photo_id);
call protect('photo_presence', 'child_id = any ((select app_child_ids())::bigint[])', 'select');
call note_changes('photo_presence');

-- Photos from before stay for whom they were for.
alter table gallery_photo add column follows_presence boolean not null default false;
alter table gallery_photo alter column follows_presence set default true;

-- How a pickup person looks, by the upload: for staff at check-out, and for the guardians of the children.
alter table pickup_person add column photo_path text;

-- A proposal that somebody who comes already may come for a sibling, too. Accepted, the child is theirs, and this row is its proposal alone.
alter table pickup_person
  add column joins_id bigint,
  add foreign key (center_id, joins_id) references pickup_person on delete set null (joins_id);
create index pickup_person_joins on pickup_person (center_id, joins_id) where joins_id is not null;
grant insert (joins_id) on pickup_person to larkhouse_parent;
