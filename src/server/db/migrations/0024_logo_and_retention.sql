-- The center's own mark: the upload that shows it, and its size in pixels, so that screens keep room for it.
alter table center
  add column logo_path text,
  add column logo_width int,
  add column logo_height int,
  add column logo_version int not null default 1,
  add check (num_nonnulls(logo_path, logo_width, logo_height) in (0, 3));

-- Retention (src/server/domains/retention): when what was kept of a child beside name and birthday was removed, and when
-- the last thing that told who it was. A row stays where others refer to it; it tells nobody any more.
alter table child add column emptied_at timestamptz, add column erased_at timestamptz check (erased_at >= emptied_at);
alter table guardian add column erased_at timestamptz;
alter table staff add column erased_at timestamptz;
alter table billing_account add column erased_at timestamptz;
create index child_emptied on child (center_id, removed_at) where removed_at is not null and erased_at is null;
