-- Of several children concerned, to staff; they are named in the list. One alone stands in child_id.
alter table notification add column child_ids bigint[] not null default '{}' check (guardian_id is null or child_ids = '{}');
