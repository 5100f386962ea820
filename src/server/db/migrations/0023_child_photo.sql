-- The upload that shows the child, where there is one.
alter table child add column photo_path text;
