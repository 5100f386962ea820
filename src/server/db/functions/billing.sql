-- The ledger is append-only, and double entry, whoever writes it.

create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: reverse a booking by a counter entry' using errcode = 'restrict_violation';
end $$;
create or replace trigger append_only before update or delete or truncate on ledger_transaction for each statement execute function refuse_ledger_change();
create or replace trigger append_only before update or delete or truncate on ledger_entry for each statement execute function refuse_ledger_change();

-- A booking is complete when its database transaction ends: nothing is added to it later.
create or replace function refuse_late_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added a join ledger_transaction t on t.center_id = a.center_id and t.id = a.transaction_id
             where t.tx <> pg_current_xact_id()) then
    raise exception 'the ledger is append-only: a booking keeps its entries' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create or replace trigger complete after insert on ledger_entry referencing new table as added
  for each statement execute function refuse_late_entry();

create or replace function check_ledger_transaction() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_sum bigint;
  v_receivable bigint;
begin
  select sum(e.amount), sum(e.amount) filter (where e.account = 'receivable') into v_sum, v_receivable
  from ledger_entry e where e.center_id = new.center_id and e.transaction_id = new.id;
  if v_sum is distinct from 0 or v_receivable is distinct from new.amount then
    raise exception 'booking % does not balance', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger if exists balanced on ledger_transaction;
create constraint trigger balanced after insert on ledger_transaction deferrable initially deferred
  for each row execute function check_ledger_transaction();
