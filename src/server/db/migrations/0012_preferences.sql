-- What an account chose on its settings screen; without a row the defaults hold (src/contract/preferences.ts).
create table staff_preference (
  center_id bigint not null,
  staff_id bigint not null,
  email_notifications boolean not null,
  push_notifications boolean not null,
  attendance_alerts boolean not null,
  incident_reports boolean not null,
  daily_reports boolean not null,
  language text not null check (language in ('en', 'es', 'fr')),
  timezone text not null,
  date_format text not null check (date_format in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD')),
  theme text not null check (theme in ('light', 'dark', 'system')),
  version int not null default 1,
  primary key (center_id, staff_id),
  foreign key (center_id, staff_id) references staff
);
call protect('staff_preference');

create table guardian_preference (
  center_id bigint not null,
  guardian_id bigint not null,
  email_notifications boolean not null,
  daily_report_email boolean not null,
  incident_alerts boolean not null,
  weekly_digest boolean not null,
  reminder_notifications boolean not null,
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  timezone text not null,
  theme text not null check (theme in ('light', 'dark', 'system')),
  download_format text not null check (download_format in ('txt', 'pdf', 'xlsx')),
  auto_download boolean not null,
  privacy_mode boolean not null,
  version int not null default 1,
  primary key (center_id, guardian_id),
  foreign key (center_id, guardian_id) references guardian
);
call protect('guardian_preference', 'guardian_id = (select app_actor_id())', 'select');
create policy family_writes on guardian_preference for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
create policy family_changes on guardian_preference for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
grant insert, update on guardian_preference to larkhouse_parent;

-- Every consent given and taken back, append-only; what holds now stands at the guardian.
create table guardian_consent (
  center_id bigint not null,
  id bigint generated always as identity,
  guardian_id bigint not null,
  consent text not null check (consent in ('emailConsent', 'smsConsent', 'marketingConsent')),
  is_given boolean not null,
  at timestamptz not null,
  primary key (center_id, id),
  foreign key (center_id, guardian_id) references guardian
);
create index guardian_consent_guardian on guardian_consent (center_id, guardian_id);
call protect('guardian_consent', 'guardian_id = (select app_actor_id())', 'select');
create policy family_writes on guardian_consent for insert to larkhouse_parent
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()));
grant insert on guardian_consent to larkhouse_parent;
insert into guardian_consent (center_id, guardian_id, consent, is_given, at)
select center_id, id, consent, is_given, consent_date
from guardian, lateral (values ('emailConsent', email_consent_given), ('smsConsent', sms_consent_given),
                               ('marketingConsent', marketing_consent_given)) as given (consent, is_given)
where consent_date is not null;

-- Parents keep their own profile and consents.
grant update (first_name, last_name, phone_number, address, emergency_contact_name, emergency_contact_phone, updated_at,
              version, email_consent_given, sms_consent_given, marketing_consent_given, consent_date)
  on guardian to larkhouse_parent;
create policy family_changes on guardian for update to larkhouse_parent
  using (center_id = (select app_center()) and id = (select app_actor_id()));

-- The language of a session's account, for refusals that are said before or without a scope.
create function language_of_session(p_token_hash bytea) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sp.language, gp.language)
  from session s
  left join staff_preference sp on sp.center_id = s.center_id and sp.staff_id = s.staff_id
  left join guardian_preference gp on gp.center_id = s.center_id and gp.guardian_id = s.guardian_id
  where s.token_hash = p_token_hash
$$;
grant execute on function language_of_session(bytea) to larkhouse_jobs;
