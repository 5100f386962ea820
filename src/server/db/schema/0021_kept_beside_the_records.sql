-- What follows from all records of a center's years is kept beside them, and not worked out anew with each look.

-- Which rooms a photo is for, so that a family's gallery doesn't ask it of each: functions/gallery.sql keeps it.
alter table gallery_photo add column audience_rooms bigint[] not null default '{}';
update gallery_photo p set audience_rooms = array(
  select r.room_id from photo_room r where r.center_id = p.center_id and r.photo_id = p.id)
where exists (select from photo_room r where r.center_id = p.center_id and r.photo_id = p.id);

-- Whose photos may be shown to others, of whom each photo of several children asks.
create index consent_photo_release on consent (center_id, child_id) where form = 'photoRelease' and is_given;

-- Of each account that anything was booked on, what its payer owes, and what of it is on no invoice yet: functions/billing.sql keeps it with each
-- booking and each line of an invoice, and nobody else writes it.
create table account_sum (
  center_id bigint not null,
  billing_account_id bigint not null,
  balance bigint not null,
  uninvoiced bigint not null,
  primary key (center_id, billing_account_id),
  foreign key (center_id, billing_account_id) references billing_account
);
call protect('account_sum', 'billing_account_id = any (array(select b.id from billing_account b))', 'select');
revoke insert, update, delete on account_sum from larkhouse_jobs;
call note_changes('account_sum');
insert into account_sum (center_id, billing_account_id, balance, uninvoiced)
select t.center_id, t.billing_account_id, sum(t.amount), coalesce(sum(t.amount) filter (where t.kind in ('charge', 'adjustment') and t.amount > 0
  and not exists (select from invoice_line l where l.center_id = t.center_id and l.transaction_id = t.id)
  and not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)), 0)
from ledger_transaction t group by 1, 2;
