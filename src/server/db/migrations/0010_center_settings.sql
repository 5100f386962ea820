-- What a center says of itself, and its house rules. Each part that is saved on its own has a version of its own;
-- `version` is that of the details (name, address, ways to reach it, time zone).
alter table center
  add column address text,
  add column phone text,
  add column email text,
  add column contact_person text,
  add column hours_version int not null default 1,
  add column rules_version int not null default 1,
  add column child_record_years int not null default 5 check (child_record_years between 3 and 30),
  add column incident_record_years int not null default 7 check (incident_record_years between 3 and 30),
  add column staff_record_years int not null default 5 check (staff_record_years between 3 and 30),
  add column financial_record_years int not null default 7 check (financial_record_years between 4 and 30),
  add column weather_version int not null default 1,
  add column weather_place text,
  add column weather_latitude numeric(4, 2) check (weather_latitude between -90 and 90),
  add column weather_longitude numeric(5, 2) check (weather_longitude between -180 and 180),
  add check (num_nonnulls(weather_place, weather_latitude, weather_longitude) in (0, 3));

-- How families pay the center. The account number is encrypted; its last digits tell it apart.
create table payment_details (
  center_id bigint not null primary key references center,
  ach_account_name text,
  ach_bank_name text,
  ach_routing_number text check (ach_routing_number ~ '^\d{9}$'),
  ach_account_sealed bytea,
  ach_account_last_four text,
  zelle_name text,
  zelle_contact text,
  ein text check (ein ~ '^\d{2}-\d{7}$'),
  version int not null default 1,
  check ((ach_account_sealed is null) = (ach_account_last_four is null))
);
call protect('payment_details', null, 'select, insert, update');
