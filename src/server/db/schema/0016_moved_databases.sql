-- A database that was restored on another server counts transactions from the beginning again. What this is added to the
-- server's count, so that its audit log goes on behind what was sealed before.
alter table installation add column tx_offset bigint not null default 0 check (tx_offset >= 0);
