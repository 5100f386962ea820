-- How many bytes of files a center may keep.
alter table center add column file_quota_bytes bigint not null default 21474836480 check (file_quota_bytes > 0);

-- A file that was taken in. It waits for the photo, document or message it is meant for; unclaimed, it is swept.
create table upload (
  center_id bigint not null references center,
  id bigint generated always as identity,
  -- What a record refers to it by, made by the server: /uploads/<name>.<extension>
  path text not null check (path ~ '^/uploads/[0-9a-f]{32}\.[a-z]+$'),
  file_name text not null,
  kind text not null check (kind in ('image', 'document')),
  type text not null,
  -- As it was sent.
  size bigint not null check (size > 0),
  -- All that is kept of it: a picture in its widths.
  stored_size bigint not null check (stored_size > 0),
  width int,
  height int,
  uploaded_by_staff bigint,
  uploaded_by_guardian bigint,
  created_at timestamptz not null,
  claimed_at timestamptz,
  -- The record it belonged to is gone; the bytes follow.
  released_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, uploaded_by_staff) references staff,
  foreign key (center_id, uploaded_by_guardian) references guardian,
  check (num_nonnulls(uploaded_by_staff, uploaded_by_guardian) <= 1),
  check ((kind = 'image') = (width is not null and height is not null))
);
create unique index upload_path on upload (center_id, path);
create index upload_uploaded_by_staff on upload (center_id, uploaded_by_staff);
create index upload_uploaded_by_guardian on upload (center_id, uploaded_by_guardian);
create index upload_loose on upload (center_id, created_at) where claimed_at is null or released_at is not null;
call protect('upload', null, 'select, insert, update');
