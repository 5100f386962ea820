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
