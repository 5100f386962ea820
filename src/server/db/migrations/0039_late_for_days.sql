-- A family may come later for several days, as it may stay away for several.

alter table notice drop constraint notice_check1;
alter table notice add constraint notice_days_check check (kind in ('absence', 'late-arrival') or to_date = from_date);
