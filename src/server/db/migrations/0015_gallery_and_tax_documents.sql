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

-- Whether the scope's parent may see a photo: one of the whole center; one of a room of theirs; one of their own child, unless
-- it also shows somebody else's child whose photo release was not given or was taken back.
create function photo_is_open(p_center_id bigint, p_photo_id bigint) returns boolean
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
                        and c.form = 'photoRelease' and c.revoked_at is null));
end $$;
revoke execute on function photo_is_open(bigint, bigint) from public;
grant execute on function photo_is_open(bigint, bigint) to larkhouse_parent;

call protect('gallery_photo', 'is_visible and removed_at is null and file_stored and photo_is_open(center_id, id)', 'select, insert, update');
call protect('photo_child', 'child_id = any ((select app_child_ids())::bigint[])', 'select, insert, delete');
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
