-- A file that a guardian gives to a block of a form. Once it is signed with, it stays as long as what was signed; until then it is its guardian's alone.
create table form_file (
  center_id bigint not null,
  id bigint generated always as identity,
  form_request_id bigint not null,
  guardian_id bigint not null,
  block_key text not null check (block_key <> ''),
  file_path text not null,
  file_name text not null,
  file_type text not null,
  -- In bytes, as it is stored.
  size bigint not null check (size > 0),
  -- Of the bytes as they are stored and read.
  sha256 bytea not null check (length(sha256) = 32),
  is_signed boolean not null default false,
  created_at timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, form_request_id) references form_request on delete cascade,
  foreign key (center_id, guardian_id) references guardian
);
create index form_file_form_request on form_file (center_id, form_request_id);
create index form_file_guardian on form_file (center_id, guardian_id);
-- What was signed everybody reads who signs the same answers; where one is enough, whoever signed.
call protect('form_file', 'guardian_id = (select app_actor_id()) or is_signed and form_request_id = any (array(
  select s.form_request_id from form_signer s join form_request r on r.center_id = s.center_id and r.id = s.form_request_id
  where s.state = ''signed'' or r.must_sign = ''all''))', 'select');
call note_changes('form_file');
grant insert (form_request_id, guardian_id, block_key, file_path, file_name, file_type, size, sha256, created_at), update (is_signed)
  on form_file to larkhouse_parent;
create policy family_gives on form_file for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id())
    and form_request_id = any (array(select s.form_request_id from form_signer s where s.state in ('asked', 'begun'))));
create policy family_signs on form_file for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and not is_signed)
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and is_signed);
