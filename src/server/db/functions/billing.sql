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

-- An account's sums follow from what is booked on it: a booking changes what is owed; a charge waits for an invoice until it
-- comes onto one or is taken back, whichever is first. Who books holds the account, so nobody counts beside this.
create or replace function add_bookings_to_sums() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into account_sum as s (center_id, billing_account_id, balance, uninvoiced)
  select n.center_id, n.billing_account_id, sum(n.amount), sum(case
    when n.kind in ('charge', 'adjustment') then greatest(n.amount, 0)
    when t.kind in ('charge', 'adjustment') and t.amount > 0
      and not exists (select from invoice_line l where l.center_id = t.center_id and l.transaction_id = t.id) then -t.amount
    else 0 end)
  from added n left join ledger_transaction t on t.center_id = n.center_id and t.id = n.reverses_id
  group by 1, 2 order by 1, 2
  on conflict (center_id, billing_account_id) do update
    set balance = s.balance + excluded.balance, uninvoiced = s.uninvoiced + excluded.uninvoiced;
  return null;
end $$;
create or replace trigger sums after insert on ledger_transaction referencing new table as added
  for each statement execute function add_bookings_to_sums();

create or replace function take_lines_from_sums() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update account_sum s set uninvoiced = s.uninvoiced - c.amount
  from (
    select t.center_id, t.billing_account_id, sum(t.amount) as amount
    from added l join ledger_transaction t on t.center_id = l.center_id and t.id = l.transaction_id
    where not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)
    group by 1, 2) c
  where s.center_id = c.center_id and s.billing_account_id = c.billing_account_id;
  return null;
end $$;
create or replace trigger sums after insert on invoice_line referencing new table as added
  for each statement execute function take_lines_from_sums();
