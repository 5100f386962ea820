-- What follows from all records of a center's years is kept beside them, and not worked out anew with each look.

-- Which rooms a photo is for, so that a family's gallery doesn't ask it of each: functions/gallery.sql keeps it.
alter table gallery_photo add column audience_rooms bigint[] not null default '{}';
update gallery_photo p set audience_rooms = array(
  select r.room_id from photo_room r where r.center_id = p.center_id and r.photo_id = p.id)
where exists (select from photo_room r where r.center_id = p.center_id and r.photo_id = p.id);
