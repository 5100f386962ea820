-- The center's own mark: the upload that shows it, and its size in pixels, so that screens keep room for it.
alter table center
  add column logo_path text,
  add column logo_width int,
  add column logo_height int,
  add column logo_version int not null default 1,
  add check (num_nonnulls(logo_path, logo_width, logo_height) in (0, 3));
