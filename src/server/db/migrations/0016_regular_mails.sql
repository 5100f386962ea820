-- Which mails by the clock went to whom for which day, so that nobody gets one twice.
create table regular_mail (
  center_id bigint not null,
  kind text not null check (kind in ('reminder', 'weekly-digest', 'attendance-alert')),
  audience text not null check (audience in ('staff', 'parent')),
  account_id bigint not null,
  date date not null,
  primary key (center_id, kind, audience, account_id, date),
  foreign key (center_id) references center
);
create index regular_mail_date on regular_mail (center_id, date);
call protect('regular_mail', null, 'select');
