-- What families read of the books: by an array that stands before the table is read, an index leads to their own rows. By `in (…)` each row of
-- the center was looked at, of all its years.
alter policy family on ledger_transaction
  using (center_id = (select app_center()) and billing_account_id = any (array(select b.id from billing_account b)));
alter policy family on invoice
  using (center_id = (select app_center()) and billing_account_id = any (array(select b.id from billing_account b)));
alter policy family on invoice_line
  using (center_id = (select app_center()) and invoice_id = any (array(select i.id from invoice i)));
