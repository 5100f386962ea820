-- What cost more with every year of records.

-- What an account owes is added up from these indexes alone, without a visit to each of its bookings and invoices.
drop index ledger_transaction_account;
create index ledger_transaction_account on ledger_transaction (center_id, billing_account_id, date, id)
  include (amount, kind, reverses_id);
drop index invoice_account;
create index invoice_account on invoice (center_id, billing_account_id, due_on, number) include (id, total, voided_at);

-- Whom a photo is for, so that a family's gallery doesn't ask it of every photo anew: functions/gallery.sql keeps it.
alter table gallery_photo add column audience text not null default 'all'
  constraint gallery_photo_audience_check check (audience in ('all', 'rooms', 'children'));
update gallery_photo p set audience = case
  when exists (select from photo_child t where t.center_id = p.center_id and t.photo_id = p.id) then 'children' else 'rooms' end
where exists (select from photo_child t where t.center_id = p.center_id and t.photo_id = p.id)
  or exists (select from photo_room r where r.center_id = p.center_id and r.photo_id = p.id);
