-- Photos and tax documents.

create table gallery_photo (
  center_id bigint not null references center,
  id bigint generated always as identity,
  title text not null check (title <> ''),
  description text not null default '',
  tags text[] not null default '{}',
  file_name text not null,
  -- As it was sent; only where file_stored is true does anything lie behind it.
  file_path text not null,
  file_size bigint not null,
  file_stored boolean not null,
  width int,
  height int,
  uploaded_by bigint,
  is_visible boolean not null default true,
  created_at timestamptz not null,
  version int not null default 1,
  removed_at timestamptz,
  removed_by bigint,
  primary key (center_id, id),
  foreign key (center_id, uploaded_by) references staff,
  foreign key (center_id, removed_by) references staff
);
create index gallery_photo_newest on gallery_photo (center_id, created_at desc, id desc) where removed_at is null;
create index gallery_photo_uploaded_by on gallery_photo (center_id, uploaded_by);
create index gallery_photo_removed_by on gallery_photo (center_id, removed_by) where removed_by is not null;
-- Which of them families see: functions/gallery.sql.
call protect('gallery_photo', null, 'select, insert, update');
grant select on gallery_photo to larkhouse_parent;

-- Who is in a photo; with a child in it, it is their families' alone.
create table photo_child (
  center_id bigint not null,
  photo_id bigint not null,
  child_id bigint not null,
  primary key (center_id, photo_id, child_id),
  foreign key (center_id, photo_id) references gallery_photo,
  foreign key (center_id, child_id) references child
);
create index photo_child_child on photo_child (center_id, child_id);
call protect('photo_child', 'child_id = any ((select app_child_ids())::bigint[])', 'select, insert, delete');

-- Of which rooms a photo is; without a child in it, it is for the families of these rooms.
create table photo_room (
  center_id bigint not null,
  photo_id bigint not null,
  room_id bigint not null,
  primary key (center_id, photo_id, room_id),
  foreign key (center_id, photo_id) references gallery_photo,
  foreign key (center_id, room_id) references room
);
create index photo_room_room on photo_room (center_id, room_id);
call protect('photo_room', null, 'select, insert, delete');

create table tax_document (
  center_id bigint not null references center,
  id bigint generated always as identity,
  document_type text not null check (document_type in ('1099', 'tax_summary', 'payment_receipt', 'year_end_statement', 'dependent_care_assistance', 'other')),
  title text not null check (title <> ''),
  description text not null default '',
  file_name text not null,
  file_path text not null,
  file_stored boolean not null,
  file_type text,
  tax_year int not null check (tax_year between 2000 and 2030),
  -- The one it is for; null where it is for all, or for nobody yet.
  parent_id bigint,
  is_global boolean not null default false,
  uploaded_by bigint,
  created_at timestamptz not null,
  version int not null default 1,
  removed_at timestamptz,
  removed_by bigint,
  primary key (center_id, id),
  foreign key (center_id, parent_id) references guardian,
  foreign key (center_id, uploaded_by) references staff,
  foreign key (center_id, removed_by) references staff,
  check (not (is_global and parent_id is not null))
);
create index tax_document_newest on tax_document (center_id, created_at desc, id desc) where removed_at is null;
create index tax_document_parent on tax_document (center_id, parent_id);
create index tax_document_uploaded_by on tax_document (center_id, uploaded_by);
create index tax_document_removed_by on tax_document (center_id, removed_by) where removed_by is not null;
call protect('tax_document', 'removed_at is null and file_stored and (is_global or parent_id = (select app_actor_id()))', 'select, insert, update');
