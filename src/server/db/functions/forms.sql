-- Whether the signature of the scope's guardian makes a form whole: one is enough, or all others have signed. Of the others they read no row.
create or replace function form_waits_for_one(p_request_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from form_request r
    join form_signer o on o.center_id = r.center_id and o.form_request_id = r.id and o.guardian_id = app_actor_id()
    where r.center_id = app_center() and r.id = p_request_id and r.child_id = any (app_child_ids())
      and (r.must_sign = 'one' or not exists (
        select from form_signer s
        where s.center_id = r.center_id and s.form_request_id = r.id and s.guardian_id <> o.guardian_id and s.state <> 'signed')));
end $$;
grant execute on function form_waits_for_one(bigint) to larkhouse_parent, larkhouse_jobs;

-- What was signed or refused stays: answers are written once, and a signature never changes. Only what it changes of the child's file is
-- kept beside it and goes when it is there.
create or replace function keep_signed() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'what was signed stays as it is' using errcode = 'restrict_violation';
end $$;
create or replace trigger answers_stay before update on form_request for each row
  when (old.answers_sealed is not null and new.answers_sealed is distinct from old.answers_sealed) execute function keep_signed();
create or replace trigger signature_stays before update on form_signer for each row
  when (old.state in ('signed', 'refused') and (to_jsonb(new) - 'changes_sealed') is distinct from (to_jsonb(old) - 'changes_sealed'))
  execute function keep_signed();

-- Who signed the form that a consent comes from, as they typed it: a guardian reads no other one's signature. Without all signatures it is none.
create or replace function name_signers() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select string_agg(s.typed_name, ', ' order by s.answered_at, s.guardian_id) into new.signed_by
  from form_request r join form_signer s on s.center_id = r.center_id and s.form_request_id = r.id and s.state = 'signed'
  where r.center_id = new.center_id and r.id = new.form_request_id and r.child_id = new.child_id
    and (r.must_sign = 'one' or not exists (
      select from form_signer o where o.center_id = r.center_id and o.form_request_id = r.id and o.state <> 'signed'));
  return new;
end $$;
create or replace trigger signers_named before insert on consent for each row
  when (new.form_request_id is not null) execute function name_signers();

-- Lets go of files that nobody signed with: of one guardian, of one block, or all of a request. Guardians let go of their own, and of the others' once
-- something was signed.
create or replace function drop_form_files(p_request_id bigint, p_guardian_id bigint, p_block_key text, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('app.actor_kind', true) = 'parent' and not exists (
    select from form_request r join form_signer s on s.center_id = r.center_id and s.form_request_id = r.id and s.guardian_id = app_actor_id()
    where r.center_id = app_center() and r.id = p_request_id
      and (r.answers_sealed is not null or p_guardian_id is not distinct from app_actor_id())) then return; end if;
  with gone as (
    delete from form_file f
    where f.center_id = app_center() and f.form_request_id = p_request_id and not f.is_signed
      and (p_guardian_id is null or f.guardian_id = p_guardian_id) and (p_block_key is null or f.block_key = p_block_key)
    returning f.center_id, f.file_path)
  update upload u set released_at = p_now from gone g
  where u.center_id = g.center_id and u.path = g.file_path and u.released_at is null;
end $$;
grant execute on function drop_form_files(bigint, bigint, text, timestamptz) to larkhouse_parent, larkhouse_staff, larkhouse_jobs;
