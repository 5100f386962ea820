-- The whole schema, read from a real database by scripts/db-schema.ts; a test compares the two. Never edited by hand:
-- tables change in schema/, functions in functions/.

create table account_challenge (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  purpose text not null,
  staff_id bigint,
  guardian_id bigint,
  token_hash bytea not null,
  passkey_challenge text,
  remember_me boolean default false not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint account_challenge_pkey PRIMARY KEY (center_id, id),
  constraint account_challenge_token_hash_key UNIQUE (token_hash),
  constraint account_challenge_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint account_challenge_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint account_challenge_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint account_challenge_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1)),
  constraint account_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'confirm'::text, 'passkey'::text])))
);
CREATE INDEX account_challenge_guardian ON account_challenge USING btree (center_id, guardian_id);
CREATE INDEX account_challenge_staff ON account_challenge USING btree (center_id, staff_id);
alter table account_challenge enable row level security;
alter table account_challenge force row level security;
create policy center on account_challenge to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on account_challenge to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on account_challenge to larkhouse_jobs;

create table account_link (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  purpose text not null,
  staff_id bigint,
  guardian_id bigint,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint account_link_pkey PRIMARY KEY (center_id, id),
  constraint account_link_token_hash_key UNIQUE (token_hash),
  constraint account_link_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint account_link_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint account_link_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint account_link_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1)),
  constraint account_link_purpose_check CHECK ((purpose = ANY (ARRAY['activation'::text, 'reset'::text])))
);
CREATE INDEX account_link_guardian ON account_link USING btree (center_id, guardian_id);
CREATE INDEX account_link_staff ON account_link USING btree (center_id, staff_id);
CREATE UNIQUE INDEX account_link_open_guardian ON account_link USING btree (center_id, guardian_id) WHERE ((used_at IS NULL) AND (revoked_at IS NULL));
CREATE UNIQUE INDEX account_link_open_staff ON account_link USING btree (center_id, staff_id) WHERE ((used_at IS NULL) AND (revoked_at IS NULL));
alter table account_link enable row level security;
alter table account_link force row level security;
create policy center on account_link to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on account_link to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on account_link to larkhouse_jobs;
grant delete, insert, select, update on account_link to larkhouse_staff;

create table account_sum (
  center_id bigint default app_center() not null,
  billing_account_id bigint not null,
  balance bigint not null,
  uninvoiced bigint not null,
  constraint account_sum_pkey PRIMARY KEY (center_id, billing_account_id),
  constraint account_sum_center_id_billing_account_id_fkey FOREIGN KEY (center_id, billing_account_id) REFERENCES billing_account(center_id, id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON account_sum FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table account_sum enable row level security;
alter table account_sum force row level security;
create policy center on account_sum to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on account_sum for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (billing_account_id = ANY (ARRAY( SELECT b.id
   FROM billing_account b)))));
create policy owner on account_sum to larkhouse_owner using (true) with check (true);
grant select on account_sum to larkhouse_jobs;
grant select on account_sum to larkhouse_parent;
grant select on account_sum to larkhouse_staff;

create table activity (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  date date not null,
  kind text default 'other'::text not null,
  at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by bigint,
  ended_at_check_out boolean default false not null,
  look_alarmed_for timestamp with time zone,
  activity text not null,
  notes text default ''::text not null,
  meal text,
  amount text,
  quarter_ounces integer,
  contents text,
  diaper text,
  medication_id bigint,
  dose text,
  refused_reason text,
  too_soon_reason text,
  batch uuid,
  staff_id bigint not null,
  recorded_by bigint,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  undone_at timestamp with time zone,
  undone_by bigint,
  undone_reason text,
  constraint activity_pkey PRIMARY KEY (center_id, id),
  constraint activity_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint activity_center_id_child_id_medication_id_fkey FOREIGN KEY (center_id, child_id, medication_id) REFERENCES medication(center_id, child_id, id),
  constraint activity_center_id_ended_by_fkey FOREIGN KEY (center_id, ended_by) REFERENCES staff(center_id, id),
  constraint activity_center_id_recorded_by_fkey FOREIGN KEY (center_id, recorded_by) REFERENCES staff(center_id, id),
  constraint activity_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint activity_center_id_undone_by_fkey FOREIGN KEY (center_id, undone_by) REFERENCES staff(center_id, id),
  constraint activity_amount_check CHECK ((amount = ANY (ARRAY['all'::text, 'most'::text, 'some'::text, 'none'::text]))),
  constraint activity_bottle CHECK ((((kind = 'bottle'::text) = (quarter_ounces IS NOT NULL)) AND ((kind = 'bottle'::text) = (contents IS NOT NULL)))),
  constraint activity_check CHECK ((ended_at >= at)),
  constraint activity_contents_check CHECK ((contents = ANY (ARRAY['breast-milk'::text, 'formula'::text, 'milk'::text, 'water'::text, 'other'::text]))),
  constraint activity_diaper CHECK (((kind = 'diaper'::text) = (diaper IS NOT NULL))),
  constraint activity_diaper_check CHECK ((diaper = ANY (ARRAY['wet'::text, 'soiled'::text, 'both'::text, 'dry'::text, 'potty'::text]))),
  constraint activity_end CHECK (((kind = 'nap'::text) OR (ended_at IS NULL))),
  constraint activity_kind_check CHECK ((kind = ANY (ARRAY['meal'::text, 'bottle'::text, 'nap'::text, 'diaper'::text, 'medicine'::text, 'learning'::text, 'outdoor'::text, 'note'::text, 'other'::text]))),
  constraint activity_meal CHECK ((((kind = 'meal'::text) = (meal IS NOT NULL)) AND ((kind = 'meal'::text) = (amount IS NOT NULL)))),
  constraint activity_meal_check CHECK ((meal = ANY (ARRAY['breakfast'::text, 'am-snack'::text, 'lunch'::text, 'pm-snack'::text, 'dinner'::text]))),
  constraint activity_medicine CHECK ((((kind = 'medicine'::text) = (medication_id IS NOT NULL)) AND ((kind = 'medicine'::text) = (dose IS NOT NULL)))),
  constraint activity_moment CHECK (((kind = 'other'::text) OR (at IS NOT NULL))),
  constraint activity_quarter_ounces_check CHECK (((quarter_ounces >= 1) AND (quarter_ounces <= 64)))
);
CREATE INDEX activity_batch ON activity USING btree (center_id, batch) WHERE (batch IS NOT NULL);
CREATE INDEX activity_child ON activity USING btree (center_id, child_id, date);
CREATE INDEX activity_day ON activity USING btree (center_id, date);
CREATE INDEX activity_ended_by ON activity USING btree (center_id, ended_by) WHERE (ended_by IS NOT NULL);
CREATE INDEX activity_medication ON activity USING btree (center_id, child_id, medication_id, at) WHERE (medication_id IS NOT NULL);
CREATE INDEX activity_recorded_by ON activity USING btree (center_id, recorded_by);
CREATE INDEX activity_staff ON activity USING btree (center_id, staff_id);
CREATE INDEX activity_undone_by ON activity USING btree (center_id, undone_by) WHERE (undone_by IS NOT NULL);
CREATE UNIQUE INDEX activity_running_nap ON activity USING btree (center_id, date, child_id) WHERE ((kind = 'nap'::text) AND (ended_at IS NULL) AND (undone_at IS NULL));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON activity FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON activity FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table activity enable row level security;
alter table activity force row level security;
create policy center on activity to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on activity for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((undone_at IS NULL) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])))));
create policy owner on activity to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on activity to larkhouse_jobs;
grant delete, insert, select, update on activity to larkhouse_staff;
grant select on activity to larkhouse_parent;

create table admission_setting (
  center_id bigint default app_center() not null,
  is_open boolean default false not null,
  keep_months integer default 12 not null,
  priorities text[] default ARRAY['staff-child'::text, 'sibling'::text, 'inside'::text, 'agency'::text] not null,
  version integer default 1 not null,
  fee integer default 0 not null,
  fee_is_refundable boolean default true not null,
  fee_instructions text,
  constraint admission_setting_pkey PRIMARY KEY (center_id),
  constraint admission_setting_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint admission_setting_fee_check CHECK (((fee >= 0) AND (fee <= 1000000))),
  constraint admission_setting_fee_instructions_check CHECK ((fee_instructions <> ''::text)),
  constraint admission_setting_keep_months_check CHECK (((keep_months >= 1) AND (keep_months <= 60))),
  constraint admission_setting_priorities_check CHECK ((priorities <@ ARRAY['staff-child'::text, 'sibling'::text, 'inside'::text, 'agency'::text]))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON admission_setting FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table admission_setting enable row level security;
alter table admission_setting force row level security;
create policy center on admission_setting to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on admission_setting to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on admission_setting to larkhouse_jobs;
grant insert, select, update on admission_setting to larkhouse_staff;

create table attendance (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  date date not null,
  status text not null,
  check_in timestamp with time zone,
  check_out timestamp with time zone,
  notice_id bigint,
  check_in_by text,
  check_out_by text,
  checked_in_by bigint,
  checked_out_by bigint,
  check_in_how text default 'staff'::text not null,
  check_out_how text default 'staff'::text not null,
  check_in_move bigint,
  check_out_move bigint,
  was_absent boolean default false not null,
  changed_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint attendance_pkey PRIMARY KEY (center_id, id),
  constraint attendance_center_id_check_in_move_fkey FOREIGN KEY (center_id, check_in_move) REFERENCES kiosk_move(center_id, id),
  constraint attendance_center_id_check_out_move_fkey FOREIGN KEY (center_id, check_out_move) REFERENCES kiosk_move(center_id, id),
  constraint attendance_center_id_checked_in_by_fkey FOREIGN KEY (center_id, checked_in_by) REFERENCES staff(center_id, id),
  constraint attendance_center_id_checked_out_by_fkey FOREIGN KEY (center_id, checked_out_by) REFERENCES staff(center_id, id),
  constraint attendance_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint attendance_center_id_notice_id_fkey FOREIGN KEY (center_id, notice_id) REFERENCES notice(center_id, id),
  constraint attendance_check CHECK (((status = 'absent'::text) = (check_in IS NULL))),
  constraint attendance_check1 CHECK ((check_out >= check_in)),
  constraint attendance_check2 CHECK (((check_out IS NULL) OR (check_in IS NOT NULL))),
  constraint attendance_check_in_how_check CHECK ((check_in_how = ANY (ARRAY['staff'::text, 'pin'::text, 'qr'::text]))),
  constraint attendance_check_out_how_check CHECK ((check_out_how = ANY (ARRAY['staff'::text, 'pin'::text, 'qr'::text]))),
  constraint attendance_status_check CHECK ((status = ANY (ARRAY['present'::text, 'late'::text, 'absent'::text])))
);
CREATE INDEX attendance_check_in_move ON attendance USING btree (center_id, check_in_move) WHERE (check_in_move IS NOT NULL);
CREATE INDEX attendance_check_out_move ON attendance USING btree (center_id, check_out_move) WHERE (check_out_move IS NOT NULL);
CREATE INDEX attendance_checked_in_by ON attendance USING btree (center_id, checked_in_by);
CREATE INDEX attendance_checked_out_by ON attendance USING btree (center_id, checked_out_by);
CREATE INDEX attendance_child ON attendance USING btree (center_id, child_id, date);
CREATE INDEX attendance_day ON attendance USING btree (center_id, date, child_id) INCLUDE (status, check_in, check_out);
CREATE INDEX attendance_notice ON attendance USING btree (center_id, notice_id) WHERE (notice_id IS NOT NULL);
CREATE UNIQUE INDEX attendance_absence ON attendance USING btree (center_id, child_id, date) WHERE (check_in IS NULL);
CREATE UNIQUE INDEX attendance_open_span ON attendance USING btree (center_id, child_id, date) WHERE ((check_in IS NOT NULL) AND (check_out IS NULL));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON attendance FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON attendance FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table attendance enable row level security;
alter table attendance force row level security;
create policy center on attendance to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on attendance for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on attendance to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on attendance to larkhouse_jobs;
grant delete, insert, select, update on attendance to larkhouse_staff;
grant select on attendance to larkhouse_parent;

create table audit (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_id bigint,
  action text not null,
  entity text not null,
  entity_ids bigint[] not null,
  child_ids bigint[] default '{}'::bigint[] not null,
  content bytea,
  tx xid8 default pg_current_xact_id() not null,
  constraint audit_pkey PRIMARY KEY (center_id, id),
  constraint audit_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint audit_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['staff'::text, 'parent'::text, 'device'::text, 'inspector'::text, 'system'::text])))
);
CREATE INDEX audit_at ON audit USING btree (center_id, at, id);
CREATE INDEX audit_tx ON audit USING btree (center_id, tx);
alter table audit enable row level security;
alter table audit force row level security;
create policy center on audit to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on audit to larkhouse_owner using (true) with check (true);
grant select on audit to larkhouse_jobs;
grant select on audit to larkhouse_staff;

create table audit_detail (
  center_id bigint default app_center() not null,
  audit_id bigint not null,
  before jsonb,
  after jsonb,
  salt bytea not null,
  expires_at timestamp with time zone,
  constraint audit_detail_pkey PRIMARY KEY (center_id, audit_id),
  constraint audit_detail_center_id_audit_id_fkey FOREIGN KEY (center_id, audit_id) REFERENCES audit(center_id, id)
);
CREATE TRIGGER erased AFTER DELETE ON audit_detail FOR EACH ROW EXECUTE FUNCTION keep_erasure();
alter table audit_detail enable row level security;
alter table audit_detail force row level security;
create policy center on audit_detail to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on audit_detail to larkhouse_owner using (true) with check (true);
grant delete, select on audit_detail to larkhouse_jobs;
grant select on audit_detail to larkhouse_staff;

create table audit_row (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  entity text not null,
  entity_ids bigint[] not null,
  content bytea,
  salt bytea,
  tx xid8 default pg_current_xact_id() not null,
  constraint audit_row_pkey PRIMARY KEY (center_id, id),
  constraint audit_row_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE INDEX audit_row_entity ON audit_row USING btree (center_id, entity, entity_ids, id);
CREATE INDEX audit_row_tx ON audit_row USING btree (center_id, tx);
alter table audit_row enable row level security;
alter table audit_row force row level security;
create policy center on audit_row to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on audit_row to larkhouse_owner using (true) with check (true);
grant select on audit_row to larkhouse_jobs;
grant select on audit_row to larkhouse_staff;

create table audit_seal (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  up_to_tx xid8 not null,
  rows integer not null,
  audit_ids bigint[] not null,
  audit_hashes bytea[] not null,
  row_ids bigint[] not null,
  row_hashes bytea[] not null,
  root bytea not null,
  prev bytea not null,
  sealed_at timestamp with time zone not null,
  constraint audit_seal_pkey PRIMARY KEY (center_id, id),
  constraint audit_seal_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint audit_seal_rows_check CHECK ((rows > 0))
);
alter table audit_seal enable row level security;
alter table audit_seal force row level security;
create policy center on audit_seal to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on audit_seal to larkhouse_owner using (true) with check (true);
grant select on audit_seal to larkhouse_jobs;
grant select on audit_seal to larkhouse_staff;

create table billed_period (
  center_id bigint default app_center() not null,
  enrollment_id bigint not null,
  period_from date not null,
  billing_account_id bigint not null,
  period_to date not null,
  care_days date[] not null,
  transaction_id bigint not null,
  constraint billed_period_pkey PRIMARY KEY (center_id, enrollment_id, period_from, billing_account_id),
  constraint billed_period_center_id_billing_account_id_fkey FOREIGN KEY (center_id, billing_account_id) REFERENCES billing_account(center_id, id),
  constraint billed_period_center_id_enrollment_id_fkey FOREIGN KEY (center_id, enrollment_id) REFERENCES plan_enrollment(center_id, id),
  constraint billed_period_center_id_transaction_id_fkey FOREIGN KEY (center_id, transaction_id) REFERENCES ledger_transaction(center_id, id)
);
CREATE INDEX billed_period_account ON billed_period USING btree (center_id, billing_account_id);
CREATE INDEX billed_period_transaction ON billed_period USING btree (center_id, transaction_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON billed_period FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table billed_period enable row level security;
alter table billed_period force row level security;
create policy center on billed_period to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on billed_period to larkhouse_owner using (true) with check (true);
grant delete, insert, select on billed_period to larkhouse_staff;
grant delete, insert, select, update on billed_period to larkhouse_jobs;

create table billing_account (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  kind text not null,
  guardian_id bigint,
  name text,
  email text,
  address text,
  provider_customer text,
  provider_method text,
  method_label text,
  autopay_since timestamp with time zone,
  created_at timestamp with time zone not null,
  erased_at timestamp with time zone,
  version integer default 1 not null,
  constraint billing_account_pkey PRIMARY KEY (center_id, id),
  constraint billing_account_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint billing_account_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint billing_account_check CHECK ((((kind = 'guardian'::text) = (guardian_id IS NOT NULL)) AND ((kind = 'agency'::text) = (name IS NOT NULL)))),
  constraint billing_account_check1 CHECK (((autopay_since IS NULL) OR (provider_method IS NOT NULL))),
  constraint billing_account_kind_check CHECK ((kind = ANY (ARRAY['guardian'::text, 'agency'::text])))
);
CREATE UNIQUE INDEX billing_account_guardian ON billing_account USING btree (center_id, guardian_id) WHERE (guardian_id IS NOT NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON billing_account FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table billing_account enable row level security;
alter table billing_account force row level security;
create policy center on billing_account to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on billing_account for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on billing_account to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on billing_account to larkhouse_jobs;
grant insert, select, update on billing_account to larkhouse_staff;
grant select (center_id, id, kind, guardian_id, method_label, autopay_since) on billing_account to larkhouse_parent;

create table billing_counter (
  center_id bigint default app_center() not null,
  kind text not null,
  last integer default 0 not null,
  constraint billing_counter_pkey PRIMARY KEY (center_id, kind),
  constraint billing_counter_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint billing_counter_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'receipt'::text])))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON billing_counter FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table billing_counter enable row level security;
alter table billing_counter force row level security;
create policy center on billing_counter to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on billing_counter to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on billing_counter to larkhouse_jobs;
grant select, update on billing_counter to larkhouse_staff;

create table billing_plan (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  name text not null,
  kind text not null,
  cadence text,
  amount bigint,
  basis_points integer,
  weekdays integer[],
  is_offered boolean default false not null,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint billing_plan_pkey PRIMARY KEY (center_id, id),
  constraint billing_plan_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint billing_plan_amount_check CHECK ((amount > 0)),
  constraint billing_plan_basis_points_check CHECK (((basis_points >= 1) AND (basis_points <= 10000))),
  constraint billing_plan_cadence_check CHECK ((cadence = ANY (ARRAY['weekly'::text, 'biweekly'::text, 'monthly'::text, 'day'::text, 'once'::text]))),
  constraint billing_plan_check CHECK ((num_nonnulls(amount, basis_points) = 1)),
  constraint billing_plan_check1 CHECK (((kind = ANY (ARRAY['discount'::text, 'subsidy'::text])) = (cadence IS NULL))),
  constraint billing_plan_check2 CHECK (((kind = ANY (ARRAY['discount'::text, 'subsidy'::text])) OR (basis_points IS NULL))),
  constraint billing_plan_check3 CHECK (((kind = 'fee'::text) = (NOT (cadence IS DISTINCT FROM 'once'::text)))),
  constraint billing_plan_kind_check CHECK ((kind = ANY (ARRAY['tuition'::text, 'fee'::text, 'discount'::text, 'subsidy'::text]))),
  constraint billing_plan_name_check CHECK ((name <> ''::text)),
  constraint billing_plan_weekdays_check CHECK ((cardinality(weekdays) > 0))
);
CREATE UNIQUE INDEX billing_plan_name ON billing_plan USING btree (center_id, lower(name)) WHERE (archived_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON billing_plan FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table billing_plan enable row level security;
alter table billing_plan force row level security;
create policy center on billing_plan to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on billing_plan for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((archived_at IS NULL) AND is_offered)));
create policy owner on billing_plan to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on billing_plan to larkhouse_jobs;
grant insert, select, update on billing_plan to larkhouse_staff;
grant select on billing_plan to larkhouse_parent;

create table billing_settings (
  center_id bigint default app_center() not null,
  automatic_invoices boolean default false not null,
  automatic_since date,
  invoiced_on date,
  invoice_days_before integer default 3 not null,
  due_days_after integer default 0 not null,
  reminder_days integer[] default '{3,10}'::integer[] not null,
  late_fee_per_minute integer default 100 not null,
  late_fee_grace_minutes integer default 5 not null,
  late_fee_most integer,
  automatic_late_fees boolean default true not null,
  version integer default 1 not null,
  constraint billing_settings_pkey PRIMARY KEY (center_id),
  constraint billing_settings_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint billing_settings_due_days_after_check CHECK (((due_days_after >= 0) AND (due_days_after <= 60))),
  constraint billing_settings_invoice_days_before_check CHECK (((invoice_days_before >= 0) AND (invoice_days_before <= 28))),
  constraint billing_settings_late_fee_grace_minutes_check CHECK ((late_fee_grace_minutes >= 0)),
  constraint billing_settings_late_fee_most_check CHECK ((late_fee_most >= 0)),
  constraint billing_settings_late_fee_per_minute_check CHECK ((late_fee_per_minute >= 0))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON billing_settings FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table billing_settings enable row level security;
alter table billing_settings force row level security;
create policy center on billing_settings to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on billing_settings to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on billing_settings to larkhouse_jobs;
grant select, update on billing_settings to larkhouse_staff;

create table booking (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  date date not null,
  kind text not null,
  arrives time without time zone not null,
  leaves time without time zone not null,
  gives_up date,
  status text not null,
  price bigint not null,
  requested_by bigint not null,
  requested_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by bigint,
  cancelled_at timestamp with time zone,
  cancelled_by bigint,
  reason text,
  ended_because text,
  ended_at timestamp with time zone,
  constraint booking_pkey PRIMARY KEY (center_id, id),
  constraint booking_center_id_cancelled_by_fkey FOREIGN KEY (center_id, cancelled_by) REFERENCES guardian(center_id, id),
  constraint booking_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint booking_center_id_decided_by_fkey FOREIGN KEY (center_id, decided_by) REFERENCES staff(center_id, id),
  constraint booking_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint booking_center_id_requested_by_fkey FOREIGN KEY (center_id, requested_by) REFERENCES guardian(center_id, id),
  constraint booking_check CHECK ((leaves > arrives)),
  constraint booking_check1 CHECK ((gives_up <> date)),
  constraint booking_check2 CHECK (((kind = 'swap'::text) = (gives_up IS NOT NULL))),
  constraint booking_check3 CHECK (((status <> ALL (ARRAY['confirmed'::text, 'declined'::text])) OR (decided_at IS NOT NULL))),
  constraint booking_check4 CHECK (((status = 'declined'::text) = (reason IS NOT NULL))),
  constraint booking_check5 CHECK (((status = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
  constraint booking_check6 CHECK (((cancelled_at IS NULL) = (cancelled_by IS NULL))),
  constraint booking_ended_at_check CHECK (((ended_because IS NULL) = (ended_at IS NULL))),
  constraint booking_ended_because_check CHECK ((ended_because = ANY (ARRAY['closed'::text, 'not-enrolled'::text, 'agreed'::text, 'not-booked'::text]))),
  constraint booking_ended_check CHECK (((status = 'ended'::text) = (ended_because IS NOT NULL))),
  constraint booking_kind_check CHECK ((kind = ANY (ARRAY['extra'::text, 'swap'::text, 'drop-in'::text, 'flexible'::text, 'times'::text, 'return'::text]))),
  constraint booking_price_check CHECK ((price >= 0)),
  constraint booking_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'confirmed'::text, 'declined'::text, 'cancelled'::text, 'ended'::text])))
);
CREATE INDEX booking_cancelled_by ON booking USING btree (center_id, cancelled_by);
CREATE INDEX booking_child ON booking USING btree (center_id, child_id, date);
CREATE INDEX booking_day ON booking USING btree (center_id, date);
CREATE INDEX booking_decided_by ON booking USING btree (center_id, decided_by);
CREATE INDEX booking_requested_by ON booking USING btree (center_id, requested_by);
CREATE UNIQUE INDEX booking_given_up_once ON booking USING btree (center_id, child_id, gives_up) WHERE (status = ANY (ARRAY['requested'::text, 'confirmed'::text]));
CREATE UNIQUE INDEX booking_once ON booking USING btree (center_id, child_id, date, (
CASE
    WHEN (kind = ANY (ARRAY['times'::text, 'return'::text])) THEN kind
    ELSE 'day'::text
END)) WHERE (status = ANY (ARRAY['requested'::text, 'confirmed'::text]));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON booking FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table booking enable row level security;
alter table booking force row level security;
create policy center on booking to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on booking for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on booking to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on booking to larkhouse_jobs;
grant delete, insert, select, update on booking to larkhouse_staff;
grant select on booking to larkhouse_parent;

create table booking_rule (
  center_id bigint default app_center() not null,
  kinds text[] not null,
  cutoff_days integer not null,
  cutoff_time time without time zone not null,
  ahead_days integer not null,
  day_price bigint not null,
  half_day_price bigint not null,
  drop_in_price bigint not null,
  answered_by text not null,
  licensed_places integer,
  version integer default 1 not null,
  half_hour_price bigint default 0 not null,
  absences_free boolean default false not null,
  constraint booking_rule_pkey PRIMARY KEY (center_id),
  constraint booking_rule_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint booking_rule_ahead_days_check CHECK (((ahead_days >= 1) AND (ahead_days <= 366))),
  constraint booking_rule_answered_by_check CHECK ((answered_by = ANY (ARRAY['rule'::text, 'staff'::text]))),
  constraint booking_rule_cutoff_days_check CHECK (((cutoff_days >= 0) AND (cutoff_days <= 60))),
  constraint booking_rule_day_price_check CHECK (((day_price >= 0) AND (day_price <= 10000000))),
  constraint booking_rule_drop_in_price_check CHECK (((drop_in_price >= 0) AND (drop_in_price <= 10000000))),
  constraint booking_rule_half_day_price_check CHECK (((half_day_price >= 0) AND (half_day_price <= 10000000))),
  constraint booking_rule_half_hour_price_check CHECK (((half_hour_price >= 0) AND (half_hour_price <= 10000000))),
  constraint booking_rule_kinds_check CHECK ((kinds <@ ARRAY['extra'::text, 'swap'::text, 'drop-in'::text, 'flexible'::text, 'times'::text])),
  constraint booking_rule_licensed_places_check CHECK ((licensed_places > 0))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON booking_rule FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table booking_rule enable row level security;
alter table booking_rule force row level security;
create policy center on booking_rule to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on booking_rule for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND true));
create policy owner on booking_rule to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on booking_rule to larkhouse_jobs;
grant insert, select, update on booking_rule to larkhouse_staff;
grant select on booking_rule to larkhouse_parent;

create table break_answer (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  duty_id bigint not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  is_relieved boolean not null,
  answered_at timestamp with time zone not null,
  constraint break_answer_pkey PRIMARY KEY (center_id, id),
  constraint break_answer_center_id_duty_id_fkey FOREIGN KEY (center_id, duty_id) REFERENCES staff_duty(center_id, id) ON DELETE CASCADE,
  constraint break_answer_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint break_answer_check CHECK ((ended_at > started_at))
);
CREATE INDEX break_answer_duty ON break_answer USING btree (center_id, duty_id);
CREATE INDEX break_answer_staff ON break_answer USING btree (center_id, staff_id, started_at);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON break_answer FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table break_answer enable row level security;
alter table break_answer force row level security;
create policy center on break_answer to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on break_answer to larkhouse_owner using (true) with check (true);
grant delete, insert, select on break_answer to larkhouse_staff;
grant delete, insert, select, update on break_answer to larkhouse_jobs;

create table calendar_feed (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  token_hash bytea not null,
  staff_id bigint,
  guardian_id bigint,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint calendar_feed_pkey PRIMARY KEY (center_id, id),
  constraint calendar_feed_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint calendar_feed_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint calendar_feed_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1))
);
CREATE INDEX calendar_feed_guardian ON calendar_feed USING btree (center_id, guardian_id) WHERE (guardian_id IS NOT NULL);
CREATE INDEX calendar_feed_staff ON calendar_feed USING btree (center_id, staff_id) WHERE (staff_id IS NOT NULL);
CREATE UNIQUE INDEX calendar_feed_current ON calendar_feed USING btree (center_id, staff_id, guardian_id) NULLS NOT DISTINCT WHERE (revoked_at IS NULL);
alter table calendar_feed enable row level security;
alter table calendar_feed force row level security;
create policy center on calendar_feed to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on calendar_feed for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_ends on calendar_feed for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_makes on calendar_feed for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on calendar_feed to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on calendar_feed to larkhouse_jobs;
grant insert, select, update on calendar_feed to larkhouse_staff;
grant insert (token_hash, guardian_id, created_at) on calendar_feed to larkhouse_parent;
grant select (center_id, id, guardian_id, created_at, read_at, revoked_at) on calendar_feed to larkhouse_parent;
grant update (revoked_at) on calendar_feed to larkhouse_parent;

create table camera (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  name text not null,
  location text default ''::text not null,
  room_id bigint,
  port integer,
  address_sealed bytea,
  stream_sealed bytea,
  username_sealed bytea,
  password_sealed bytea,
  source_version integer default 1 not null,
  is_active boolean default true not null,
  last_online timestamp with time zone,
  problem text,
  misses integer default 0 not null,
  password_refused_at timestamp with time zone,
  away_since timestamp with time zone,
  away_told_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by bigint,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  removed_by bigint,
  constraint camera_pkey PRIMARY KEY (center_id, id),
  constraint camera_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint camera_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint camera_center_id_removed_by_fkey FOREIGN KEY (center_id, removed_by) REFERENCES staff(center_id, id),
  constraint camera_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint camera_check CHECK (((removed_at IS NULL) OR (num_nonnulls(address_sealed, stream_sealed, username_sealed, password_sealed) = 0))),
  constraint camera_name_check CHECK ((name <> ''::text)),
  constraint camera_port_check CHECK (((port >= 1) AND (port <= 65535))),
  constraint camera_problem_check CHECK ((problem = ANY (ARRAY['no-address'::text, 'name-not-found'::text, 'address-refused'::text, 'refused'::text, 'no-answer'::text, 'wrong-password'::text, 'not-found'::text, 'redirected'::text, 'not-a-camera'::text, 'unsupported-codec'::text, 'no-picture'::text, 'ended'::text, 'busy'::text, 'gateway-unavailable'::text])))
);
CREATE INDEX camera_created_by ON camera USING btree (center_id, created_by);
CREATE INDEX camera_removed_by ON camera USING btree (center_id, removed_by) WHERE (removed_by IS NOT NULL);
CREATE INDEX camera_room ON camera USING btree (center_id, room_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON camera FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table camera enable row level security;
alter table camera force row level security;
create policy center on camera to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on camera for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (removed_at IS NULL)));
create policy owner on camera to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on camera to larkhouse_jobs;
grant insert, select, update on camera to larkhouse_staff;
grant select (center_id, id, name, location, room_id, source_version, is_active, last_online, removed_at) on camera to larkhouse_parent;

create table camera_block (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  guardian_id bigint not null,
  reason text not null,
  started_at timestamp with time zone not null,
  started_by bigint,
  ended_at timestamp with time zone,
  ended_by bigint,
  constraint camera_block_pkey PRIMARY KEY (center_id, id),
  constraint camera_block_center_id_ended_by_fkey FOREIGN KEY (center_id, ended_by) REFERENCES staff(center_id, id),
  constraint camera_block_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint camera_block_center_id_started_by_fkey FOREIGN KEY (center_id, started_by) REFERENCES staff(center_id, id),
  constraint camera_block_check CHECK ((ended_at >= started_at)),
  constraint camera_block_reason_check CHECK ((reason <> ''::text))
);
CREATE INDEX camera_block_ended_by ON camera_block USING btree (center_id, ended_by);
CREATE INDEX camera_block_guardian ON camera_block USING btree (center_id, guardian_id);
CREATE INDEX camera_block_started_by ON camera_block USING btree (center_id, started_by);
CREATE UNIQUE INDEX camera_block_open ON camera_block USING btree (center_id, guardian_id) WHERE (ended_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON camera_block FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table camera_block enable row level security;
alter table camera_block force row level security;
create policy center on camera_block to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on camera_block to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on camera_block to larkhouse_jobs;
grant insert, select, update on camera_block to larkhouse_staff;

create table camera_view (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  camera_id bigint not null,
  room_id bigint,
  session_id bigint not null,
  staff_id bigint,
  guardian_id bigint,
  started_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ending text,
  constraint camera_view_pkey PRIMARY KEY (center_id, id),
  constraint camera_view_center_id_camera_id_fkey FOREIGN KEY (center_id, camera_id) REFERENCES camera(center_id, id),
  constraint camera_view_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint camera_view_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint camera_view_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint camera_view_check CHECK ((ended_at >= started_at)),
  constraint camera_view_check1 CHECK ((num_nonnulls(staff_id, guardian_id) = 1)),
  constraint camera_view_check2 CHECK (((ended_at IS NULL) = (ending IS NULL))),
  constraint camera_view_ending_check CHECK ((ending = ANY (ARRAY['stopped'::text, 'expired'::text, 'privacy'::text, 'check-out'::text, 'signed-out'::text, 'blocked'::text, 'not-allowed'::text, 'camera-removed'::text, 'moved-on'::text])))
);
CREATE INDEX camera_view_camera ON camera_view USING btree (center_id, camera_id);
CREATE INDEX camera_view_guardian ON camera_view USING btree (center_id, guardian_id) WHERE (guardian_id IS NOT NULL);
CREATE INDEX camera_view_newest ON camera_view USING btree (center_id, started_at DESC, id DESC);
CREATE INDEX camera_view_room ON camera_view USING btree (center_id, room_id) WHERE (room_id IS NOT NULL);
CREATE INDEX camera_view_session ON camera_view USING btree (center_id, session_id, camera_id, id DESC);
CREATE INDEX camera_view_staff ON camera_view USING btree (center_id, staff_id) WHERE (staff_id IS NOT NULL);
CREATE UNIQUE INDEX camera_view_open ON camera_view USING btree (center_id, session_id, camera_id) WHERE (ended_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON camera_view FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table camera_view enable row level security;
alter table camera_view force row level security;
create policy center on camera_view to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on camera_view for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_begins on camera_view for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_ends on camera_view for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on camera_view to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on camera_view to larkhouse_jobs;
grant insert, select on camera_view to larkhouse_parent;
grant insert, select, update on camera_view to larkhouse_staff;
grant update (seen_at, ended_at, ending) on camera_view to larkhouse_parent;

create table care_block (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  from_date date not null,
  to_date date,
  constraint care_block_pkey PRIMARY KEY (center_id, id),
  constraint care_block_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint care_block_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint care_block_check CHECK ((to_date >= from_date)),
  constraint care_block_apart EXCLUDE USING gist (int8range(center_id, center_id, '[]'::text) WITH &&, int8range(staff_id, staff_id, '[]'::text) WITH &&, daterange(from_date, to_date, '[]'::text) WITH &&)
);
CREATE INDEX care_block_staff ON care_block USING btree (center_id, staff_id, from_date);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON care_block FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table care_block enable row level security;
alter table care_block force row level security;
create policy center on care_block to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on care_block to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on care_block to larkhouse_jobs;
grant delete, insert, select, update on care_block to larkhouse_staff;

create table center (
  center_id bigint generated always as identity not null,
  name text not null,
  time_zone text not null,
  address text,
  phone text,
  email text,
  contact_person text,
  logo_path text,
  logo_width integer,
  logo_height integer,
  arrival_deadline time without time zone,
  absences_recorded_on date,
  invitation_days integer default 7 not null,
  weather_place text,
  weather_latitude numeric(4,2),
  weather_longitude numeric(5,2),
  two_step_required_at timestamp with time zone,
  two_step_required_by bigint,
  common_passwords_refused text default 'staff'::text not null,
  escalate_push_minutes integer default 10,
  escalate_mail_minutes integer default 60,
  parent_viewing text default 'own-room'::text not null,
  kiosk_asks_health boolean default true not null,
  kiosk_health_question text,
  file_quota_bytes bigint default '21474836480'::bigint not null,
  child_record_years integer default 5 not null,
  incident_record_years integer default 7 not null,
  staff_record_years integer default 5 not null,
  financial_record_years integer default 7 not null,
  retention_looked_at timestamp with time zone,
  retention_held_at timestamp with time zone,
  is_demo boolean default false not null,
  first_steps_dismissed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  hours_version integer default 1 not null,
  rules_version integer default 1 not null,
  weather_version integer default 1 not null,
  parent_viewing_version integer default 1 not null,
  logo_version integer default 1 not null,
  constraint center_pkey PRIMARY KEY (center_id),
  constraint center_center_id_two_step_required_by_fkey FOREIGN KEY (center_id, two_step_required_by) REFERENCES staff(center_id, id),
  constraint center_check CHECK ((num_nonnulls(weather_place, weather_latitude, weather_longitude) = ANY (ARRAY[0, 3]))),
  constraint center_check1 CHECK (((two_step_required_at IS NULL) = (two_step_required_by IS NULL))),
  constraint center_check2 CHECK ((num_nonnulls(logo_path, logo_width, logo_height) = ANY (ARRAY[0, 3]))),
  constraint center_child_record_years_check CHECK (((child_record_years >= 3) AND (child_record_years <= 30))),
  constraint center_common_passwords_refused_check CHECK ((common_passwords_refused = ANY (ARRAY['nobody'::text, 'staff'::text, 'everybody'::text]))),
  constraint center_escalate_mail_minutes_check CHECK (((escalate_mail_minutes >= 1) AND (escalate_mail_minutes <= 1440))),
  constraint center_escalate_push_minutes_check CHECK (((escalate_push_minutes >= 1) AND (escalate_push_minutes <= 1440))),
  constraint center_file_quota_bytes_check CHECK ((file_quota_bytes > 0)),
  constraint center_financial_record_years_check CHECK (((financial_record_years >= 4) AND (financial_record_years <= 30))),
  constraint center_incident_record_years_check CHECK (((incident_record_years >= 3) AND (incident_record_years <= 30))),
  constraint center_invitation_days_check CHECK (((invitation_days >= 1) AND (invitation_days <= 90))),
  constraint center_name_check CHECK ((name <> ''::text)),
  constraint center_parent_viewing_check CHECK ((parent_viewing = ANY (ARRAY['own-room'::text, 'any-room'::text, 'any-time'::text]))),
  constraint center_staff_record_years_check CHECK (((staff_record_years >= 3) AND (staff_record_years <= 30))),
  constraint center_weather_latitude_check CHECK (((weather_latitude >= ('-90'::integer)::numeric) AND (weather_latitude <= (90)::numeric))),
  constraint center_weather_longitude_check CHECK (((weather_longitude >= ('-180'::integer)::numeric) AND (weather_longitude <= (180)::numeric)))
);
CREATE INDEX center_two_step_required_by ON center USING btree (center_id, two_step_required_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON center FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table center enable row level security;
alter table center force row level security;
create policy center on center to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on center for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND true));
create policy owner on center to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on center to larkhouse_jobs;
grant select on center to larkhouse_parent;
grant select, update on center to larkhouse_staff;

create table child (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  room_id bigint not null,
  photo_path text,
  allergies text default ''::text not null,
  emergency_contact text,
  parent_name text,
  parent_phone text,
  parent_email text,
  parent_drivers_license text,
  relationship text default 'parent'::text not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  removed_by bigint,
  emptied_at timestamp with time zone,
  erased_at timestamp with time zone,
  constraint child_pkey PRIMARY KEY (center_id, id),
  constraint child_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint child_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint child_center_id_removed_by_fkey FOREIGN KEY (center_id, removed_by) REFERENCES staff(center_id, id),
  constraint child_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint child_check CHECK ((erased_at >= emptied_at))
);
CREATE INDEX child_created_by ON child USING btree (center_id, created_by);
CREATE INDEX child_emptied ON child USING btree (center_id, removed_at) WHERE ((removed_at IS NOT NULL) AND (erased_at IS NULL));
CREATE INDEX child_removed_by ON child USING btree (center_id, removed_by) WHERE (removed_by IS NOT NULL);
CREATE INDEX child_room ON child USING btree (center_id, room_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child enable row level security;
alter table child force row level security;
create policy center on child to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on child to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on child to larkhouse_jobs;
grant delete, insert, select, update on child to larkhouse_staff;
grant select (center_id, id, first_name, last_name, date_of_birth, room_id, photo_path, allergies, relationship, created_at, created_by, version, removed_at, removed_by, emptied_at, erased_at) on child to larkhouse_parent;

create table child_archive (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  guardian_id bigint not null,
  requested_at timestamp with time zone not null,
  run integer default 0 not null,
  alive_at timestamp with time zone,
  done integer default 0 not null,
  total integer default 0 not null,
  finished_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  folder text,
  size bigint,
  expires_at timestamp with time zone,
  constraint child_archive_pkey PRIMARY KEY (center_id, id),
  constraint child_archive_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint child_archive_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint child_archive_check CHECK (((done >= 0) AND (done <= total))),
  constraint child_archive_check1 CHECK (((failed_at IS NULL) = (failure IS NULL))),
  constraint child_archive_check2 CHECK ((num_nulls(finished_at, folder, size, expires_at) = ANY (ARRAY[0, 4]))),
  constraint child_archive_check3 CHECK (((finished_at IS NULL) OR (failed_at IS NULL))),
  constraint child_archive_failure_check CHECK ((failure = ANY (ARRAY['no-room'::text, 'failed'::text]))),
  constraint child_archive_folder_check CHECK ((folder ~ '^[0-9a-f]{32}$'::text)),
  constraint child_archive_size_check CHECK ((size > 0))
);
CREATE INDEX child_archive_child ON child_archive USING btree (center_id, child_id);
CREATE INDEX child_archive_guardian ON child_archive USING btree (center_id, guardian_id);
CREATE UNIQUE INDEX child_archive_unfinished ON child_archive USING btree (center_id, guardian_id, child_id) WHERE ((finished_at IS NULL) AND (failed_at IS NULL));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child_archive FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child_archive enable row level security;
alter table child_archive force row level security;
create policy center on child_archive to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child_archive for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])))));
create policy family_asks on child_archive for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on child_archive to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on child_archive to larkhouse_jobs;
grant select on child_archive to larkhouse_parent;
grant select on child_archive to larkhouse_staff;
grant insert (child_id, guardian_id, requested_at) on child_archive to larkhouse_parent;

create table child_contact (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  kind text not null,
  place integer not null,
  name text not null,
  relationship text,
  phone_number text,
  address text,
  note text,
  guardian_id bigint,
  version integer default 1 not null,
  constraint child_contact_pkey PRIMARY KEY (center_id, id),
  constraint child_contact_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint child_contact_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint child_contact_address_check CHECK ((address <> ''::text)),
  constraint child_contact_kind_check CHECK ((kind = ANY (ARRAY['doctor'::text, 'dentist'::text, 'hospital'::text, 'emergency'::text, 'home'::text]))),
  constraint child_contact_name_check CHECK ((name <> ''::text)),
  constraint child_contact_note_check CHECK ((note <> ''::text)),
  constraint child_contact_phone_number_check CHECK ((phone_number <> ''::text)),
  constraint child_contact_relationship_check CHECK ((relationship <> ''::text))
);
CREATE INDEX child_contact_child ON child_contact USING btree (center_id, child_id, kind, place);
CREATE INDEX child_contact_guardian ON child_contact USING btree (center_id, guardian_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child_contact FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child_contact enable row level security;
alter table child_contact force row level security;
create policy center on child_contact to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child_contact for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND ((kind <> ALL (ARRAY['emergency'::text, 'home'::text])) OR (guardian_id IS NULL) OR (guardian_id = ( SELECT app_actor_id() AS app_actor_id))))));
create policy family_adds on child_contact for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (kind <> 'emergency'::text) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_changes on child_contact for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND ((kind = ANY (ARRAY['doctor'::text, 'dentist'::text, 'hospital'::text])) OR ((kind = 'home'::text) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))))));
create policy family_removes on child_contact for delete to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND ((kind = ANY (ARRAY['doctor'::text, 'dentist'::text, 'hospital'::text])) OR ((kind = 'home'::text) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))))));
create policy owner on child_contact to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on child_contact to larkhouse_jobs;
grant delete, insert, select, update on child_contact to larkhouse_staff;
grant delete, select on child_contact to larkhouse_parent;
grant insert (child_id, kind, place, name, relationship, phone_number, address, note, guardian_id) on child_contact to larkhouse_parent;
grant update (kind, name, relationship, phone_number, address, note, version) on child_contact to larkhouse_parent;

create table child_custody (
  center_id bigint default app_center() not null,
  child_id bigint not null,
  note_sealed bytea not null,
  guardian_id bigint,
  is_shared boolean default false not null,
  version integer default 1 not null,
  constraint child_custody_pkey PRIMARY KEY (center_id, child_id),
  constraint child_custody_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint child_custody_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id)
);
CREATE INDEX child_custody_guardian ON child_custody USING btree (center_id, guardian_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child_custody FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child_custody enable row level security;
alter table child_custody force row level security;
create policy center on child_custody to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child_custody for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (is_shared OR (guardian_id = ( SELECT app_actor_id() AS app_actor_id))))));
create policy owner on child_custody to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on child_custody to larkhouse_jobs;
grant delete, insert, select, update on child_custody to larkhouse_staff;
grant select on child_custody to larkhouse_parent;

create table child_document (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  kind text not null,
  title text,
  state text not null,
  requested_at timestamp with time zone,
  requested_by bigint,
  due_on date,
  issued_on date,
  expires_on date,
  given_at timestamp with time zone,
  given_by bigint,
  entered_by bigint,
  page_paths text[] default '{}'::text[] not null,
  answered_at timestamp with time zone,
  answered_by bigint,
  refuse_reason text,
  is_shared boolean default false not null,
  replaces bigint,
  reminded text[] default '{}'::text[] not null,
  version integer default 1 not null,
  constraint child_document_pkey PRIMARY KEY (center_id, id),
  constraint child_document_center_id_answered_by_fkey FOREIGN KEY (center_id, answered_by) REFERENCES staff(center_id, id),
  constraint child_document_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint child_document_center_id_entered_by_fkey FOREIGN KEY (center_id, entered_by) REFERENCES staff(center_id, id),
  constraint child_document_center_id_given_by_fkey FOREIGN KEY (center_id, given_by) REFERENCES guardian(center_id, id),
  constraint child_document_center_id_replaces_fkey FOREIGN KEY (center_id, replaces) REFERENCES child_document(center_id, id) ON DELETE SET NULL (replaces),
  constraint child_document_center_id_requested_by_fkey FOREIGN KEY (center_id, requested_by) REFERENCES staff(center_id, id),
  constraint child_document_check CHECK (((kind = 'other'::text) = (title IS NOT NULL))),
  constraint child_document_check1 CHECK (((state = ANY (ARRAY['requested'::text, 'withdrawn'::text])) OR (given_at IS NOT NULL))),
  constraint child_document_check2 CHECK ((num_nonnulls(given_by, entered_by) <= 1)),
  constraint child_document_check3 CHECK (((state = ANY (ARRAY['accepted'::text, 'replaced'::text, 'withdrawn'::text])) OR (entered_by IS NULL))),
  constraint child_document_check4 CHECK (((state = 'refused'::text) <= (refuse_reason IS NOT NULL))),
  constraint child_document_kind_check CHECK ((kind = ANY (ARRAY['birth-certificate'::text, 'immunizations'::text, 'health-exam'::text, 'insurance-card'::text, 'allergy-plan'::text, 'custody'::text, 'guardian-id'::text, 'other'::text]))),
  constraint child_document_page_paths_check CHECK ((cardinality(page_paths) <= 12)),
  constraint child_document_refuse_reason_check CHECK ((refuse_reason <> ''::text)),
  constraint child_document_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'received'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text, 'replaced'::text]))),
  constraint child_document_title_check CHECK ((title <> ''::text))
);
CREATE INDEX child_document_answered_by ON child_document USING btree (center_id, answered_by);
CREATE INDEX child_document_child ON child_document USING btree (center_id, child_id, id);
CREATE INDEX child_document_entered_by ON child_document USING btree (center_id, entered_by);
CREATE INDEX child_document_expires ON child_document USING btree (center_id, expires_on) WHERE ((state = 'accepted'::text) AND (expires_on IS NOT NULL));
CREATE INDEX child_document_given_by ON child_document USING btree (center_id, given_by);
CREATE INDEX child_document_open ON child_document USING btree (center_id, state) WHERE (state = ANY (ARRAY['requested'::text, 'received'::text, 'refused'::text]));
CREATE INDEX child_document_replaces ON child_document USING btree (center_id, replaces);
CREATE INDEX child_document_requested_by ON child_document USING btree (center_id, requested_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child_document FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child_document enable row level security;
alter table child_document force row level security;
create policy center on child_document to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child_document for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND ((state = 'requested'::text) OR is_shared OR (kind <> ALL (ARRAY['custody'::text, 'guardian-id'::text, 'other'::text])) OR (given_by = ( SELECT app_actor_id() AS app_actor_id))))));
create policy family_answers on child_document for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND ((state = 'requested'::text) OR ((state = ANY (ARRAY['received'::text, 'refused'::text])) AND (given_by = ( SELECT app_actor_id() AS app_actor_id))) OR ((state = 'refused'::text) AND (kind <> ALL (ARRAY['custody'::text, 'guardian-id'::text, 'other'::text])))))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (given_by = ( SELECT app_actor_id() AS app_actor_id)) AND (state = 'received'::text)));
create policy family_gives on child_document for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (given_by = ( SELECT app_actor_id() AS app_actor_id)) AND (state = 'received'::text)));
create policy owner on child_document to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on child_document to larkhouse_jobs;
grant delete, insert, select, update on child_document to larkhouse_staff;
grant select on child_document to larkhouse_parent;
grant insert (child_id, kind, title, state, issued_on, expires_on, given_at, given_by, page_paths, replaces) on child_document to larkhouse_parent;
grant update (state, issued_on, expires_on, given_at, given_by, page_paths, answered_at, answered_by, refuse_reason, version) on child_document to larkhouse_parent;

create table child_enrollment (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  starts_on date not null,
  ends_on date,
  leaving_reason text,
  notice_given_on date,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint child_enrollment_pkey PRIMARY KEY (center_id, id),
  constraint child_enrollment_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint child_enrollment_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint child_enrollment_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint child_enrollment_check CHECK ((ends_on >= (starts_on - 1))),
  constraint child_enrollment_check1 CHECK (((removed_at IS NULL) OR (ends_on IS NOT NULL))),
  constraint child_enrollment_check2 CHECK (((ends_on IS NOT NULL) OR ((leaving_reason IS NULL) AND (notice_given_on IS NULL)))),
  constraint child_enrollment_leaving_reason_check CHECK ((leaving_reason = ANY (ARRAY['school'::text, 'moving'::text, 'other-care'::text, 'costs'::text, 'dissatisfied'::text, 'center'::text, 'other'::text]))),
  constraint child_enrollment_apart EXCLUDE USING gist (int8range(center_id, center_id, '[]'::text) WITH &&, int8range(child_id, child_id, '[]'::text) WITH &&, daterange(starts_on, (ends_on + 1)) WITH &&)
);
CREATE INDEX child_enrollment_child ON child_enrollment USING btree (center_id, child_id, starts_on);
CREATE INDEX child_enrollment_created_by ON child_enrollment USING btree (center_id, created_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child_enrollment FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child_enrollment enable row level security;
alter table child_enrollment force row level security;
create policy center on child_enrollment to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child_enrollment for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on child_enrollment to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on child_enrollment to larkhouse_jobs;
grant insert, select, update on child_enrollment to larkhouse_staff;
grant select (center_id, id, child_id, starts_on, ends_on) on child_enrollment to larkhouse_parent;

create table child_file (
  center_id bigint default app_center() not null,
  child_id bigint not null,
  languages text[] default '{}'::text[] not null,
  diet text,
  special_needs text,
  insurance_sealed bytea,
  version integer default 1 not null,
  constraint child_file_pkey PRIMARY KEY (center_id, child_id),
  constraint child_file_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint child_file_diet_check CHECK ((diet <> ''::text)),
  constraint child_file_languages_check CHECK ((cardinality(languages) <= 8)),
  constraint child_file_special_needs_check CHECK ((special_needs <> ''::text))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child_file FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child_file enable row level security;
alter table child_file force row level security;
create policy center on child_file to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child_file for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy family_begins on child_file for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy family_changes on child_file for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on child_file to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on child_file to larkhouse_jobs;
grant delete, insert, select, update on child_file to larkhouse_staff;
grant select on child_file to larkhouse_parent;
grant insert (child_id, languages, insurance_sealed) on child_file to larkhouse_parent;
grant update (languages, insurance_sealed, version) on child_file to larkhouse_parent;

create table child_file_change (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  change_sealed bytea not null,
  kind text not null,
  contact_id bigint,
  state text default 'waiting'::text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answered_by bigint,
  decline_reason text,
  constraint child_file_change_pkey PRIMARY KEY (center_id, id),
  constraint child_file_change_center_id_answered_by_fkey FOREIGN KEY (center_id, answered_by) REFERENCES staff(center_id, id),
  constraint child_file_change_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint child_file_change_center_id_contact_id_fkey FOREIGN KEY (center_id, contact_id) REFERENCES child_contact(center_id, id) ON DELETE SET NULL (contact_id),
  constraint child_file_change_center_id_proposed_by_fkey FOREIGN KEY (center_id, proposed_by) REFERENCES guardian(center_id, id),
  constraint child_file_change_check CHECK (((state = 'waiting'::text) = (answered_at IS NULL))),
  constraint child_file_change_decline_reason_check CHECK ((decline_reason <> ''::text)),
  constraint child_file_change_kind_check CHECK ((kind = ANY (ARRAY['add-contact'::text, 'edit-contact'::text, 'remove-contact'::text, 'care'::text, 'custody'::text, 'record'::text]))),
  constraint child_file_change_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text])))
);
CREATE INDEX child_file_change_answered_by ON child_file_change USING btree (center_id, answered_by);
CREATE INDEX child_file_change_child ON child_file_change USING btree (center_id, child_id, id);
CREATE INDEX child_file_change_contact ON child_file_change USING btree (center_id, contact_id);
CREATE INDEX child_file_change_proposed_by ON child_file_change USING btree (center_id, proposed_by);
CREATE INDEX child_file_change_waiting ON child_file_change USING btree (center_id, id) WHERE (state = 'waiting'::text);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child_file_change FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child_file_change enable row level security;
alter table child_file_change force row level security;
create policy center on child_file_change to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child_file_change for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (proposed_by = ( SELECT app_actor_id() AS app_actor_id)))));
create policy family_proposes on child_file_change for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (proposed_by = ( SELECT app_actor_id() AS app_actor_id)) AND (state = 'waiting'::text)));
create policy family_withdraws on child_file_change for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (proposed_by = ( SELECT app_actor_id() AS app_actor_id)) AND (state = 'waiting'::text))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (proposed_by = ( SELECT app_actor_id() AS app_actor_id)) AND (state = 'withdrawn'::text)));
create policy owner on child_file_change to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on child_file_change to larkhouse_jobs;
grant delete, insert, select, update on child_file_change to larkhouse_staff;
grant select on child_file_change to larkhouse_parent;
grant insert (child_id, change_sealed, kind, contact_id, proposed_by, proposed_at) on child_file_change to larkhouse_parent;
grant update (state, answered_at) on child_file_change to larkhouse_parent;

create table child_milestone (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  template_id bigint not null,
  achieved_date date not null,
  staff_id bigint not null,
  recorded_by bigint,
  notes text default ''::text not null,
  is_starred boolean default false not null,
  parent_notified_at timestamp with time zone,
  notification_sent_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint child_milestone_pkey PRIMARY KEY (center_id, id),
  constraint child_milestone_center_id_child_id_template_id_key UNIQUE (center_id, child_id, template_id),
  constraint child_milestone_center_id_id_child_id_key UNIQUE (center_id, id, child_id),
  constraint child_milestone_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint child_milestone_center_id_recorded_by_fkey FOREIGN KEY (center_id, recorded_by) REFERENCES staff(center_id, id),
  constraint child_milestone_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint child_milestone_center_id_template_id_fkey FOREIGN KEY (center_id, template_id) REFERENCES milestone_template(center_id, id)
);
CREATE INDEX child_milestone_day ON child_milestone USING btree (center_id, achieved_date);
CREATE INDEX child_milestone_recorded_by ON child_milestone USING btree (center_id, recorded_by);
CREATE INDEX child_milestone_staff ON child_milestone USING btree (center_id, staff_id);
CREATE INDEX child_milestone_template ON child_milestone USING btree (center_id, template_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child_milestone FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child_milestone enable row level security;
alter table child_milestone force row level security;
create policy center on child_milestone to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child_milestone for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy family_told on child_milestone for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (parent_notified_at IS NULL))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on child_milestone to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on child_milestone to larkhouse_jobs;
grant delete, insert, select, update on child_milestone to larkhouse_staff;
grant select on child_milestone to larkhouse_parent;
grant update (parent_notified_at) on child_milestone to larkhouse_parent;

create table child_milestone_photo (
  center_id bigint default app_center() not null,
  child_milestone_id bigint not null,
  child_id bigint not null,
  photo_id bigint not null,
  constraint child_milestone_photo_pkey PRIMARY KEY (center_id, child_milestone_id, photo_id),
  constraint child_milestone_photo_center_id_child_milestone_id_child_i_fkey FOREIGN KEY (center_id, child_milestone_id, child_id) REFERENCES child_milestone(center_id, id, child_id) ON DELETE CASCADE,
  constraint child_milestone_photo_center_id_photo_id_fkey FOREIGN KEY (center_id, photo_id) REFERENCES gallery_photo(center_id, id) ON DELETE CASCADE
);
CREATE INDEX child_milestone_photo_milestone ON child_milestone_photo USING btree (center_id, child_milestone_id, child_id);
CREATE INDEX child_milestone_photo_photo ON child_milestone_photo USING btree (center_id, photo_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child_milestone_photo FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child_milestone_photo enable row level security;
alter table child_milestone_photo force row level security;
create policy center on child_milestone_photo to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child_milestone_photo for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on child_milestone_photo to larkhouse_owner using (true) with check (true);
grant delete, insert, select on child_milestone_photo to larkhouse_staff;
grant delete, insert, select, update on child_milestone_photo to larkhouse_jobs;
grant select on child_milestone_photo to larkhouse_parent;

create table child_schedule (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  from_date date not null,
  to_date date,
  kind text not null,
  cycle_weeks integer not null,
  first_monday date not null,
  source text not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint child_schedule_pkey PRIMARY KEY (center_id, id),
  constraint child_schedule_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint child_schedule_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint child_schedule_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint child_schedule_check CHECK ((to_date >= from_date)),
  constraint child_schedule_check1 CHECK (((EXTRACT(isodow FROM first_monday) = (1)::numeric) AND (first_monday <= from_date))),
  constraint child_schedule_cycle_weeks_check CHECK (((cycle_weeks >= 1) AND (cycle_weeks <= 4))),
  constraint child_schedule_kind_check CHECK ((kind = ANY (ARRAY['fixed'::text, 'flexible'::text, 'drop-in'::text]))),
  constraint child_schedule_source_check CHECK ((source = ANY (ARRAY['contract'::text, 'plan'::text]))),
  constraint child_schedule_apart EXCLUDE USING gist (int8range(center_id, center_id, '[]'::text) WITH &&, int8range(child_id, child_id, '[]'::text) WITH &&, daterange(from_date, to_date, '[]'::text) WITH &&)
);
CREATE INDEX child_schedule_child ON child_schedule USING btree (center_id, child_id, from_date);
CREATE INDEX child_schedule_created_by ON child_schedule USING btree (center_id, created_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON child_schedule FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table child_schedule enable row level security;
alter table child_schedule force row level security;
create policy center on child_schedule to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on child_schedule for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on child_schedule to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on child_schedule to larkhouse_jobs;
grant delete, insert, select, update on child_schedule to larkhouse_staff;
grant select on child_schedule to larkhouse_parent;

create table closure (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  date date not null,
  reason text not null,
  constraint closure_pkey PRIMARY KEY (center_id, id),
  constraint closure_center_id_date_key UNIQUE (center_id, date),
  constraint closure_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON closure FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table closure enable row level security;
alter table closure force row level security;
create policy center on closure to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on closure for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND true));
create policy owner on closure to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on closure to larkhouse_jobs;
grant delete, insert, select, update on closure to larkhouse_staff;
grant select on closure to larkhouse_parent;

create table consent (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  form text not null,
  confirmed_at timestamp with time zone not null,
  confirmed_by bigint,
  revoked_at timestamp with time zone,
  revoked_by bigint,
  is_declined boolean default false not null,
  signed_on date,
  signed_by text,
  is_given boolean generated always as ((revoked_at IS NULL) AND (NOT is_declined)) stored not null,
  form_request_id bigint,
  revoked_by_guardian bigint,
  constraint consent_pkey PRIMARY KEY (center_id, id),
  constraint consent_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint consent_center_id_confirmed_by_fkey FOREIGN KEY (center_id, confirmed_by) REFERENCES staff(center_id, id),
  constraint consent_center_id_form_request_id_fkey FOREIGN KEY (center_id, form_request_id) REFERENCES form_request(center_id, id) ON DELETE SET NULL (form_request_id),
  constraint consent_center_id_revoked_by_fkey FOREIGN KEY (center_id, revoked_by) REFERENCES staff(center_id, id),
  constraint consent_center_id_revoked_by_guardian_fkey FOREIGN KEY (center_id, revoked_by_guardian) REFERENCES guardian(center_id, id) ON DELETE SET NULL (revoked_by_guardian),
  constraint consent_check CHECK ((revoked_at >= confirmed_at)),
  constraint consent_check1 CHECK (((NOT is_declined) OR (form = ANY (ARRAY['photoRelease'::text, 'communicationConsent'::text, 'fieldTrip'::text])))),
  constraint consent_check2 CHECK (((confirmed_by IS NOT NULL) OR (signed_by IS NOT NULL))),
  constraint consent_check3 CHECK (((revoked_by IS NULL) OR (revoked_by_guardian IS NULL))),
  constraint consent_form_check CHECK ((form = ANY (ARRAY['enrollmentForm'::text, 'medicalForm'::text, 'emergencyContact'::text, 'photoRelease'::text, 'pickupAuthorization'::text, 'communicationConsent'::text, 'fieldTrip'::text])))
);
CREATE INDEX consent_child ON consent USING btree (center_id, child_id);
CREATE INDEX consent_confirmed_by ON consent USING btree (center_id, confirmed_by);
CREATE INDEX consent_form_request ON consent USING btree (center_id, form_request_id);
CREATE INDEX consent_photo_release ON consent USING btree (center_id, child_id) WHERE ((form = 'photoRelease'::text) AND is_given);
CREATE INDEX consent_revoked_by ON consent USING btree (center_id, revoked_by);
CREATE INDEX consent_revoked_by_guardian ON consent USING btree (center_id, revoked_by_guardian);
CREATE UNIQUE INDEX consent_current ON consent USING btree (center_id, child_id, form) WHERE (revoked_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON consent FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER signers_named BEFORE INSERT ON consent FOR EACH ROW WHEN ((new.form_request_id IS NOT NULL)) EXECUTE FUNCTION name_signers();
alter table consent enable row level security;
alter table consent force row level security;
create policy center on consent to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on consent for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy family_signs on consent for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (confirmed_by IS NULL) AND (form_request_id = ANY (ARRAY( SELECT s.form_request_id
   FROM form_signer s
  WHERE (s.state = 'signed'::text))))));
create policy family_withdraws on consent for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (revoked_at IS NULL))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (revoked_at IS NOT NULL) AND ((revoked_by_guardian IS NULL) OR (revoked_by_guardian = ( SELECT app_actor_id() AS app_actor_id)))));
create policy owner on consent to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on consent to larkhouse_jobs;
grant delete, insert, select, update on consent to larkhouse_staff;
grant insert (child_id, form, confirmed_at, is_declined, signed_on, form_request_id) on consent to larkhouse_parent;
grant select (center_id, id, child_id, form, confirmed_at, revoked_at, is_declined, signed_on, is_given, form_request_id) on consent to larkhouse_parent;
grant update (revoked_at, revoked_by_guardian) on consent to larkhouse_parent;

create table contact_decision (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  guardian_id bigint not null,
  other_guardian_id bigint not null,
  decision text not null,
  reason text not null,
  started_at timestamp with time zone not null,
  started_by bigint,
  ended_at timestamp with time zone,
  ended_by bigint,
  constraint contact_decision_pkey PRIMARY KEY (center_id, id),
  constraint contact_decision_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint contact_decision_center_id_ended_by_fkey FOREIGN KEY (center_id, ended_by) REFERENCES staff(center_id, id),
  constraint contact_decision_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint contact_decision_center_id_other_guardian_id_fkey FOREIGN KEY (center_id, other_guardian_id) REFERENCES guardian(center_id, id),
  constraint contact_decision_center_id_started_by_fkey FOREIGN KEY (center_id, started_by) REFERENCES staff(center_id, id),
  constraint contact_decision_check CHECK ((other_guardian_id > guardian_id)),
  constraint contact_decision_check1 CHECK ((ended_at >= started_at)),
  constraint contact_decision_decision_check CHECK ((decision = ANY (ARRAY['shown'::text, 'hidden'::text]))),
  constraint contact_decision_reason_check CHECK ((reason <> ''::text))
);
CREATE INDEX contact_decision_child ON contact_decision USING btree (center_id, child_id);
CREATE INDEX contact_decision_ended_by ON contact_decision USING btree (center_id, ended_by);
CREATE INDEX contact_decision_guardian ON contact_decision USING btree (center_id, guardian_id, other_guardian_id);
CREATE INDEX contact_decision_other ON contact_decision USING btree (center_id, other_guardian_id);
CREATE INDEX contact_decision_started_by ON contact_decision USING btree (center_id, started_by);
CREATE UNIQUE INDEX contact_decision_open ON contact_decision USING btree (center_id, child_id, guardian_id, other_guardian_id) WHERE (ended_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON contact_decision FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table contact_decision enable row level security;
alter table contact_decision force row level security;
create policy center on contact_decision to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on contact_decision to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on contact_decision to larkhouse_jobs;
grant insert, select, update on contact_decision to larkhouse_staff;

create table credited_closure (
  center_id bigint default app_center() not null,
  date date not null,
  at timestamp with time zone not null,
  by_staff bigint,
  constraint credited_closure_pkey PRIMARY KEY (center_id, date),
  constraint credited_closure_center_id_by_staff_fkey FOREIGN KEY (center_id, by_staff) REFERENCES staff(center_id, id),
  constraint credited_closure_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE INDEX credited_closure_by ON credited_closure USING btree (center_id, by_staff);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON credited_closure FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table credited_closure enable row level security;
alter table credited_closure force row level security;
create policy center on credited_closure to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on credited_closure to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on credited_closure to larkhouse_jobs;
grant insert, select on credited_closure to larkhouse_staff;

create table credited_day (
  center_id bigint default app_center() not null,
  charge_id bigint not null,
  date date not null,
  credit_id bigint not null,
  constraint credited_day_pkey PRIMARY KEY (center_id, charge_id, date),
  constraint credited_day_center_id_charge_id_fkey FOREIGN KEY (center_id, charge_id) REFERENCES ledger_transaction(center_id, id),
  constraint credited_day_center_id_credit_id_fkey FOREIGN KEY (center_id, credit_id) REFERENCES ledger_transaction(center_id, id)
);
CREATE INDEX credited_day_credit ON credited_day USING btree (center_id, credit_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON credited_day FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table credited_day enable row level security;
alter table credited_day force row level security;
create policy center on credited_day to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on credited_day to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on credited_day to larkhouse_jobs;
grant insert, select on credited_day to larkhouse_staff;

create table daily_report (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  date date not null,
  meals text default ''::text not null,
  naps text default ''::text not null,
  activities text default ''::text not null,
  mood text,
  notes text default ''::text not null,
  staff_id bigint not null,
  recorded_by bigint,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint daily_report_pkey PRIMARY KEY (center_id, id),
  constraint daily_report_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint daily_report_center_id_recorded_by_fkey FOREIGN KEY (center_id, recorded_by) REFERENCES staff(center_id, id),
  constraint daily_report_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint daily_report_mood_check CHECK ((mood = ANY (ARRAY['happy'::text, 'content'::text, 'fussy'::text, 'tired'::text, 'excited'::text, 'cranky'::text])))
);
CREATE INDEX daily_report_child ON daily_report USING btree (center_id, child_id, date);
CREATE INDEX daily_report_day ON daily_report USING btree (center_id, date, child_id);
CREATE INDEX daily_report_recorded_by ON daily_report USING btree (center_id, recorded_by);
CREATE INDEX daily_report_staff ON daily_report USING btree (center_id, staff_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON daily_report FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON daily_report FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table daily_report enable row level security;
alter table daily_report force row level security;
create policy center on daily_report to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on daily_report for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on daily_report to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on daily_report to larkhouse_jobs;
grant delete, insert, select, update on daily_report to larkhouse_staff;
grant select on daily_report to larkhouse_parent;

create table duty_request (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  duty_id bigint,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  reason text not null,
  asked_at timestamp with time zone not null,
  status text default 'open'::text not null,
  answered_at timestamp with time zone,
  answered_by bigint,
  answer text,
  correction_id bigint,
  version integer default 1 not null,
  constraint duty_request_pkey PRIMARY KEY (center_id, id),
  constraint duty_request_center_id_answered_by_fkey FOREIGN KEY (center_id, answered_by) REFERENCES staff(center_id, id),
  constraint duty_request_center_id_correction_id_fkey FOREIGN KEY (center_id, correction_id) REFERENCES staff_duty_correction(center_id, id) ON DELETE CASCADE,
  constraint duty_request_center_id_duty_id_fkey FOREIGN KEY (center_id, duty_id) REFERENCES staff_duty(center_id, id) ON DELETE CASCADE,
  constraint duty_request_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint duty_request_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint duty_request_check CHECK ((ended_at > started_at)),
  constraint duty_request_check1 CHECK (((status = 'open'::text) = (answered_at IS NULL))),
  constraint duty_request_check2 CHECK (((status = 'accepted'::text) = (correction_id IS NOT NULL))),
  constraint duty_request_check3 CHECK (((status = 'declined'::text) = (answer IS NOT NULL))),
  constraint duty_request_reason_check CHECK ((reason <> ''::text)),
  constraint duty_request_status_check CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text])))
);
CREATE INDEX duty_request_answered_by ON duty_request USING btree (center_id, answered_by);
CREATE INDEX duty_request_correction ON duty_request USING btree (center_id, correction_id);
CREATE INDEX duty_request_duty ON duty_request USING btree (center_id, duty_id);
CREATE INDEX duty_request_staff ON duty_request USING btree (center_id, staff_id, asked_at);
CREATE UNIQUE INDEX duty_request_open ON duty_request USING btree (center_id, staff_id, started_at) WHERE (status = 'open'::text);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON duty_request FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table duty_request enable row level security;
alter table duty_request force row level security;
create policy center on duty_request to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on duty_request to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on duty_request to larkhouse_jobs;
grant insert, select, update on duty_request to larkhouse_staff;

create table email_change (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint,
  guardian_id bigint,
  email text not null,
  email_key text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint email_change_pkey PRIMARY KEY (center_id, id),
  constraint email_change_token_hash_key UNIQUE (token_hash),
  constraint email_change_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint email_change_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint email_change_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint email_change_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1))
);
CREATE INDEX email_change_guardian ON email_change USING btree (center_id, guardian_id);
CREATE INDEX email_change_staff ON email_change USING btree (center_id, staff_id);
CREATE UNIQUE INDEX email_change_open_guardian ON email_change USING btree (center_id, guardian_id) WHERE ((used_at IS NULL) AND (revoked_at IS NULL));
CREATE UNIQUE INDEX email_change_open_staff ON email_change USING btree (center_id, staff_id) WHERE ((used_at IS NULL) AND (revoked_at IS NULL));
alter table email_change enable row level security;
alter table email_change force row level security;
create policy center on email_change to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on email_change to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on email_change to larkhouse_jobs;

create table employment (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  hired_on date not null,
  left_on date,
  created_at timestamp with time zone not null,
  created_by bigint,
  version integer default 1 not null,
  constraint employment_pkey PRIMARY KEY (center_id, id),
  constraint employment_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint employment_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint employment_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint employment_check CHECK ((left_on >= hired_on)),
  constraint employment_apart EXCLUDE USING gist (int8range(center_id, center_id, '[]'::text) WITH &&, int8range(staff_id, staff_id, '[]'::text) WITH &&, daterange(hired_on, left_on, '[]'::text) WITH &&)
);
CREATE INDEX employment_created_by ON employment USING btree (center_id, created_by);
CREATE INDEX employment_staff ON employment USING btree (center_id, staff_id, hired_on);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON employment FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table employment enable row level security;
alter table employment force row level security;
create policy center on employment to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on employment to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on employment to larkhouse_jobs;
grant delete, insert, select, update on employment to larkhouse_staff;

create table employment_term (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  employment_id bigint not null,
  from_date date not null,
  position text not null,
  weekly_minutes integer,
  workweek_starts integer default 7 not null,
  is_exempt boolean default false not null,
  pay_sealed bytea,
  version integer default 1 not null,
  constraint employment_term_pkey PRIMARY KEY (center_id, id),
  constraint employment_term_once UNIQUE (center_id, employment_id, from_date),
  constraint employment_term_center_id_employment_id_fkey FOREIGN KEY (center_id, employment_id) REFERENCES employment(center_id, id) ON DELETE CASCADE,
  constraint employment_term_position_check CHECK (("position" = ANY (ARRAY['director'::text, 'lead-teacher'::text, 'teacher'::text, 'aide'::text, 'floater'::text, 'nurse'::text, 'cook'::text, 'support'::text]))),
  constraint employment_term_weekly_minutes_check CHECK (((weekly_minutes >= 0) AND (weekly_minutes <= 10080))),
  constraint employment_term_workweek_starts_check CHECK (((workweek_starts >= 1) AND (workweek_starts <= 7)))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON employment_term FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table employment_term enable row level security;
alter table employment_term force row level security;
create policy center on employment_term to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on employment_term to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on employment_term to larkhouse_jobs;
grant delete, insert, select, update on employment_term to larkhouse_staff;

create table event (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  title text not null,
  description text default ''::text not null,
  date date not null,
  time time without time zone,
  end_date date not null,
  end_time time without time zone,
  type text default 'event'::text not null,
  participants text default ''::text not null,
  location text default ''::text not null,
  audience text default 'everybody'::text not null,
  unit text,
  every integer default 1 not null,
  weekdays integer[] default '{}'::integer[] not null,
  monthly_by text default 'day'::text not null,
  until_date date,
  times integer,
  skips_closed boolean default false not null,
  asks_answers boolean default false not null,
  shows_counts boolean default false not null,
  first_day date not null,
  last_day date,
  created_at timestamp with time zone not null,
  created_by bigint,
  changed_at timestamp with time zone not null,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  constraint event_pkey PRIMARY KEY (center_id, id),
  constraint event_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint event_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint event_audience_check CHECK ((audience = ANY (ARRAY['everybody'::text, 'staff'::text, 'rooms'::text]))),
  constraint event_check CHECK ((end_date >= date)),
  constraint event_check1 CHECK (((end_time IS NULL) OR ("time" IS NOT NULL))),
  constraint event_check2 CHECK (((unit IS NOT NULL) OR ((until_date IS NULL) AND (times IS NULL)))),
  constraint event_check3 CHECK (((times IS NULL) OR (until_date IS NOT NULL))),
  constraint event_check4 CHECK ((last_day >= first_day)),
  constraint event_every_check CHECK (((every >= 1) AND (every <= 99))),
  constraint event_monthly_by_check CHECK ((monthly_by = ANY (ARRAY['day'::text, 'weekday'::text]))),
  constraint event_times_check CHECK (((times >= 1) AND (times <= 730))),
  constraint event_unit_check CHECK ((unit = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'year'::text])))
);
CREATE INDEX event_created_by ON event USING btree (center_id, created_by);
CREATE INDEX event_day ON event USING btree (center_id, first_day, last_day);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON event FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table event enable row level security;
alter table event force row level security;
create policy center on event to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on event for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (removed_at IS NULL) AND event_is_open(center_id, id, audience)));
create policy owner on event to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on event to larkhouse_jobs;
grant delete, insert, select, update on event to larkhouse_staff;
grant select (center_id, id, title, description, date, time, end_date, end_time, type, participants, location, audience, unit, every, weekdays, monthly_by, until_date, times, skips_closed, asks_answers, shows_counts, first_day, last_day, changed_at, version, removed_at) on event to larkhouse_parent;

create table event_answer (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  date date not null,
  staff_id bigint,
  guardian_id bigint,
  answer text not null,
  people integer not null,
  note text default ''::text not null,
  answered_at timestamp with time zone not null,
  constraint event_answer_pkey PRIMARY KEY (center_id, id),
  constraint event_answer_center_id_event_id_fkey FOREIGN KEY (center_id, event_id) REFERENCES event(center_id, id),
  constraint event_answer_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint event_answer_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint event_answer_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'maybe'::text, 'no'::text]))),
  constraint event_answer_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1)),
  constraint event_answer_people_check CHECK (((people >= 1) AND (people <= 20)))
);
CREATE INDEX event_answer_guardian ON event_answer USING btree (center_id, guardian_id) WHERE (guardian_id IS NOT NULL);
CREATE INDEX event_answer_staff ON event_answer USING btree (center_id, staff_id) WHERE (staff_id IS NOT NULL);
CREATE UNIQUE INDEX event_answer_once ON event_answer USING btree (center_id, event_id, date, staff_id, guardian_id) NULLS NOT DISTINCT;
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON event_answer FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table event_answer enable row level security;
alter table event_answer force row level security;
create policy center on event_answer to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on event_answer for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_answers on event_answer for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (event_id IN ( SELECT e.id
   FROM event e
  WHERE e.asks_answers))));
create policy family_changes on event_answer for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (event_id IN ( SELECT e.id
   FROM event e
  WHERE e.asks_answers))));
create policy owner on event_answer to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on event_answer to larkhouse_jobs;
grant delete, insert, select, update on event_answer to larkhouse_staff;
grant insert, select on event_answer to larkhouse_parent;
grant update (answer, people, note, answered_at) on event_answer to larkhouse_parent;

create table event_exception (
  center_id bigint default app_center() not null,
  event_id bigint not null,
  date date not null,
  cancelled_at timestamp with time zone,
  title text,
  description text,
  location text,
  type text,
  participants text,
  start_date date,
  start_time time without time zone,
  end_date date,
  end_time time without time zone,
  changed_at timestamp with time zone not null,
  changed_by bigint,
  constraint event_exception_pkey PRIMARY KEY (center_id, event_id, date),
  constraint event_exception_center_id_changed_by_fkey FOREIGN KEY (center_id, changed_by) REFERENCES staff(center_id, id),
  constraint event_exception_center_id_event_id_fkey FOREIGN KEY (center_id, event_id) REFERENCES event(center_id, id),
  constraint event_exception_check CHECK ((num_nonnulls(title, description, location, type, participants, start_date, end_date) =
CASE
    WHEN (cancelled_at IS NULL) THEN 7
    ELSE 0
END)),
  constraint event_exception_check1 CHECK ((end_date >= start_date))
);
CREATE INDEX event_exception_changed_by ON event_exception USING btree (center_id, changed_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON event_exception FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table event_exception enable row level security;
alter table event_exception force row level security;
create policy center on event_exception to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on event_exception for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (event_id IN ( SELECT e.id
   FROM event e))));
create policy owner on event_exception to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on event_exception to larkhouse_jobs;
grant delete, insert, select, update on event_exception to larkhouse_staff;
grant select (center_id, event_id, date, cancelled_at, title, description, location, type, participants, start_date, start_time, end_date, end_time, changed_at) on event_exception to larkhouse_parent;

create table event_room (
  center_id bigint default app_center() not null,
  event_id bigint not null,
  room_id bigint not null,
  constraint event_room_pkey PRIMARY KEY (center_id, event_id, room_id),
  constraint event_room_center_id_event_id_fkey FOREIGN KEY (center_id, event_id) REFERENCES event(center_id, id),
  constraint event_room_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id)
);
CREATE INDEX event_room_room ON event_room USING btree (center_id, room_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON event_room FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table event_room enable row level security;
alter table event_room force row level security;
create policy center on event_room to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on event_room for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (event_id IN ( SELECT e.id
   FROM event e))));
create policy owner on event_room to larkhouse_owner using (true) with check (true);
grant delete, insert, select on event_room to larkhouse_staff;
grant delete, insert, select, update on event_room to larkhouse_jobs;
grant select on event_room to larkhouse_parent;

create table form (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  title text not null,
  draft text not null,
  retired_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by bigint,
  version integer default 1 not null,
  renews_every_months integer,
  renews_on text,
  constraint form_pkey PRIMARY KEY (center_id, id),
  constraint form_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint form_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint form_check CHECK (((renews_every_months IS NULL) OR (renews_on IS NULL))),
  constraint form_renews_every_months_check CHECK (((renews_every_months >= 1) AND (renews_every_months <= 60))),
  constraint form_renews_on_check CHECK ((renews_on ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'::text))
);
CREATE INDEX form_created_by ON form USING btree (center_id, created_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON form FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table form enable row level security;
alter table form force row level security;
create policy center on form to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on form to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on form to larkhouse_jobs;
grant insert, select, update on form to larkhouse_staff;

create table form_file (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  form_request_id bigint not null,
  guardian_id bigint not null,
  block_key text not null,
  file_path text not null,
  file_name text not null,
  file_type text not null,
  size bigint not null,
  sha256 bytea not null,
  is_signed boolean default false not null,
  created_at timestamp with time zone not null,
  constraint form_file_pkey PRIMARY KEY (center_id, id),
  constraint form_file_center_id_form_request_id_fkey FOREIGN KEY (center_id, form_request_id) REFERENCES form_request(center_id, id) ON DELETE CASCADE,
  constraint form_file_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint form_file_block_key_check CHECK ((block_key <> ''::text)),
  constraint form_file_sha256_check CHECK ((length(sha256) = 32)),
  constraint form_file_size_check CHECK ((size > 0))
);
CREATE INDEX form_file_form_request ON form_file USING btree (center_id, form_request_id);
CREATE INDEX form_file_guardian ON form_file USING btree (center_id, guardian_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON form_file FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table form_file enable row level security;
alter table form_file force row level security;
create policy center on form_file to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on form_file for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((guardian_id = ( SELECT app_actor_id() AS app_actor_id)) OR (is_signed AND (form_request_id = ANY (ARRAY( SELECT s.form_request_id
   FROM (form_signer s
     JOIN form_request r ON (((r.center_id = s.center_id) AND (r.id = s.form_request_id))))
  WHERE ((s.state = 'signed'::text) OR (r.must_sign = 'all'::text)))))))));
create policy family_gives on form_file for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (form_request_id = ANY (ARRAY( SELECT s.form_request_id
   FROM form_signer s
  WHERE (s.state = ANY (ARRAY['asked'::text, 'begun'::text])))))));
create policy family_signs on form_file for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (NOT is_signed))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND is_signed));
create policy owner on form_file to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on form_file to larkhouse_jobs;
grant select on form_file to larkhouse_parent;
grant select on form_file to larkhouse_staff;
grant insert (form_request_id, guardian_id, block_key, file_path, file_name, file_type, size, sha256, created_at) on form_file to larkhouse_parent;
grant update (is_signed) on form_file to larkhouse_parent;

create table form_packet_line (
  center_id bigint default app_center() not null,
  line text not null,
  form_id bigint not null,
  constraint form_packet_line_pkey PRIMARY KEY (center_id, line),
  constraint form_packet_line_center_id_form_id_fkey FOREIGN KEY (center_id, form_id) REFERENCES form(center_id, id),
  constraint form_packet_line_line_check CHECK ((line ~ '^[a-z][a-z-]{1,60}$'::text))
);
CREATE INDEX form_packet_line_form ON form_packet_line USING btree (center_id, form_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON form_packet_line FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table form_packet_line enable row level security;
alter table form_packet_line force row level security;
create policy center on form_packet_line to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on form_packet_line to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on form_packet_line to larkhouse_jobs;
grant delete, insert, select, update on form_packet_line to larkhouse_staff;

create table form_reminder (
  center_id bigint default app_center() not null,
  form_request_id bigint not null,
  days_ahead integer not null,
  sent_at timestamp with time zone not null,
  constraint form_reminder_pkey PRIMARY KEY (center_id, form_request_id, days_ahead),
  constraint form_reminder_center_id_form_request_id_fkey FOREIGN KEY (center_id, form_request_id) REFERENCES form_request(center_id, id) ON DELETE CASCADE,
  constraint form_reminder_days_ahead_check CHECK ((days_ahead = ANY (ARRAY[7, 1, '-1'::integer])))
);
alter table form_reminder enable row level security;
alter table form_reminder force row level security;
create policy center on form_reminder to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on form_reminder to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on form_reminder to larkhouse_jobs;
grant select on form_reminder to larkhouse_staff;

create table form_renewal (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  form_id bigint not null,
  due_on date not null,
  asked_at timestamp with time zone not null,
  asked_by bigint,
  total integer not null,
  done integer default 0 not null,
  sent integer default 0 not null,
  up_to_child bigint default 0 not null,
  finished_at timestamp with time zone,
  constraint form_renewal_pkey PRIMARY KEY (center_id, id),
  constraint form_renewal_center_id_asked_by_fkey FOREIGN KEY (center_id, asked_by) REFERENCES staff(center_id, id),
  constraint form_renewal_center_id_form_id_fkey FOREIGN KEY (center_id, form_id) REFERENCES form(center_id, id)
);
CREATE INDEX form_renewal_asked_by ON form_renewal USING btree (center_id, asked_by);
CREATE INDEX form_renewal_form ON form_renewal USING btree (center_id, form_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON form_renewal FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table form_renewal enable row level security;
alter table form_renewal force row level security;
create policy center on form_renewal to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on form_renewal to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on form_renewal to larkhouse_jobs;
grant insert, select on form_renewal to larkhouse_staff;

create table form_request (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  form_version_id bigint not null,
  child_id bigint not null,
  due_on date not null,
  must_sign text not null,
  sent_at timestamp with time zone not null,
  sent_by bigint,
  withdrawn_at timestamp with time zone,
  withdrawn_by bigint,
  answers_sealed bytea,
  constraint form_request_pkey PRIMARY KEY (center_id, id),
  constraint form_request_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint form_request_center_id_form_version_id_fkey FOREIGN KEY (center_id, form_version_id) REFERENCES form_version(center_id, id),
  constraint form_request_center_id_sent_by_fkey FOREIGN KEY (center_id, sent_by) REFERENCES staff(center_id, id),
  constraint form_request_center_id_withdrawn_by_fkey FOREIGN KEY (center_id, withdrawn_by) REFERENCES staff(center_id, id),
  constraint form_request_must_sign_check CHECK ((must_sign = ANY (ARRAY['one'::text, 'all'::text])))
);
CREATE INDEX form_request_child ON form_request USING btree (center_id, child_id);
CREATE INDEX form_request_due ON form_request USING btree (center_id, due_on) WHERE (withdrawn_at IS NULL);
CREATE INDEX form_request_form_version ON form_request USING btree (center_id, form_version_id);
CREATE INDEX form_request_sent_by ON form_request USING btree (center_id, sent_by);
CREATE INDEX form_request_withdrawn_by ON form_request USING btree (center_id, withdrawn_by);
CREATE TRIGGER answers_stay BEFORE UPDATE ON form_request FOR EACH ROW WHEN (((old.answers_sealed IS NOT NULL) AND (new.answers_sealed IS DISTINCT FROM old.answers_sealed))) EXECUTE FUNCTION keep_signed();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON form_request FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table form_request enable row level security;
alter table form_request force row level security;
create policy center on form_request to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on form_request for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (id = ANY (ARRAY( SELECT s.form_request_id
   FROM form_signer s))))));
create policy family_answers on form_request for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (id = ANY (ARRAY( SELECT s.form_request_id
   FROM form_signer s)))));
create policy owner on form_request to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on form_request to larkhouse_jobs;
grant insert, select on form_request to larkhouse_staff;
grant select on form_request to larkhouse_parent;
grant update (answers_sealed) on form_request to larkhouse_parent;
grant update (withdrawn_at, withdrawn_by) on form_request to larkhouse_staff;

create table form_signer (
  center_id bigint default app_center() not null,
  form_request_id bigint not null,
  guardian_id bigint not null,
  state text default 'asked'::text not null,
  draft_sealed bytea,
  answered_at timestamp with time zone,
  reason text,
  typed_name text,
  language text,
  signed_in text,
  agreed_at timestamp with time zone,
  document_hash bytea,
  version integer default 1 not null,
  shown_contacts bigint[],
  changes_sealed bytea,
  constraint form_signer_pkey PRIMARY KEY (center_id, form_request_id, guardian_id),
  constraint form_signer_center_id_form_request_id_fkey FOREIGN KEY (center_id, form_request_id) REFERENCES form_request(center_id, id) ON DELETE CASCADE,
  constraint form_signer_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint form_signer_check CHECK (((draft_sealed IS NULL) OR (state = 'begun'::text))),
  constraint form_signer_check1 CHECK (((reason IS NULL) OR (state = 'refused'::text))),
  constraint form_signer_check2 CHECK (((answered_at IS NOT NULL) = (state = ANY (ARRAY['signed'::text, 'refused'::text])))),
  constraint form_signer_check3 CHECK (((state = 'signed'::text) = ((typed_name IS NOT NULL) AND (language IS NOT NULL) AND (signed_in IS NOT NULL) AND (agreed_at IS NOT NULL) AND (document_hash IS NOT NULL)))),
  constraint form_signer_check4 CHECK (((changes_sealed IS NULL) OR (state = 'signed'::text))),
  constraint form_signer_document_hash_check CHECK ((length(document_hash) = 32)),
  constraint form_signer_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  constraint form_signer_signed_in_check CHECK ((signed_in = ANY (ARRAY['password'::text, 'two-step'::text]))),
  constraint form_signer_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'begun'::text, 'signed'::text, 'refused'::text]))),
  constraint form_signer_typed_name_check CHECK ((typed_name <> ''::text))
);
CREATE INDEX form_signer_guardian ON form_signer USING btree (center_id, guardian_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON form_signer FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER signature_stays BEFORE UPDATE ON form_signer FOR EACH ROW WHEN (((old.state = ANY (ARRAY['signed'::text, 'refused'::text])) AND ((to_jsonb(new.*) - 'changes_sealed'::text) IS DISTINCT FROM (to_jsonb(old.*) - 'changes_sealed'::text)))) EXECUTE FUNCTION keep_signed();
alter table form_signer enable row level security;
alter table form_signer force row level security;
create policy center on form_signer to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on form_signer for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_signs on form_signer for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (state = ANY (ARRAY['asked'::text, 'begun'::text])))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on form_signer to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on form_signer to larkhouse_jobs;
grant insert, select on form_signer to larkhouse_staff;
grant select on form_signer to larkhouse_parent;
grant update (state, draft_sealed, answered_at, reason, typed_name, language, signed_in, agreed_at, document_hash, version, shown_contacts, changes_sealed) on form_signer to larkhouse_parent;

create table form_version (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  form_id bigint not null,
  number integer not null,
  title text not null,
  content text not null,
  content_hash bytea not null,
  published_at timestamp with time zone not null,
  published_by bigint,
  constraint form_version_pkey PRIMARY KEY (center_id, id),
  constraint form_version_once UNIQUE (center_id, form_id, number),
  constraint form_version_center_id_form_id_fkey FOREIGN KEY (center_id, form_id) REFERENCES form(center_id, id),
  constraint form_version_center_id_published_by_fkey FOREIGN KEY (center_id, published_by) REFERENCES staff(center_id, id),
  constraint form_version_check CHECK ((content_hash = sha256(convert_to(content, 'UTF8'::name)))),
  constraint form_version_number_check CHECK ((number > 0))
);
CREATE INDEX form_version_published_by ON form_version USING btree (center_id, published_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON form_version FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table form_version enable row level security;
alter table form_version force row level security;
create policy center on form_version to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on form_version for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (id = ANY (ARRAY( SELECT r.form_version_id
   FROM form_request r)))));
create policy owner on form_version to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on form_version to larkhouse_jobs;
grant insert, select on form_version to larkhouse_staff;
grant select on form_version to larkhouse_parent;

create table function_file (
  name text not null,
  checksum text not null,
  constraint function_file_pkey PRIMARY KEY (name)
);
alter table function_file enable row level security;
alter table function_file force row level security;
create policy owner on function_file to larkhouse_owner using (true) with check (true);

create table gallery_photo (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  title text not null,
  description text default ''::text not null,
  tags text[] default '{}'::text[] not null,
  file_name text not null,
  file_path text not null,
  file_size bigint not null,
  file_stored boolean not null,
  width integer,
  height integer,
  uploaded_by bigint,
  is_visible boolean default true not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  removed_by bigint,
  audience text default 'all'::text not null,
  audience_rooms bigint[] default '{}'::bigint[] not null,
  follows_presence boolean default true not null,
  audience_children bigint[] default '{}'::bigint[] not null,
  constraint gallery_photo_pkey PRIMARY KEY (center_id, id),
  constraint gallery_photo_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint gallery_photo_center_id_removed_by_fkey FOREIGN KEY (center_id, removed_by) REFERENCES staff(center_id, id),
  constraint gallery_photo_center_id_uploaded_by_fkey FOREIGN KEY (center_id, uploaded_by) REFERENCES staff(center_id, id),
  constraint gallery_photo_audience_check CHECK ((audience = ANY (ARRAY['all'::text, 'rooms'::text, 'children'::text]))),
  constraint gallery_photo_title_check CHECK ((title <> ''::text))
);
CREATE INDEX gallery_photo_newest ON gallery_photo USING btree (center_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX gallery_photo_removed_by ON gallery_photo USING btree (center_id, removed_by) WHERE (removed_by IS NOT NULL);
CREATE INDEX gallery_photo_uploaded_by ON gallery_photo USING btree (center_id, uploaded_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON gallery_photo FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table gallery_photo enable row level security;
alter table gallery_photo force row level security;
create policy center on gallery_photo to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on gallery_photo for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND is_visible AND (removed_at IS NULL) AND file_stored AND
CASE audience
    WHEN 'all'::text THEN true
    WHEN 'rooms'::text THEN ((audience_rooms && ARRAY( SELECT k.room_id
       FROM child k)) OR (id IN ( SELECT v.photo_id
       FROM photo_presence v)))
    ELSE ((audience_children && ( SELECT app_child_ids() AS app_child_ids)) AND (NOT (audience_children && ( SELECT others_without_release() AS others_without_release))))
END));
create policy owner on gallery_photo to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on gallery_photo to larkhouse_jobs;
grant insert, select, update on gallery_photo to larkhouse_staff;
grant select (center_id, id, title, description, tags, file_name, file_path, file_size, file_stored, width, height, uploaded_by, is_visible, created_at, version, removed_at) on gallery_photo to larkhouse_parent;

create table guardian (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  first_name text not null,
  last_name text not null,
  email text,
  email_key text,
  phone_number text,
  address text,
  emergency_contact_name text,
  emergency_contact_phone text,
  password_hash text,
  registered_at timestamp with time zone,
  email_consent_given boolean default false not null,
  sms_consent_given boolean default false not null,
  marketing_consent_given boolean default false not null,
  consent_date timestamp with time zone,
  consent_ip_address text,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  erased_at timestamp with time zone,
  constraint guardian_pkey PRIMARY KEY (center_id, id),
  constraint guardian_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE INDEX guardian_login ON guardian USING btree (email_key) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX guardian_email ON guardian USING btree (center_id, email_key) WHERE (removed_at IS NULL);
CREATE TRIGGER guardian_ends_calendar_feed AFTER UPDATE OF is_active, removed_at ON guardian FOR EACH ROW WHEN (((NOT new.is_active) OR (new.removed_at IS NOT NULL))) EXECUTE FUNCTION end_calendar_feed();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON guardian FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table guardian enable row level security;
alter table guardian force row level security;
create policy center on guardian to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on guardian for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_changes on guardian for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on guardian to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on guardian to larkhouse_jobs;
grant delete, insert, select, update on guardian to larkhouse_staff;
grant select on guardian to larkhouse_parent;
grant update (first_name, last_name, phone_number, address, emergency_contact_name, emergency_contact_phone, email_consent_given, sms_consent_given, marketing_consent_given, consent_date, updated_at, version) on guardian to larkhouse_parent;

create table guardian_consent (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  guardian_id bigint not null,
  consent text not null,
  is_given boolean not null,
  at timestamp with time zone not null,
  constraint guardian_consent_pkey PRIMARY KEY (center_id, id),
  constraint guardian_consent_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint guardian_consent_consent_check CHECK ((consent = ANY (ARRAY['emailConsent'::text, 'smsConsent'::text, 'marketingConsent'::text])))
);
CREATE INDEX guardian_consent_guardian ON guardian_consent USING btree (center_id, guardian_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON guardian_consent FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table guardian_consent enable row level security;
alter table guardian_consent force row level security;
create policy center on guardian_consent to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on guardian_consent for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_writes on guardian_consent for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on guardian_consent to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on guardian_consent to larkhouse_jobs;
grant insert, select on guardian_consent to larkhouse_parent;
grant select on guardian_consent to larkhouse_staff;

create table guardian_pin (
  center_id bigint default app_center() not null,
  guardian_id bigint not null,
  pin_hash text not null,
  set_at timestamp with time zone not null,
  set_at_kiosk boolean not null,
  constraint guardian_pin_pkey PRIMARY KEY (center_id, guardian_id),
  constraint guardian_pin_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON guardian_pin FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table guardian_pin enable row level security;
alter table guardian_pin force row level security;
create policy center on guardian_pin to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on guardian_pin to larkhouse_owner using (true) with check (true);
grant delete on guardian_pin to larkhouse_staff;
grant delete, insert, select, update on guardian_pin to larkhouse_jobs;
grant select (center_id, guardian_id, set_at, set_at_kiosk) on guardian_pin to larkhouse_staff;

create table guardian_pin_code (
  center_id bigint default app_center() not null,
  guardian_id bigint not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  expires_at timestamp with time zone not null,
  constraint guardian_pin_code_pkey PRIMARY KEY (center_id, guardian_id),
  constraint guardian_pin_code_code_hash_key UNIQUE (code_hash),
  constraint guardian_pin_code_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint guardian_pin_code_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id)
);
CREATE INDEX guardian_pin_code_created_by ON guardian_pin_code USING btree (center_id, created_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON guardian_pin_code FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table guardian_pin_code enable row level security;
alter table guardian_pin_code force row level security;
create policy center on guardian_pin_code to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on guardian_pin_code to larkhouse_owner using (true) with check (true);
grant delete, insert on guardian_pin_code to larkhouse_staff;
grant delete, insert, select, update on guardian_pin_code to larkhouse_jobs;
grant select (center_id, guardian_id, expires_at) on guardian_pin_code to larkhouse_staff;

create table guardian_preference (
  center_id bigint default app_center() not null,
  guardian_id bigint not null,
  email_notifications boolean not null,
  daily_report_email boolean not null,
  incident_alerts boolean not null,
  weekly_digest boolean not null,
  reminder_notifications boolean not null,
  notifications jsonb default '{}'::jsonb not null,
  quiet_from time without time zone,
  quiet_to time without time zone,
  language text not null,
  timezone text not null,
  time_format text not null,
  theme text not null,
  download_format text not null,
  auto_download boolean not null,
  privacy_mode boolean not null,
  version integer default 1 not null,
  constraint guardian_preference_pkey PRIMARY KEY (center_id, guardian_id),
  constraint guardian_preference_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint guardian_preference_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
  constraint guardian_preference_check1 CHECK ((quiet_from <> quiet_to)),
  constraint guardian_preference_download_format_check CHECK ((download_format = ANY (ARRAY['txt'::text, 'pdf'::text, 'xlsx'::text]))),
  constraint guardian_preference_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  constraint guardian_preference_theme_check CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text]))),
  constraint guardian_preference_time_format_check CHECK ((time_format = ANY (ARRAY['language'::text, 'h12'::text, 'h23'::text])))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON guardian_preference FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table guardian_preference enable row level security;
alter table guardian_preference force row level security;
create policy center on guardian_preference to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on guardian_preference for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_changes on guardian_preference for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_writes on guardian_preference for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on guardian_preference to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on guardian_preference to larkhouse_jobs;
grant insert, select, update on guardian_preference to larkhouse_parent;
grant select on guardian_preference to larkhouse_staff;

create table guardianship (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  guardian_id bigint not null,
  relationship text default 'parent'::text not null,
  may_pick_up boolean default true not null,
  custody_note text,
  contacts_shared_at timestamp with time zone,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  version integer default 1 not null,
  constraint guardianship_pkey PRIMARY KEY (center_id, id),
  constraint guardianship_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint guardianship_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint guardianship_check CHECK ((ended_at >= started_at))
);
CREATE INDEX guardianship_child ON guardianship USING btree (center_id, child_id);
CREATE INDEX guardianship_guardian ON guardianship USING btree (center_id, guardian_id);
CREATE UNIQUE INDEX guardianship_current ON guardianship USING btree (center_id, guardian_id, child_id) WHERE (ended_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON guardianship FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table guardianship enable row level security;
alter table guardianship force row level security;
create policy center on guardianship to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on guardianship for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_changes on guardianship for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (ended_at IS NULL)));
create policy owner on guardianship to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on guardianship to larkhouse_jobs;
grant delete, insert, select, update on guardianship to larkhouse_staff;
grant select (center_id, id, child_id, guardian_id, relationship, may_pick_up, contacts_shared_at, started_at, ended_at) on guardianship to larkhouse_parent;
grant update (contacts_shared_at) on guardianship to larkhouse_parent;

create table headcount (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  room_id bigint not null,
  counted_at timestamp with time zone not null,
  counted integer not null,
  expected integer not null,
  note text default ''::text not null,
  roll_call_id bigint,
  counted_by bigint,
  constraint headcount_pkey PRIMARY KEY (center_id, id),
  constraint headcount_center_id_counted_by_fkey FOREIGN KEY (center_id, counted_by) REFERENCES staff(center_id, id),
  constraint headcount_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint headcount_center_id_roll_call_id_fkey FOREIGN KEY (center_id, roll_call_id) REFERENCES roll_call(center_id, id),
  constraint headcount_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint headcount_counted_check CHECK ((counted >= 0)),
  constraint headcount_expected_check CHECK ((expected >= 0))
);
CREATE INDEX headcount_counted_by ON headcount USING btree (center_id, counted_by);
CREATE INDEX headcount_roll_call ON headcount USING btree (center_id, roll_call_id) WHERE (roll_call_id IS NOT NULL);
CREATE INDEX headcount_room ON headcount USING btree (center_id, room_id, counted_at);
CREATE INDEX headcount_time ON headcount USING btree (center_id, counted_at);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON headcount FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table headcount enable row level security;
alter table headcount force row level security;
create policy center on headcount to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on headcount to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on headcount to larkhouse_jobs;
grant insert, select on headcount to larkhouse_staff;

create table health_paper (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  kind text not null,
  title text not null,
  number bytea,
  issued_on date not null,
  expires_on date,
  issuer text,
  file_path text,
  file_name text,
  file_type text,
  created_at timestamp with time zone not null,
  created_by bigint,
  verified_at timestamp with time zone,
  verified_by bigint,
  replaced_by bigint,
  removed_at timestamp with time zone,
  removed_by bigint,
  version integer default 1 not null,
  constraint health_paper_pkey PRIMARY KEY (center_id, id),
  constraint health_paper_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint health_paper_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint health_paper_center_id_removed_by_fkey FOREIGN KEY (center_id, removed_by) REFERENCES staff(center_id, id),
  constraint health_paper_center_id_replaced_by_fkey FOREIGN KEY (center_id, replaced_by) REFERENCES health_paper(center_id, id),
  constraint health_paper_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint health_paper_center_id_verified_by_fkey FOREIGN KEY (center_id, verified_by) REFERENCES staff(center_id, id),
  constraint health_paper_check CHECK ((expires_on >= issued_on)),
  constraint health_paper_check1 CHECK ((((file_path IS NULL) = (file_name IS NULL)) AND ((file_path IS NULL) = (file_type IS NULL)))),
  constraint health_paper_check2 CHECK (((verified_by IS NULL) OR (verified_at IS NOT NULL))),
  constraint health_paper_check3 CHECK (((removed_by IS NULL) OR (removed_at IS NOT NULL))),
  constraint health_paper_kind_check CHECK ((kind = ANY (ARRAY['tb-test'::text, 'health-screening'::text, 'influenza'::text, 'pertussis'::text, 'measles'::text, 'other'::text]))),
  constraint health_paper_title_check CHECK ((title <> ''::text))
);
CREATE INDEX health_paper_created_by ON health_paper USING btree (center_id, created_by);
CREATE INDEX health_paper_removed_by ON health_paper USING btree (center_id, removed_by);
CREATE INDEX health_paper_replaced_by ON health_paper USING btree (center_id, replaced_by);
CREATE INDEX health_paper_staff ON health_paper USING btree (center_id, staff_id, kind);
CREATE INDEX health_paper_verified_by ON health_paper USING btree (center_id, verified_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON health_paper FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table health_paper enable row level security;
alter table health_paper force row level security;
create policy center on health_paper to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on health_paper to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on health_paper to larkhouse_jobs;
grant delete, insert, select, update on health_paper to larkhouse_staff;

create table idempotency (
  center_id bigint default app_center() not null,
  key_hash bytea not null,
  actor text default app_actor(),
  request_hash bytea not null,
  status integer not null,
  answer bytea not null,
  created_at timestamp with time zone not null,
  constraint idempotency_pkey PRIMARY KEY (center_id, key_hash),
  constraint idempotency_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE INDEX idempotency_created_at ON idempotency USING btree (center_id, created_at);
alter table idempotency enable row level security;
alter table idempotency force row level security;
create policy center on idempotency to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on idempotency for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (COALESCE(actor, ( SELECT app_actor() AS app_actor)) = ( SELECT app_actor() AS app_actor))));
create policy family_renews on idempotency for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (COALESCE(actor, ( SELECT app_actor() AS app_actor)) = ( SELECT app_actor() AS app_actor)))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (actor = ( SELECT app_actor() AS app_actor))));
create policy family_writes on idempotency for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (actor = ( SELECT app_actor() AS app_actor))));
create policy owner on idempotency to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on idempotency to larkhouse_jobs;
grant insert, select, update on idempotency to larkhouse_parent;
grant insert, select, update on idempotency to larkhouse_staff;

create table immunization (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  vaccine text not null,
  dose integer not null,
  given_on date not null,
  source text default ''::text not null,
  recorded_at timestamp with time zone not null,
  recorded_by bigint,
  removed_at timestamp with time zone,
  removed_by bigint,
  constraint immunization_pkey PRIMARY KEY (center_id, id),
  constraint immunization_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint immunization_center_id_recorded_by_fkey FOREIGN KEY (center_id, recorded_by) REFERENCES staff(center_id, id),
  constraint immunization_center_id_removed_by_fkey FOREIGN KEY (center_id, removed_by) REFERENCES staff(center_id, id),
  constraint immunization_dose_check CHECK (((dose >= 1) AND (dose <= 30))),
  constraint immunization_vaccine_check CHECK ((vaccine <> ''::text))
);
CREATE INDEX immunization_child ON immunization USING btree (center_id, child_id);
CREATE INDEX immunization_recorded_by ON immunization USING btree (center_id, recorded_by);
CREATE INDEX immunization_removed_by ON immunization USING btree (center_id, removed_by);
CREATE UNIQUE INDEX immunization_dose ON immunization USING btree (center_id, child_id, vaccine, dose) WHERE (removed_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON immunization FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table immunization enable row level security;
alter table immunization force row level security;
create policy center on immunization to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on immunization for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on immunization to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on immunization to larkhouse_jobs;
grant insert, select, update on immunization to larkhouse_staff;
grant select (center_id, id, child_id, vaccine, dose, given_on, removed_at) on immunization to larkhouse_parent;

create table immunization_exemption (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  vaccine text,
  kind text not null,
  dated date not null,
  until date,
  source text default ''::text not null,
  recorded_at timestamp with time zone not null,
  recorded_by bigint,
  removed_at timestamp with time zone,
  removed_by bigint,
  constraint immunization_exemption_pkey PRIMARY KEY (center_id, id),
  constraint immunization_exemption_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint immunization_exemption_center_id_recorded_by_fkey FOREIGN KEY (center_id, recorded_by) REFERENCES staff(center_id, id),
  constraint immunization_exemption_center_id_removed_by_fkey FOREIGN KEY (center_id, removed_by) REFERENCES staff(center_id, id),
  constraint immunization_exemption_check CHECK ((until >= dated)),
  constraint immunization_exemption_kind_check CHECK ((kind = ANY (ARRAY['medical'::text, 'religious'::text, 'personal'::text]))),
  constraint immunization_exemption_vaccine_check CHECK ((vaccine <> ''::text))
);
CREATE INDEX immunization_exemption_child ON immunization_exemption USING btree (center_id, child_id);
CREATE INDEX immunization_exemption_recorded_by ON immunization_exemption USING btree (center_id, recorded_by);
CREATE INDEX immunization_exemption_removed_by ON immunization_exemption USING btree (center_id, removed_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON immunization_exemption FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table immunization_exemption enable row level security;
alter table immunization_exemption force row level security;
create policy center on immunization_exemption to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on immunization_exemption for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on immunization_exemption to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on immunization_exemption to larkhouse_jobs;
grant insert, select, update on immunization_exemption to larkhouse_staff;
grant select (center_id, id, child_id, vaccine, dated, until, removed_at) on immunization_exemption to larkhouse_parent;

create table import_aside (
  center_id bigint default app_center() not null,
  child_id bigint not null,
  weekdays text,
  pickup text,
  constraint import_aside_pkey PRIMARY KEY (center_id, child_id),
  constraint import_aside_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON import_aside FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table import_aside enable row level security;
alter table import_aside force row level security;
create policy center on import_aside to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on import_aside for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on import_aside to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on import_aside to larkhouse_jobs;
grant delete, insert, select, update on import_aside to larkhouse_staff;
grant select on import_aside to larkhouse_parent;

create table import_file (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  file_name text not null,
  kind text not null,
  rows_sealed bytea,
  choices_sealed bytea,
  left_out_sealed bytea,
  rows integer not null,
  is_remembered boolean default false not null,
  created_at timestamp with time zone not null,
  created_by bigint not null,
  expires_at timestamp with time zone not null,
  version integer default 1 not null,
  requested_at timestamp with time zone,
  leaves_wrong boolean default false not null,
  brings_changes boolean default true not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  total integer default 0 not null,
  done integer default 0 not null,
  result jsonb,
  failed_at timestamp with time zone,
  failure jsonb,
  take_back_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  constraint import_file_pkey PRIMARY KEY (center_id, id),
  constraint import_file_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint import_file_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint import_file_kind_check CHECK ((kind = ANY (ARRAY['children'::text, 'staff'::text]))),
  constraint import_file_rows_check CHECK ((rows >= 0))
);
CREATE INDEX import_file_created_by ON import_file USING btree (center_id, created_by);
CREATE INDEX import_file_expires ON import_file USING btree (center_id, expires_at);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON import_file FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table import_file enable row level security;
alter table import_file force row level security;
create policy center on import_file to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on import_file to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on import_file to larkhouse_jobs;
grant delete, insert, select, update on import_file to larkhouse_staff;

create table import_mapping (
  center_id bigint default app_center() not null,
  kind text not null,
  headings text not null,
  columns jsonb not null,
  used_at timestamp with time zone not null,
  constraint import_mapping_pkey PRIMARY KEY (center_id, headings),
  constraint import_mapping_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint import_mapping_kind_check CHECK ((kind = ANY (ARRAY['children'::text, 'staff'::text])))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON import_mapping FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table import_mapping enable row level security;
alter table import_mapping force row level security;
create policy center on import_mapping to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on import_mapping to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on import_mapping to larkhouse_jobs;
grant delete, insert, select, update on import_mapping to larkhouse_staff;

create table import_record (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  import_id bigint not null,
  kind text not null,
  record_id bigint not null,
  version integer not null,
  before_sealed bytea,
  constraint import_record_pkey PRIMARY KEY (center_id, id),
  constraint import_record_center_id_import_id_fkey FOREIGN KEY (center_id, import_id) REFERENCES import_file(center_id, id) ON DELETE CASCADE,
  constraint import_record_kind_check CHECK ((kind = ANY (ARRAY['child'::text, 'guardian'::text, 'guardianship'::text, 'staff'::text, 'room'::text])))
);
CREATE INDEX import_record_import ON import_record USING btree (center_id, import_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON import_record FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table import_record enable row level security;
alter table import_record force row level security;
create policy center on import_record to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on import_record to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on import_record to larkhouse_jobs;
grant delete, insert, select, update on import_record to larkhouse_staff;

create table incident (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  date date not null,
  time time without time zone not null,
  description text not null,
  action_taken text default ''::text not null,
  kind text,
  body_parts text[] default '{}'::text[] not null,
  witness text default ''::text not null,
  first_aid text default ''::text not null,
  photo_path text,
  told_person text default ''::text not null,
  staff_id bigint not null,
  recorded_by bigint,
  created_at timestamp with time zone not null,
  parent_notified_at timestamp with time zone,
  parent_notified_by_staff bigint,
  parent_notified_by_guardian bigint,
  version integer default 1 not null,
  constraint incident_pkey PRIMARY KEY (center_id, id),
  constraint incident_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint incident_center_id_parent_notified_by_guardian_fkey FOREIGN KEY (center_id, parent_notified_by_guardian) REFERENCES guardian(center_id, id),
  constraint incident_center_id_parent_notified_by_staff_fkey FOREIGN KEY (center_id, parent_notified_by_staff) REFERENCES staff(center_id, id),
  constraint incident_center_id_recorded_by_fkey FOREIGN KEY (center_id, recorded_by) REFERENCES staff(center_id, id),
  constraint incident_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint incident_body_parts_check CHECK ((body_parts <@ ARRAY['head'::text, 'face'::text, 'mouth'::text, 'neck'::text, 'chest'::text, 'abdomen'::text, 'upper-back'::text, 'lower-back'::text, 'buttocks'::text, 'left-arm'::text, 'right-arm'::text, 'left-hand'::text, 'right-hand'::text, 'left-leg'::text, 'right-leg'::text, 'left-foot'::text, 'right-foot'::text])),
  constraint incident_kind_check CHECK ((kind = ANY (ARRAY['fall'::text, 'bump'::text, 'bite'::text, 'cut'::text, 'burn'::text, 'sting'::text, 'choking'::text, 'allergic-reaction'::text, 'illness'::text, 'behavior'::text, 'other'::text])))
);
CREATE INDEX incident_child ON incident USING btree (center_id, child_id, date);
CREATE INDEX incident_day ON incident USING btree (center_id, date);
CREATE INDEX incident_notified_by_guardian ON incident USING btree (center_id, parent_notified_by_guardian);
CREATE INDEX incident_notified_by_staff ON incident USING btree (center_id, parent_notified_by_staff);
CREATE INDEX incident_pending ON incident USING btree (center_id, id) WHERE (parent_notified_at IS NULL);
CREATE INDEX incident_recorded_by ON incident USING btree (center_id, recorded_by);
CREATE INDEX incident_staff ON incident USING btree (center_id, staff_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON incident FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON incident FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table incident enable row level security;
alter table incident force row level security;
create policy center on incident to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on incident for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy family_told on incident for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (parent_notified_at IS NULL))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (parent_notified_by_staff IS NULL) AND (parent_notified_by_guardian = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on incident to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on incident to larkhouse_jobs;
grant delete, insert, select, update on incident to larkhouse_staff;
grant select on incident to larkhouse_parent;
grant update (parent_notified_at, parent_notified_by_guardian, version) on incident to larkhouse_parent;

create table incident_receipt (
  center_id bigint default app_center() not null,
  incident_id bigint not null,
  guardian_id bigint not null,
  seen_at timestamp with time zone not null,
  acknowledged_at timestamp with time zone,
  signature text,
  constraint incident_receipt_pkey PRIMARY KEY (center_id, incident_id, guardian_id),
  constraint incident_receipt_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint incident_receipt_center_id_incident_id_fkey FOREIGN KEY (center_id, incident_id) REFERENCES incident(center_id, id),
  constraint incident_receipt_check CHECK ((acknowledged_at >= seen_at)),
  constraint incident_receipt_check1 CHECK (((acknowledged_at IS NULL) = (signature IS NULL))),
  constraint incident_receipt_signature_check CHECK ((signature <> ''::text))
);
CREATE INDEX incident_receipt_guardian ON incident_receipt USING btree (center_id, guardian_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON incident_receipt FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON incident_receipt FOR EACH ROW EXECUTE FUNCTION keep_version('incident_id', 'guardian_id');
alter table incident_receipt enable row level security;
alter table incident_receipt force row level security;
create policy center on incident_receipt to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on incident_receipt for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_sees on incident_receipt for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (incident_id IN ( SELECT i.id
   FROM incident i))));
create policy family_signs on incident_receipt for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (acknowledged_at IS NULL) AND (incident_id IN ( SELECT i.id
   FROM incident i)))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on incident_receipt to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on incident_receipt to larkhouse_jobs;
grant select on incident_receipt to larkhouse_parent;
grant select on incident_receipt to larkhouse_staff;
grant insert (incident_id, guardian_id, seen_at) on incident_receipt to larkhouse_parent;
grant update (acknowledged_at, signature) on incident_receipt to larkhouse_parent;

create table inquiry (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  state text not null,
  lost_reason text,
  source text not null,
  language text not null,
  consented_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by bigint,
  active_at timestamp with time zone not null,
  version integer default 1 not null,
  confirmed_at timestamp with time zone,
  asked_at timestamp with time zone,
  asked_again_at timestamp with time zone,
  letters_off_at timestamp with time zone,
  constraint inquiry_pkey PRIMARY KEY (center_id, id),
  constraint inquiry_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint inquiry_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint inquiry_check CHECK (((state = 'lost'::text) = (lost_reason IS NOT NULL))),
  constraint inquiry_check1 CHECK (((source = 'family'::text) = (consented_at IS NOT NULL))),
  constraint inquiry_check2 CHECK (((asked_again_at IS NULL) OR (asked_at IS NOT NULL))),
  constraint inquiry_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  constraint inquiry_lost_reason_check CHECK ((lost_reason = ANY (ARRAY['no-place'::text, 'other-center'::text, 'no-answer'::text, 'moved'::text, 'changed-plans'::text, 'other'::text]))),
  constraint inquiry_source_check CHECK ((source = ANY (ARRAY['family'::text, 'staff'::text]))),
  constraint inquiry_state_check CHECK ((state = ANY (ARRAY['new'::text, 'tour'::text, 'waiting'::text, 'offered'::text, 'enrolled'::text, 'lost'::text])))
);
CREATE INDEX inquiry_active ON inquiry USING btree (center_id, active_at);
CREATE INDEX inquiry_created_by ON inquiry USING btree (center_id, created_by);
CREATE INDEX inquiry_state ON inquiry USING btree (center_id, state, id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON inquiry FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table inquiry enable row level security;
alter table inquiry force row level security;
create policy center on inquiry to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inquiry to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inquiry to larkhouse_jobs;
grant delete, insert, select, update on inquiry to larkhouse_staff;

create table inquiry_child (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  inquiry_id bigint not null,
  first_name text,
  last_name text,
  birth_date date,
  due_date date,
  child_key text,
  wished_start date not null,
  weekdays integer[] not null,
  waiting_since timestamp with time zone,
  paused_at timestamp with time zone,
  grounds text[] default '{}'::text[] not null,
  counts_as text,
  counts_since timestamp with time zone,
  moved_reason text,
  moved_at timestamp with time zone,
  moved_by bigint,
  paused_by text,
  constraint inquiry_child_pkey PRIMARY KEY (center_id, id),
  constraint inquiry_child_center_id_inquiry_id_fkey FOREIGN KEY (center_id, inquiry_id) REFERENCES inquiry(center_id, id) ON DELETE CASCADE,
  constraint inquiry_child_center_id_moved_by_fkey FOREIGN KEY (center_id, moved_by) REFERENCES staff(center_id, id),
  constraint inquiry_child_check CHECK ((((counts_since IS NULL) = (moved_reason IS NULL)) AND ((counts_since IS NULL) = (moved_at IS NULL)))),
  constraint inquiry_child_check1 CHECK ((num_nonnulls(birth_date, due_date) = 1)),
  constraint inquiry_child_check2 CHECK (((birth_date IS NULL) OR ((first_name IS NOT NULL) AND (last_name IS NOT NULL)))),
  constraint inquiry_child_check3 CHECK (((birth_date IS NULL) = (child_key IS NULL))),
  constraint inquiry_child_check4 CHECK (((paused_at IS NULL) = (paused_by IS NULL))),
  constraint inquiry_child_counts_as_check CHECK ((counts_as = ANY (ARRAY['staff-child'::text, 'sibling'::text, 'inside'::text, 'agency'::text]))),
  constraint inquiry_child_grounds_check CHECK ((grounds <@ ARRAY['staff-child'::text, 'sibling'::text, 'inside'::text, 'agency'::text])),
  constraint inquiry_child_moved_reason_check CHECK ((moved_reason <> ''::text)),
  constraint inquiry_child_paused_by_check CHECK ((paused_by = ANY (ARRAY['family'::text, 'staff'::text, 'no-answer'::text]))),
  constraint inquiry_child_weekdays_check CHECK ((((cardinality(weekdays) >= 1) AND (cardinality(weekdays) <= 7)) AND (weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7])))
);
CREATE INDEX inquiry_child_inquiry ON inquiry_child USING btree (center_id, inquiry_id);
CREATE INDEX inquiry_child_key ON inquiry_child USING btree (center_id, child_key);
CREATE INDEX inquiry_child_moved_by ON inquiry_child USING btree (center_id, moved_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON inquiry_child FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table inquiry_child enable row level security;
alter table inquiry_child force row level security;
create policy center on inquiry_child to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inquiry_child to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inquiry_child to larkhouse_jobs;
grant delete, insert, select, update on inquiry_child to larkhouse_staff;

create table inquiry_contact (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  inquiry_id bigint not null,
  position integer not null,
  first_name text not null,
  last_name text not null,
  email text,
  email_key text,
  phone_number text,
  phone_key text,
  constraint inquiry_contact_pkey PRIMARY KEY (center_id, id),
  constraint inquiry_contact_center_id_inquiry_id_position_key UNIQUE (center_id, inquiry_id, "position"),
  constraint inquiry_contact_center_id_inquiry_id_fkey FOREIGN KEY (center_id, inquiry_id) REFERENCES inquiry(center_id, id) ON DELETE CASCADE,
  constraint inquiry_contact_check CHECK ((num_nonnulls(email, phone_number) > 0)),
  constraint inquiry_contact_check1 CHECK (((email IS NULL) = (email_key IS NULL))),
  constraint inquiry_contact_first_name_check CHECK ((first_name <> ''::text)),
  constraint inquiry_contact_last_name_check CHECK ((last_name <> ''::text)),
  constraint inquiry_contact_position_check CHECK (("position" >= 1))
);
CREATE INDEX inquiry_contact_email ON inquiry_contact USING btree (center_id, email_key);
CREATE INDEX inquiry_contact_phone ON inquiry_contact USING btree (center_id, phone_key);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON inquiry_contact FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table inquiry_contact enable row level security;
alter table inquiry_contact force row level security;
create policy center on inquiry_contact to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inquiry_contact to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inquiry_contact to larkhouse_jobs;
grant delete, insert, select, update on inquiry_contact to larkhouse_staff;

create table inquiry_link (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  inquiry_id bigint not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  mail_id bigint,
  constraint inquiry_link_pkey PRIMARY KEY (center_id, id),
  constraint inquiry_link_token_hash_key UNIQUE (token_hash),
  constraint inquiry_link_center_id_inquiry_id_fkey FOREIGN KEY (center_id, inquiry_id) REFERENCES inquiry(center_id, id) ON DELETE CASCADE
);
CREATE INDEX inquiry_link_inquiry ON inquiry_link USING btree (center_id, inquiry_id);
alter table inquiry_link enable row level security;
alter table inquiry_link force row level security;
create policy center on inquiry_link to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inquiry_link to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inquiry_link to larkhouse_jobs;
grant delete, insert, select, update on inquiry_link to larkhouse_staff;

create table inquiry_mail (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  inquiry_id bigint not null,
  mail_id bigint not null,
  kind text not null,
  subject text not null,
  text text,
  sent_at timestamp with time zone not null,
  sent_by bigint,
  constraint inquiry_mail_pkey PRIMARY KEY (center_id, id),
  constraint inquiry_mail_center_id_inquiry_id_fkey FOREIGN KEY (center_id, inquiry_id) REFERENCES inquiry(center_id, id) ON DELETE CASCADE,
  constraint inquiry_mail_center_id_sent_by_fkey FOREIGN KEY (center_id, sent_by) REFERENCES staff(center_id, id),
  constraint inquiry_mail_kind_check CHECK ((kind = ANY (ARRAY['tour'::text, 'tour-canceled'::text, 'tour-reminder'::text, 'confirm'::text, 'fee'::text, 'letter'::text])))
);
CREATE INDEX inquiry_mail_inquiry ON inquiry_mail USING btree (center_id, inquiry_id);
CREATE INDEX inquiry_mail_sent_by ON inquiry_mail USING btree (center_id, sent_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON inquiry_mail FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table inquiry_mail enable row level security;
alter table inquiry_mail force row level security;
create policy center on inquiry_mail to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inquiry_mail to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inquiry_mail to larkhouse_jobs;
grant delete, insert, select, update on inquiry_mail to larkhouse_staff;

create table inquiry_note (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  inquiry_id bigint not null,
  text text not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint inquiry_note_pkey PRIMARY KEY (center_id, id),
  constraint inquiry_note_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint inquiry_note_center_id_inquiry_id_fkey FOREIGN KEY (center_id, inquiry_id) REFERENCES inquiry(center_id, id) ON DELETE CASCADE,
  constraint inquiry_note_text_check CHECK ((text <> ''::text))
);
CREATE INDEX inquiry_note_created_by ON inquiry_note USING btree (center_id, created_by);
CREATE INDEX inquiry_note_inquiry ON inquiry_note USING btree (center_id, inquiry_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON inquiry_note FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table inquiry_note enable row level security;
alter table inquiry_note force row level security;
create policy center on inquiry_note to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inquiry_note to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inquiry_note to larkhouse_jobs;
grant delete, insert, select, update on inquiry_note to larkhouse_staff;

create table inquiry_task (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  inquiry_id bigint not null,
  text text not null,
  due_on date,
  created_at timestamp with time zone not null,
  created_by bigint,
  done_at timestamp with time zone,
  done_by bigint,
  constraint inquiry_task_pkey PRIMARY KEY (center_id, id),
  constraint inquiry_task_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint inquiry_task_center_id_done_by_fkey FOREIGN KEY (center_id, done_by) REFERENCES staff(center_id, id),
  constraint inquiry_task_center_id_inquiry_id_fkey FOREIGN KEY (center_id, inquiry_id) REFERENCES inquiry(center_id, id) ON DELETE CASCADE,
  constraint inquiry_task_check CHECK (((done_by IS NULL) OR (done_at IS NOT NULL))),
  constraint inquiry_task_text_check CHECK ((text <> ''::text))
);
CREATE INDEX inquiry_task_created_by ON inquiry_task USING btree (center_id, created_by);
CREATE INDEX inquiry_task_done_by ON inquiry_task USING btree (center_id, done_by);
CREATE INDEX inquiry_task_inquiry ON inquiry_task USING btree (center_id, inquiry_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON inquiry_task FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table inquiry_task enable row level security;
alter table inquiry_task force row level security;
create policy center on inquiry_task to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inquiry_task to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inquiry_task to larkhouse_jobs;
grant delete, insert, select, update on inquiry_task to larkhouse_staff;

create table inquiry_template (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  name text not null,
  version integer default 1 not null,
  constraint inquiry_template_pkey PRIMARY KEY (center_id, id),
  constraint inquiry_template_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint inquiry_template_name_check CHECK ((name <> ''::text))
);
CREATE UNIQUE INDEX inquiry_template_name ON inquiry_template USING btree (center_id, lower(name));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON inquiry_template FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table inquiry_template enable row level security;
alter table inquiry_template force row level security;
create policy center on inquiry_template to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inquiry_template to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inquiry_template to larkhouse_jobs;
grant delete, insert, select, update on inquiry_template to larkhouse_staff;

create table inquiry_template_text (
  center_id bigint default app_center() not null,
  template_id bigint not null,
  language text not null,
  subject text not null,
  text text not null,
  constraint inquiry_template_text_pkey PRIMARY KEY (center_id, template_id, language),
  constraint inquiry_template_text_center_id_template_id_fkey FOREIGN KEY (center_id, template_id) REFERENCES inquiry_template(center_id, id) ON DELETE CASCADE,
  constraint inquiry_template_text_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  constraint inquiry_template_text_subject_check CHECK ((subject <> ''::text)),
  constraint inquiry_template_text_text_check CHECK ((text <> ''::text))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON inquiry_template_text FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table inquiry_template_text enable row level security;
alter table inquiry_template_text force row level security;
create policy center on inquiry_template_text to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inquiry_template_text to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inquiry_template_text to larkhouse_jobs;
grant delete, insert, select, update on inquiry_template_text to larkhouse_staff;

create table inspector_access (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  link_id bigint not null,
  at timestamp with time zone not null,
  sheet text,
  form text not null,
  constraint inspector_access_pkey PRIMARY KEY (center_id, id),
  constraint inspector_access_center_id_link_id_fkey FOREIGN KEY (center_id, link_id) REFERENCES inspector_link(center_id, id),
  constraint inspector_access_form_check CHECK ((form = ANY (ARRAY['screen'::text, 'csv'::text, 'pdf'::text])))
);
CREATE INDEX inspector_access_link ON inspector_access USING btree (center_id, link_id, at);
alter table inspector_access enable row level security;
alter table inspector_access force row level security;
create policy center on inspector_access to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inspector_access to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inspector_access to larkhouse_jobs;
grant select on inspector_access to larkhouse_staff;

create table inspector_link (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  token_hash bytea not null,
  label text not null,
  sheets text[] not null,
  from_day date not null,
  to_day date not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by bigint,
  constraint inspector_link_pkey PRIMARY KEY (center_id, id),
  constraint inspector_link_token_hash_key UNIQUE (token_hash),
  constraint inspector_link_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint inspector_link_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint inspector_link_center_id_revoked_by_fkey FOREIGN KEY (center_id, revoked_by) REFERENCES staff(center_id, id),
  constraint inspector_link_check CHECK ((to_day >= from_day)),
  constraint inspector_link_check1 CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '72:00:00'::interval)))),
  constraint inspector_link_label_check CHECK ((label <> ''::text)),
  constraint inspector_link_sheets_check CHECK ((cardinality(sheets) > 0))
);
CREATE INDEX inspector_link_created_by ON inspector_link USING btree (center_id, created_by);
CREATE INDEX inspector_link_revoked_by ON inspector_link USING btree (center_id, revoked_by);
alter table inspector_link enable row level security;
alter table inspector_link force row level security;
create policy center on inspector_link to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on inspector_link to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on inspector_link to larkhouse_jobs;
grant insert, select, update on inspector_link to larkhouse_staff;

create table installation (
  id boolean default true not null,
  secret_fingerprint bytea not null,
  address text,
  tx_offset bigint default 0 not null,
  constraint installation_pkey PRIMARY KEY (id),
  constraint installation_id_check CHECK (id),
  constraint installation_tx_offset_check CHECK ((tx_offset >= 0))
);
alter table installation enable row level security;
alter table installation force row level security;
create policy owner on installation to larkhouse_owner using (true) with check (true);

create table invitation_round (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  created_at timestamp with time zone not null,
  created_by bigint not null,
  language text not null,
  guardian_ids bigint[] not null,
  done integer default 0 not null,
  finished_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure jsonb,
  constraint invitation_round_pkey PRIMARY KEY (center_id, id),
  constraint invitation_round_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint invitation_round_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint invitation_round_check CHECK (((done >= 0) AND (done <= cardinality(guardian_ids)))),
  constraint invitation_round_guardian_ids_check CHECK ((cardinality(guardian_ids) > 0)),
  constraint invitation_round_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text])))
);
CREATE INDEX invitation_round_created_by ON invitation_round USING btree (center_id, created_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON invitation_round FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table invitation_round enable row level security;
alter table invitation_round force row level security;
create policy center on invitation_round to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on invitation_round to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on invitation_round to larkhouse_jobs;
grant insert, select, update on invitation_round to larkhouse_staff;

create table invoice (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  number integer not null,
  billing_account_id bigint not null,
  run_id bigint,
  description text not null,
  issued_on date not null,
  due_on date not null,
  from_date date not null,
  to_date date not null,
  total bigint not null,
  previous_balance bigint not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  reminded_at timestamp with time zone,
  voided_at timestamp with time zone,
  voided_by bigint,
  void_reason text,
  constraint invoice_pkey PRIMARY KEY (center_id, id),
  constraint invoice_center_id_number_key UNIQUE (center_id, number),
  constraint invoice_center_id_billing_account_id_fkey FOREIGN KEY (center_id, billing_account_id) REFERENCES billing_account(center_id, id),
  constraint invoice_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint invoice_center_id_run_id_fkey FOREIGN KEY (center_id, run_id) REFERENCES invoice_run(center_id, id),
  constraint invoice_center_id_voided_by_fkey FOREIGN KEY (center_id, voided_by) REFERENCES staff(center_id, id),
  constraint invoice_check CHECK (((voided_at IS NULL) = (void_reason IS NULL))),
  constraint invoice_total_check CHECK ((total > 0))
);
CREATE INDEX invoice_account ON invoice USING btree (center_id, billing_account_id, due_on, number) INCLUDE (id, total, voided_at);
CREATE INDEX invoice_issued ON invoice USING btree (center_id, issued_on);
CREATE INDEX invoice_run_invoices ON invoice USING btree (center_id, run_id) WHERE (run_id IS NOT NULL);
CREATE INDEX invoice_voided_by ON invoice USING btree (center_id, voided_by) WHERE (voided_by IS NOT NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON invoice FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table invoice enable row level security;
alter table invoice force row level security;
create policy center on invoice to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on invoice for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (billing_account_id = ANY (ARRAY( SELECT b.id
   FROM billing_account b)))));
create policy owner on invoice to larkhouse_owner using (true) with check (true);
grant insert, select on invoice to larkhouse_jobs;
grant insert, select on invoice to larkhouse_staff;
grant select (center_id, id, number, billing_account_id, description, issued_on, due_on, from_date, to_date, total, previous_balance, created_at, sent_at, voided_at) on invoice to larkhouse_parent;
grant update (sent_at, reminded_at, voided_at, voided_by, void_reason) on invoice to larkhouse_jobs;
grant update (sent_at, reminded_at, voided_at, voided_by, void_reason) on invoice to larkhouse_staff;

create table invoice_line (
  center_id bigint default app_center() not null,
  transaction_id bigint not null,
  invoice_id bigint not null,
  constraint invoice_line_pkey PRIMARY KEY (center_id, transaction_id),
  constraint invoice_line_center_id_invoice_id_fkey FOREIGN KEY (center_id, invoice_id) REFERENCES invoice(center_id, id),
  constraint invoice_line_center_id_transaction_id_fkey FOREIGN KEY (center_id, transaction_id) REFERENCES ledger_transaction(center_id, id)
);
CREATE INDEX invoice_line_invoice ON invoice_line USING btree (center_id, invoice_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON invoice_line FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sums AFTER INSERT ON invoice_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_lines_from_sums();
alter table invoice_line enable row level security;
alter table invoice_line force row level security;
create policy center on invoice_line to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on invoice_line for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (invoice_id = ANY (ARRAY( SELECT i.id
   FROM invoice i)))));
create policy owner on invoice_line to larkhouse_owner using (true) with check (true);
grant insert, select on invoice_line to larkhouse_jobs;
grant insert, select on invoice_line to larkhouse_staff;
grant select on invoice_line to larkhouse_parent;

create table invoice_reminder (
  center_id bigint default app_center() not null,
  invoice_id bigint not null,
  days integer not null,
  at timestamp with time zone not null,
  constraint invoice_reminder_pkey PRIMARY KEY (center_id, invoice_id, days),
  constraint invoice_reminder_center_id_invoice_id_fkey FOREIGN KEY (center_id, invoice_id) REFERENCES invoice(center_id, id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON invoice_reminder FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table invoice_reminder enable row level security;
alter table invoice_reminder force row level security;
create policy center on invoice_reminder to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on invoice_reminder to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on invoice_reminder to larkhouse_jobs;
grant insert, select on invoice_reminder to larkhouse_staff;

create table invoice_run (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  from_date date not null,
  to_date date not null,
  is_sent boolean not null,
  is_automatic boolean not null,
  done integer default 0 not null,
  total integer default 0 not null,
  invoices integer default 0 not null,
  amount bigint default 0 not null,
  after_account bigint default 0 not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure jsonb,
  constraint invoice_run_pkey PRIMARY KEY (center_id, id),
  constraint invoice_run_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint invoice_run_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint invoice_run_check CHECK ((to_date >= from_date))
);
CREATE INDEX invoice_run_created_by ON invoice_run USING btree (center_id, created_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON invoice_run FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table invoice_run enable row level security;
alter table invoice_run force row level security;
create policy center on invoice_run to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on invoice_run to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on invoice_run to larkhouse_jobs;
grant insert, select, update on invoice_run to larkhouse_staff;

create table kiosk (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  name text not null,
  pairing_hash bytea,
  pairing_expires_at timestamp with time zone not null,
  token_hash bytea,
  created_at timestamp with time zone not null,
  created_by bigint,
  paired_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  unsent integer default 0 not null,
  held_until timestamp with time zone,
  tries_from timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by bigint,
  room_id bigint,
  constraint kiosk_pkey PRIMARY KEY (center_id, id),
  constraint kiosk_pairing_hash_key UNIQUE (pairing_hash),
  constraint kiosk_token_hash_key UNIQUE (token_hash),
  constraint kiosk_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint kiosk_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint kiosk_center_id_revoked_by_fkey FOREIGN KEY (center_id, revoked_by) REFERENCES staff(center_id, id),
  constraint kiosk_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint kiosk_name_check CHECK ((name <> ''::text)),
  constraint kiosk_unsent_check CHECK ((unsent >= 0))
);
CREATE INDEX kiosk_created_by ON kiosk USING btree (center_id, created_by);
CREATE INDEX kiosk_revoked_by ON kiosk USING btree (center_id, revoked_by);
CREATE INDEX kiosk_room ON kiosk USING btree (center_id, room_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON kiosk FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table kiosk enable row level security;
alter table kiosk force row level security;
create policy center on kiosk to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on kiosk to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on kiosk to larkhouse_jobs;
grant insert on kiosk to larkhouse_staff;
grant select (center_id, id, name, pairing_expires_at, created_at, created_by, paired_at, last_seen_at, unsent, held_until, tries_from, revoked_at, revoked_by, room_id) on kiosk to larkhouse_staff;
grant update (name, pairing_hash, held_until, tries_from, revoked_at, revoked_by) on kiosk to larkhouse_staff;

create table kiosk_code (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  kiosk_id bigint not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  guardian_id bigint,
  confirmed_at timestamp with time zone,
  taken_at timestamp with time zone,
  constraint kiosk_code_pkey PRIMARY KEY (center_id, id),
  constraint kiosk_code_token_hash_key UNIQUE (token_hash),
  constraint kiosk_code_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint kiosk_code_center_id_kiosk_id_fkey FOREIGN KEY (center_id, kiosk_id) REFERENCES kiosk(center_id, id)
);
CREATE INDEX kiosk_code_guardian ON kiosk_code USING btree (center_id, guardian_id);
CREATE INDEX kiosk_code_kiosk ON kiosk_code USING btree (center_id, kiosk_id);
alter table kiosk_code enable row level security;
alter table kiosk_code force row level security;
create policy center on kiosk_code to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on kiosk_code to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on kiosk_code to larkhouse_jobs;

create table kiosk_entry (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  kiosk_id bigint not null,
  uuid uuid not null,
  sequence bigint not null,
  device_at timestamp with time zone not null,
  offset_ms bigint not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  was_offline boolean not null,
  method text,
  guardian_id bigint,
  direction text,
  whole_family boolean default false not null,
  typed_names text[] default '{}'::text[] not null,
  phone_digits text,
  signed_name text,
  signature text,
  health boolean,
  health_note text,
  reason text,
  sealed text,
  closed_at timestamp with time zone,
  closed_by bigint,
  closing text,
  closing_note text,
  pickup_person_id bigint,
  constraint kiosk_entry_pkey PRIMARY KEY (center_id, id),
  constraint kiosk_entry_center_id_uuid_key UNIQUE (center_id, uuid),
  constraint kiosk_entry_center_id_closed_by_fkey FOREIGN KEY (center_id, closed_by) REFERENCES staff(center_id, id),
  constraint kiosk_entry_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint kiosk_entry_center_id_kiosk_id_fkey FOREIGN KEY (center_id, kiosk_id) REFERENCES kiosk(center_id, id),
  constraint kiosk_entry_center_id_pickup_person_id_fkey FOREIGN KEY (center_id, pickup_person_id) REFERENCES pickup_person(center_id, id),
  constraint kiosk_entry_check CHECK (((closed_at IS NULL) = (closing IS NULL))),
  constraint kiosk_entry_check1 CHECK (((guardian_id IS NULL) OR (pickup_person_id IS NULL))),
  constraint kiosk_entry_closing_check CHECK ((closing = ANY (ARRAY['accepted'::text, 'dismissed'::text]))),
  constraint kiosk_entry_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint kiosk_entry_method_check CHECK ((method = ANY (ARRAY['pin'::text, 'qr'::text]))),
  constraint kiosk_entry_reason_check CHECK ((reason = ANY (ARRAY['unreadable'::text, 'wrong-pin'::text, 'too-many-tries'::text, 'late-ticket'::text, 'future'::text, 'too-old'::text, 'no-children'::text, 'unknown-child'::text, 'no-pickup-right'::text, 'no-drop-off-right'::text, 'other-days'::text, 'not-enrolled'::text, 'already-in'::text, 'not-in'::text, 'staff-recorded'::text])))
);
CREATE INDEX kiosk_entry_at ON kiosk_entry USING btree (center_id, at);
CREATE INDEX kiosk_entry_closed_by ON kiosk_entry USING btree (center_id, closed_by);
CREATE INDEX kiosk_entry_guardian ON kiosk_entry USING btree (center_id, guardian_id);
CREATE INDEX kiosk_entry_kiosk ON kiosk_entry USING btree (center_id, kiosk_id);
CREATE INDEX kiosk_entry_pickup_person ON kiosk_entry USING btree (center_id, pickup_person_id);
CREATE INDEX kiosk_entry_unclear ON kiosk_entry USING btree (center_id, id) WHERE ((reason IS NOT NULL) AND (closed_at IS NULL));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON kiosk_entry FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON kiosk_entry FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table kiosk_entry enable row level security;
alter table kiosk_entry force row level security;
create policy center on kiosk_entry to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on kiosk_entry to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on kiosk_entry to larkhouse_jobs;
grant select, update on kiosk_entry to larkhouse_staff;

create table kiosk_key (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  public_key bytea not null,
  private_sealed bytea not null,
  created_at timestamp with time zone not null,
  constraint kiosk_key_pkey PRIMARY KEY (center_id, id),
  constraint kiosk_key_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
alter table kiosk_key enable row level security;
alter table kiosk_key force row level security;
create policy center on kiosk_key to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on kiosk_key to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on kiosk_key to larkhouse_jobs;

create table kiosk_move (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  event_id bigint not null,
  child_id bigint,
  typed_name text,
  date date not null,
  at timestamp with time zone not null,
  direction text not null,
  outcome text not null,
  reason text,
  constraint kiosk_move_pkey PRIMARY KEY (center_id, id),
  constraint kiosk_move_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint kiosk_move_center_id_event_id_fkey FOREIGN KEY (center_id, event_id) REFERENCES kiosk_entry(center_id, id),
  constraint kiosk_move_check CHECK (((child_id IS NOT NULL) OR (typed_name IS NOT NULL))),
  constraint kiosk_move_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint kiosk_move_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'misfit'::text, 'refused'::text, 'accepted'::text, 'dismissed'::text]))),
  constraint kiosk_move_reason_check CHECK ((reason = ANY (ARRAY['unreadable'::text, 'wrong-pin'::text, 'too-many-tries'::text, 'late-ticket'::text, 'future'::text, 'too-old'::text, 'no-children'::text, 'unknown-child'::text, 'no-pickup-right'::text, 'no-drop-off-right'::text, 'other-days'::text, 'not-enrolled'::text, 'already-in'::text, 'not-in'::text, 'staff-recorded'::text])))
);
CREATE INDEX kiosk_move_child ON kiosk_move USING btree (center_id, child_id, date);
CREATE INDEX kiosk_move_event ON kiosk_move USING btree (center_id, event_id);
CREATE INDEX kiosk_move_waiting ON kiosk_move USING btree (center_id, event_id) WHERE (outcome = ANY (ARRAY['misfit'::text, 'refused'::text]));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON kiosk_move FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON kiosk_move FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table kiosk_move enable row level security;
alter table kiosk_move force row level security;
create policy center on kiosk_move to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on kiosk_move to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on kiosk_move to larkhouse_jobs;
grant insert, select, update on kiosk_move to larkhouse_staff;

create table late_pickup (
  center_id bigint default app_center() not null,
  attendance_id bigint not null,
  fee bigint,
  waived_reason text,
  at timestamp with time zone not null,
  by_staff bigint,
  constraint late_pickup_pkey PRIMARY KEY (center_id, attendance_id),
  constraint late_pickup_center_id_attendance_id_fkey FOREIGN KEY (center_id, attendance_id) REFERENCES attendance(center_id, id) ON DELETE CASCADE,
  constraint late_pickup_center_id_by_staff_fkey FOREIGN KEY (center_id, by_staff) REFERENCES staff(center_id, id),
  constraint late_pickup_check CHECK ((num_nonnulls(fee, waived_reason) = 1))
);
CREATE INDEX late_pickup_by ON late_pickup USING btree (center_id, by_staff);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON late_pickup FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table late_pickup enable row level security;
alter table late_pickup force row level security;
create policy center on late_pickup to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on late_pickup to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on late_pickup to larkhouse_jobs;
grant insert, select on late_pickup to larkhouse_staff;

create table ledger_entry (
  center_id bigint default app_center() not null,
  transaction_id bigint not null,
  account text not null,
  amount bigint not null,
  constraint ledger_entry_pkey PRIMARY KEY (center_id, transaction_id, account),
  constraint ledger_entry_center_id_transaction_id_fkey FOREIGN KEY (center_id, transaction_id) REFERENCES ledger_transaction(center_id, id),
  constraint ledger_entry_account_check CHECK ((account = ANY (ARRAY['receivable'::text, 'cash'::text, 'bank'::text, 'card'::text, 'tuition'::text, 'registration'::text, 'late_pickup'::text, 'other_income'::text, 'discounts'::text, 'credits'::text, 'adjustments'::text, 'deposits'::text]))),
  constraint ledger_entry_amount_check CHECK ((amount <> 0))
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER complete AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_late_entry();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table ledger_entry enable row level security;
alter table ledger_entry force row level security;
create policy center on ledger_entry to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on ledger_entry to larkhouse_owner using (true) with check (true);
grant insert, select on ledger_entry to larkhouse_jobs;
grant insert, select on ledger_entry to larkhouse_staff;

create table ledger_transaction (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  billing_account_id bigint not null,
  kind text not null,
  category text,
  date date not null,
  amount bigint not null,
  description text default ''::text not null,
  reason text,
  child_id bigint,
  enrollment_id bigint,
  service_from date,
  service_to date,
  days integer,
  of_days integer,
  gross bigint,
  discount bigint,
  method text,
  reference text,
  receipt integer,
  reverses_id bigint,
  refunds_id bigint,
  source_key text,
  created_at timestamp with time zone not null,
  created_by bigint,
  tx xid8 default pg_current_xact_id() not null,
  constraint ledger_transaction_pkey PRIMARY KEY (center_id, id),
  constraint ledger_transaction_center_id_billing_account_id_fkey FOREIGN KEY (center_id, billing_account_id) REFERENCES billing_account(center_id, id),
  constraint ledger_transaction_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint ledger_transaction_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint ledger_transaction_center_id_enrollment_id_fkey FOREIGN KEY (center_id, enrollment_id) REFERENCES plan_enrollment(center_id, id),
  constraint ledger_transaction_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint ledger_transaction_center_id_refunds_id_fkey FOREIGN KEY (center_id, refunds_id) REFERENCES ledger_transaction(center_id, id),
  constraint ledger_transaction_center_id_reverses_id_fkey FOREIGN KEY (center_id, reverses_id) REFERENCES ledger_transaction(center_id, id),
  constraint ledger_transaction_category_check CHECK ((category = ANY (ARRAY['tuition'::text, 'registration'::text, 'late_pickup'::text, 'booked_day'::text, 'deposit'::text, 'closure'::text, 'unused_days'::text, 'other'::text]))),
  constraint ledger_transaction_check CHECK ((service_to >= service_from)),
  constraint ledger_transaction_check1 CHECK (
CASE kind
    WHEN 'charge'::text THEN (amount > 0)
    WHEN 'refund'::text THEN (amount > 0)
    WHEN 'payment'::text THEN (amount < 0)
    WHEN 'credit'::text THEN (amount < 0)
    ELSE (amount <> 0)
END),
  constraint ledger_transaction_check2 CHECK (((kind = 'reversal'::text) = (reverses_id IS NOT NULL))),
  constraint ledger_transaction_check3 CHECK (((kind = 'refund'::text) = (refunds_id IS NOT NULL))),
  constraint ledger_transaction_check4 CHECK (((kind = ANY (ARRAY['payment'::text, 'refund'::text])) = ((method IS NOT NULL) AND (receipt IS NOT NULL)))),
  constraint ledger_transaction_check5 CHECK (((kind <> 'charge'::text) OR (((gross + discount) = amount) AND (category IS NOT NULL)))),
  constraint ledger_transaction_check6 CHECK (((kind <> ALL (ARRAY['adjustment'::text, 'reversal'::text, 'refund'::text])) OR (reason IS NOT NULL))),
  constraint ledger_transaction_check7 CHECK (((kind <> 'credit'::text) OR (reason IS NOT NULL) OR (category = ANY (ARRAY['closure'::text, 'unused_days'::text])))),
  constraint ledger_transaction_check8 CHECK ((((days IS NULL) = (of_days IS NULL)) AND (days <= of_days))),
  constraint ledger_transaction_days_check CHECK ((days > 0)),
  constraint ledger_transaction_discount_check CHECK ((discount <= 0)),
  constraint ledger_transaction_kind_check CHECK ((kind = ANY (ARRAY['charge'::text, 'credit'::text, 'payment'::text, 'refund'::text, 'adjustment'::text, 'reversal'::text]))),
  constraint ledger_transaction_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'check'::text, 'ach'::text, 'zelle'::text, 'card'::text, 'other'::text, 'online'::text]))),
  constraint ledger_transaction_of_days_check CHECK ((of_days > 0))
);
CREATE INDEX ledger_transaction_account ON ledger_transaction USING btree (center_id, billing_account_id, date, id) INCLUDE (amount, kind, reverses_id);
CREATE INDEX ledger_transaction_child ON ledger_transaction USING btree (center_id, child_id);
CREATE INDEX ledger_transaction_created_by ON ledger_transaction USING btree (center_id, created_by);
CREATE INDEX ledger_transaction_date ON ledger_transaction USING btree (center_id, date);
CREATE INDEX ledger_transaction_enrollment ON ledger_transaction USING btree (center_id, enrollment_id, service_from) WHERE (enrollment_id IS NOT NULL);
CREATE INDEX ledger_transaction_refunds ON ledger_transaction USING btree (center_id, refunds_id) WHERE (refunds_id IS NOT NULL);
CREATE UNIQUE INDEX ledger_transaction_receipt ON ledger_transaction USING btree (center_id, receipt) WHERE (receipt IS NOT NULL);
CREATE UNIQUE INDEX ledger_transaction_reverses ON ledger_transaction USING btree (center_id, reverses_id) WHERE (reverses_id IS NOT NULL);
CREATE UNIQUE INDEX ledger_transaction_source ON ledger_transaction USING btree (center_id, source_key) WHERE (source_key IS NOT NULL);
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON ledger_transaction DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sums AFTER INSERT ON ledger_transaction REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_bookings_to_sums();
alter table ledger_transaction enable row level security;
alter table ledger_transaction force row level security;
create policy center on ledger_transaction to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on ledger_transaction for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (billing_account_id = ANY (ARRAY( SELECT b.id
   FROM billing_account b)))));
create policy owner on ledger_transaction to larkhouse_owner using (true) with check (true);
grant insert, select on ledger_transaction to larkhouse_jobs;
grant insert, select on ledger_transaction to larkhouse_staff;
grant select (center_id, id, billing_account_id, kind, category, date, amount, description, child_id, service_from, service_to, days, of_days, gross, discount, method, reference, receipt, reverses_id, refunds_id, created_at) on ledger_transaction to larkhouse_parent;

create table login_throttle (
  key_hash bytea not null,
  failures integer not null,
  first_failure_at timestamp with time zone not null,
  last_failure_at timestamp with time zone not null,
  previous_failure_at timestamp with time zone,
  constraint login_throttle_pkey PRIMARY KEY (key_hash)
);
alter table login_throttle enable row level security;
alter table login_throttle force row level security;
create policy owner on login_throttle to larkhouse_owner using (true) with check (true);

create table mail (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  to_address text not null,
  subject text not null,
  content_sealed bytea not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  kept_at timestamp with time zone,
  failed_at timestamp with time zone,
  attempts integer default 0 not null,
  last_error text,
  opens_audience text,
  opens_account_id bigint,
  link_shown_at timestamp with time zone,
  server_sealed bytea,
  constraint mail_pkey PRIMARY KEY (center_id, id),
  constraint mail_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint mail_check CHECK ((num_nonnulls(opens_audience, opens_account_id) = ANY (ARRAY[0, 2]))),
  constraint mail_opens_audience_check CHECK ((opens_audience = ANY (ARRAY['staff'::text, 'parent'::text])))
);
alter table mail enable row level security;
alter table mail force row level security;
create policy center on mail to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on mail to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on mail to larkhouse_jobs;
grant insert, select, update on mail to larkhouse_staff;

create table mail_server (
  center_id bigint default app_center() not null,
  host text not null,
  port integer not null,
  security text not null,
  login_sealed bytea,
  sender_name text not null,
  sender_address text not null,
  version integer not null,
  constraint mail_server_pkey PRIMARY KEY (center_id),
  constraint mail_server_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint mail_server_check CHECK (((login_sealed IS NULL) OR (security <> 'none'::text))),
  constraint mail_server_host_check CHECK ((host <> ''::text)),
  constraint mail_server_port_check CHECK (((port >= 1) AND (port <= 65535))),
  constraint mail_server_security_check CHECK ((security = ANY (ARRAY['tls'::text, 'starttls'::text, 'none'::text])))
);
alter table mail_server enable row level security;
alter table mail_server force row level security;
create policy center on mail_server to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on mail_server to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on mail_server to larkhouse_jobs;
grant delete, insert, select, update on mail_server to larkhouse_staff;

create table medication (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  name text not null,
  dose text not null,
  route text not null,
  from_on date not null,
  until_on date not null,
  min_minutes_between integer not null,
  as_needed boolean not null,
  times text[] default '{}'::text[] not null,
  instructions text default ''::text not null,
  consent_by text not null,
  consented_on date not null,
  recorded_by bigint,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_by bigint,
  version integer default 1 not null,
  constraint medication_pkey PRIMARY KEY (center_id, id),
  constraint medication_center_id_child_id_id_key UNIQUE (center_id, child_id, id),
  constraint medication_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint medication_center_id_ended_by_fkey FOREIGN KEY (center_id, ended_by) REFERENCES staff(center_id, id),
  constraint medication_center_id_recorded_by_fkey FOREIGN KEY (center_id, recorded_by) REFERENCES staff(center_id, id),
  constraint medication_check CHECK ((until_on >= from_on)),
  constraint medication_check1 CHECK ((as_needed OR (times <> '{}'::text[]))),
  constraint medication_min_minutes_between_check CHECK (((min_minutes_between >= 0) AND (min_minutes_between <= 10080))),
  constraint medication_route_check CHECK ((route = ANY (ARRAY['oral'::text, 'topical'::text, 'inhaled'::text, 'eye'::text, 'ear'::text, 'nose'::text, 'injection'::text, 'other'::text]))),
  constraint medication_times_check CHECK ((array_to_string(times, ' '::text) ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]( |$))*$'::text))
);
CREATE INDEX medication_ended_by ON medication USING btree (center_id, ended_by) WHERE (ended_by IS NOT NULL);
CREATE INDEX medication_recorded_by ON medication USING btree (center_id, recorded_by) WHERE (recorded_by IS NOT NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON medication FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON medication FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table medication enable row level security;
alter table medication force row level security;
create policy center on medication to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on medication for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on medication to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on medication to larkhouse_jobs;
grant insert, select, update on medication to larkhouse_staff;
grant select on medication to larkhouse_parent;

create table message (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  thread_id bigint not null,
  sender_staff_id bigint,
  sender_guardian_id bigint,
  as_room_id bigint,
  as_office boolean default false not null,
  child_id bigint,
  subject text not null,
  content text not null,
  language text default 'en'::text not null,
  message_type text default 'general'::text not null,
  priority text default 'normal'::text not null,
  parent_notification_sent boolean default false not null,
  created_at timestamp with time zone not null,
  addressees integer default 0 not null,
  delivered_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint message_pkey PRIMARY KEY (center_id, id),
  constraint message_center_id_as_room_id_fkey FOREIGN KEY (center_id, as_room_id) REFERENCES room(center_id, id),
  constraint message_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint message_center_id_sender_guardian_id_fkey FOREIGN KEY (center_id, sender_guardian_id) REFERENCES guardian(center_id, id),
  constraint message_center_id_sender_staff_id_fkey FOREIGN KEY (center_id, sender_staff_id) REFERENCES staff(center_id, id),
  constraint message_center_id_thread_id_fkey FOREIGN KEY (center_id, thread_id) REFERENCES message_thread(center_id, id),
  constraint message_addressees_check CHECK ((addressees >= 0)),
  constraint message_check CHECK ((withdrawn_at >= created_at)),
  constraint message_check1 CHECK ((num_nonnulls(sender_staff_id, sender_guardian_id) = 1)),
  constraint message_check2 CHECK (((sender_staff_id IS NOT NULL) OR ((as_room_id IS NULL) AND (NOT as_office)))),
  constraint message_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  constraint message_message_type_check CHECK ((message_type = ANY (ARRAY['general'::text, 'announcement'::text]))),
  constraint message_priority_check CHECK ((priority = ANY (ARRAY['urgent'::text, 'high'::text, 'normal'::text, 'low'::text])))
);
CREATE INDEX message_as_room ON message USING btree (center_id, as_room_id) WHERE (as_room_id IS NOT NULL);
CREATE INDEX message_child ON message USING btree (center_id, child_id);
CREATE INDEX message_sender_guardian ON message USING btree (center_id, sender_guardian_id, created_at);
CREATE INDEX message_sender_staff ON message USING btree (center_id, sender_staff_id, created_at);
CREATE INDEX message_thread_messages ON message USING btree (center_id, thread_id, created_at);
CREATE INDEX message_undelivered ON message USING btree (center_id, created_at) WHERE (delivered_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON message FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table message enable row level security;
alter table message force row level security;
create policy center on message to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on message for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (EXISTS ( SELECT
   FROM message_recipient r
  WHERE ((r.center_id = message.center_id) AND (r.message_id = message.id))))));
create policy owner on message to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on message to larkhouse_jobs;
grant delete, insert, select, update on message to larkhouse_staff;
grant select on message to larkhouse_parent;

create table message_attachment (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  message_id bigint,
  draft_id bigint,
  upload_id bigint not null,
  path text not null,
  file_name text not null,
  type text not null,
  size bigint not null,
  width integer,
  height integer,
  constraint message_attachment_pkey PRIMARY KEY (center_id, id),
  constraint message_attachment_center_id_draft_id_fkey FOREIGN KEY (center_id, draft_id) REFERENCES message_draft(center_id, id),
  constraint message_attachment_center_id_message_id_fkey FOREIGN KEY (center_id, message_id) REFERENCES message(center_id, id),
  constraint message_attachment_center_id_upload_id_fkey FOREIGN KEY (center_id, upload_id) REFERENCES upload(center_id, id),
  constraint message_attachment_check CHECK ((num_nonnulls(message_id, draft_id) = 1))
);
CREATE INDEX message_attachment_draft ON message_attachment USING btree (center_id, draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX message_attachment_message ON message_attachment USING btree (center_id, message_id) WHERE (message_id IS NOT NULL);
CREATE UNIQUE INDEX message_attachment_upload ON message_attachment USING btree (center_id, upload_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON message_attachment FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table message_attachment enable row level security;
alter table message_attachment force row level security;
create policy center on message_attachment to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on message_attachment for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((EXISTS ( SELECT
   FROM message m
  WHERE ((m.center_id = message_attachment.center_id) AND (m.id = message_attachment.message_id)))) OR (draft_id IN ( SELECT d.id
   FROM message_draft d)))));
create policy family_attaches on message_attachment for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (upload_id IN ( SELECT u.id
   FROM upload u)) AND ((draft_id IN ( SELECT d.id
   FROM message_draft d)) OR (message_id IN ( SELECT m.id
   FROM message m
  WHERE (m.sender_guardian_id = ( SELECT app_actor_id() AS app_actor_id)))))));
create policy family_detaches on message_attachment for delete to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (draft_id IN ( SELECT d.id
   FROM message_draft d))));
create policy owner on message_attachment to larkhouse_owner using (true) with check (true);
grant delete, insert, select on message_attachment to larkhouse_parent;
grant delete, insert, select, update on message_attachment to larkhouse_jobs;
grant delete, insert, select, update on message_attachment to larkhouse_staff;

create table message_draft (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint,
  guardian_id bigint,
  thread_id bigint,
  addressees jsonb not null,
  sent_as jsonb,
  child_id bigint,
  subject text not null,
  content text not null,
  language text not null,
  texts jsonb not null,
  message_type text not null,
  priority text not null,
  scheduled_date date,
  scheduled_time time without time zone,
  failure text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint message_draft_pkey PRIMARY KEY (center_id, id),
  constraint message_draft_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint message_draft_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint message_draft_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint message_draft_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint message_draft_center_id_thread_id_fkey FOREIGN KEY (center_id, thread_id) REFERENCES message_thread(center_id, id),
  constraint message_draft_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1)),
  constraint message_draft_check1 CHECK (((scheduled_date IS NULL) = (scheduled_time IS NULL))),
  constraint message_draft_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  constraint message_draft_message_type_check CHECK ((message_type = ANY (ARRAY['general'::text, 'announcement'::text]))),
  constraint message_draft_priority_check CHECK ((priority = ANY (ARRAY['urgent'::text, 'high'::text, 'normal'::text, 'low'::text])))
);
CREATE INDEX message_draft_child ON message_draft USING btree (center_id, child_id);
CREATE INDEX message_draft_due ON message_draft USING btree (center_id, scheduled_date) WHERE ((scheduled_date IS NOT NULL) AND (failure IS NULL));
CREATE INDEX message_draft_guardian ON message_draft USING btree (center_id, guardian_id);
CREATE INDEX message_draft_staff ON message_draft USING btree (center_id, staff_id);
CREATE INDEX message_draft_thread ON message_draft USING btree (center_id, thread_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON message_draft FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table message_draft enable row level security;
alter table message_draft force row level security;
create policy center on message_draft to larkhouse_jobs using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on message_draft for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (( SELECT app_child_ids() AS app_child_ids) <> '{}'::bigint[]))));
create policy family_changes on message_draft for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_deletes on message_draft for delete to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_writes on message_draft for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy own on message_draft to larkhouse_staff using (((center_id = ( SELECT app_center() AS app_center)) AND (staff_id = ( SELECT app_actor_id() AS app_actor_id)))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (staff_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on message_draft to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on message_draft to larkhouse_jobs;
grant delete, insert, select, update on message_draft to larkhouse_parent;
grant delete, insert, select, update on message_draft to larkhouse_staff;

create table message_recipient (
  center_id bigint default app_center() not null,
  message_id bigint not null,
  id bigint generated always as identity not null,
  thread_id bigint not null,
  sent_at timestamp with time zone not null,
  staff_id bigint,
  guardian_id bigint,
  child_ids bigint[],
  is_sender boolean default false not null,
  read_at timestamp with time zone,
  acknowledged_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint message_recipient_pkey PRIMARY KEY (center_id, id),
  constraint message_recipient_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint message_recipient_center_id_message_id_fkey FOREIGN KEY (center_id, message_id) REFERENCES message(center_id, id),
  constraint message_recipient_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint message_recipient_center_id_thread_id_fkey FOREIGN KEY (center_id, thread_id) REFERENCES message_thread(center_id, id),
  constraint message_recipient_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1)),
  constraint message_recipient_check1 CHECK (((guardian_id IS NULL) = (child_ids IS NULL))),
  constraint message_recipient_check2 CHECK ((acknowledged_at >= sent_at))
);
CREATE INDEX message_recipient_message ON message_recipient USING btree (center_id, message_id);
CREATE INDEX message_recipient_newest_guardian ON message_recipient USING btree (center_id, guardian_id, sent_at) INCLUDE (thread_id, child_ids) WHERE (guardian_id IS NOT NULL);
CREATE INDEX message_recipient_newest_staff ON message_recipient USING btree (center_id, staff_id, sent_at) INCLUDE (thread_id) WHERE (staff_id IS NOT NULL);
CREATE INDEX message_recipient_thread ON message_recipient USING btree (center_id, thread_id, guardian_id, staff_id);
CREATE INDEX message_recipient_unread_guardian ON message_recipient USING btree (center_id, guardian_id) INCLUDE (child_ids) WHERE ((guardian_id IS NOT NULL) AND (read_at IS NULL) AND (ended_at IS NULL));
CREATE INDEX message_recipient_unread_staff ON message_recipient USING btree (center_id, staff_id) WHERE ((staff_id IS NOT NULL) AND (read_at IS NULL) AND (ended_at IS NULL));
CREATE UNIQUE INDEX message_recipient_guardian ON message_recipient USING btree (center_id, guardian_id, message_id) WHERE (guardian_id IS NOT NULL);
CREATE UNIQUE INDEX message_recipient_staff ON message_recipient USING btree (center_id, staff_id, message_id) WHERE (staff_id IS NOT NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON message_recipient FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table message_recipient enable row level security;
alter table message_recipient force row level security;
create policy center on message_recipient to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on message_recipient for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND COALESCE((child_ids && ( SELECT app_child_ids() AS app_child_ids)), false))));
create policy family_reads on message_recipient for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND COALESCE((child_ids && ( SELECT app_child_ids() AS app_child_ids)), false)));
create policy owner on message_recipient to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on message_recipient to larkhouse_jobs;
grant delete, insert, select, update on message_recipient to larkhouse_staff;
grant select on message_recipient to larkhouse_parent;
grant update (read_at, acknowledged_at) on message_recipient to larkhouse_parent;

create table message_text (
  center_id bigint default app_center() not null,
  message_id bigint not null,
  language text not null,
  subject text not null,
  content text not null,
  constraint message_text_pkey PRIMARY KEY (center_id, message_id, language),
  constraint message_text_center_id_message_id_fkey FOREIGN KEY (center_id, message_id) REFERENCES message(center_id, id),
  constraint message_text_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text])))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON message_text FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table message_text enable row level security;
alter table message_text force row level security;
create policy center on message_text to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on message_text for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (EXISTS ( SELECT
   FROM message m
  WHERE ((m.center_id = message_text.center_id) AND (m.id = message_text.message_id))))));
create policy owner on message_text to larkhouse_owner using (true) with check (true);
grant delete, insert, select on message_text to larkhouse_staff;
grant delete, insert, select, update on message_text to larkhouse_jobs;
grant select on message_text to larkhouse_parent;

create table message_thread (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  kind text default 'conversation'::text not null,
  child_id bigint,
  subject text not null,
  last_activity timestamp with time zone not null,
  is_active boolean default true not null,
  origin_thread_id bigint,
  origin_guardian_id bigint,
  constraint message_thread_pkey PRIMARY KEY (center_id, id),
  constraint message_thread_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint message_thread_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint message_thread_center_id_origin_guardian_id_fkey FOREIGN KEY (center_id, origin_guardian_id) REFERENCES guardian(center_id, id),
  constraint message_thread_center_id_origin_thread_id_fkey FOREIGN KEY (center_id, origin_thread_id) REFERENCES message_thread(center_id, id),
  constraint message_thread_check CHECK (((origin_thread_id IS NULL) = (origin_guardian_id IS NULL))),
  constraint message_thread_kind_check CHECK ((kind = ANY (ARRAY['conversation'::text, 'broadcast'::text])))
);
CREATE INDEX message_thread_child ON message_thread USING btree (center_id, child_id);
CREATE INDEX message_thread_origin_guardian ON message_thread USING btree (center_id, origin_guardian_id) WHERE (origin_guardian_id IS NOT NULL);
CREATE UNIQUE INDEX message_thread_origin ON message_thread USING btree (center_id, origin_thread_id, origin_guardian_id) WHERE (origin_thread_id IS NOT NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON message_thread FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table message_thread enable row level security;
alter table message_thread force row level security;
create policy center on message_thread to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on message_thread for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (EXISTS ( SELECT
   FROM message_recipient r
  WHERE ((r.center_id = message_thread.center_id) AND (r.thread_id = message_thread.id))))));
create policy owner on message_thread to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on message_thread to larkhouse_jobs;
grant delete, insert, select, update on message_thread to larkhouse_staff;
grant select on message_thread to larkhouse_parent;

create table milestone_badge (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  badge_key text not null,
  badge_type text not null,
  requirements jsonb not null,
  earned_date date not null,
  is_visible boolean default true not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint milestone_badge_pkey PRIMARY KEY (center_id, id),
  constraint milestone_badge_center_id_child_id_badge_key_key UNIQUE (center_id, child_id, badge_key),
  constraint milestone_badge_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint milestone_badge_badge_type_check CHECK ((badge_type = ANY (ARRAY['first-milestone'::text, 'milestones'::text, 'category'::text, 'age-step'::text, 'starred'::text])))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON milestone_badge FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table milestone_badge enable row level security;
alter table milestone_badge force row level security;
create policy center on milestone_badge to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on milestone_badge for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (is_visible AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])))));
create policy owner on milestone_badge to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on milestone_badge to larkhouse_jobs;
grant delete, insert, select, update on milestone_badge to larkhouse_staff;
grant select on milestone_badge to larkhouse_parent;

create table milestone_category (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  starter_key text,
  name text,
  description text,
  age_group text default 'all'::text not null,
  icon_name text not null,
  color_theme text not null,
  sort_order integer default 0 not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint milestone_category_pkey PRIMARY KEY (center_id, id),
  constraint milestone_category_center_id_starter_key_key UNIQUE (center_id, starter_key),
  constraint milestone_category_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint milestone_category_age_group_check CHECK ((age_group = ANY (ARRAY['all'::text, 'infants'::text, 'toddlers'::text, 'preschool'::text, 'pre-k'::text]))),
  constraint milestone_category_check CHECK (((starter_key IS NOT NULL) OR (num_nulls(name, description) = 0))),
  constraint milestone_category_color_theme_check CHECK ((color_theme = ANY (ARRAY['hue-1'::text, 'hue-2'::text, 'hue-3'::text, 'hue-4'::text, 'hue-5'::text, 'hue-6'::text, 'hue-7'::text, 'hue-8'::text]))),
  constraint milestone_category_icon_name_check CHECK ((icon_name = ANY (ARRAY['footprints'::text, 'hand'::text, 'message-circle'::text, 'heart'::text, 'lightbulb'::text, 'sprout'::text, 'music'::text, 'palette'::text]))),
  constraint milestone_category_name_check CHECK ((name <> ''::text))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON milestone_category FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table milestone_category enable row level security;
alter table milestone_category force row level security;
create policy center on milestone_category to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on milestone_category for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND true));
create policy owner on milestone_category to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on milestone_category to larkhouse_jobs;
grant insert, select, update on milestone_category to larkhouse_staff;
grant select on milestone_category to larkhouse_parent;

create table milestone_progress (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  category_id bigint not null,
  total_milestones integer default 0 not null,
  achieved_milestones integer default 0 not null,
  progress_percentage integer default 0 not null,
  last_updated timestamp with time zone not null,
  constraint milestone_progress_pkey PRIMARY KEY (center_id, id),
  constraint milestone_progress_center_id_child_id_category_id_key UNIQUE (center_id, child_id, category_id),
  constraint milestone_progress_center_id_category_id_fkey FOREIGN KEY (center_id, category_id) REFERENCES milestone_category(center_id, id),
  constraint milestone_progress_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint milestone_progress_check CHECK ((achieved_milestones <= total_milestones)),
  constraint milestone_progress_progress_percentage_check CHECK (((progress_percentage >= 0) AND (progress_percentage <= 100)))
);
CREATE INDEX milestone_progress_category ON milestone_progress USING btree (center_id, category_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON milestone_progress FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table milestone_progress enable row level security;
alter table milestone_progress force row level security;
create policy center on milestone_progress to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on milestone_progress for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on milestone_progress to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on milestone_progress to larkhouse_jobs;
grant delete, insert, select, update on milestone_progress to larkhouse_staff;
grant select on milestone_progress to larkhouse_parent;

create table milestone_receipt (
  center_id bigint default app_center() not null,
  child_milestone_id bigint not null,
  guardian_id bigint not null,
  seen_at timestamp with time zone not null,
  constraint milestone_receipt_pkey PRIMARY KEY (center_id, child_milestone_id, guardian_id),
  constraint milestone_receipt_center_id_child_milestone_id_fkey FOREIGN KEY (center_id, child_milestone_id) REFERENCES child_milestone(center_id, id) ON DELETE CASCADE,
  constraint milestone_receipt_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id)
);
CREATE INDEX milestone_receipt_guardian ON milestone_receipt USING btree (center_id, guardian_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON milestone_receipt FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table milestone_receipt enable row level security;
alter table milestone_receipt force row level security;
create policy center on milestone_receipt to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on milestone_receipt for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_sees on milestone_receipt for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND (child_milestone_id IN ( SELECT m.id
   FROM child_milestone m))));
create policy owner on milestone_receipt to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on milestone_receipt to larkhouse_jobs;
grant select on milestone_receipt to larkhouse_parent;
grant select on milestone_receipt to larkhouse_staff;
grant insert (child_milestone_id, guardian_id, seen_at) on milestone_receipt to larkhouse_parent;

create table milestone_template (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  category_id bigint not null,
  starter_key text,
  title text,
  description text,
  celebration_message text,
  parent_tip text,
  age_range_min integer not null,
  age_range_max integer not null,
  skill_type text not null,
  difficulty_level text not null,
  sticker_design text not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint milestone_template_pkey PRIMARY KEY (center_id, id),
  constraint milestone_template_center_id_starter_key_key UNIQUE (center_id, starter_key),
  constraint milestone_template_center_id_category_id_fkey FOREIGN KEY (center_id, category_id) REFERENCES milestone_category(center_id, id),
  constraint milestone_template_age_range_min_check CHECK ((age_range_min >= 0)),
  constraint milestone_template_check CHECK ((age_range_max >= age_range_min)),
  constraint milestone_template_check1 CHECK (((starter_key IS NOT NULL) OR (num_nulls(title, description, celebration_message, parent_tip) = 0))),
  constraint milestone_template_difficulty_level_check CHECK ((difficulty_level = ANY (ARRAY['beginning'::text, 'growing'::text, 'mastering'::text]))),
  constraint milestone_template_skill_type_check CHECK ((skill_type = ANY (ARRAY['gross-motor'::text, 'fine-motor'::text, 'communication'::text, 'social-emotional'::text, 'cognitive'::text, 'self-care'::text]))),
  constraint milestone_template_sticker_design_check CHECK ((sticker_design = ANY (ARRAY['sun'::text, 'flower'::text, 'balloon'::text, 'star'::text, 'butterfly'::text, 'heart'::text, 'fish'::text, 'rainbow'::text, 'moon'::text, 'rocket'::text, 'leaf'::text, 'bear'::text]))),
  constraint milestone_template_title_check CHECK ((title <> ''::text))
);
CREATE INDEX milestone_template_category ON milestone_template USING btree (center_id, category_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON milestone_template FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table milestone_template enable row level security;
alter table milestone_template force row level security;
create policy center on milestone_template to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on milestone_template for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND true));
create policy owner on milestone_template to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on milestone_template to larkhouse_jobs;
grant insert, select, update on milestone_template to larkhouse_staff;
grant select on milestone_template to larkhouse_parent;

create table nap_check (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  activity_id bigint not null,
  child_id bigint not null,
  at timestamp with time zone not null,
  position text,
  breathing_normal boolean not null,
  note text default ''::text not null,
  staff_id bigint not null,
  constraint nap_check_pkey PRIMARY KEY (center_id, id),
  constraint nap_check_center_id_activity_id_fkey FOREIGN KEY (center_id, activity_id) REFERENCES activity(center_id, id),
  constraint nap_check_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint nap_check_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint nap_check_position_check CHECK (("position" = ANY (ARRAY['back'::text, 'side'::text, 'stomach'::text])))
);
CREATE INDEX nap_check_child ON nap_check USING btree (center_id, child_id, at);
CREATE INDEX nap_check_nap ON nap_check USING btree (center_id, activity_id, at);
CREATE INDEX nap_check_staff ON nap_check USING btree (center_id, staff_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON nap_check FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON nap_check FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table nap_check enable row level security;
alter table nap_check force row level security;
create policy center on nap_check to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on nap_check to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on nap_check to larkhouse_jobs;
grant insert, select on nap_check to larkhouse_staff;

create table notice (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  kind text not null,
  from_date date not null,
  to_date date not null,
  time time without time zone,
  person text,
  text text default ''::text not null,
  reported_by bigint not null,
  reported_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  withdrawn_on date,
  constraint notice_pkey PRIMARY KEY (center_id, id),
  constraint notice_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint notice_center_id_reported_by_fkey FOREIGN KEY (center_id, reported_by) REFERENCES guardian(center_id, id),
  constraint notice_check CHECK ((to_date >= from_date)),
  constraint notice_check1 CHECK (((kind = ANY (ARRAY['late-arrival'::text, 'pickup'::text])) = ("time" IS NOT NULL))),
  constraint notice_check2 CHECK (((kind = 'pickup'::text) = (person IS NOT NULL))),
  constraint notice_check3 CHECK (((kind <> 'note'::text) OR (text <> ''::text))),
  constraint notice_check4 CHECK (((withdrawn_at IS NULL) = (withdrawn_on IS NULL))),
  constraint notice_days_check CHECK (((kind = ANY (ARRAY['absence'::text, 'late-arrival'::text])) OR (to_date = from_date))),
  constraint notice_kind_check CHECK ((kind = ANY (ARRAY['absence'::text, 'late-arrival'::text, 'pickup'::text, 'note'::text])))
);
CREATE INDEX notice_child ON notice USING btree (center_id, child_id, to_date);
CREATE INDEX notice_day ON notice USING btree (center_id, to_date);
CREATE INDEX notice_reported_by ON notice USING btree (center_id, reported_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON notice FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table notice enable row level security;
alter table notice force row level security;
create policy center on notice to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on notice for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy family_tells on notice for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (reported_by = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_withdraws on notice for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND (reported_by = ( SELECT app_actor_id() AS app_actor_id)) AND (withdrawn_at IS NULL))) with check (((center_id = ( SELECT app_center() AS app_center)) AND (reported_by = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on notice to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on notice to larkhouse_jobs;
grant select on notice to larkhouse_parent;
grant select on notice to larkhouse_staff;
grant insert (child_id, kind, from_date, to_date, time, person, text, reported_by, reported_at) on notice to larkhouse_parent;
grant insert (child_id, kind, from_date, to_date, time, person, text, reported_by, reported_at) on notice to larkhouse_staff;
grant update (withdrawn_at, withdrawn_on) on notice to larkhouse_parent;
grant update (withdrawn_at, withdrawn_on) on notice to larkhouse_staff;

create table notification (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint,
  guardian_id bigint,
  kind text not null,
  event text not null,
  about_id bigint,
  date date,
  child_id bigint,
  is_urgent boolean not null,
  in_app boolean not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  pushed_at timestamp with time zone,
  child_ids bigint[] default '{}'::bigint[] not null,
  constraint notification_pkey PRIMARY KEY (center_id, id),
  constraint notification_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint notification_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint notification_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint notification_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint notification_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1)),
  constraint notification_check1 CHECK (((guardian_id IS NULL) OR (child_ids = '{}'::bigint[]))),
  constraint notification_event_check CHECK ((event = ANY (ARRAY['received'::text, 'reported'::text, 'written'::text, 'checked-in'::text, 'checked-out'::text, 'not-come'::text, 'look-overdue'::text, 'duty-corrected'::text, 'pickup-proposed'::text, 'pickup-accepted'::text, 'pickup-declined'::text, 'posted'::text, 'issued'::text, 'due'::text, 'overdue'::text, 'paid'::text, 'failed'::text, 'offline'::text, 'online'::text, 'achieved'::text, 'event-added'::text, 'event-changed'::text, 'event-canceled'::text, 'booking-requested'::text, 'booking-confirmed'::text, 'booking-declined'::text, 'booking-ended'::text, 'timesheet-reopened'::text, 'duty-asked'::text, 'duty-declined'::text, 'own-paper-due'::text, 'team-paper-due'::text, 'shifts-published'::text, 'cover-asked'::text, 'cover-taken'::text, 'time-off-requested'::text, 'time-off-approved'::text, 'time-off-declined'::text, 'swap-asked'::text, 'swap-approved'::text, 'swap-declined'::text, 'inquiry-received'::text, 'file-proposed'::text, 'file-changed'::text, 'file-accepted'::text, 'file-declined'::text, 'tour-booked'::text, 'tour-canceled'::text, 'document-requested'::text, 'document-due'::text, 'document-expiring'::text, 'document-received'::text, 'document-accepted'::text, 'document-refused'::text, 'consent-withdrawn'::text, 'form-sent'::text, 'form-due'::text, 'form-overdue'::text, 'form-signed'::text, 'form-refused'::text, 'offer-ended'::text]))),
  constraint notification_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'incident'::text, 'daily-report'::text, 'attendance'::text, 'photo'::text, 'invoice'::text, 'camera'::text, 'event'::text, 'milestone'::text, 'form'::text])))
);
CREATE INDEX notification_child ON notification USING btree (center_id, child_id) WHERE (child_id IS NOT NULL);
CREATE INDEX notification_created_at ON notification USING btree (center_id, created_at);
CREATE INDEX notification_guardian ON notification USING btree (center_id, guardian_id, id) WHERE (guardian_id IS NOT NULL);
CREATE INDEX notification_staff ON notification USING btree (center_id, staff_id, id) WHERE (staff_id IS NOT NULL);
CREATE INDEX notification_unread_guardian ON notification USING btree (center_id, guardian_id) WHERE ((read_at IS NULL) AND in_app);
CREATE INDEX notification_unread_staff ON notification USING btree (center_id, staff_id) WHERE ((read_at IS NULL) AND in_app);
CREATE UNIQUE INDEX notification_once ON notification USING btree (center_id, kind, about_id, event, date, staff_id, guardian_id) NULLS NOT DISTINCT;
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON notification FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table notification enable row level security;
alter table notification force row level security;
create policy center on notification to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on notification for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((guardian_id = ( SELECT app_actor_id() AS app_actor_id)) AND ((child_id IS NULL) OR (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))))));
create policy family_reads on notification for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on notification to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on notification to larkhouse_jobs;
grant select on notification to larkhouse_parent;
grant select, update on notification to larkhouse_staff;
grant update (read_at) on notification to larkhouse_parent;

create table notification_delivery (
  center_id bigint default app_center() not null,
  notification_id bigint not null,
  channel text not null,
  stage text not null,
  due_at timestamp with time zone not null,
  constraint notification_delivery_pkey PRIMARY KEY (center_id, notification_id, channel, stage),
  constraint notification_delivery_center_id_notification_id_fkey FOREIGN KEY (center_id, notification_id) REFERENCES notification(center_id, id),
  constraint notification_delivery_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'push'::text]))),
  constraint notification_delivery_stage_check CHECK ((stage = ANY (ARRAY['first'::text, 'again'::text])))
);
CREATE INDEX notification_delivery_due ON notification_delivery USING btree (center_id, due_at);
alter table notification_delivery enable row level security;
alter table notification_delivery force row level security;
create policy center on notification_delivery to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on notification_delivery to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on notification_delivery to larkhouse_jobs;
grant select on notification_delivery to larkhouse_staff;

create table offer (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  inquiry_child_id bigint not null,
  room_id bigint not null,
  starts_on date not null,
  deposit integer not null,
  is_refundable boolean not null,
  expires_at timestamp with time zone not null,
  state text not null,
  made_at timestamp with time zone not null,
  made_by bigint,
  ended_at timestamp with time zone,
  ended_by bigint,
  reason text,
  child_id bigint,
  passed_on_id bigint,
  constraint offer_pkey PRIMARY KEY (center_id, id),
  constraint offer_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint offer_center_id_ended_by_fkey FOREIGN KEY (center_id, ended_by) REFERENCES staff(center_id, id),
  constraint offer_center_id_inquiry_child_id_fkey FOREIGN KEY (center_id, inquiry_child_id) REFERENCES inquiry_child(center_id, id) ON DELETE CASCADE,
  constraint offer_center_id_made_by_fkey FOREIGN KEY (center_id, made_by) REFERENCES staff(center_id, id),
  constraint offer_center_id_passed_on_id_fkey FOREIGN KEY (center_id, passed_on_id) REFERENCES offer(center_id, id) ON DELETE SET NULL (passed_on_id),
  constraint offer_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint offer_check CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint offer_check1 CHECK (((child_id IS NULL) OR (state = 'accepted'::text))),
  constraint offer_deposit_check CHECK (((deposit >= 0) AND (deposit <= 100000000))),
  constraint offer_reason_check CHECK ((reason <> ''::text)),
  constraint offer_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text])))
);
CREATE INDEX offer_child ON offer USING btree (center_id, child_id);
CREATE INDEX offer_ended_by ON offer USING btree (center_id, ended_by);
CREATE INDEX offer_ending ON offer USING btree (center_id, expires_at) WHERE (state = 'open'::text);
CREATE INDEX offer_inquiry_child ON offer USING btree (center_id, inquiry_child_id);
CREATE INDEX offer_made_by ON offer USING btree (center_id, made_by);
CREATE INDEX offer_passed_on ON offer USING btree (center_id, passed_on_id);
CREATE INDEX offer_room ON offer USING btree (center_id, room_id);
CREATE UNIQUE INDEX offer_of_child ON offer USING btree (center_id, inquiry_child_id) WHERE (state = ANY (ARRAY['open'::text, 'accepted'::text]));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON offer FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table offer enable row level security;
alter table offer force row level security;
create policy center on offer to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on offer to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on offer to larkhouse_jobs;
grant delete, insert, select, update on offer to larkhouse_staff;

create table offer_form (
  center_id bigint default app_center() not null,
  offer_id bigint not null,
  form_id bigint not null,
  constraint offer_form_pkey PRIMARY KEY (center_id, offer_id, form_id),
  constraint offer_form_center_id_form_id_fkey FOREIGN KEY (center_id, form_id) REFERENCES form(center_id, id),
  constraint offer_form_center_id_offer_id_fkey FOREIGN KEY (center_id, offer_id) REFERENCES offer(center_id, id) ON DELETE CASCADE
);
CREATE INDEX offer_form_form ON offer_form USING btree (center_id, form_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON offer_form FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table offer_form enable row level security;
alter table offer_form force row level security;
create policy center on offer_form to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on offer_form to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on offer_form to larkhouse_jobs;
grant delete, insert, select, update on offer_form to larkhouse_staff;

create table offer_plan (
  center_id bigint default app_center() not null,
  offer_id bigint not null,
  plan_id bigint not null,
  constraint offer_plan_pkey PRIMARY KEY (center_id, offer_id, plan_id),
  constraint offer_plan_center_id_offer_id_fkey FOREIGN KEY (center_id, offer_id) REFERENCES offer(center_id, id) ON DELETE CASCADE,
  constraint offer_plan_center_id_plan_id_fkey FOREIGN KEY (center_id, plan_id) REFERENCES billing_plan(center_id, id)
);
CREATE INDEX offer_plan_plan ON offer_plan USING btree (center_id, plan_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON offer_plan FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table offer_plan enable row level security;
alter table offer_plan force row level security;
create policy center on offer_plan to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on offer_plan to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on offer_plan to larkhouse_jobs;
grant delete, insert, select, update on offer_plan to larkhouse_staff;

create table offer_setting (
  center_id bigint default app_center() not null,
  asks_next boolean default false not null,
  version integer default 1 not null,
  constraint offer_setting_pkey PRIMARY KEY (center_id),
  constraint offer_setting_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON offer_setting FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table offer_setting enable row level security;
alter table offer_setting force row level security;
create policy center on offer_setting to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on offer_setting to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on offer_setting to larkhouse_jobs;
grant insert, select, update on offer_setting to larkhouse_staff;

create table offer_slot (
  center_id bigint default app_center() not null,
  offer_id bigint not null,
  weekday integer not null,
  arrives time without time zone not null,
  leaves time without time zone not null,
  constraint offer_slot_pkey PRIMARY KEY (center_id, offer_id, weekday, arrives),
  constraint offer_slot_center_id_offer_id_fkey FOREIGN KEY (center_id, offer_id) REFERENCES offer(center_id, id) ON DELETE CASCADE,
  constraint offer_slot_check CHECK ((arrives < leaves)),
  constraint offer_slot_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON offer_slot FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table offer_slot enable row level security;
alter table offer_slot force row level security;
create policy center on offer_slot to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on offer_slot to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on offer_slot to larkhouse_jobs;
grant delete, insert, select, update on offer_slot to larkhouse_staff;

create table online_payment (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  billing_account_id bigint not null,
  invoice_id bigint,
  amount bigint not null,
  provider_id text,
  status text not null,
  failure text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint online_payment_pkey PRIMARY KEY (center_id, id),
  constraint online_payment_center_id_billing_account_id_fkey FOREIGN KEY (center_id, billing_account_id) REFERENCES billing_account(center_id, id),
  constraint online_payment_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint online_payment_center_id_invoice_id_fkey FOREIGN KEY (center_id, invoice_id) REFERENCES invoice(center_id, id),
  constraint online_payment_amount_check CHECK ((amount > 0)),
  constraint online_payment_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'succeeded'::text, 'failed'::text])))
);
CREATE INDEX online_payment_account ON online_payment USING btree (center_id, billing_account_id, id);
CREATE UNIQUE INDEX online_payment_invoice ON online_payment USING btree (center_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE UNIQUE INDEX online_payment_provider ON online_payment USING btree (center_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON online_payment FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table online_payment enable row level security;
alter table online_payment force row level security;
create policy center on online_payment to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on online_payment to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on online_payment to larkhouse_jobs;
grant insert, select, update on online_payment to larkhouse_staff;

create table opening_forecast (
  center_id bigint default app_center() not null,
  made_on date not null,
  ahead jsonb not null,
  constraint opening_forecast_pkey PRIMARY KEY (center_id),
  constraint opening_forecast_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON opening_forecast FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table opening_forecast enable row level security;
alter table opening_forecast force row level security;
create policy center on opening_forecast to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on opening_forecast to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on opening_forecast to larkhouse_jobs;
grant select on opening_forecast to larkhouse_staff;

create table opening_hours (
  center_id bigint default app_center() not null,
  weekday integer not null,
  opens time without time zone not null,
  closes time without time zone not null,
  constraint opening_hours_pkey PRIMARY KEY (center_id, weekday),
  constraint opening_hours_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint opening_hours_check CHECK ((closes > opens)),
  constraint opening_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON opening_hours FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table opening_hours enable row level security;
alter table opening_hours force row level security;
create policy center on opening_hours to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on opening_hours for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND true));
create policy owner on opening_hours to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on opening_hours to larkhouse_jobs;
grant delete, insert, select, update on opening_hours to larkhouse_staff;
grant select on opening_hours to larkhouse_parent;

create table outbox (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  task text not null,
  payload jsonb not null,
  run_at timestamp with time zone,
  job_key text,
  created_at timestamp with time zone not null,
  constraint outbox_pkey PRIMARY KEY (center_id, id),
  constraint outbox_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
alter table outbox enable row level security;
alter table outbox force row level security;
create policy center on outbox to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family_writes on outbox for insert to larkhouse_parent with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on outbox to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on outbox to larkhouse_jobs;
grant insert on outbox to larkhouse_parent;
grant insert on outbox to larkhouse_staff;

create table paper (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  kind text not null,
  title text not null,
  number bytea,
  issued_on date not null,
  expires_on date,
  issuer text,
  file_path text,
  file_name text,
  file_type text,
  created_at timestamp with time zone not null,
  created_by bigint,
  verified_at timestamp with time zone,
  verified_by bigint,
  replaced_by bigint,
  removed_at timestamp with time zone,
  removed_by bigint,
  version integer default 1 not null,
  constraint paper_pkey PRIMARY KEY (center_id, id),
  constraint paper_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint paper_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint paper_center_id_removed_by_fkey FOREIGN KEY (center_id, removed_by) REFERENCES staff(center_id, id),
  constraint paper_center_id_replaced_by_fkey FOREIGN KEY (center_id, replaced_by) REFERENCES paper(center_id, id),
  constraint paper_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint paper_center_id_verified_by_fkey FOREIGN KEY (center_id, verified_by) REFERENCES staff(center_id, id),
  constraint paper_check CHECK ((expires_on >= issued_on)),
  constraint paper_check1 CHECK ((((file_path IS NULL) = (file_name IS NULL)) AND ((file_path IS NULL) = (file_type IS NULL)))),
  constraint paper_check2 CHECK (((verified_by IS NULL) OR (verified_at IS NOT NULL))),
  constraint paper_check3 CHECK (((removed_by IS NULL) OR (removed_at IS NOT NULL))),
  constraint paper_kind_check CHECK ((kind = ANY (ARRAY['background-check'::text, 'cpr'::text, 'first-aid'::text, 'cpr-first-aid'::text, 'mandated-reporter'::text, 'credential'::text, 'education'::text, 'orientation'::text, 'driving'::text, 'agreement'::text, 'other'::text]))),
  constraint paper_title_check CHECK ((title <> ''::text))
);
CREATE INDEX paper_created_by ON paper USING btree (center_id, created_by);
CREATE INDEX paper_removed_by ON paper USING btree (center_id, removed_by);
CREATE INDEX paper_replaced_by ON paper USING btree (center_id, replaced_by);
CREATE INDEX paper_staff ON paper USING btree (center_id, staff_id, kind);
CREATE INDEX paper_verified_by ON paper USING btree (center_id, verified_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON paper FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table paper enable row level security;
alter table paper force row level security;
create policy center on paper to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on paper to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on paper to larkhouse_jobs;
grant delete, insert, select, update on paper to larkhouse_staff;

create table paper_check (
  center_id bigint default app_center() not null,
  is_on boolean default false not null,
  changed_at timestamp with time zone not null,
  changed_by bigint,
  version integer default 1 not null,
  constraint paper_check_pkey PRIMARY KEY (center_id),
  constraint paper_check_center_id_changed_by_fkey FOREIGN KEY (center_id, changed_by) REFERENCES staff(center_id, id),
  constraint paper_check_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE INDEX paper_check_changed_by ON paper_check USING btree (center_id, changed_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON paper_check FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table paper_check enable row level security;
alter table paper_check force row level security;
create policy center on paper_check to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on paper_check to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on paper_check to larkhouse_jobs;
grant delete, insert, select, update on paper_check to larkhouse_staff;

create table paper_override (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  reason text not null,
  from_date date not null,
  to_date date not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  ended_at timestamp with time zone,
  ended_by bigint,
  constraint paper_override_pkey PRIMARY KEY (center_id, id),
  constraint paper_override_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint paper_override_center_id_ended_by_fkey FOREIGN KEY (center_id, ended_by) REFERENCES staff(center_id, id),
  constraint paper_override_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint paper_override_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint paper_override_check CHECK ((to_date >= from_date)),
  constraint paper_override_reason_check CHECK ((reason <> ''::text))
);
CREATE INDEX paper_override_created_by ON paper_override USING btree (center_id, created_by);
CREATE INDEX paper_override_ended_by ON paper_override USING btree (center_id, ended_by);
CREATE INDEX paper_override_staff ON paper_override USING btree (center_id, staff_id, to_date);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON paper_override FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table paper_override enable row level security;
alter table paper_override force row level security;
create policy center on paper_override to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on paper_override to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on paper_override to larkhouse_jobs;
grant delete, insert, select, update on paper_override to larkhouse_staff;

create table paper_reminder (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  subject text not null,
  due_on date not null,
  days_ahead integer not null,
  is_health boolean not null,
  sent_at timestamp with time zone not null,
  constraint paper_reminder_pkey PRIMARY KEY (center_id, id),
  constraint paper_reminder_once UNIQUE (center_id, staff_id, subject, due_on, days_ahead),
  constraint paper_reminder_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint paper_reminder_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint paper_reminder_days_ahead_check CHECK ((days_ahead = ANY (ARRAY[0, 7, 30, 90])))
);
alter table paper_reminder enable row level security;
alter table paper_reminder force row level security;
create policy center on paper_reminder to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on paper_reminder to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on paper_reminder to larkhouse_jobs;
grant select on paper_reminder to larkhouse_staff;

create table parent_invitation (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint,
  email text,
  email_key text,
  phone_number text,
  parent_name text,
  relationship text default 'parent'::text not null,
  code_hash bytea not null,
  code_sealed bytea not null,
  invited_by bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  expired_at timestamp with time zone,
  accepted_at timestamp with time zone,
  accepted_by bigint,
  revoked_at timestamp with time zone,
  revoked_by bigint,
  guardian_id bigint,
  language text default 'en'::text not null,
  round_id bigint,
  mail_id bigint,
  constraint parent_invitation_pkey PRIMARY KEY (center_id, id),
  constraint parent_invitation_code_hash_key UNIQUE (code_hash),
  constraint parent_invitation_center_id_accepted_by_fkey FOREIGN KEY (center_id, accepted_by) REFERENCES guardian(center_id, id),
  constraint parent_invitation_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint parent_invitation_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint parent_invitation_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint parent_invitation_center_id_invited_by_fkey FOREIGN KEY (center_id, invited_by) REFERENCES staff(center_id, id),
  constraint parent_invitation_center_id_mail_id_fkey FOREIGN KEY (center_id, mail_id) REFERENCES mail(center_id, id) ON DELETE SET NULL (mail_id),
  constraint parent_invitation_center_id_revoked_by_fkey FOREIGN KEY (center_id, revoked_by) REFERENCES staff(center_id, id),
  constraint parent_invitation_center_id_round_id_fkey FOREIGN KEY (center_id, round_id) REFERENCES invitation_round(center_id, id),
  constraint parent_invitation_check CHECK (((accepted_at IS NULL) = (accepted_by IS NULL))),
  constraint parent_invitation_check1 CHECK (((accepted_at IS NULL) OR (revoked_at IS NULL))),
  constraint parent_invitation_check2 CHECK (((expired_at IS NULL) OR (accepted_at IS NULL))),
  constraint parent_invitation_check3 CHECK (((email IS NULL) = (email_key IS NULL))),
  constraint parent_invitation_check4 CHECK (((email IS NOT NULL) OR (guardian_id IS NOT NULL))),
  constraint parent_invitation_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text])))
);
CREATE INDEX parent_invitation_accepted_by ON parent_invitation USING btree (center_id, accepted_by);
CREATE INDEX parent_invitation_child ON parent_invitation USING btree (center_id, child_id);
CREATE INDEX parent_invitation_email ON parent_invitation USING btree (center_id, email_key);
CREATE INDEX parent_invitation_guardian ON parent_invitation USING btree (center_id, guardian_id);
CREATE INDEX parent_invitation_invited_by ON parent_invitation USING btree (center_id, invited_by);
CREATE INDEX parent_invitation_mail ON parent_invitation USING btree (center_id, mail_id);
CREATE INDEX parent_invitation_open ON parent_invitation USING btree (center_id, expires_at) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL) AND (expired_at IS NULL));
CREATE INDEX parent_invitation_revoked_by ON parent_invitation USING btree (center_id, revoked_by);
CREATE INDEX parent_invitation_round ON parent_invitation USING btree (center_id, round_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON parent_invitation FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table parent_invitation enable row level security;
alter table parent_invitation force row level security;
create policy center on parent_invitation to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on parent_invitation to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on parent_invitation to larkhouse_jobs;
grant delete, insert, select, update on parent_invitation to larkhouse_staff;

create table passkey (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint,
  guardian_id bigint,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] default '{}'::text[] not null,
  rp_id text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (center_id, id),
  constraint passkey_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint passkey_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint passkey_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint passkey_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1)),
  constraint passkey_name_check CHECK ((name <> ''::text))
);
CREATE INDEX passkey_guardian ON passkey USING btree (center_id, guardian_id);
CREATE INDEX passkey_staff ON passkey USING btree (center_id, staff_id);
CREATE UNIQUE INDEX passkey_credential ON passkey USING btree (center_id, credential_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON passkey FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table passkey enable row level security;
alter table passkey force row level security;
create policy center on passkey to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on passkey to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on passkey to larkhouse_jobs;

create table pay_rule (
  center_id bigint default app_center() not null,
  from_date date not null,
  pay_period text not null,
  rounding_minutes integer,
  constraint pay_rule_pkey PRIMARY KEY (center_id, from_date),
  constraint pay_rule_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint pay_rule_pay_period_check CHECK ((pay_period = ANY (ARRAY['weekly'::text, 'every-two-weeks'::text, 'twice-a-month'::text, 'monthly'::text]))),
  constraint pay_rule_rounding_minutes_check CHECK ((rounding_minutes = ANY (ARRAY[5, 6, 15])))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON pay_rule FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table pay_rule enable row level security;
alter table pay_rule force row level security;
create policy center on pay_rule to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on pay_rule to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on pay_rule to larkhouse_jobs;
grant delete, insert, select, update on pay_rule to larkhouse_staff;

create table payer_share (
  center_id bigint default app_center() not null,
  split_id bigint not null,
  billing_account_id bigint not null,
  place integer not null,
  basis_points integer,
  amount bigint,
  constraint payer_share_pkey PRIMARY KEY (center_id, split_id, billing_account_id),
  constraint payer_share_center_id_billing_account_id_fkey FOREIGN KEY (center_id, billing_account_id) REFERENCES billing_account(center_id, id),
  constraint payer_share_center_id_split_id_fkey FOREIGN KEY (center_id, split_id) REFERENCES payer_split(center_id, id) ON DELETE CASCADE,
  constraint payer_share_amount_check CHECK ((amount > 0)),
  constraint payer_share_basis_points_check CHECK (((basis_points >= 1) AND (basis_points <= 10000))),
  constraint payer_share_check CHECK ((num_nonnulls(basis_points, amount) = 1))
);
CREATE INDEX payer_share_account ON payer_share USING btree (center_id, billing_account_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON payer_share FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table payer_share enable row level security;
alter table payer_share force row level security;
create policy center on payer_share to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on payer_share to larkhouse_owner using (true) with check (true);
grant delete, insert, select on payer_share to larkhouse_staff;
grant delete, insert, select, update on payer_share to larkhouse_jobs;

create table payer_split (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  from_date date not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint payer_split_pkey PRIMARY KEY (center_id, id),
  constraint payer_split_center_id_child_id_from_date_key UNIQUE (center_id, child_id, from_date),
  constraint payer_split_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint payer_split_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint payer_split_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE INDEX payer_split_created_by ON payer_split USING btree (center_id, created_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON payer_split FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table payer_split enable row level security;
alter table payer_split force row level security;
create policy center on payer_split to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on payer_split to larkhouse_owner using (true) with check (true);
grant delete, insert, select on payer_split to larkhouse_staff;
grant delete, insert, select, update on payer_split to larkhouse_jobs;

create table payment_details (
  center_id bigint default app_center() not null,
  ach_account_name text,
  ach_bank_name text,
  ach_routing_number text,
  ach_account_sealed bytea,
  ach_account_last_four text,
  zelle_name text,
  zelle_contact text,
  ein text,
  version integer default 1 not null,
  constraint payment_details_pkey PRIMARY KEY (center_id),
  constraint payment_details_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint payment_details_ach_routing_number_check CHECK ((ach_routing_number ~ '^\d{9}$'::text)),
  constraint payment_details_check CHECK (((ach_account_sealed IS NULL) = (ach_account_last_four IS NULL))),
  constraint payment_details_ein_check CHECK ((ein ~ '^\d{2}-\d{7}$'::text))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON payment_details FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table payment_details enable row level security;
alter table payment_details force row level security;
create policy center on payment_details to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on payment_details to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on payment_details to larkhouse_jobs;
grant insert, select, update on payment_details to larkhouse_staff;

create table payroll_number (
  center_id bigint default app_center() not null,
  staff_id bigint not null,
  number text not null,
  constraint payroll_number_pkey PRIMARY KEY (center_id, staff_id),
  constraint payroll_number_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint payroll_number_number_check CHECK ((number <> ''::text))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON payroll_number FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table payroll_number enable row level security;
alter table payroll_number force row level security;
create policy center on payroll_number to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on payroll_number to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on payroll_number to larkhouse_jobs;
grant delete, insert, select, update on payroll_number to larkhouse_staff;

create table payroll_setting (
  center_id bigint default app_center() not null,
  company_code text,
  double_time_code text,
  columns jsonb not null,
  version integer default 1 not null,
  constraint payroll_setting_pkey PRIMARY KEY (center_id),
  constraint payroll_setting_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON payroll_setting FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table payroll_setting enable row level security;
alter table payroll_setting force row level security;
create policy center on payroll_setting to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on payroll_setting to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on payroll_setting to larkhouse_jobs;
grant insert, select, update on payroll_setting to larkhouse_staff;

create table photo_child (
  center_id bigint default app_center() not null,
  photo_id bigint not null,
  child_id bigint not null,
  constraint photo_child_pkey PRIMARY KEY (center_id, photo_id, child_id),
  constraint photo_child_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint photo_child_center_id_photo_id_fkey FOREIGN KEY (center_id, photo_id) REFERENCES gallery_photo(center_id, id)
);
CREATE INDEX photo_child_child ON photo_child USING btree (center_id, child_id);
CREATE TRIGGER audience_left AFTER DELETE ON photo_child REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_photo_audience();
CREATE TRIGGER audience_named AFTER INSERT ON photo_child REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_photo_audience();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON photo_child FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table photo_child enable row level security;
alter table photo_child force row level security;
create policy center on photo_child to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on photo_child for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on photo_child to larkhouse_owner using (true) with check (true);
grant delete, insert, select on photo_child to larkhouse_staff;
grant delete, insert, select, update on photo_child to larkhouse_jobs;
grant select on photo_child to larkhouse_parent;

create table photo_presence (
  center_id bigint default app_center() not null,
  photo_id bigint not null,
  child_id bigint not null,
  constraint photo_presence_pkey PRIMARY KEY (center_id, photo_id, child_id),
  constraint photo_presence_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint photo_presence_center_id_photo_id_fkey FOREIGN KEY (center_id, photo_id) REFERENCES gallery_photo(center_id, id)
);
CREATE INDEX photo_presence_child ON photo_presence USING btree (center_id, child_id) INCLUDE (photo_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON photo_presence FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table photo_presence enable row level security;
alter table photo_presence force row level security;
create policy center on photo_presence to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on photo_presence for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy owner on photo_presence to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on photo_presence to larkhouse_jobs;
grant select on photo_presence to larkhouse_parent;
grant select on photo_presence to larkhouse_staff;

create table photo_room (
  center_id bigint default app_center() not null,
  photo_id bigint not null,
  room_id bigint not null,
  constraint photo_room_pkey PRIMARY KEY (center_id, photo_id, room_id),
  constraint photo_room_center_id_photo_id_fkey FOREIGN KEY (center_id, photo_id) REFERENCES gallery_photo(center_id, id),
  constraint photo_room_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id)
);
CREATE INDEX photo_room_room ON photo_room USING btree (center_id, room_id);
CREATE TRIGGER audience_left AFTER DELETE ON photo_room REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_photo_audience();
CREATE TRIGGER audience_named AFTER INSERT ON photo_room REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_photo_audience();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON photo_room FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table photo_room enable row level security;
alter table photo_room force row level security;
create policy center on photo_room to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on photo_room to larkhouse_owner using (true) with check (true);
grant delete, insert, select on photo_room to larkhouse_staff;
grant delete, insert, select, update on photo_room to larkhouse_jobs;

create table pickup_child (
  center_id bigint default app_center() not null,
  pickup_person_id bigint not null,
  child_id bigint not null,
  ended_at timestamp with time zone,
  constraint pickup_child_pkey PRIMARY KEY (center_id, pickup_person_id, child_id),
  constraint pickup_child_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint pickup_child_center_id_pickup_person_id_fkey FOREIGN KEY (center_id, pickup_person_id) REFERENCES pickup_person(center_id, id) ON DELETE CASCADE
);
CREATE INDEX pickup_child_child ON pickup_child USING btree (center_id, child_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON pickup_child FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table pickup_child enable row level security;
alter table pickup_child force row level security;
create policy center on pickup_child to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on pickup_child for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy family_ends on pickup_child for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))));
create policy family_proposes on pickup_child for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[])) AND ( SELECT is_own_proposal(pickup_child.pickup_person_id) AS is_own_proposal)));
create policy owner on pickup_child to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on pickup_child to larkhouse_jobs;
grant delete, insert, select, update on pickup_child to larkhouse_staff;
grant select on pickup_child to larkhouse_parent;
grant insert (pickup_person_id, child_id) on pickup_child to larkhouse_parent;
grant update (ended_at) on pickup_child to larkhouse_parent;

create table pickup_person (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  first_name text not null,
  last_name text not null,
  phone_number text,
  relationship text not null,
  may_drop_off boolean not null,
  may_pick_up boolean not null,
  weekdays integer[],
  from_date date,
  to_date date,
  state text default 'proposed'::text not null,
  proposed_by bigint,
  created_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answered_by bigint,
  decline_reason text,
  id_seen_at timestamp with time zone,
  id_seen_by bigint,
  version integer default 1 not null,
  photo_path text,
  joins_id bigint,
  constraint pickup_person_pkey PRIMARY KEY (center_id, id),
  constraint pickup_person_center_id_answered_by_fkey FOREIGN KEY (center_id, answered_by) REFERENCES staff(center_id, id),
  constraint pickup_person_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint pickup_person_center_id_id_seen_by_fkey FOREIGN KEY (center_id, id_seen_by) REFERENCES staff(center_id, id),
  constraint pickup_person_center_id_joins_id_fkey FOREIGN KEY (center_id, joins_id) REFERENCES pickup_person(center_id, id) ON DELETE SET NULL (joins_id),
  constraint pickup_person_center_id_proposed_by_fkey FOREIGN KEY (center_id, proposed_by) REFERENCES guardian(center_id, id),
  constraint pickup_person_check CHECK ((to_date >= from_date)),
  constraint pickup_person_check1 CHECK ((may_drop_off OR may_pick_up)),
  constraint pickup_person_check2 CHECK (((state = 'proposed'::text) = (answered_at IS NULL))),
  constraint pickup_person_check3 CHECK (((id_seen_at IS NULL) = (id_seen_by IS NULL))),
  constraint pickup_person_first_name_check CHECK ((first_name <> ''::text)),
  constraint pickup_person_last_name_check CHECK ((last_name <> ''::text)),
  constraint pickup_person_relationship_check CHECK ((relationship <> ''::text)),
  constraint pickup_person_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'accepted'::text, 'declined'::text]))),
  constraint pickup_person_weekdays_check CHECK (((cardinality(weekdays) > 0) AND (weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7])))
);
CREATE INDEX pickup_person_answered_by ON pickup_person USING btree (center_id, answered_by);
CREATE INDEX pickup_person_id_seen_by ON pickup_person USING btree (center_id, id_seen_by);
CREATE INDEX pickup_person_joins ON pickup_person USING btree (center_id, joins_id) WHERE (joins_id IS NOT NULL);
CREATE INDEX pickup_person_proposed_by ON pickup_person USING btree (center_id, proposed_by);
CREATE INDEX pickup_person_waiting ON pickup_person USING btree (center_id, id) WHERE (state = 'proposed'::text);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON pickup_person FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table pickup_person enable row level security;
alter table pickup_person force row level security;
create policy center on pickup_person to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on pickup_person for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((proposed_by = ( SELECT app_actor_id() AS app_actor_id)) OR (id = ANY (ARRAY( SELECT c.pickup_person_id
   FROM pickup_child c))))));
create policy family_proposes on pickup_person for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (proposed_by = ( SELECT app_actor_id() AS app_actor_id)) AND (state = 'proposed'::text)));
create policy owner on pickup_person to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on pickup_person to larkhouse_jobs;
grant delete, insert, select, update on pickup_person to larkhouse_staff;
grant select on pickup_person to larkhouse_parent;
grant insert (first_name, last_name, phone_number, relationship, may_drop_off, may_pick_up, weekdays, from_date, to_date, proposed_by, created_at, joins_id) on pickup_person to larkhouse_parent;

create table pickup_pin (
  center_id bigint default app_center() not null,
  pickup_person_id bigint not null,
  pin_hash text not null,
  set_at timestamp with time zone not null,
  constraint pickup_pin_pkey PRIMARY KEY (center_id, pickup_person_id),
  constraint pickup_pin_center_id_pickup_person_id_fkey FOREIGN KEY (center_id, pickup_person_id) REFERENCES pickup_person(center_id, id) ON DELETE CASCADE
);
alter table pickup_pin enable row level security;
alter table pickup_pin force row level security;
create policy center on pickup_pin to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on pickup_pin to larkhouse_owner using (true) with check (true);
grant delete on pickup_pin to larkhouse_staff;
grant delete, insert, select, update on pickup_pin to larkhouse_jobs;
grant select (center_id, pickup_person_id, set_at) on pickup_pin to larkhouse_staff;

create table pickup_pin_code (
  center_id bigint default app_center() not null,
  pickup_person_id bigint not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  expires_at timestamp with time zone not null,
  constraint pickup_pin_code_pkey PRIMARY KEY (center_id, pickup_person_id),
  constraint pickup_pin_code_code_hash_key UNIQUE (code_hash),
  constraint pickup_pin_code_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint pickup_pin_code_center_id_pickup_person_id_fkey FOREIGN KEY (center_id, pickup_person_id) REFERENCES pickup_person(center_id, id) ON DELETE CASCADE
);
CREATE INDEX pickup_pin_code_created_by ON pickup_pin_code USING btree (center_id, created_by);
alter table pickup_pin_code enable row level security;
alter table pickup_pin_code force row level security;
create policy center on pickup_pin_code to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on pickup_pin_code to larkhouse_owner using (true) with check (true);
grant delete, insert on pickup_pin_code to larkhouse_staff;
grant delete, insert, select, update on pickup_pin_code to larkhouse_jobs;
grant select (center_id, pickup_person_id, expires_at) on pickup_pin_code to larkhouse_staff;

create table plan_enrollment (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  plan_id bigint not null,
  weekdays integer[],
  agency_account_id bigint,
  from_date date not null,
  to_date date,
  created_at timestamp with time zone not null,
  created_by bigint,
  version integer default 1 not null,
  constraint plan_enrollment_pkey PRIMARY KEY (center_id, id),
  constraint plan_enrollment_center_id_agency_account_id_fkey FOREIGN KEY (center_id, agency_account_id) REFERENCES billing_account(center_id, id),
  constraint plan_enrollment_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint plan_enrollment_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint plan_enrollment_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint plan_enrollment_center_id_plan_id_fkey FOREIGN KEY (center_id, plan_id) REFERENCES billing_plan(center_id, id),
  constraint plan_enrollment_check CHECK ((to_date >= (from_date - 1))),
  constraint plan_enrollment_weekdays_check CHECK ((cardinality(weekdays) > 0))
);
CREATE INDEX plan_enrollment_agency ON plan_enrollment USING btree (center_id, agency_account_id) WHERE (agency_account_id IS NOT NULL);
CREATE INDEX plan_enrollment_child ON plan_enrollment USING btree (center_id, child_id, from_date);
CREATE INDEX plan_enrollment_created_by ON plan_enrollment USING btree (center_id, created_by);
CREATE INDEX plan_enrollment_plan ON plan_enrollment USING btree (center_id, plan_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON plan_enrollment FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table plan_enrollment enable row level security;
alter table plan_enrollment force row level security;
create policy center on plan_enrollment to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on plan_enrollment to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on plan_enrollment to larkhouse_jobs;
grant insert, select, update on plan_enrollment to larkhouse_staff;

create table presence_move (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  attendance_id bigint not null,
  at timestamp with time zone not null,
  room_id bigint not null,
  merge_id bigint,
  moved_by bigint,
  undone_at timestamp with time zone,
  undone_by bigint,
  constraint presence_move_pkey PRIMARY KEY (center_id, id),
  constraint presence_move_center_id_attendance_id_fkey FOREIGN KEY (center_id, attendance_id) REFERENCES attendance(center_id, id) ON DELETE CASCADE,
  constraint presence_move_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint presence_move_center_id_merge_id_fkey FOREIGN KEY (center_id, merge_id) REFERENCES room_merge(center_id, id),
  constraint presence_move_center_id_moved_by_fkey FOREIGN KEY (center_id, moved_by) REFERENCES staff(center_id, id),
  constraint presence_move_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint presence_move_center_id_undone_by_fkey FOREIGN KEY (center_id, undone_by) REFERENCES staff(center_id, id)
);
CREATE INDEX presence_move_at ON presence_move USING btree (center_id, at) INCLUDE (child_id) WHERE (undone_at IS NULL);
CREATE INDEX presence_move_attendance ON presence_move USING btree (center_id, attendance_id, at);
CREATE INDEX presence_move_child ON presence_move USING btree (center_id, child_id);
CREATE INDEX presence_move_merge ON presence_move USING btree (center_id, merge_id);
CREATE INDEX presence_move_moved_by ON presence_move USING btree (center_id, moved_by);
CREATE INDEX presence_move_room ON presence_move USING btree (center_id, room_id);
CREATE INDEX presence_move_undone_by ON presence_move USING btree (center_id, undone_by);
CREATE TRIGGER audience_follows AFTER UPDATE ON presence_move REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_undone_moves();
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON presence_move FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table presence_move enable row level security;
alter table presence_move force row level security;
create policy center on presence_move to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on presence_move to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on presence_move to larkhouse_jobs;
grant insert, select, update on presence_move to larkhouse_staff;

create table provider_event (
  center_id bigint default app_center() not null,
  event_id text not null,
  at timestamp with time zone not null,
  constraint provider_event_pkey PRIMARY KEY (center_id, event_id),
  constraint provider_event_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON provider_event FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table provider_event enable row level security;
alter table provider_event force row level security;
create policy center on provider_event to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on provider_event to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on provider_event to larkhouse_jobs;
grant select on provider_event to larkhouse_staff;

create table published_shift (
  center_id bigint default app_center() not null,
  shift_id bigint not null,
  staff_id bigint,
  room_id bigint,
  kind text not null,
  date date not null,
  from_minute integer not null,
  to_minute integer not null,
  breaks jsonb not null,
  published_at timestamp with time zone not null,
  constraint published_shift_pkey PRIMARY KEY (center_id, shift_id),
  constraint published_shift_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint published_shift_center_id_shift_id_fkey FOREIGN KEY (center_id, shift_id) REFERENCES shift(center_id, id) ON DELETE CASCADE,
  constraint published_shift_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint published_shift_kind_check CHECK ((kind = ANY (ARRAY['care'::text, 'training'::text, 'office'::text])))
);
CREATE INDEX published_shift_date ON published_shift USING btree (center_id, date);
CREATE INDEX published_shift_room ON published_shift USING btree (center_id, room_id);
CREATE INDEX published_shift_staff ON published_shift USING btree (center_id, staff_id, date);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON published_shift FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table published_shift enable row level security;
alter table published_shift force row level security;
create policy center on published_shift to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on published_shift to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on published_shift to larkhouse_jobs;
grant delete, insert, select, update on published_shift to larkhouse_staff;

create table punch (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  uuid uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  source text not null,
  kiosk_id bigint,
  room_id bigint,
  received_at timestamp with time zone not null,
  clock_off_seconds integer,
  recorded_by bigint,
  duty_id bigint,
  is_set_aside boolean default false not null,
  constraint punch_pkey PRIMARY KEY (center_id, id),
  constraint punch_once UNIQUE (center_id, uuid),
  constraint punch_center_id_duty_id_fkey FOREIGN KEY (center_id, duty_id) REFERENCES staff_duty(center_id, id) ON DELETE CASCADE,
  constraint punch_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint punch_center_id_kiosk_id_fkey FOREIGN KEY (center_id, kiosk_id) REFERENCES kiosk(center_id, id),
  constraint punch_center_id_recorded_by_fkey FOREIGN KEY (center_id, recorded_by) REFERENCES staff(center_id, id),
  constraint punch_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint punch_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint punch_check CHECK (((source = ANY (ARRAY['kiosk'::text, 'room'::text])) = (kiosk_id IS NOT NULL))),
  constraint punch_check1 CHECK (((NOT is_set_aside) OR (duty_id IS NOT NULL))),
  constraint punch_kind_check CHECK ((kind = ANY (ARRAY['in'::text, 'out'::text, 'break-start'::text, 'break-end'::text]))),
  constraint punch_source_check CHECK ((source = ANY (ARRAY['own'::text, 'kiosk'::text, 'room'::text, 'office'::text])))
);
CREATE INDEX punch_at ON punch USING btree (center_id, at);
CREATE INDEX punch_duty ON punch USING btree (center_id, duty_id);
CREATE INDEX punch_kiosk ON punch USING btree (center_id, kiosk_id);
CREATE INDEX punch_recorded_by ON punch USING btree (center_id, recorded_by);
CREATE INDEX punch_room ON punch USING btree (center_id, room_id);
CREATE INDEX punch_staff ON punch USING btree (center_id, staff_id, at);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON punch FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON punch FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table punch enable row level security;
alter table punch force row level security;
create policy center on punch to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on punch to larkhouse_owner using (true) with check (true);
grant delete, insert, select on punch to larkhouse_jobs;
grant insert, select on punch to larkhouse_staff;

create table push_key (
  id boolean default true not null,
  public_key text not null,
  private_sealed bytea not null,
  created_at timestamp with time zone not null,
  constraint push_key_pkey PRIMARY KEY (id),
  constraint push_key_id_check CHECK (id)
);
alter table push_key enable row level security;
alter table push_key force row level security;
create policy owner on push_key to larkhouse_owner using (true) with check (true);

create table push_subscription (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint,
  guardian_id bigint,
  session_id bigint,
  endpoint_hash bytea not null,
  sealed bytea not null,
  created_at timestamp with time zone not null,
  constraint push_subscription_pkey PRIMARY KEY (center_id, id),
  constraint push_subscription_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint push_subscription_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint push_subscription_center_id_session_id_fkey FOREIGN KEY (center_id, session_id) REFERENCES session(center_id, id) ON DELETE SET NULL (session_id),
  constraint push_subscription_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint push_subscription_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1))
);
CREATE INDEX push_subscription_guardian ON push_subscription USING btree (center_id, guardian_id) WHERE (guardian_id IS NOT NULL);
CREATE INDEX push_subscription_session ON push_subscription USING btree (center_id, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX push_subscription_staff ON push_subscription USING btree (center_id, staff_id) WHERE (staff_id IS NOT NULL);
CREATE UNIQUE INDEX push_subscription_device ON push_subscription USING btree (center_id, endpoint_hash, ((staff_id IS NULL)));
alter table push_subscription enable row level security;
alter table push_subscription force row level security;
create policy center on push_subscription to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on push_subscription to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on push_subscription to larkhouse_jobs;

create table recent_change (
  center_id bigint not null,
  xid xid8 not null,
  table_name text not null,
  noted_at timestamp with time zone default clock_timestamp() not null,
  constraint recent_change_pkey PRIMARY KEY (xid, center_id, table_name)
);
CREATE INDEX recent_change_noted_at ON recent_change USING btree (noted_at);
alter table recent_change enable row level security;
alter table recent_change force row level security;
create policy owner on recent_change to larkhouse_owner using (true) with check (true);

create table recovery_code (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint,
  guardian_id bigint,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (center_id, id),
  constraint recovery_code_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint recovery_code_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint recovery_code_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint recovery_code_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1))
);
CREATE INDEX recovery_code_guardian ON recovery_code USING btree (center_id, guardian_id);
CREATE INDEX recovery_code_staff ON recovery_code USING btree (center_id, staff_id);
alter table recovery_code enable row level security;
alter table recovery_code force row level security;
create policy center on recovery_code to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on recovery_code to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on recovery_code to larkhouse_jobs;

create table refused_punch (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  uuid uuid not null,
  kiosk_id bigint not null,
  staff_id bigint,
  kind text,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  reason text not null,
  closed_at timestamp with time zone,
  closed_by bigint,
  closing_note text,
  constraint refused_punch_pkey PRIMARY KEY (center_id, id),
  constraint refused_punch_once UNIQUE (center_id, uuid),
  constraint refused_punch_center_id_closed_by_fkey FOREIGN KEY (center_id, closed_by) REFERENCES staff(center_id, id),
  constraint refused_punch_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint refused_punch_center_id_kiosk_id_fkey FOREIGN KEY (center_id, kiosk_id) REFERENCES kiosk(center_id, id),
  constraint refused_punch_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint refused_punch_check CHECK (((closed_at IS NULL) = (closing_note IS NULL))),
  constraint refused_punch_kind_check CHECK ((kind = ANY (ARRAY['in'::text, 'out'::text, 'break-start'::text, 'break-end'::text]))),
  constraint refused_punch_reason_check CHECK ((reason = ANY (ARRAY['unreadable'::text, 'wrong-pin'::text, 'too-many-tries'::text, 'late-ticket'::text, 'future'::text, 'too-old'::text, 'gone'::text, 'not-allowed'::text])))
);
CREATE INDEX refused_punch_closed_by ON refused_punch USING btree (center_id, closed_by);
CREATE INDEX refused_punch_kiosk ON refused_punch USING btree (center_id, kiosk_id);
CREATE INDEX refused_punch_open ON refused_punch USING btree (center_id, at) WHERE (closed_at IS NULL);
CREATE INDEX refused_punch_staff ON refused_punch USING btree (center_id, staff_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON refused_punch FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table refused_punch enable row level security;
alter table refused_punch force row level security;
create policy center on refused_punch to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on refused_punch to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on refused_punch to larkhouse_jobs;
grant insert, select, update on refused_punch to larkhouse_staff;

create table regular_mail (
  center_id bigint default app_center() not null,
  kind text not null,
  audience text not null,
  account_id bigint not null,
  date date not null,
  constraint regular_mail_pkey PRIMARY KEY (center_id, kind, audience, account_id, date),
  constraint regular_mail_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint regular_mail_audience_check CHECK ((audience = ANY (ARRAY['staff'::text, 'parent'::text]))),
  constraint regular_mail_kind_check CHECK ((kind = ANY (ARRAY['reminder'::text, 'weekly-digest'::text, 'attendance-alert'::text])))
);
CREATE INDEX regular_mail_date ON regular_mail USING btree (center_id, date);
alter table regular_mail enable row level security;
alter table regular_mail force row level security;
create policy center on regular_mail to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on regular_mail to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on regular_mail to larkhouse_jobs;
grant select on regular_mail to larkhouse_staff;

create table role (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  name text not null,
  sort_order integer default 0 not null,
  version integer default 1 not null,
  constraint role_pkey PRIMARY KEY (center_id, id),
  constraint role_center_id_name_key UNIQUE (center_id, name),
  constraint role_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint role_name_check CHECK ((name <> ''::text))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON role FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table role enable row level security;
alter table role force row level security;
create policy center on role to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on role to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on role to larkhouse_jobs;
grant delete, insert, select, update on role to larkhouse_staff;

create table role_capability (
  center_id bigint default app_center() not null,
  role_id bigint not null,
  capability text not null,
  constraint role_capability_pkey PRIMARY KEY (center_id, role_id, capability),
  constraint role_capability_center_id_role_id_fkey FOREIGN KEY (center_id, role_id) REFERENCES role(center_id, id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON role_capability FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table role_capability enable row level security;
alter table role_capability force row level security;
create policy center on role_capability to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on role_capability to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on role_capability to larkhouse_jobs;
grant delete, insert, select, update on role_capability to larkhouse_staff;

create table roll_call (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  uuid uuid not null,
  is_drill boolean not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone not null,
  offset_ms bigint not null,
  received_at timestamp with time zone not null,
  list_at timestamp with time zone not null,
  was_offline boolean not null,
  note text default ''::text not null,
  called_by bigint,
  constraint roll_call_pkey PRIMARY KEY (center_id, id),
  constraint roll_call_center_id_uuid_key UNIQUE (center_id, uuid),
  constraint roll_call_center_id_called_by_fkey FOREIGN KEY (center_id, called_by) REFERENCES staff(center_id, id),
  constraint roll_call_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint roll_call_check CHECK ((finished_at >= started_at))
);
CREATE INDEX roll_call_called_by ON roll_call USING btree (center_id, called_by);
CREATE INDEX roll_call_time ON roll_call USING btree (center_id, started_at);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON roll_call FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table roll_call enable row level security;
alter table roll_call force row level security;
create policy center on roll_call to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on roll_call to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on roll_call to larkhouse_jobs;
grant insert, select on roll_call to larkhouse_staff;

create table roll_call_child (
  center_id bigint default app_center() not null,
  roll_call_id bigint not null,
  child_id bigint not null,
  room_id bigint not null,
  is_accounted boolean not null,
  note text default ''::text not null,
  constraint roll_call_child_pkey PRIMARY KEY (center_id, roll_call_id, child_id),
  constraint roll_call_child_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint roll_call_child_center_id_roll_call_id_fkey FOREIGN KEY (center_id, roll_call_id) REFERENCES roll_call(center_id, id),
  constraint roll_call_child_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id)
);
CREATE INDEX roll_call_child_child ON roll_call_child USING btree (center_id, child_id);
CREATE INDEX roll_call_child_room ON roll_call_child USING btree (center_id, room_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON roll_call_child FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table roll_call_child enable row level security;
alter table roll_call_child force row level security;
create policy center on roll_call_child to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on roll_call_child to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on roll_call_child to larkhouse_jobs;
grant insert, select on roll_call_child to larkhouse_staff;

create table roll_call_reading (
  center_id bigint default app_center() not null,
  staff_id bigint not null,
  at timestamp with time zone not null,
  child_ids bigint[] not null,
  constraint roll_call_reading_pkey PRIMARY KEY (center_id, staff_id),
  constraint roll_call_reading_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON roll_call_reading FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table roll_call_reading enable row level security;
alter table roll_call_reading force row level security;
create policy center on roll_call_reading to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on roll_call_reading to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on roll_call_reading to larkhouse_jobs;
grant insert, select, update on roll_call_reading to larkhouse_staff;

create table room (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  name text not null,
  age_group text,
  min_age_months integer,
  max_age_months integer,
  capacity integer,
  children_per_staff integer,
  sort_order integer default 0 not null,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  constraint room_pkey PRIMARY KEY (center_id, id),
  constraint room_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint room_age_group_check CHECK ((age_group = ANY (ARRAY['infants'::text, 'toddlers'::text, 'preschool'::text, 'pre-k'::text]))),
  constraint room_capacity_check CHECK ((capacity > 0)),
  constraint room_check CHECK ((max_age_months >= min_age_months)),
  constraint room_children_per_staff_check CHECK ((children_per_staff > 0)),
  constraint room_min_age_months_check CHECK ((min_age_months >= 0)),
  constraint room_name_check CHECK ((name <> ''::text))
);
CREATE UNIQUE INDEX room_name ON room USING btree (center_id, lower(name)) WHERE (removed_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON room FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table room enable row level security;
alter table room force row level security;
create policy center on room to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on room for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND true));
create policy owner on room to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on room to larkhouse_jobs;
grant delete, insert, select, update on room to larkhouse_staff;
grant select on room to larkhouse_parent;

create table room_entry (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  kiosk_id bigint not null,
  room_id bigint not null,
  uuid uuid not null,
  sequence bigint not null,
  device_at timestamp with time zone not null,
  offset_ms bigint not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  was_offline boolean not null,
  staff_id bigint,
  words jsonb,
  sealed text,
  outcome text not null,
  reason text,
  closed_at timestamp with time zone,
  closed_by bigint,
  closing_note text,
  constraint room_entry_pkey PRIMARY KEY (center_id, id),
  constraint room_entry_center_id_uuid_key UNIQUE (center_id, uuid),
  constraint room_entry_center_id_closed_by_fkey FOREIGN KEY (center_id, closed_by) REFERENCES staff(center_id, id),
  constraint room_entry_center_id_kiosk_id_fkey FOREIGN KEY (center_id, kiosk_id) REFERENCES kiosk(center_id, id),
  constraint room_entry_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint room_entry_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint room_entry_check CHECK (((closed_at IS NULL) = (outcome <> ALL (ARRAY['accepted'::text, 'dismissed'::text])))),
  constraint room_entry_check1 CHECK (((outcome <> 'refused'::text) OR (reason IS NOT NULL))),
  constraint room_entry_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'refused'::text, 'recorded'::text, 'accepted'::text, 'dismissed'::text]))),
  constraint room_entry_reason_check CHECK ((reason = ANY (ARRAY['unreadable'::text, 'wrong-pin'::text, 'too-many-tries'::text, 'late-ticket'::text, 'future'::text, 'too-old'::text, 'gone'::text, 'not-allowed'::text, 'another-room'::text, 'allergen'::text, 'not-here'::text, 'asleep'::text, 'same-nap'::text, 'no-nap'::text, 'awake'::text])))
);
CREATE INDEX room_entry_closed_by ON room_entry USING btree (center_id, closed_by);
CREATE INDEX room_entry_kiosk ON room_entry USING btree (center_id, kiosk_id);
CREATE INDEX room_entry_open ON room_entry USING btree (center_id, at) WHERE (outcome = ANY (ARRAY['waiting'::text, 'refused'::text]));
CREATE INDEX room_entry_room ON room_entry USING btree (center_id, room_id);
CREATE INDEX room_entry_staff ON room_entry USING btree (center_id, staff_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON room_entry FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table room_entry enable row level security;
alter table room_entry force row level security;
create policy center on room_entry to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on room_entry to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on room_entry to larkhouse_jobs;
grant select, update on room_entry to larkhouse_staff;

create table room_entry_child (
  center_id bigint default app_center() not null,
  entry_id bigint not null,
  child_id bigint not null,
  constraint room_entry_child_pkey PRIMARY KEY (center_id, entry_id, child_id),
  constraint room_entry_child_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint room_entry_child_center_id_entry_id_fkey FOREIGN KEY (center_id, entry_id) REFERENCES room_entry(center_id, id) ON DELETE CASCADE
);
CREATE INDEX room_entry_child_child ON room_entry_child USING btree (center_id, child_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON room_entry_child FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table room_entry_child enable row level security;
alter table room_entry_child force row level security;
create policy center on room_entry_child to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on room_entry_child to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on room_entry_child to larkhouse_jobs;
grant select on room_entry_child to larkhouse_staff;

create table room_merge (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  from_room_id bigint not null,
  into_room_id bigint not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  ended_by bigint,
  constraint room_merge_pkey PRIMARY KEY (center_id, id),
  constraint room_merge_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint room_merge_center_id_ended_by_fkey FOREIGN KEY (center_id, ended_by) REFERENCES staff(center_id, id),
  constraint room_merge_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint room_merge_center_id_from_room_id_fkey FOREIGN KEY (center_id, from_room_id) REFERENCES room(center_id, id),
  constraint room_merge_center_id_into_room_id_fkey FOREIGN KEY (center_id, into_room_id) REFERENCES room(center_id, id),
  constraint room_merge_check CHECK ((into_room_id <> from_room_id)),
  constraint room_merge_check1 CHECK ((to_at >= from_at)),
  constraint room_merge_apart EXCLUDE USING gist (int8range(center_id, center_id, '[]'::text) WITH &&, int8range(from_room_id, from_room_id, '[]'::text) WITH &&, tstzrange(from_at, to_at) WITH &&)
);
CREATE INDEX room_merge_created_by ON room_merge USING btree (center_id, created_by);
CREATE INDEX room_merge_end ON room_merge USING btree (center_id, to_at);
CREATE INDEX room_merge_ended_by ON room_merge USING btree (center_id, ended_by);
CREATE INDEX room_merge_from ON room_merge USING btree (center_id, from_room_id, from_at);
CREATE INDEX room_merge_into ON room_merge USING btree (center_id, into_room_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON room_merge FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table room_merge enable row level security;
alter table room_merge force row level security;
create policy center on room_merge to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on room_merge to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on room_merge to larkhouse_jobs;
grant insert, select, update on room_merge to larkhouse_staff;

create table room_privacy (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  room_id bigint not null,
  started_at timestamp with time zone not null,
  started_by bigint,
  ended_at timestamp with time zone,
  ended_by bigint,
  constraint room_privacy_pkey PRIMARY KEY (center_id, id),
  constraint room_privacy_center_id_ended_by_fkey FOREIGN KEY (center_id, ended_by) REFERENCES staff(center_id, id),
  constraint room_privacy_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint room_privacy_center_id_started_by_fkey FOREIGN KEY (center_id, started_by) REFERENCES staff(center_id, id),
  constraint room_privacy_check CHECK ((ended_at >= started_at))
);
CREATE INDEX room_privacy_ended_by ON room_privacy USING btree (center_id, ended_by);
CREATE INDEX room_privacy_room ON room_privacy USING btree (center_id, room_id, started_at);
CREATE INDEX room_privacy_started_by ON room_privacy USING btree (center_id, started_by);
CREATE UNIQUE INDEX room_privacy_open ON room_privacy USING btree (center_id, room_id) WHERE (ended_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON room_privacy FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table room_privacy enable row level security;
alter table room_privacy force row level security;
create policy center on room_privacy to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on room_privacy for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (ended_at IS NULL)));
create policy owner on room_privacy to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on room_privacy to larkhouse_jobs;
grant insert, select, update on room_privacy to larkhouse_staff;
grant select (center_id, id, room_id, started_at, ended_at) on room_privacy to larkhouse_parent;

create table room_stay (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  child_id bigint not null,
  room_id bigint not null,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint room_stay_pkey PRIMARY KEY (center_id, id),
  constraint room_stay_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint room_stay_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint room_stay_check CHECK ((ended_at >= began_at))
);
CREATE INDEX room_stay_child ON room_stay USING btree (center_id, child_id, began_at);
CREATE INDEX room_stay_room ON room_stay USING btree (center_id, room_id);
CREATE UNIQUE INDEX room_stay_current ON room_stay USING btree (center_id, child_id) WHERE (ended_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON room_stay FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table room_stay enable row level security;
alter table room_stay force row level security;
create policy center on room_stay to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on room_stay to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on room_stay to larkhouse_jobs;
grant insert, select, update on room_stay to larkhouse_staff;

create table rota_change (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  kind text not null,
  before jsonb,
  after jsonb,
  date date not null,
  published_at timestamp with time zone not null,
  constraint rota_change_pkey PRIMARY KEY (center_id, id),
  constraint rota_change_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint rota_change_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint rota_change_check CHECK (((kind = 'new'::text) = (before IS NULL))),
  constraint rota_change_check1 CHECK (((kind = 'gone'::text) = (after IS NULL))),
  constraint rota_change_kind_check CHECK ((kind = ANY (ARRAY['new'::text, 'moved'::text, 'gone'::text])))
);
CREATE INDEX rota_change_staff ON rota_change USING btree (center_id, staff_id, date);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON rota_change FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table rota_change enable row level security;
alter table rota_change force row level security;
create policy center on rota_change to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on rota_change to larkhouse_owner using (true) with check (true);
grant delete, insert, select on rota_change to larkhouse_staff;
grant delete, insert, select, update on rota_change to larkhouse_jobs;

create table rota_template (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  name text not null,
  created_at timestamp with time zone not null,
  constraint rota_template_pkey PRIMARY KEY (center_id, id),
  constraint rota_template_name UNIQUE (center_id, name),
  constraint rota_template_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint rota_template_name_check CHECK ((name <> ''::text))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON rota_template FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table rota_template enable row level security;
alter table rota_template force row level security;
create policy center on rota_template to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on rota_template to larkhouse_owner using (true) with check (true);
grant delete, insert, select on rota_template to larkhouse_staff;
grant delete, insert, select, update on rota_template to larkhouse_jobs;

create table rota_template_shift (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  template_id bigint not null,
  weekday integer not null,
  staff_id bigint,
  room_id bigint,
  kind text not null,
  from_minute integer not null,
  to_minute integer not null,
  breaks jsonb not null,
  constraint rota_template_shift_pkey PRIMARY KEY (center_id, id),
  constraint rota_template_shift_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint rota_template_shift_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint rota_template_shift_center_id_template_id_fkey FOREIGN KEY (center_id, template_id) REFERENCES rota_template(center_id, id) ON DELETE CASCADE,
  constraint rota_template_shift_kind_check CHECK ((kind = ANY (ARRAY['care'::text, 'training'::text, 'office'::text]))),
  constraint rota_template_shift_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);
CREATE INDEX rota_template_shift_room ON rota_template_shift USING btree (center_id, room_id);
CREATE INDEX rota_template_shift_staff ON rota_template_shift USING btree (center_id, staff_id);
CREATE INDEX rota_template_shift_template ON rota_template_shift USING btree (center_id, template_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON rota_template_shift FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table rota_template_shift enable row level security;
alter table rota_template_shift force row level security;
create policy center on rota_template_shift to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on rota_template_shift to larkhouse_owner using (true) with check (true);
grant delete, insert, select on rota_template_shift to larkhouse_staff;
grant delete, insert, select, update on rota_template_shift to larkhouse_jobs;

create table rule_choice (
  center_id bigint default app_center() not null,
  pack text not null,
  chosen_at timestamp with time zone not null,
  chosen_by bigint,
  version integer default 1 not null,
  constraint rule_choice_pkey PRIMARY KEY (center_id),
  constraint rule_choice_center_id_chosen_by_fkey FOREIGN KEY (center_id, chosen_by) REFERENCES staff(center_id, id),
  constraint rule_choice_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint rule_choice_pack_check CHECK ((pack <> ''::text))
);
CREATE INDEX rule_choice_chosen_by ON rule_choice USING btree (center_id, chosen_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON rule_choice FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table rule_choice enable row level security;
alter table rule_choice force row level security;
create policy center on rule_choice to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on rule_choice to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on rule_choice to larkhouse_jobs;
grant insert, select, update on rule_choice to larkhouse_staff;

create table schedule_slot (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  schedule_id bigint not null,
  week integer not null,
  weekday integer not null,
  arrives time without time zone not null,
  leaves time without time zone not null,
  room_id bigint,
  constraint schedule_slot_pkey PRIMARY KEY (center_id, id),
  constraint schedule_slot_center_id_schedule_id_week_weekday_arrives_key UNIQUE (center_id, schedule_id, week, weekday, arrives),
  constraint schedule_slot_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint schedule_slot_center_id_schedule_id_fkey FOREIGN KEY (center_id, schedule_id) REFERENCES child_schedule(center_id, id) ON DELETE CASCADE,
  constraint schedule_slot_check CHECK ((leaves > arrives)),
  constraint schedule_slot_week_check CHECK (((week >= 1) AND (week <= 4))),
  constraint schedule_slot_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);
CREATE INDEX schedule_slot_room ON schedule_slot USING btree (center_id, room_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON schedule_slot FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table schedule_slot enable row level security;
alter table schedule_slot force row level security;
create policy center on schedule_slot to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on schedule_slot for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (schedule_id = ANY (ARRAY( SELECT s.id
   FROM child_schedule s)))));
create policy owner on schedule_slot to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on schedule_slot to larkhouse_jobs;
grant delete, insert, select, update on schedule_slot to larkhouse_staff;
grant select on schedule_slot to larkhouse_parent;

create table session (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  token_hash bytea not null,
  audience text not null,
  staff_id bigint,
  guardian_id bigint,
  remember_me boolean default false not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  user_agent text,
  constraint session_pkey PRIMARY KEY (center_id, id),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint session_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint session_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint session_audience_check CHECK ((audience = ANY (ARRAY['staff'::text, 'parent'::text]))),
  constraint session_check CHECK ((((audience = 'staff'::text) = (staff_id IS NOT NULL)) AND ((audience = 'parent'::text) = (guardian_id IS NOT NULL))))
);
CREATE INDEX session_guardian ON session USING btree (center_id, guardian_id);
CREATE INDEX session_staff ON session USING btree (center_id, staff_id);
CREATE TRIGGER session_ends_push AFTER UPDATE OF revoked_at ON session FOR EACH ROW WHEN ((new.revoked_at IS NOT NULL)) EXECUTE FUNCTION end_push_with_session();
alter table session enable row level security;
alter table session force row level security;
create policy center on session to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on session for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_ends on session for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (guardian_id = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on session to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on session to larkhouse_jobs;
grant delete, insert, select, update on session to larkhouse_staff;
grant select on session to larkhouse_parent;
grant update (revoked_at) on session to larkhouse_parent;

create table shift (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint,
  room_id bigint,
  kind text not null,
  date date not null,
  from_minute integer not null,
  to_minute integer not null,
  breaks jsonb default '[]'::jsonb not null,
  offered_at timestamp with time zone,
  removed_at timestamp with time zone,
  version integer default 1 not null,
  constraint shift_pkey PRIMARY KEY (center_id, id),
  constraint shift_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint shift_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint shift_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint shift_breaks_check CHECK ((jsonb_typeof(breaks) = 'array'::text)),
  constraint shift_check CHECK (((offered_at IS NULL) OR (staff_id IS NOT NULL))),
  constraint shift_check1 CHECK ((from_minute < to_minute)),
  constraint shift_check2 CHECK (((kind = 'care'::text) = (room_id IS NOT NULL))),
  constraint shift_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439))),
  constraint shift_kind_check CHECK ((kind = ANY (ARRAY['care'::text, 'training'::text, 'office'::text]))),
  constraint shift_to_minute_check CHECK (((to_minute >= 1) AND (to_minute <= 1440))),
  constraint shift_apart EXCLUDE USING gist (int8range(center_id, center_id, '[]'::text) WITH &&, int8range(staff_id, staff_id, '[]'::text) WITH &&, int4range((((date - '2000-01-01'::date) * 1440) + from_minute), (((date - '2000-01-01'::date) * 1440) + to_minute)) WITH &&) WHERE (((staff_id IS NOT NULL) AND (removed_at IS NULL)))
);
CREATE INDEX shift_date ON shift USING btree (center_id, date);
CREATE INDEX shift_room ON shift USING btree (center_id, room_id);
CREATE INDEX shift_staff ON shift USING btree (center_id, staff_id, date);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shift FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table shift enable row level security;
alter table shift force row level security;
create policy center on shift to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on shift to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on shift to larkhouse_jobs;
grant delete, insert, select, update on shift to larkhouse_staff;

create table shift_wish (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  shift_id bigint not null,
  staff_id bigint not null,
  status text default 'waiting'::text not null,
  asked_at timestamp with time zone not null,
  answer text,
  constraint shift_wish_pkey PRIMARY KEY (center_id, id),
  constraint shift_wish_once UNIQUE (center_id, shift_id, staff_id),
  constraint shift_wish_center_id_shift_id_fkey FOREIGN KEY (center_id, shift_id) REFERENCES shift(center_id, id) ON DELETE CASCADE,
  constraint shift_wish_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint shift_wish_check CHECK (((answer IS NULL) OR ((answer <> ''::text) AND (status = 'declined'::text)))),
  constraint shift_wish_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'fulfilled'::text, 'declined'::text, 'gone'::text])))
);
CREATE INDEX shift_wish_staff ON shift_wish USING btree (center_id, staff_id);
CREATE INDEX shift_wish_waiting ON shift_wish USING btree (center_id) WHERE (status = 'waiting'::text);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shift_wish FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table shift_wish enable row level security;
alter table shift_wish force row level security;
create policy center on shift_wish to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on shift_wish to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on shift_wish to larkhouse_jobs;
grant delete, insert, select, update on shift_wish to larkhouse_staff;

create table staff (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  first_name text not null,
  last_name text not null,
  role_id bigint not null,
  room_id bigint,
  phone text not null,
  email text not null,
  email_key text not null,
  address text,
  bio text,
  password_hash text,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  deactivated_at timestamp with time zone,
  deactivated_by bigint,
  removed_at timestamp with time zone,
  removed_by bigint,
  erased_at timestamp with time zone,
  constraint staff_pkey PRIMARY KEY (center_id, id),
  constraint staff_center_id_deactivated_by_fkey FOREIGN KEY (center_id, deactivated_by) REFERENCES staff(center_id, id),
  constraint staff_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint staff_center_id_removed_by_fkey FOREIGN KEY (center_id, removed_by) REFERENCES staff(center_id, id),
  constraint staff_center_id_role_id_fkey FOREIGN KEY (center_id, role_id) REFERENCES role(center_id, id),
  constraint staff_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id)
);
CREATE INDEX staff_deactivated_by ON staff USING btree (center_id, deactivated_by) WHERE (deactivated_by IS NOT NULL);
CREATE INDEX staff_login ON staff USING btree (email_key) WHERE (removed_at IS NULL);
CREATE INDEX staff_removed_by ON staff USING btree (center_id, removed_by) WHERE (removed_by IS NOT NULL);
CREATE INDEX staff_role ON staff USING btree (center_id, role_id);
CREATE INDEX staff_room ON staff USING btree (center_id, room_id);
CREATE UNIQUE INDEX staff_email ON staff USING btree (center_id, email_key) WHERE (removed_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON staff FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER staff_ends_calendar_feed AFTER UPDATE OF deactivated_at, removed_at ON staff FOR EACH ROW WHEN (((new.deactivated_at IS NOT NULL) OR (new.removed_at IS NOT NULL))) EXECUTE FUNCTION end_calendar_feed();
alter table staff enable row level security;
alter table staff force row level security;
create policy center on staff to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on staff for select to larkhouse_parent using ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on staff to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on staff to larkhouse_jobs;
grant delete, insert, select, update on staff to larkhouse_staff;
grant select (center_id, id, first_name, last_name, role_id, removed_at) on staff to larkhouse_parent;

create table staff_availability (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  weekday integer not null,
  from_minute integer not null,
  to_minute integer not null,
  constraint staff_availability_pkey PRIMARY KEY (center_id, id),
  constraint staff_availability_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint staff_availability_check CHECK ((from_minute < to_minute)),
  constraint staff_availability_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439))),
  constraint staff_availability_to_minute_check CHECK (((to_minute >= 1) AND (to_minute <= 1440))),
  constraint staff_availability_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);
CREATE INDEX staff_availability_staff ON staff_availability USING btree (center_id, staff_id, weekday);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON staff_availability FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table staff_availability enable row level security;
alter table staff_availability force row level security;
create policy center on staff_availability to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on staff_availability to larkhouse_owner using (true) with check (true);
grant delete, insert, select on staff_availability to larkhouse_staff;
grant delete, insert, select, update on staff_availability to larkhouse_jobs;

create table staff_duty (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  started_at timestamp with time zone not null,
  started_by bigint,
  ended_at timestamp with time zone,
  ended_by bigint,
  forgotten_at timestamp with time zone,
  voided_at timestamp with time zone,
  version integer default 1 not null,
  constraint staff_duty_pkey PRIMARY KEY (center_id, id),
  constraint staff_duty_center_id_ended_by_fkey FOREIGN KEY (center_id, ended_by) REFERENCES staff(center_id, id),
  constraint staff_duty_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint staff_duty_center_id_started_by_fkey FOREIGN KEY (center_id, started_by) REFERENCES staff(center_id, id),
  constraint staff_duty_check CHECK ((ended_at >= started_at)),
  constraint staff_duty_check1 CHECK (((forgotten_at IS NULL) OR (ended_at IS NOT NULL))),
  constraint staff_duty_check2 CHECK (((voided_at IS NULL) OR (ended_at IS NOT NULL)))
);
CREATE INDEX staff_duty_ended ON staff_duty USING btree (center_id, ended_at, started_at);
CREATE INDEX staff_duty_ended_by ON staff_duty USING btree (center_id, ended_by);
CREATE INDEX staff_duty_staff ON staff_duty USING btree (center_id, staff_id, started_at);
CREATE INDEX staff_duty_started_by ON staff_duty USING btree (center_id, started_by);
CREATE UNIQUE INDEX staff_duty_open ON staff_duty USING btree (center_id, staff_id) WHERE (ended_at IS NULL);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON staff_duty FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON staff_duty FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table staff_duty enable row level security;
alter table staff_duty force row level security;
create policy center on staff_duty to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on staff_duty to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on staff_duty to larkhouse_jobs;
grant delete, insert, select, update on staff_duty to larkhouse_staff;

create table staff_duty_correction (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  duty_id bigint not null,
  kind text not null,
  at timestamp with time zone not null,
  corrected_by bigint,
  reason text not null,
  was_started_at timestamp with time zone,
  was_ended_at timestamp with time zone,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint staff_duty_correction_pkey PRIMARY KEY (center_id, id),
  constraint staff_duty_correction_center_id_corrected_by_fkey FOREIGN KEY (center_id, corrected_by) REFERENCES staff(center_id, id),
  constraint staff_duty_correction_center_id_duty_id_fkey FOREIGN KEY (center_id, duty_id) REFERENCES staff_duty(center_id, id),
  constraint staff_duty_correction_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint staff_duty_correction_check CHECK ((ended_at >= started_at)),
  constraint staff_duty_correction_check1 CHECK (((kind = 'added'::text) = (was_started_at IS NULL))),
  constraint staff_duty_correction_kind_check CHECK ((kind = ANY (ARRAY['added'::text, 'corrected'::text, 'confirmed'::text, 'voided'::text]))),
  constraint staff_duty_correction_reason_check CHECK ((reason <> ''::text))
);
CREATE INDEX staff_duty_correction_corrected_by ON staff_duty_correction USING btree (center_id, corrected_by);
CREATE INDEX staff_duty_correction_duty ON staff_duty_correction USING btree (center_id, duty_id, id);
CREATE INDEX staff_duty_correction_staff ON staff_duty_correction USING btree (center_id, staff_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON staff_duty_correction FOR EACH STATEMENT EXECUTE FUNCTION note_change();
CREATE TRIGGER sealed AFTER INSERT OR DELETE OR UPDATE ON staff_duty_correction FOR EACH ROW EXECUTE FUNCTION keep_version('id');
alter table staff_duty_correction enable row level security;
alter table staff_duty_correction force row level security;
create policy center on staff_duty_correction to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on staff_duty_correction to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on staff_duty_correction to larkhouse_jobs;
grant insert, select on staff_duty_correction to larkhouse_staff;

create table staff_pin (
  center_id bigint default app_center() not null,
  staff_id bigint not null,
  pin_hash text not null,
  set_at timestamp with time zone not null,
  constraint staff_pin_pkey PRIMARY KEY (center_id, staff_id),
  constraint staff_pin_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON staff_pin FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table staff_pin enable row level security;
alter table staff_pin force row level security;
create policy center on staff_pin to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on staff_pin to larkhouse_owner using (true) with check (true);
grant delete on staff_pin to larkhouse_staff;
grant delete, insert, select, update on staff_pin to larkhouse_jobs;
grant select (center_id, staff_id, set_at) on staff_pin to larkhouse_staff;

create table staff_preference (
  center_id bigint default app_center() not null,
  staff_id bigint not null,
  email_notifications boolean not null,
  push_notifications boolean not null,
  attendance_alerts boolean not null,
  incident_reports boolean not null,
  daily_reports boolean not null,
  notifications jsonb default '{}'::jsonb not null,
  quiet_from time without time zone,
  quiet_to time without time zone,
  language text not null,
  timezone text not null,
  date_format text not null,
  time_format text not null,
  theme text not null,
  version integer default 1 not null,
  constraint staff_preference_pkey PRIMARY KEY (center_id, staff_id),
  constraint staff_preference_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint staff_preference_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
  constraint staff_preference_check1 CHECK ((quiet_from <> quiet_to)),
  constraint staff_preference_date_format_check CHECK ((date_format = ANY (ARRAY['MM/DD/YYYY'::text, 'DD/MM/YYYY'::text, 'YYYY-MM-DD'::text]))),
  constraint staff_preference_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text]))),
  constraint staff_preference_theme_check CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text]))),
  constraint staff_preference_time_format_check CHECK ((time_format = ANY (ARRAY['language'::text, 'h12'::text, 'h23'::text])))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON staff_preference FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table staff_preference enable row level security;
alter table staff_preference force row level security;
create policy center on staff_preference to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on staff_preference to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on staff_preference to larkhouse_jobs;
grant delete, insert, select, update on staff_preference to larkhouse_staff;

create table staff_presence (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  duty_id bigint not null,
  at timestamp with time zone not null,
  function text not null,
  room_id bigint,
  merge_id bigint,
  placed_by bigint,
  constraint staff_presence_pkey PRIMARY KEY (center_id, id),
  constraint staff_presence_center_id_duty_id_fkey FOREIGN KEY (center_id, duty_id) REFERENCES staff_duty(center_id, id) ON DELETE CASCADE,
  constraint staff_presence_center_id_merge_id_fkey FOREIGN KEY (center_id, merge_id) REFERENCES room_merge(center_id, id),
  constraint staff_presence_center_id_placed_by_fkey FOREIGN KEY (center_id, placed_by) REFERENCES staff(center_id, id),
  constraint staff_presence_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint staff_presence_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint staff_presence_check CHECK (((function = 'care'::text) OR (room_id IS NULL))),
  constraint staff_presence_function_check CHECK ((function = ANY (ARRAY['care'::text, 'break'::text, 'training'::text, 'office'::text])))
);
CREATE INDEX staff_presence_duty ON staff_presence USING btree (center_id, duty_id, at);
CREATE INDEX staff_presence_merge ON staff_presence USING btree (center_id, merge_id);
CREATE INDEX staff_presence_placed_by ON staff_presence USING btree (center_id, placed_by);
CREATE INDEX staff_presence_room ON staff_presence USING btree (center_id, room_id);
CREATE INDEX staff_presence_staff ON staff_presence USING btree (center_id, staff_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON staff_presence FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table staff_presence enable row level security;
alter table staff_presence force row level security;
create policy center on staff_presence to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on staff_presence to larkhouse_owner using (true) with check (true);
grant delete, insert, select on staff_presence to larkhouse_staff;
grant delete, insert, select, update on staff_presence to larkhouse_jobs;

create table staff_qualification (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  age_group text not null,
  from_date date not null,
  to_date date,
  note text,
  version integer default 1 not null,
  constraint staff_qualification_pkey PRIMARY KEY (center_id, id),
  constraint staff_qualification_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint staff_qualification_age_group_check CHECK ((age_group = ANY (ARRAY['infants'::text, 'toddlers'::text, 'preschool'::text, 'pre-k'::text]))),
  constraint staff_qualification_check CHECK ((to_date >= from_date)),
  constraint staff_qualification_apart EXCLUDE USING gist (int8range(center_id, center_id, '[]'::text) WITH &&, int8range(staff_id, staff_id, '[]'::text) WITH &&, int4range(array_position(ARRAY['infants'::text, 'toddlers'::text, 'preschool'::text, 'pre-k'::text], age_group), array_position(ARRAY['infants'::text, 'toddlers'::text, 'preschool'::text, 'pre-k'::text], age_group), '[]'::text) WITH &&, daterange(from_date, to_date, '[]'::text) WITH &&)
);
CREATE INDEX staff_qualification_staff ON staff_qualification USING btree (center_id, staff_id, age_group);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON staff_qualification FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table staff_qualification enable row level security;
alter table staff_qualification force row level security;
create policy center on staff_qualification to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on staff_qualification to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on staff_qualification to larkhouse_jobs;
grant delete, insert, select, update on staff_qualification to larkhouse_staff;

create table tax_document (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  document_type text not null,
  title text not null,
  description text default ''::text not null,
  file_name text not null,
  file_path text not null,
  file_stored boolean not null,
  file_type text,
  tax_year integer not null,
  parent_id bigint,
  is_global boolean default false not null,
  uploaded_by bigint,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  removed_at timestamp with time zone,
  removed_by bigint,
  constraint tax_document_pkey PRIMARY KEY (center_id, id),
  constraint tax_document_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint tax_document_center_id_parent_id_fkey FOREIGN KEY (center_id, parent_id) REFERENCES guardian(center_id, id),
  constraint tax_document_center_id_removed_by_fkey FOREIGN KEY (center_id, removed_by) REFERENCES staff(center_id, id),
  constraint tax_document_center_id_uploaded_by_fkey FOREIGN KEY (center_id, uploaded_by) REFERENCES staff(center_id, id),
  constraint tax_document_check CHECK ((NOT (is_global AND (parent_id IS NOT NULL)))),
  constraint tax_document_document_type_check CHECK ((document_type = ANY (ARRAY['1099'::text, 'tax_summary'::text, 'payment_receipt'::text, 'year_end_statement'::text, 'dependent_care_assistance'::text, 'other'::text]))),
  constraint tax_document_tax_year_check CHECK (((tax_year >= 2000) AND (tax_year <= 2030))),
  constraint tax_document_title_check CHECK ((title <> ''::text))
);
CREATE INDEX tax_document_newest ON tax_document USING btree (center_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX tax_document_parent ON tax_document USING btree (center_id, parent_id);
CREATE INDEX tax_document_removed_by ON tax_document USING btree (center_id, removed_by) WHERE (removed_by IS NOT NULL);
CREATE INDEX tax_document_uploaded_by ON tax_document USING btree (center_id, uploaded_by);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tax_document FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table tax_document enable row level security;
alter table tax_document force row level security;
create policy center on tax_document to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on tax_document for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND ((removed_at IS NULL) AND file_stored AND (is_global OR (parent_id = ( SELECT app_actor_id() AS app_actor_id))))));
create policy owner on tax_document to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on tax_document to larkhouse_jobs;
grant insert, select, update on tax_document to larkhouse_staff;
grant select on tax_document to larkhouse_parent;

create table thread_member (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  thread_id bigint not null,
  kind text not null,
  staff_id bigint,
  guardian_id bigint,
  room_id bigint,
  child_id bigint,
  child_ids bigint[],
  is_from boolean default false not null,
  last_activity timestamp with time zone not null,
  constraint thread_member_pkey PRIMARY KEY (center_id, id),
  constraint thread_member_center_id_child_id_fkey FOREIGN KEY (center_id, child_id) REFERENCES child(center_id, id),
  constraint thread_member_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint thread_member_center_id_room_id_fkey FOREIGN KEY (center_id, room_id) REFERENCES room(center_id, id),
  constraint thread_member_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint thread_member_center_id_thread_id_fkey FOREIGN KEY (center_id, thread_id) REFERENCES message_thread(center_id, id),
  constraint thread_member_check CHECK (((kind = 'staff'::text) = (staff_id IS NOT NULL))),
  constraint thread_member_check1 CHECK (((kind = 'guardian'::text) = (guardian_id IS NOT NULL))),
  constraint thread_member_check2 CHECK (((kind = 'guardian'::text) = (child_ids IS NOT NULL))),
  constraint thread_member_check3 CHECK (((kind = ANY (ARRAY['room'::text, 'room-families'::text])) = (room_id IS NOT NULL))),
  constraint thread_member_check4 CHECK (((kind = 'family'::text) = (child_id IS NOT NULL))),
  constraint thread_member_kind_check CHECK ((kind = ANY (ARRAY['staff'::text, 'room'::text, 'office'::text, 'all-staff'::text, 'guardian'::text, 'family'::text, 'room-families'::text, 'all-families'::text])))
);
CREATE INDEX thread_member_child ON thread_member USING btree (center_id, child_id) WHERE (child_id IS NOT NULL);
CREATE INDEX thread_member_guardian ON thread_member USING btree (center_id, guardian_id) WHERE (guardian_id IS NOT NULL);
CREATE INDEX thread_member_room ON thread_member USING btree (center_id, room_id, last_activity) WHERE (room_id IS NOT NULL);
CREATE INDEX thread_member_staff ON thread_member USING btree (center_id, staff_id, last_activity) WHERE (staff_id IS NOT NULL);
CREATE INDEX thread_member_thread ON thread_member USING btree (center_id, thread_id);
CREATE INDEX thread_member_unit ON thread_member USING btree (center_id, kind, last_activity);
CREATE UNIQUE INDEX thread_member_once ON thread_member USING btree (center_id, thread_id, kind, COALESCE(staff_id, guardian_id, room_id, child_id, (0)::bigint));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON thread_member FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table thread_member enable row level security;
alter table thread_member force row level security;
create policy center on thread_member to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on thread_member for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (EXISTS ( SELECT
   FROM message_thread t
  WHERE ((t.center_id = thread_member.center_id) AND (t.id = thread_member.thread_id) AND ((t.kind = 'conversation'::text) OR (thread_member.kind <> ALL (ARRAY['guardian'::text, 'family'::text])) OR (thread_member.guardian_id = ( SELECT app_actor_id() AS app_actor_id)) OR (thread_member.child_id = ANY (( SELECT app_child_ids() AS app_child_ids)::bigint[]))))))));
create policy owner on thread_member to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on thread_member to larkhouse_jobs;
grant select on thread_member to larkhouse_parent;
grant select on thread_member to larkhouse_staff;

create table time_off_entry (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  kind text not null,
  date date not null,
  minutes integer not null,
  timesheet_id bigint,
  request_id bigint,
  reason text,
  at timestamp with time zone not null,
  by_staff_id bigint,
  constraint time_off_entry_pkey PRIMARY KEY (center_id, id),
  constraint time_off_entry_center_id_by_staff_id_fkey FOREIGN KEY (center_id, by_staff_id) REFERENCES staff(center_id, id),
  constraint time_off_entry_center_id_request_id_fkey FOREIGN KEY (center_id, request_id) REFERENCES time_off_request(center_id, id),
  constraint time_off_entry_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint time_off_entry_center_id_timesheet_id_fkey FOREIGN KEY (center_id, timesheet_id) REFERENCES timesheet(center_id, id),
  constraint time_off_entry_check CHECK (((kind = 'accrued'::text) = (timesheet_id IS NOT NULL))),
  constraint time_off_entry_check1 CHECK (((kind = 'used'::text) = (request_id IS NOT NULL))),
  constraint time_off_entry_check2 CHECK (((kind = 'adjusted'::text) = (reason IS NOT NULL))),
  constraint time_off_entry_kind_check CHECK ((kind = ANY (ARRAY['accrued'::text, 'used'::text, 'adjusted'::text]))),
  constraint time_off_entry_minutes_check CHECK ((minutes <> 0))
);
CREATE INDEX time_off_entry_by ON time_off_entry USING btree (center_id, by_staff_id);
CREATE INDEX time_off_entry_request ON time_off_entry USING btree (center_id, request_id);
CREATE INDEX time_off_entry_staff ON time_off_entry USING btree (center_id, staff_id, date);
CREATE INDEX time_off_entry_timesheet ON time_off_entry USING btree (center_id, timesheet_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON time_off_entry FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table time_off_entry enable row level security;
alter table time_off_entry force row level security;
create policy center on time_off_entry to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on time_off_entry to larkhouse_owner using (true) with check (true);
grant delete, insert, select on time_off_entry to larkhouse_staff;
grant delete, insert, select, update on time_off_entry to larkhouse_jobs;

create table time_off_request (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  from_date date not null,
  to_date date not null,
  daily_minutes integer not null,
  is_whole_day boolean not null,
  note text,
  status text not null,
  requested_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by bigint,
  reason text,
  constraint time_off_request_pkey PRIMARY KEY (center_id, id),
  constraint time_off_request_center_id_decided_by_fkey FOREIGN KEY (center_id, decided_by) REFERENCES staff(center_id, id),
  constraint time_off_request_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint time_off_request_check CHECK ((to_date >= from_date)),
  constraint time_off_request_check1 CHECK (((status = ANY (ARRAY['approved'::text, 'declined'::text])) = (decided_at IS NOT NULL))),
  constraint time_off_request_daily_minutes_check CHECK (((daily_minutes >= 1) AND (daily_minutes <= 1440))),
  constraint time_off_request_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text])))
);
CREATE INDEX time_off_request_decided_by ON time_off_request USING btree (center_id, decided_by);
CREATE INDEX time_off_request_staff ON time_off_request USING btree (center_id, staff_id, from_date);
CREATE INDEX time_off_request_waiting ON time_off_request USING btree (center_id, id) WHERE (status = 'requested'::text);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON time_off_request FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table time_off_request enable row level security;
alter table time_off_request force row level security;
create policy center on time_off_request to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on time_off_request to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on time_off_request to larkhouse_jobs;
grant delete, insert, select, update on time_off_request to larkhouse_staff;

create table time_off_rule (
  center_id bigint default app_center() not null,
  policies jsonb not null,
  version integer default 1 not null,
  constraint time_off_rule_pkey PRIMARY KEY (center_id),
  constraint time_off_rule_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id)
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON time_off_rule FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table time_off_rule enable row level security;
alter table time_off_rule force row level security;
create policy center on time_off_rule to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on time_off_rule to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on time_off_rule to larkhouse_jobs;
grant insert, select, update on time_off_rule to larkhouse_staff;

create table timesheet (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  from_date date not null,
  to_date date not null,
  status text not null,
  regular_minutes integer not null,
  overtime_minutes integer not null,
  double_minutes integer not null,
  unpaid_minutes integer not null,
  version integer default 1 not null,
  off_minutes integer not null,
  constraint timesheet_pkey PRIMARY KEY (center_id, id),
  constraint timesheet_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint timesheet_check CHECK ((to_date >= from_date)),
  constraint timesheet_double_minutes_check CHECK ((double_minutes >= 0)),
  constraint timesheet_off_minutes_check CHECK ((off_minutes >= 0)),
  constraint timesheet_overtime_minutes_check CHECK ((overtime_minutes >= 0)),
  constraint timesheet_regular_minutes_check CHECK ((regular_minutes >= 0)),
  constraint timesheet_status_check CHECK ((status = ANY (ARRAY['open'::text, 'submitted'::text, 'approved'::text, 'exported'::text]))),
  constraint timesheet_unpaid_minutes_check CHECK ((unpaid_minutes >= 0)),
  constraint timesheet_apart EXCLUDE USING gist (int8range(center_id, center_id, '[]'::text) WITH &&, int8range(staff_id, staff_id, '[]'::text) WITH &&, daterange(from_date, to_date, '[]'::text) WITH &&)
);
CREATE INDEX timesheet_period ON timesheet USING btree (center_id, from_date, to_date);
CREATE INDEX timesheet_staff ON timesheet USING btree (center_id, staff_id, from_date);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON timesheet FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table timesheet enable row level security;
alter table timesheet force row level security;
create policy center on timesheet to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on timesheet to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on timesheet to larkhouse_jobs;
grant delete, insert, select, update on timesheet to larkhouse_staff;

create table timesheet_step (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  timesheet_id bigint not null,
  kind text not null,
  at timestamp with time zone not null,
  by_staff_id bigint,
  reason text,
  regular_minutes integer not null,
  overtime_minutes integer not null,
  double_minutes integer not null,
  unpaid_minutes integer not null,
  off_minutes integer not null,
  constraint timesheet_step_pkey PRIMARY KEY (center_id, id),
  constraint timesheet_step_center_id_by_staff_id_fkey FOREIGN KEY (center_id, by_staff_id) REFERENCES staff(center_id, id),
  constraint timesheet_step_center_id_timesheet_id_fkey FOREIGN KEY (center_id, timesheet_id) REFERENCES timesheet(center_id, id) ON DELETE CASCADE,
  constraint timesheet_step_check CHECK (((kind = 'reopened'::text) = (reason IS NOT NULL))),
  constraint timesheet_step_kind_check CHECK ((kind = ANY (ARRAY['signed'::text, 'approved'::text, 'reopened'::text, 'exported'::text])))
);
CREATE INDEX timesheet_step_by ON timesheet_step USING btree (center_id, by_staff_id);
CREATE INDEX timesheet_step_timesheet ON timesheet_step USING btree (center_id, timesheet_id, id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON timesheet_step FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table timesheet_step enable row level security;
alter table timesheet_step force row level security;
create policy center on timesheet_step to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on timesheet_step to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on timesheet_step to larkhouse_jobs;
grant insert, select on timesheet_step to larkhouse_staff;

create table totp (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint,
  guardian_id bigint,
  secret_sealed bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  constraint totp_pkey PRIMARY KEY (center_id, id),
  constraint totp_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint totp_center_id_guardian_id_fkey FOREIGN KEY (center_id, guardian_id) REFERENCES guardian(center_id, id),
  constraint totp_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint totp_check CHECK ((num_nonnulls(staff_id, guardian_id) = 1))
);
CREATE INDEX totp_guardian ON totp USING btree (center_id, guardian_id);
CREATE INDEX totp_staff ON totp USING btree (center_id, staff_id);
CREATE UNIQUE INDEX totp_of_guardian ON totp USING btree (center_id, guardian_id, ((confirmed_at IS NULL)));
CREATE UNIQUE INDEX totp_of_staff ON totp USING btree (center_id, staff_id, ((confirmed_at IS NULL)));
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON totp FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table totp enable row level security;
alter table totp force row level security;
create policy center on totp to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on totp to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on totp to larkhouse_jobs;

create table tour (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  inquiry_id bigint not null,
  slot_id bigint not null,
  state text not null,
  canceled_by text,
  booked_at timestamp with time zone not null,
  booked_by bigint,
  sequence integer default 0 not null,
  reminded_at timestamp with time zone,
  constraint tour_pkey PRIMARY KEY (center_id, id),
  constraint tour_center_id_booked_by_fkey FOREIGN KEY (center_id, booked_by) REFERENCES staff(center_id, id),
  constraint tour_center_id_inquiry_id_fkey FOREIGN KEY (center_id, inquiry_id) REFERENCES inquiry(center_id, id) ON DELETE CASCADE,
  constraint tour_center_id_slot_id_fkey FOREIGN KEY (center_id, slot_id) REFERENCES tour_slot(center_id, id),
  constraint tour_canceled_by_check CHECK ((canceled_by = ANY (ARRAY['family'::text, 'center'::text]))),
  constraint tour_check CHECK (((state = 'canceled'::text) = (canceled_by IS NOT NULL))),
  constraint tour_state_check CHECK ((state = ANY (ARRAY['booked'::text, 'canceled'::text, 'came'::text, 'missed'::text])))
);
CREATE INDEX tour_booked_by ON tour USING btree (center_id, booked_by);
CREATE INDEX tour_inquiry ON tour USING btree (center_id, inquiry_id);
CREATE INDEX tour_slot_of ON tour USING btree (center_id, slot_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tour FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table tour enable row level security;
alter table tour force row level security;
create policy center on tour to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on tour to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on tour to larkhouse_jobs;
grant delete, insert, select, update on tour to larkhouse_staff;

create table tour_slot (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  date date not null,
  time time without time zone not null,
  minutes integer not null,
  places integer not null,
  host_id bigint,
  created_at timestamp with time zone not null,
  created_by bigint,
  closed_at timestamp with time zone,
  version integer default 1 not null,
  constraint tour_slot_pkey PRIMARY KEY (center_id, id),
  constraint tour_slot_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint tour_slot_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint tour_slot_center_id_host_id_fkey FOREIGN KEY (center_id, host_id) REFERENCES staff(center_id, id),
  constraint tour_slot_minutes_check CHECK (((minutes >= 10) AND (minutes <= 240))),
  constraint tour_slot_places_check CHECK (((places >= 1) AND (places <= 50)))
);
CREATE INDEX tour_slot_created_by ON tour_slot USING btree (center_id, created_by);
CREATE INDEX tour_slot_date ON tour_slot USING btree (center_id, date);
CREATE INDEX tour_slot_host ON tour_slot USING btree (center_id, host_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON tour_slot FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table tour_slot enable row level security;
alter table tour_slot force row level security;
create policy center on tour_slot to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on tour_slot to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on tour_slot to larkhouse_jobs;
grant delete, insert, select, update on tour_slot to larkhouse_staff;

create table training (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  staff_id bigint not null,
  title text not null,
  date date not null,
  minutes integer not null,
  mode text not null,
  topics text[] default '{}'::text[] not null,
  file_path text,
  file_name text,
  file_type text,
  created_at timestamp with time zone not null,
  created_by bigint,
  removed_at timestamp with time zone,
  removed_by bigint,
  version integer default 1 not null,
  constraint training_pkey PRIMARY KEY (center_id, id),
  constraint training_center_id_created_by_fkey FOREIGN KEY (center_id, created_by) REFERENCES staff(center_id, id),
  constraint training_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint training_center_id_removed_by_fkey FOREIGN KEY (center_id, removed_by) REFERENCES staff(center_id, id),
  constraint training_center_id_staff_id_fkey FOREIGN KEY (center_id, staff_id) REFERENCES staff(center_id, id),
  constraint training_check CHECK ((((file_path IS NULL) = (file_name IS NULL)) AND ((file_path IS NULL) = (file_type IS NULL)))),
  constraint training_check1 CHECK (((removed_by IS NULL) OR (removed_at IS NOT NULL))),
  constraint training_minutes_check CHECK (((minutes >= 1) AND (minutes <= 60000))),
  constraint training_mode_check CHECK ((mode = ANY (ARRAY['instructor'::text, 'self'::text, 'self-study'::text]))),
  constraint training_title_check CHECK ((title <> ''::text)),
  constraint training_topics_check CHECK ((topics <@ ARRAY['development'::text, 'health-safety'::text, 'abuse-prevention'::text, 'nutrition'::text, 'infants'::text, 'special-needs'::text, 'guidance'::text, 'families'::text, 'management'::text, 'cpr-first-aid'::text, 'orientation'::text, 'other'::text]))
);
CREATE INDEX training_created_by ON training USING btree (center_id, created_by);
CREATE INDEX training_removed_by ON training USING btree (center_id, removed_by);
CREATE INDEX training_staff ON training USING btree (center_id, staff_id, date);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON training FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table training enable row level security;
alter table training force row level security;
create policy center on training to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on training to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on training to larkhouse_jobs;
grant delete, insert, select, update on training to larkhouse_staff;

create table upload (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  path text not null,
  file_name text not null,
  kind text not null,
  type text not null,
  size bigint not null,
  stored_size bigint not null,
  width integer,
  height integer,
  uploaded_by_staff bigint,
  uploaded_by_guardian bigint,
  created_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  released_at timestamp with time zone,
  constraint upload_pkey PRIMARY KEY (center_id, id),
  constraint upload_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint upload_center_id_uploaded_by_guardian_fkey FOREIGN KEY (center_id, uploaded_by_guardian) REFERENCES guardian(center_id, id),
  constraint upload_center_id_uploaded_by_staff_fkey FOREIGN KEY (center_id, uploaded_by_staff) REFERENCES staff(center_id, id),
  constraint upload_check CHECK ((num_nonnulls(uploaded_by_staff, uploaded_by_guardian) <= 1)),
  constraint upload_check1 CHECK (((kind = 'image'::text) = ((width IS NOT NULL) AND (height IS NOT NULL)))),
  constraint upload_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'document'::text]))),
  constraint upload_path_check CHECK ((path ~ '^/uploads/[0-9a-f]{32}\.[a-z]+$'::text)),
  constraint upload_size_check CHECK ((size > 0)),
  constraint upload_stored_size_check CHECK ((stored_size > 0))
);
CREATE INDEX upload_loose ON upload USING btree (center_id, created_at) WHERE ((claimed_at IS NULL) OR (released_at IS NOT NULL));
CREATE INDEX upload_uploaded_by_guardian ON upload USING btree (center_id, uploaded_by_guardian);
CREATE INDEX upload_uploaded_by_staff ON upload USING btree (center_id, uploaded_by_staff);
CREATE UNIQUE INDEX upload_path ON upload USING btree (center_id, path);
alter table upload enable row level security;
alter table upload force row level security;
create policy center on upload to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy family on upload for select to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (uploaded_by_guardian = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_sends on upload for insert to larkhouse_parent with check (((center_id = ( SELECT app_center() AS app_center)) AND (uploaded_by_guardian = ( SELECT app_actor_id() AS app_actor_id))));
create policy family_uses on upload for update to larkhouse_parent using (((center_id = ( SELECT app_center() AS app_center)) AND (uploaded_by_guardian = ( SELECT app_actor_id() AS app_actor_id))));
create policy owner on upload to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on upload to larkhouse_jobs;
grant insert, select on upload to larkhouse_parent;
grant insert, select, update on upload to larkhouse_staff;
grant update (claimed_at, released_at) on upload to larkhouse_parent;

create table waitlist_fee (
  center_id bigint default app_center() not null,
  id bigint generated always as identity not null,
  inquiry_id bigint,
  payee text,
  reach text,
  amount integer not null,
  is_refundable boolean not null,
  state text not null,
  asked_at timestamp with time zone not null,
  paid_on date,
  paid_by text,
  returned_on date,
  returned_by text,
  noted_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint waitlist_fee_pkey PRIMARY KEY (center_id, id),
  constraint waitlist_fee_center_id_fkey FOREIGN KEY (center_id) REFERENCES center(center_id),
  constraint waitlist_fee_center_id_inquiry_id_fkey FOREIGN KEY (center_id, inquiry_id) REFERENCES inquiry(center_id, id) ON DELETE SET NULL (inquiry_id),
  constraint waitlist_fee_amount_check CHECK (((amount >= 1) AND (amount <= 1000000))),
  constraint waitlist_fee_check CHECK (((state = ANY (ARRAY['paid'::text, 'returned'::text])) = (paid_on IS NOT NULL))),
  constraint waitlist_fee_check1 CHECK (((paid_on IS NULL) = (paid_by IS NULL))),
  constraint waitlist_fee_check2 CHECK (((state = 'returned'::text) = (returned_on IS NOT NULL))),
  constraint waitlist_fee_check3 CHECK (((returned_on IS NULL) = (returned_by IS NULL))),
  constraint waitlist_fee_check4 CHECK (((payee IS NULL) = (reach IS NULL))),
  constraint waitlist_fee_check5 CHECK (((payee IS NULL) OR ((inquiry_id IS NULL) AND (state = 'paid'::text) AND is_refundable))),
  constraint waitlist_fee_paid_by_check CHECK ((paid_by = ANY (ARRAY['cash'::text, 'check'::text, 'ach'::text, 'zelle'::text, 'card'::text, 'other'::text]))),
  constraint waitlist_fee_payee_check CHECK ((payee <> ''::text)),
  constraint waitlist_fee_reach_check CHECK ((reach <> ''::text)),
  constraint waitlist_fee_returned_by_check CHECK ((returned_by = ANY (ARRAY['cash'::text, 'check'::text, 'ach'::text, 'zelle'::text, 'card'::text, 'other'::text]))),
  constraint waitlist_fee_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'waived'::text, 'paid'::text, 'returned'::text])))
);
CREATE INDEX waitlist_fee_inquiry ON waitlist_fee USING btree (center_id, inquiry_id);
CREATE INDEX waitlist_fee_noted ON waitlist_fee USING btree (center_id, noted_at);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON waitlist_fee FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table waitlist_fee enable row level security;
alter table waitlist_fee force row level security;
create policy center on waitlist_fee to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on waitlist_fee to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on waitlist_fee to larkhouse_jobs;
grant delete, insert, select, update on waitlist_fee to larkhouse_staff;

create table year_end_document (
  center_id bigint default app_center() not null,
  year integer not null,
  billing_account_id bigint not null,
  kind text not null,
  tax_document_id bigint not null,
  paid bigint not null,
  published_at timestamp with time zone not null,
  constraint year_end_document_pkey PRIMARY KEY (center_id, year, billing_account_id, kind),
  constraint year_end_document_center_id_billing_account_id_fkey FOREIGN KEY (center_id, billing_account_id) REFERENCES billing_account(center_id, id),
  constraint year_end_document_center_id_tax_document_id_fkey FOREIGN KEY (center_id, tax_document_id) REFERENCES tax_document(center_id, id),
  constraint year_end_document_kind_check CHECK ((kind = ANY (ARRAY['statement'::text, 'letter'::text])))
);
CREATE INDEX year_end_document_account ON year_end_document USING btree (center_id, billing_account_id);
CREATE INDEX year_end_document_tax_document ON year_end_document USING btree (center_id, tax_document_id);
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON year_end_document FOR EACH STATEMENT EXECUTE FUNCTION note_change();
alter table year_end_document enable row level security;
alter table year_end_document force row level security;
create policy center on year_end_document to larkhouse_jobs, larkhouse_staff using ((center_id = ( SELECT app_center() AS app_center))) with check ((center_id = ( SELECT app_center() AS app_center)));
create policy owner on year_end_document to larkhouse_owner using (true) with check (true);
grant delete, insert, select, update on year_end_document to larkhouse_jobs;
grant select on year_end_document to larkhouse_staff;

CREATE OR REPLACE FUNCTION accounts_with_two_step(p_audience text)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(distinct account_id), '{}') from (
    select case p_audience when 'staff' then staff_id else guardian_id end as account_id
      from totp where center_id = app_center() and confirmed_at is not null
    union all
    select case p_audience when 'staff' then staff_id else guardian_id end from passkey where center_id = app_center()
  ) a where account_id is not null
$function$;
grant execute on function accounts_with_two_step(text) to larkhouse_jobs, larkhouse_staff;

CREATE OR REPLACE FUNCTION actor_has_two_step()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select has_two_step(app_center(), current_setting('app.actor_kind', true), app_actor_id())
$function$;
grant execute on function actor_has_two_step() to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION add_bookings_to_sums()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION age_in_months(p_born date, p_on date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select (extract(year from p_on) - extract(year from p_born))::int * 12
    + (extract(month from p_on) - extract(month from p_born))::int
    - case when extract(day from p_on) < extract(day from p_born) then 1 else 0 end $function$;
grant execute on function age_in_months(date,date) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION app_actor()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.actor_kind', true), '') || ' ' || nullif(current_setting('app.actor_id', true), '') $function$;
grant execute on function app_actor() to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION app_actor_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.actor_id', true), '')::bigint $function$;
grant execute on function app_actor_id() to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION app_center()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.center_id', true), '')::bigint $function$;
grant execute on function app_center() to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION app_child_ids()
 RETURNS bigint[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.child_ids', true), '')::bigint[] $function$;
grant execute on function app_child_ids() to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION audit_hash(a audit)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select sha256(convert_to(jsonb_build_array(a.at at time zone 'UTC', a.actor_kind, a.actor_id, a.action, a.entity, a.entity_ids,
    a.child_ids, encode(a.content, 'hex'))::text, 'UTF8'))
$function$;
grant execute on function audit_hash(audit) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION audit_row_hash(r audit_row)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select sha256(convert_to(jsonb_build_array(r.entity, r.entity_ids, encode(r.content, 'hex'))::text, 'UTF8'))
$function$;
grant execute on function audit_row_hash(audit_row) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION audit_tx(p_own xid8 DEFAULT pg_current_xact_id())
 RETURNS xid8
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select (p_own::text::bigint + coalesce((select tx_offset from installation), 0))::text::xid8
$function$;

CREATE OR REPLACE FUNCTION barred_from_pickup(p_child_id bigint)
 RETURNS TABLE(guardian_id bigint, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select g.id, g.first_name || ' ' || g.last_name
  from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
  where s.center_id = app_center() and s.child_id = p_child_id and s.ended_at is null and g.removed_at is null and not s.may_pick_up
    and (session_user <> 'larkhouse_parent' or p_child_id = any (app_child_ids()))
$function$;
grant execute on function barred_from_pickup(bigint) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION begin_thread(p_now timestamp with time zone, p_thread jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_id bigint;
  v_kind text := p_thread ->> 'kind';
  v_child_id bigint := (p_thread ->> 'childId')::bigint;
  v_origin_guardian_id bigint := (p_thread -> 'origin' ->> 'guardianId')::bigint;
begin
  if session_user = 'larkhouse_parent' and (
    v_kind <> 'conversation' or not coalesce(v_child_id = any (app_child_ids()), v_child_id is null)
    or coalesce(v_origin_guardian_id <> app_actor_id(), false)
    or exists (select from jsonb_to_recordset(p_thread -> 'members') as m (kind text, "guardianId" bigint, "childIds" bigint[])
               where case m.kind when 'guardian' then m."guardianId" <> app_actor_id() or not m."childIds" <@ app_child_ids()
                                 else m.kind not in ('staff', 'room', 'office') end)
  ) then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  insert into message_thread (center_id, child_id, subject, last_activity, kind, origin_thread_id, origin_guardian_id)
  values (app_center(), v_child_id, p_thread ->> 'subject', p_now, v_kind, (p_thread -> 'origin' ->> 'threadId')::bigint, v_origin_guardian_id)
  returning id into v_id;
  insert into thread_member (center_id, thread_id, kind, staff_id, guardian_id, room_id, child_id, child_ids, is_from, last_activity)
  select distinct on (m.kind, coalesce(m."staffId", m."guardianId", m."roomId", m."childId"))
    app_center(), v_id, m.kind, m."staffId", m."guardianId", m."roomId", m."childId", m."childIds", coalesce(m."isFrom", false), p_now
  from jsonb_to_recordset(p_thread -> 'members') as m (kind text, "staffId" bigint, "guardianId" bigint, "roomId" bigint, "childId" bigint,
                                                       "childIds" bigint[], "isFrom" boolean)
  order by m.kind, coalesce(m."staffId", m."guardianId", m."roomId", m."childId"), m."isFrom" desc nulls last;
  return v_id;
end $function$;

CREATE OR REPLACE FUNCTION camera_denial(p_camera_id bigint, p_today date, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select camera_denial_for(app_center(), p_camera_id,
    case current_setting('app.actor_kind', true) when 'parent' then app_actor_id() end, p_today, p_now)
$function$;
grant execute on function camera_denial(bigint,date,timestamp with time zone) to larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION camera_denial_for(p_center_id bigint, p_camera_id bigint, p_guardian_id bigint, p_today date, p_now timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_room bigint;
  v_rule text;
  v_children bigint[];
begin
  select c.room_id into v_room from camera c where c.center_id = p_center_id and c.id = p_camera_id and c.removed_at is null;
  if not found then return 'camera-removed'; end if;
  if p_guardian_id is not null and exists (
    select from camera_block b where b.center_id = p_center_id and b.guardian_id = p_guardian_id and b.ended_at is null) then
    return 'blocked';
  end if;
  if exists (
    select from room_privacy p join room r on r.center_id = p.center_id and r.id = p.room_id
    where p.center_id = p_center_id and p.ended_at is null and r.removed_at is null and (v_room is null or p.room_id = v_room)) then
    return 'privacy';
  end if;
  if p_guardian_id is null then return null; end if;

  v_children := current_children(p_center_id, p_guardian_id);
  select c.parent_viewing into v_rule from center c where c.center_id = p_center_id;
  if cardinality(v_children) = 0 or v_rule <> 'any-time' and not exists (
    select from attendance a
    where a.center_id = p_center_id and a.child_id = any (v_children) and a.date = p_today and a.check_in <= p_now
      and a.check_out is null
      and (v_rule = 'any-room' or v_room is null or child_room_at(a.center_id, a.child_id, p_now) = v_room)) then
    return 'not-checked-in';
  end if;
  return null;
end $function$;
grant execute on function camera_denial_for(bigint,bigint,bigint,date,timestamp with time zone) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION camera_viewers_of_family(p_session_id bigint, p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select count(distinct v.session_id)::int from camera_view v
  where v.center_id = app_center() and v.ended_at is null and v.expires_at > p_now and v.session_id <> p_session_id
    and v.seen_at > p_now - interval '1 minute'
    and (v.guardian_id = app_actor_id() or v.guardian_id in (
      select g.guardian_id from guardianship g
      where g.center_id = app_center() and g.ended_at is null and g.child_id = any (app_child_ids())))
$function$;
grant execute on function camera_viewers_of_family(bigint,timestamp with time zone) to larkhouse_parent;

CREATE OR REPLACE FUNCTION canceled_event_title(p_event_id bigint)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select e.title from event e
  where e.center_id = app_center() and e.id = p_event_id and event_is_open(e.center_id, e.id, e.audience)
$function$;
grant execute on function canceled_event_title(bigint) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION center_of_challenge(p_token_hash bytea)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select center_id from account_challenge where token_hash = p_token_hash
$function$;
grant execute on function center_of_challenge(bytea) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION center_of_email_change(p_token_hash bytea)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select center_id from email_change where token_hash = p_token_hash
$function$;
grant execute on function center_of_email_change(bytea) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION center_of_inquiry(p_token_hash bytea)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select center_id from inquiry_link where token_hash = p_token_hash
$function$;
grant execute on function center_of_inquiry(bytea) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION center_of_invitation(p_code_hash bytea)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select center_id from parent_invitation where code_hash = p_code_hash
$function$;
grant execute on function center_of_invitation(bytea) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION center_of_link(p_token_hash bytea)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select center_id from account_link where token_hash = p_token_hash
$function$;
grant execute on function center_of_link(bytea) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION centers()
 RETURNS TABLE(center_id bigint, name text, time_zone text, is_demo boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select center_id, name, time_zone, is_demo from center order by center_id
$function$;
grant execute on function centers() to larkhouse_jobs;

CREATE OR REPLACE FUNCTION changes_since(p_known text)
 RETURNS TABLE(snapshot text, started timestamp with time zone, changes text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select pg_current_snapshot()::text, pg_postmaster_start_time(),
    case when p_known is not null then array(
      select xid::text || ' ' || center_id || ' ' || table_name from recent_change
      where xid >= pg_snapshot_xmin(p_known::pg_snapshot) and not pg_visible_in_snapshot(xid, p_known::pg_snapshot)) end
$function$;
grant execute on function changes_since(text) to larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION check_ledger_transaction()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION child_placed_at(p_center_id bigint, p_child_id bigint, p_at timestamp with time zone, OUT room_id bigint, OUT despite_id bigint, OUT is_here boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_stay bigint;
begin
  select a.id into v_stay from attendance a join center c on c.center_id = a.center_id
  where a.center_id = p_center_id and a.child_id = p_child_id and a.date = (p_at at time zone c.time_zone)::date
    and a.check_in <= p_at and (a.check_out is null or a.check_out > p_at);
  is_here := v_stay is not null;
  select m.room_id, m.merge_id into room_id, despite_id
  from presence_move m join attendance a on a.center_id = m.center_id and a.id = m.attendance_id
  where m.center_id = p_center_id and m.attendance_id = v_stay and m.undone_at is null and m.at >= a.check_in and m.at <= p_at
  order by m.at desc, m.id desc limit 1;
  if room_id is null then
    -- The first room reaches back without end.
    select s.room_id into room_id from room_stay s where s.center_id = p_center_id and s.child_id = p_child_id
    order by s.began_at <= p_at desc, abs(extract(epoch from s.began_at - p_at)), s.id desc limit 1;
  end if;
end $function$;
grant execute on function child_placed_at(bigint,bigint,timestamp with time zone) to larkhouse_jobs, larkhouse_staff;

CREATE OR REPLACE FUNCTION child_room_at(p_center_id bigint, p_child_id bigint, p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_placed record;
begin
  select * into v_placed from child_placed_at(p_center_id, p_child_id, p_at);
  return case when v_placed.is_here then room_after_merges(p_center_id, v_placed.room_id, v_placed.despite_id, p_at) else v_placed.room_id end;
end $function$;
grant execute on function child_room_at(bigint,bigint,timestamp with time zone) to larkhouse_jobs, larkhouse_staff;

CREATE OR REPLACE FUNCTION contacts_are_open(p_child_id bigint, p_one bigint, p_other bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with both_of as (
    select count(*) as guardians, bool_and(s.contacts_shared_at is not null) as agreed, max(s.started_at) as since
    from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id and g.removed_at is null
    where s.center_id = app_center() and s.child_id = p_child_id and s.guardian_id in (p_one, p_other) and s.ended_at is null),
  decided as (
    select d.child_id, d.decision, d.started_at from contact_decision d
    where d.center_id = app_center() and d.guardian_id = least(p_one, p_other) and d.other_guardian_id = greatest(p_one, p_other)
      and d.ended_at is null)
  select b.guardians = 2 and not exists (select from decided where decision = 'hidden')
    and (b.agreed or exists (select from decided d where d.decision = 'shown' and d.child_id = p_child_id and d.started_at >= b.since))
  from both_of b
$function$;
grant execute on function contacts_are_open(bigint,bigint,bigint) to larkhouse_jobs, larkhouse_staff;

CREATE OR REPLACE FUNCTION create_center(p_name text, p_time_zone text, p_is_demo boolean, p_now timestamp with time zone, p_only_first boolean)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare v_id bigint;
begin
  -- Somebody else who is just setting up comes first, however long that takes.
  if p_only_first and (not pg_try_advisory_xact_lock(hashtext('larkhouse:create_center')) or exists (select from center)) then
    raise exception 'already set up' using errcode = 'LH409';
  end if;
  insert into center (name, time_zone, is_demo, created_at) values (p_name, p_time_zone, p_is_demo, p_now)
  returning center_id into v_id;
  return v_id;
end $function$;
grant execute on function create_center(text,text,boolean,timestamp with time zone,boolean) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION current_children(p_center_id bigint, p_guardian_id bigint)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(g.child_id order by g.child_id), '{}')
  from guardianship g join child c on c.center_id = g.center_id and c.id = g.child_id
  where g.center_id = p_center_id and g.guardian_id = p_guardian_id and g.ended_at is null and c.removed_at is null
$function$;
grant execute on function current_children(bigint,bigint) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION deliver_message(p_message_id bigint, p_now timestamp with time zone, p_limit integer)
 RETURNS TABLE(staff_ids bigint[], guardian_ids bigint[], is_complete boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  v message;
  v_staff bigint[];
  v_guardians bigint[];
  v_is_complete boolean;
begin
  select * into v from message m where m.center_id = app_center() and m.id = p_message_id and m.delivered_at is null
    and m.withdrawn_at is null for update;
  if v.id is null then return query select '{}'::bigint[], '{}'::bigint[], true; return; end if;
  if session_user <> 'larkhouse_jobs' and app_actor_id() is distinct from
       (case session_user when 'larkhouse_staff' then v.sender_staff_id when 'larkhouse_parent' then v.sender_guardian_id end) then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  with fresh as (
    insert into message_recipient (center_id, message_id, thread_id, sent_at, staff_id, guardian_id, child_ids)
    select v.center_id, v.id, v.thread_id, v.created_at, r.staff_id, r.guardian_id, r.child_ids
    from thread_reach(v.thread_id) r
    where not exists (select from message_recipient o where o.center_id = v.center_id and o.message_id = v.id
                        and (o.staff_id = r.staff_id or o.guardian_id = r.guardian_id))
    order by r.staff_id, r.guardian_id limit p_limit
    on conflict do nothing
    returning staff_id, guardian_id)
  select coalesce(array_agg(staff_id) filter (where staff_id is not null), '{}'),
    coalesce(array_agg(guardian_id) filter (where guardian_id is not null), '{}'), count(*) < p_limit
    into v_staff, v_guardians, v_is_complete from fresh;
  if v_is_complete then
    update message m set delivered_at = p_now where m.center_id = v.center_id and m.id = v.id;
  end if;
  return query select v_staff, v_guardians, v_is_complete;
end $function$;
grant execute on function deliver_message(bigint,timestamp with time zone,integer) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION drop_form_files(p_request_id bigint, p_guardian_id bigint, p_block_key text, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if current_setting('app.actor_kind', true) = 'parent' and not exists (
    select from form_request r join form_signer s on s.center_id = r.center_id and s.form_request_id = r.id and s.guardian_id = app_actor_id()
    where r.center_id = app_center() and r.id = p_request_id
      and (r.answers_sealed is not null or p_guardian_id is not distinct from app_actor_id())) then return; end if;
  with gone as (
    delete from form_file f
    where f.center_id = app_center() and f.form_request_id = p_request_id and not f.is_signed
      and (p_guardian_id is null or f.guardian_id = p_guardian_id) and (p_block_key is null or f.block_key = p_block_key)
    returning f.center_id, f.file_path)
  update upload u set released_at = p_now from gone g
  where u.center_id = g.center_id and u.path = g.file_path and u.released_at is null;
end $function$;
grant execute on function drop_form_files(bigint,bigint,text,timestamp with time zone) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION end_calendar_feed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_name = 'staff' then
    delete from calendar_feed f where f.center_id = new.center_id and f.staff_id = new.id;
  else
    delete from calendar_feed f where f.center_id = new.center_id and f.guardian_id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_push_with_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from push_subscription p where p.center_id = new.center_id and p.session_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION event_counts(p_event_ids bigint[], p_from date, p_to date)
 RETURNS TABLE(event_id bigint, date date, yes integer, no integer, maybe integer, people integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.event_id, a.date, count(*) filter (where a.answer = 'yes')::int, count(*) filter (where a.answer = 'no')::int,
    count(*) filter (where a.answer = 'maybe')::int, coalesce(sum(a.people) filter (where a.answer = 'yes'), 0)::int
  from event_answer a join event e on e.center_id = a.center_id and e.id = a.event_id
  where a.center_id = app_center() and a.event_id = any (p_event_ids) and a.date between p_from and p_to
    and (current_setting('app.actor_kind', true) <> 'parent'
      or e.removed_at is null and e.shows_counts and event_is_open(e.center_id, e.id, e.audience))
  group by a.event_id, a.date
$function$;
grant execute on function event_counts(bigint[],date,date) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION event_is_open(p_center_id bigint, p_event_id bigint, p_audience text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p_center_id = app_center() and case p_audience
    when 'everybody' then cardinality(app_child_ids()) > 0
    when 'rooms' then exists (
      select from event_room r join child k on k.center_id = r.center_id and k.room_id = r.room_id
      where r.center_id = p_center_id and r.event_id = p_event_id and k.id = any (app_child_ids()))
    else false end
$function$;
grant execute on function event_is_open(bigint,bigint,text) to larkhouse_parent;

CREATE OR REPLACE FUNCTION family_addressees()
 RETURNS TABLE(kind text, id bigint, name text, detail text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with own as materialized (select unnest(current_children(app_center(), app_actor_id())) as child_id
                            where current_setting('app.actor_kind', true) = 'parent')
  select 'room', r.id, r.name, null from room r
  where r.center_id = app_center() and r.removed_at is null
    and exists (select from child k join own on own.child_id = k.id where k.center_id = r.center_id and k.room_id = r.id)
  union all
  select 'staff', s.id, s.first_name || ' ' || s.last_name, o.name
  from staff s join role o on o.center_id = s.center_id and o.id = s.role_id
  where s.center_id = app_center() and s.removed_at is null and s.deactivated_at is null and exists (select from own)
    and exists (select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'messages')
$function$;
grant execute on function family_addressees() to larkhouse_jobs, larkhouse_parent;

CREATE OR REPLACE FUNCTION folded(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when octet_length(p_text) = char_length(p_text) then upper(p_text)
    else upper(regexp_replace(normalize(p_text, NFD), '[\u0300-\u036f]', '', 'g')) end
$function$;
grant execute on function folded(text) to larkhouse_staff;

CREATE OR REPLACE FUNCTION follow_audit_tx()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update installation set tx_offset = tx_offset + behind.by from (
    select max(known.tx::text::bigint) - audit_tx()::text::bigint + 1 as by from center c cross join lateral (
      (select tx from audit a where a.center_id = c.center_id order by tx desc limit 1) union all
      (select tx from audit_row r where r.center_id = c.center_id order by tx desc limit 1) union all
      (select up_to_tx from audit_seal s where s.center_id = c.center_id order by id desc limit 1)) known) behind
  where behind.by > 0
$function$;

CREATE OR REPLACE FUNCTION follow_contacts(p_name text, p_new_name text, p_phone text, p_new_phone text, p_emergency text, p_new_emergency text)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with changed as (
    update child k set parent_name = case when c.name then p_new_name else k.parent_name end,
      parent_phone = case when c.phone then p_new_phone else k.parent_phone end,
      emergency_contact = case when c.emergency then p_new_emergency else k.emergency_contact end, version = k.version + 1
    from child o cross join lateral (select
      o.parent_name is not distinct from p_name and p_new_name is distinct from p_name as name,
      o.parent_phone is not distinct from p_phone and p_new_phone is distinct from p_phone as phone,
      o.emergency_contact is not distinct from p_emergency and p_new_emergency is distinct from p_emergency as emergency) c
    where o.center_id = app_center() and o.id = any (app_child_ids()) and k.center_id = o.center_id and k.id = o.id
      and (c.name or c.phone or c.emergency)
    returning k.id)
  select count(*)::int from changed
$function$;
grant execute on function follow_contacts(text,text,text,text,text,text) to larkhouse_parent;

CREATE OR REPLACE FUNCTION follow_undone_moves()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_photo_presence(m.center_id, array(
    select p.id from gallery_photo p
    where p.center_id = m.center_id and p.removed_at is null and p.created_at between m.since and m.undone_at
      and p.follows_presence and p.audience = 'rooms'))
  from (select c.center_id, min(c.at) as since, max(c.undone_at) as undone_at from changed c
        where c.undone_at is not null group by c.center_id) m;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION forget_changes()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from recent_change where noted_at < clock_timestamp() - interval '1 day'
$function$;
grant execute on function forget_changes() to larkhouse_jobs;

CREATE OR REPLACE FUNCTION form_waits_for_one(p_request_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return exists (
    select from form_request r
    join form_signer o on o.center_id = r.center_id and o.form_request_id = r.id and o.guardian_id = app_actor_id()
    where r.center_id = app_center() and r.id = p_request_id and r.child_id = any (app_child_ids())
      and (r.must_sign = 'one' or not exists (
        select from form_signer s
        where s.center_id = r.center_id and s.form_request_id = r.id and s.guardian_id <> o.guardian_id and s.state <> 'signed')));
end $function$;
grant execute on function form_waits_for_one(bigint) to larkhouse_jobs, larkhouse_parent;

CREATE OR REPLACE FUNCTION guardian_name(p_guardian_id bigint)
 RETURNS text
 LANGUAGE sql
 STABLE STRICT SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select g.first_name || ' ' || g.last_name from guardian g
  where g.center_id = app_center() and g.id = p_guardian_id and (session_user <> 'larkhouse_parent' or exists (
    select from guardianship s where s.center_id = g.center_id and s.guardian_id = g.id and s.child_id = any (app_child_ids())))
$function$;
grant execute on function guardian_name(bigint) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION has_two_step(p_center_id bigint, p_audience text, p_account_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from totp a where a.center_id = p_center_id and a.confirmed_at is not null
                   and case p_audience when 'staff' then a.staff_id else a.guardian_id end = p_account_id)
      or exists (select from passkey k where k.center_id = p_center_id
                   and case p_audience when 'staff' then k.staff_id else k.guardian_id end = p_account_id)
$function$;

CREATE OR REPLACE FUNCTION hold_own_child(p_child_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from child where center_id = app_center() and id = p_child_id and id = any (app_child_ids()) for no key update;
end $function$;
grant execute on function hold_own_child(bigint) to larkhouse_jobs, larkhouse_parent;

CREATE OR REPLACE FUNCTION installation_address()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select address from installation
$function$;
grant execute on function installation_address() to larkhouse_jobs;

CREATE OR REPLACE FUNCTION is_own_proposal(p_pickup_person_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from pickup_person p where p.center_id = app_center() and p.id = p_pickup_person_id
    and p.proposed_by = app_actor_id() and p.state = 'proposed')
$function$;
grant execute on function is_own_proposal(bigint) to larkhouse_parent;

CREATE OR REPLACE FUNCTION is_staffed_by(m thread_member, s staff)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(case m.kind when 'staff' then m.staff_id = s.id when 'room' then m.room_id = s.room_id when 'all-staff' then true
    when 'office' then exists (select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id
                                 and c.capability in ('messages.office', 'center.manage')) end, false)
$function$;
grant execute on function is_staffed_by(thread_member,staff) to larkhouse_jobs, larkhouse_staff;

CREATE OR REPLACE FUNCTION keep_erasure()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_row (center_id, entity, entity_ids, tx) values (old.center_id, 'audit_detail', array[old.audit_id], audit_tx());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_installation_address(p_address text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update installation set address = p_address where address is distinct from p_address
$function$;
grant execute on function keep_installation_address(text) to larkhouse_staff;

CREATE OR REPLACE FUNCTION keep_photo_audience()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update gallery_photo p set
    audience = case
      when exists (select from photo_child t where t.center_id = p.center_id and t.photo_id = p.id) then 'children'
      when exists (select from photo_room r where r.center_id = p.center_id and r.photo_id = p.id) then 'rooms'
      else 'all' end,
    audience_rooms = array(select r.room_id from photo_room r where r.center_id = p.center_id and r.photo_id = p.id),
    audience_children = array(
      select t.child_id from photo_child t where t.center_id = p.center_id and t.photo_id = p.id order by t.child_id)
  from (select distinct center_id, photo_id from changed) c where c.center_id = p.center_id and c.photo_id = p.id;
  perform keep_photo_presence(c.center_id, array_agg(c.photo_id)) from changed c group by c.center_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_photo_presence(p_center_id bigint, p_photo_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from photo_presence v where v.center_id = p_center_id and v.photo_id = any (p_photo_ids);
  insert into photo_presence (center_id, photo_id, child_id)
  select distinct p.center_id, p.id, a.child_id
  from gallery_photo p
  join center c on c.center_id = p.center_id
  join attendance a on a.center_id = p.center_id and a.date = (p.created_at at time zone c.time_zone)::date
    and a.check_in <= p.created_at and (a.check_out is null or a.check_out > p.created_at)
  cross join lateral child_placed_at(a.center_id, a.child_id, p.created_at) w
  where p.center_id = p_center_id and p.id = any (p_photo_ids) and p.follows_presence and p.audience = 'rooms'
    and w.room_id = any (p.audience_rooms);
end $function$;

CREATE OR REPLACE FUNCTION keep_push_key(p_public_key text, p_private_sealed bytea, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into push_key (public_key, private_sealed, created_at) values (p_public_key, p_private_sealed, p_now)
  on conflict do nothing
$function$;
grant execute on function keep_push_key(text,bytea,timestamp with time zone) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION keep_signed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'what was signed stays as it is' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION keep_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  v_row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  v_center bigint := (v_row ->> 'center_id')::bigint;
  v_ids bigint[] := array(select (v_row ->> k)::bigint from unnest(tg_argv) with ordinality as key (k, n) order by n);
  v_salt bytea;
begin
  if tg_op = 'DELETE' then
    update audit_row set salt = null
      where center_id = v_center and entity = tg_table_name and entity_ids = v_ids and salt is not null;
    insert into audit_row (center_id, entity, entity_ids, tx) values (v_center, tg_table_name, v_ids, audit_tx());
  else
    v_salt := salt();
    insert into audit_row (center_id, entity, entity_ids, salt, content, tx)
    values (v_center, tg_table_name, v_ids, v_salt, salted_hash(v_salt, sealed_row(v_row)), audit_tx());
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION known_emergency_contact(p_child_id bigint)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(
    case when not exists (select from guardianship s
      where s.center_id = k.center_id and s.child_id = k.id and s.guardian_id <> app_actor_id()) then k.emergency_contact end,
    nullif(concat_ws(' ', nullif(g.emergency_contact_name, ''), nullif(g.emergency_contact_phone, '')), ''))
  from child k left join guardian g on g.center_id = k.center_id and g.id = app_actor_id()
  where k.center_id = app_center() and k.id = p_child_id and k.id = any (app_child_ids())
$function$;
grant execute on function known_emergency_contact(bigint) to larkhouse_parent;

CREATE OR REPLACE FUNCTION language_of_session(p_token_hash bytea)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(sp.language, gp.language)
  from session s
  left join staff_preference sp on sp.center_id = s.center_id and sp.staff_id = s.staff_id
  left join guardian_preference gp on gp.center_id = s.center_id and gp.guardian_id = s.guardian_id
  where s.token_hash = p_token_hash
$function$;
grant execute on function language_of_session(bytea) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION login_candidates(p_audience text, p_email_key text)
 RETURNS TABLE(center_id bigint, center_name text, account_id bigint, first_name text, last_name text, password_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select c.center_id, c.name, s.id, s.first_name, s.last_name, s.password_hash
  from staff s join center c on c.center_id = s.center_id
  where p_audience = 'staff' and s.email_key = p_email_key and s.removed_at is null and s.deactivated_at is null
  union all
  select c.center_id, c.name, g.id, g.first_name, g.last_name, g.password_hash
  from guardian g join center c on c.center_id = g.center_id
  where p_audience = 'parent' and g.email_key = p_email_key and g.removed_at is null and g.is_active
$function$;
grant execute on function login_candidates(text,text) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION login_failures(p_keys bytea[])
 RETURNS TABLE(key_hash bytea, failures integer, first_failure_at timestamp with time zone, previous_failure_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select key_hash, failures, first_failure_at, previous_failure_at from login_throttle where key_hash = any (p_keys)
$function$;
grant execute on function login_failures(bytea[]) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION message_holders(p_message_id bigint)
 RETURNS TABLE(staff_id bigint, guardian_id bigint, is_sender boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select r.staff_id, r.guardian_id, r.is_sender from message_recipient r
  where r.center_id = app_center() and r.message_id = p_message_id
    and (session_user <> 'larkhouse_parent' or exists (
      select from message_recipient o where o.center_id = r.center_id and o.message_id = r.message_id and o.guardian_id = app_actor_id()))
$function$;
grant execute on function message_holders(bigint) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION message_receipts(p_message_id bigint)
 RETURNS TABLE(staff_id bigint, guardian_id bigint, name text, read_at timestamp with time zone, acknowledged_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select r.staff_id, r.guardian_id, coalesce(s.first_name || ' ' || s.last_name, guardian_name(r.guardian_id), ''), r.read_at, r.acknowledged_at
  from message m
  join message_recipient r on r.center_id = m.center_id and r.message_id = m.id and not r.is_sender
  left join staff s on s.center_id = r.center_id and s.id = r.staff_id
  where m.center_id = app_center() and m.id = p_message_id
    and (session_user <> 'larkhouse_parent' or m.sender_guardian_id = app_actor_id())
    and (r.read_at is not null
      or case when r.staff_id is null then r.child_ids && current_children(r.center_id, r.guardian_id)
              else s.removed_at is null and s.deactivated_at is null end)
$function$;
grant execute on function message_receipts(bigint) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION name_signers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select string_agg(s.typed_name, ', ' order by s.answered_at, s.guardian_id) into new.signed_by
  from form_request r join form_signer s on s.center_id = r.center_id and s.form_request_id = r.id and s.state = 'signed'
  where r.center_id = new.center_id and r.id = new.form_request_id and r.child_id = new.child_id
    and (r.must_sign = 'one' or not exists (
      select from form_signer o where o.center_id = r.center_id and o.form_request_id = r.id and o.state <> 'signed'));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION note_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into recent_change (center_id, xid, table_name) values (coalesce(app_center(), 0), pg_current_xact_id(), tg_table_name)
    on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE PROCEDURE note_changes(IN tab regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create or replace trigger note_change after insert or update or delete or truncate on %s for each statement execute function note_change()', tab);
end $procedure$;

CREATE OR REPLACE FUNCTION note_unsent(p_token_hash bytea, p_unsent integer, p_now timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update kiosk k set unsent = p_unsent, last_seen_at = p_now where k.token_hash = p_token_hash
  returning k.center_id
$function$;
grant execute on function note_unsent(bytea,integer,timestamp with time zone) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION open_archive(p_center_id bigint, p_archive_id bigint)
 RETURNS TABLE(time_zone text, guardian_id bigint, first_name text, last_name text, child_ids bigint[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare a record;
begin
  select c.time_zone, g.id, g.first_name, g.last_name, current_children(c.center_id, g.id) as child_ids, w.child_id into a
    from child_archive w join guardian g on g.center_id = w.center_id and g.id = w.guardian_id join center c on c.center_id = w.center_id
    where w.center_id = p_center_id and w.id = p_archive_id and w.finished_at is null and w.failed_at is null
      and g.removed_at is null and g.is_active;
  if a.id is null or not a.child_id = any (a.child_ids) then return; end if;
  perform set_config('app.center_id', p_center_id::text, true), set_config('app.actor_kind', 'parent', true),
          set_config('app.actor_id', a.id::text, true), set_config('app.child_ids', a.child_ids::text, true);
  return query select a.time_zone, a.id, a.first_name, a.last_name, a.child_ids;
end $function$;
grant execute on function open_archive(bigint,bigint) to larkhouse_parent;

CREATE OR REPLACE FUNCTION open_calendar_feed(p_token_hash bytea, p_now timestamp with time zone)
 RETURNS TABLE(center_id bigint, time_zone text, center_name text, actor_id bigint, first_name text, last_name text, role text, capabilities text[], child_ids bigint[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  v_audience text := case session_user when 'larkhouse_staff' then 'staff' when 'larkhouse_parent' then 'parent' end;
  v calendar_feed;
  a record;
begin
  select * into v from calendar_feed f where f.token_hash = p_token_hash and f.revoked_at is null;
  if v.id is null then return; end if;
  if v_audience = 'staff' then
    select c.time_zone, c.name as center_name, s.id, s.first_name, s.last_name, r.name as role, '{}'::bigint[] as child_ids,
           array(select rc.capability from role_capability rc where rc.center_id = s.center_id and rc.role_id = s.role_id) as capabilities
      into a
      from staff s join role r on r.center_id = s.center_id and r.id = s.role_id join center c on c.center_id = s.center_id
      where s.center_id = v.center_id and s.id = v.staff_id and s.removed_at is null and s.deactivated_at is null;
    if a.id is null or not 'events.see' = any (a.capabilities) then return; end if;
  else
    select c.time_zone, c.name as center_name, g.id, g.first_name, g.last_name, null::text as role, current_children(v.center_id, g.id) as child_ids,
           '{}'::text[] as capabilities
      into a
      from guardian g join center c on c.center_id = g.center_id
      where v_audience = 'parent' and g.center_id = v.center_id and g.id = v.guardian_id and g.removed_at is null and g.is_active;
    if a.id is null then return; end if;
  end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', v_audience, true),
          set_config('app.actor_id', a.id::text, true),
          set_config('app.child_ids', case v_audience when 'parent' then a.child_ids::text else '' end, true);
  if v.read_at is null or v.read_at < p_now - interval '5 minutes' then
    update calendar_feed f set read_at = p_now where f.center_id = v.center_id and f.id = v.id;
  end if;
  return query select v.center_id, a.time_zone, a.center_name, a.id, a.first_name, a.last_name, a.role, a.capabilities, a.child_ids;
end $function$;
grant execute on function open_calendar_feed(bytea,timestamp with time zone) to larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION open_center(p_center_id bigint, p_kind text, p_actor_id bigint)
 RETURNS TABLE(id bigint, zone text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform set_config('app.center_id', p_center_id::text, true), set_config('app.actor_kind', p_kind, true),
          set_config('app.actor_id', coalesce(p_actor_id::text, ''), true), set_config('app.child_ids', '', true);
  return query select c.center_id, c.time_zone from center c where c.center_id = p_center_id;
end $function$;
grant execute on function open_center(bigint,text,bigint) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION open_inspection(p_token_hash bytea, p_now timestamp with time zone, p_sheet text, p_form text)
 RETURNS TABLE(link_id bigint, center_id bigint, time_zone text, label text, sheets text[], from_day date, to_day date, expires_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  v inspector_link;
begin
  select * into v from inspector_link l where l.token_hash = p_token_hash;
  if v.id is null or v.revoked_at is not null or v.expires_at <= p_now or (p_sheet is not null and not p_sheet = any (v.sheets)) then
    return;
  end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', 'inspector', true),
          set_config('app.actor_id', v.id::text, true), set_config('app.child_ids', '', true);
  insert into inspector_access (center_id, link_id, at, sheet, form) values (v.center_id, v.id, p_now, p_sheet, p_form);
  perform write_audit(p_now, 'inspect', coalesce('sheet ' || p_sheet, 'inspector_link'), array[v.id], '{}', null,
                      jsonb_build_object('sheet', p_sheet, 'form', p_form), p_now + interval '7 years');
  perform set_config('transaction_read_only', 'on', true);
  return query select v.id, v.center_id, c.time_zone, v.label, v.sheets, v.from_day, v.to_day, v.expires_at
    from center c where c.center_id = v.center_id;
end $function$;
grant execute on function open_inspection(bytea,timestamp with time zone,text,text) to larkhouse_staff;

CREATE OR REPLACE FUNCTION open_kiosk(p_token_hash bytea, p_now timestamp with time zone, p_place text)
 RETURNS TABLE(center_id bigint, time_zone text, kiosk_id bigint, name text, room_id bigint, room_name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare v record;
begin
  select k.center_id, k.id, k.name, k.last_seen_at, c.time_zone, r.id as room_id, r.name as room_name into v
    from kiosk k join center c on c.center_id = k.center_id
    left join room r on r.center_id = k.center_id and r.id = k.room_id and r.removed_at is null
    where k.token_hash = p_token_hash and k.revoked_at is null and (k.room_id is null or r.id is not null);
  if v.id is null then raise exception 'no kiosk' using errcode = 'LH401'; end if;
  if p_place <> 'any' and (p_place = 'room') <> (v.room_id is not null) then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', 'device', true),
          set_config('app.actor_id', v.id::text, true), set_config('app.child_ids', '', true);
  if v.last_seen_at < p_now - interval '1 minute' then
    update kiosk k set last_seen_at = p_now where k.center_id = v.center_id and k.id = v.id;
  end if;
  return query select v.center_id, v.time_zone, v.id, v.name, v.room_id, v.room_name;
end $function$;
grant execute on function open_kiosk(bytea,timestamp with time zone,text) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION open_scope(p_token_hash bytea, p_now timestamp with time zone, p_any_of text[], p_before_two_step boolean DEFAULT false)
 RETURNS TABLE(session_id bigint, center_id bigint, time_zone text, kind text, actor_id bigint, first_name text, last_name text, role text, capabilities text[], child_ids bigint[], expires_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  v_audience text := case session_user when 'larkhouse_staff' then 'staff' when 'larkhouse_parent' then 'parent' end;
  v session;
  a record;
begin
  select * into v from session s where s.token_hash = p_token_hash;
  if v.id is null or v.audience is distinct from v_audience or v.revoked_at is not null or v.expires_at <= p_now then
    raise exception 'no session' using errcode = 'LH401';
  end if;

  if v_audience = 'staff' then
    select c.time_zone, s.id, s.first_name, s.last_name, r.name as role, '{}'::bigint[] as child_ids,
           c.two_step_required_at is not null as needs_two_step,
           array(select rc.capability from role_capability rc where rc.center_id = s.center_id and rc.role_id = s.role_id) as capabilities
      into a
      from staff s join role r on r.center_id = s.center_id and r.id = s.role_id join center c on c.center_id = s.center_id
      where s.center_id = v.center_id and s.id = v.staff_id and s.removed_at is null and s.deactivated_at is null;
  else
    select c.time_zone, g.id, g.first_name, g.last_name, null::text as role, current_children(v.center_id, g.id) as child_ids,
           false as needs_two_step, '{}'::text[] as capabilities
      into a
      from guardian g join center c on c.center_id = g.center_id
      where g.center_id = v.center_id and g.id = v.guardian_id and g.removed_at is null and g.is_active;
  end if;
  if a.id is null then raise exception 'no session' using errcode = 'LH401'; end if;
  if a.needs_two_step and not p_before_two_step and not has_two_step(v.center_id, v_audience, a.id) then
    raise exception 'two-step verification first' using errcode = 'LH428';
  end if;
  if v_audience = 'staff' and p_any_of is not null and not a.capabilities && p_any_of then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  perform set_config('app.center_id', v.center_id::text, true), set_config('app.actor_kind', v_audience, true),
          set_config('app.actor_id', a.id::text, true),
          set_config('app.child_ids', case v_audience when 'parent' then a.child_ids::text else '' end, true);

  if v.last_seen_at < p_now - interval '5 minutes' then
    update session s set last_seen_at = p_now where s.center_id = v.center_id and s.id = v.id;
  end if;
  return query select v.id, v.center_id, a.time_zone, v_audience, a.id, a.first_name, a.last_name, a.role, a.capabilities,
    a.child_ids, v.expires_at;
end $function$;
grant execute on function open_scope(bytea,timestamp with time zone,text[],boolean) to larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION other_guardians()
 RETURNS TABLE(child_id bigint, guardian_id bigint, name text, is_open boolean, phone_number text, email text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.child_id, g.id, g.first_name || ' ' || g.last_name, o.is_open,
    case when o.is_open then g.phone_number end, case when o.is_open then g.email end
  from guardianship s
  join guardian g on g.center_id = s.center_id and g.id = s.guardian_id and g.removed_at is null
  join child k on k.center_id = s.center_id and k.id = s.child_id and k.removed_at is null
  cross join lateral (select contacts_are_open(s.child_id, app_actor_id(), g.id) as is_open) o
  where s.center_id = app_center() and s.child_id = any (app_child_ids()) and s.guardian_id <> app_actor_id() and s.ended_at is null
$function$;
grant execute on function other_guardians() to larkhouse_parent;

CREATE OR REPLACE FUNCTION others_without_release()
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  -- Read once, and not for each child.
  own constant bigint[] := app_child_ids();
begin
  return array(
    select k.id from child k
    where k.center_id = app_center() and not k.id = any (own) and not exists (
      select from consent c where c.center_id = k.center_id and c.child_id = k.id and c.form = 'photoRelease' and c.is_given));
end $function$;
grant execute on function others_without_release() to larkhouse_parent;

CREATE OR REPLACE FUNCTION outbox_waiting()
 RETURNS TABLE(waiting integer, oldest timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select count(*)::int, min(created_at) from outbox
$function$;
grant execute on function outbox_waiting() to larkhouse_jobs;

CREATE OR REPLACE FUNCTION own_key(p_key bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select sha256(convert_to(current_setting('app.actor_kind', true) || ' ' || current_setting('app.actor_id', true) || ' ', 'UTF8') || p_key)
$function$;
grant execute on function own_key(bytea) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION pair_kiosk(p_pairing_hash bytea, p_token_hash bytea, p_now timestamp with time zone)
 RETURNS TABLE(center_id bigint, kiosk_id bigint, name text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update kiosk k set pairing_hash = null, token_hash = p_token_hash, paired_at = p_now, last_seen_at = p_now
  where k.pairing_hash = p_pairing_hash and k.pairing_expires_at > p_now and k.revoked_at is null
  returning k.center_id, k.id, k.name
$function$;
grant execute on function pair_kiosk(bytea,bytea,timestamp with time zone) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION photo_concerns(p_center_id bigint, p_photo_id bigint, p_child_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p_center_id = app_center() and p_child_id = any (app_child_ids()) and (
    exists (select from photo_child t where t.center_id = p_center_id and t.photo_id = p_photo_id and t.child_id = p_child_id)
    or not exists (select from photo_child t where t.center_id = p_center_id and t.photo_id = p_photo_id)
      and (not exists (select from photo_room r where r.center_id = p_center_id and r.photo_id = p_photo_id)
        or exists (select from photo_room r join child k on k.center_id = r.center_id and k.room_id = r.room_id
                   where r.center_id = p_center_id and r.photo_id = p_photo_id and k.id = p_child_id)
        or exists (select from photo_presence v
                   where v.center_id = p_center_id and v.photo_id = p_photo_id and v.child_id = p_child_id)))
$function$;
grant execute on function photo_concerns(bigint,bigint,bigint) to larkhouse_parent;

CREATE OR REPLACE FUNCTION post_message(p_now timestamp with time zone, p_thread_id bigint, p_staff_id bigint, p_guardian_id bigint, p_as_room_id bigint, p_as_office boolean, p_subject text, p_content text, p_language text, p_type text, p_priority text)
 RETURNS TABLE(id bigint, addressees integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  v_id bigint;
  v_addressees int;
  v_kind text := (select t.kind from message_thread t where t.center_id = app_center() and t.id = p_thread_id);
begin
  if session_user <> 'larkhouse_jobs' and app_actor_id() is distinct from
       (case session_user when 'larkhouse_staff' then p_staff_id when 'larkhouse_parent' then p_guardian_id end)
     or num_nonnulls(p_staff_id, p_guardian_id) <> 1 or (v_kind = 'broadcast' and p_guardian_id is not null)
     or not takes_part(p_thread_id, p_staff_id, p_guardian_id) then
    raise exception 'not allowed' using errcode = 'LH403';
  end if;
  if p_guardian_id is not null and not exists (select from thread_reach(p_thread_id) r where r.staff_id is not null) then
    insert into thread_member (center_id, thread_id, kind, last_activity) values (app_center(), p_thread_id, 'office', p_now);
  end if;
  select count(*) into v_addressees from thread_reach(p_thread_id) r
    where (r.staff_id, r.guardian_id) is distinct from (p_staff_id, p_guardian_id);
  insert into message (center_id, thread_id, sender_staff_id, sender_guardian_id, as_room_id, as_office, child_id, subject, content,
                       language, message_type, priority, created_at, addressees)
  select t.center_id, t.id, p_staff_id, p_guardian_id, p_as_room_id, p_as_office, t.child_id, p_subject, p_content,
    p_language, p_type, p_priority, p_now, v_addressees
  from message_thread t where t.center_id = app_center() and t.id = p_thread_id
  returning message.id into v_id;
  insert into message_recipient (center_id, message_id, thread_id, sent_at, staff_id, guardian_id, child_ids, is_sender, read_at)
  select app_center(), v_id, p_thread_id, p_now, p_staff_id, p_guardian_id,
    case when p_guardian_id is not null then (
      select coalesce(array_agg(c), '{}') from (
        select unnest(current_children(app_center(), p_guardian_id)) as c intersect
        select unnest(case m.kind when 'guardian' then m.child_ids else array[m.child_id] end) from thread_member m
        where m.center_id = app_center() and m.thread_id = p_thread_id
          and (m.kind = 'family' or m.guardian_id = p_guardian_id)) own) end, true, p_now;
  update message_thread t set last_activity = greatest(t.last_activity, p_now) where t.center_id = app_center() and t.id = p_thread_id;
  update thread_member m set last_activity = greatest(m.last_activity, p_now) where m.center_id = app_center() and m.thread_id = p_thread_id;
  return query select v_id, v_addressees;
end $function$;

CREATE OR REPLACE PROCEDURE protect(IN tab regclass, IN parent_rule text DEFAULT NULL::text, IN staff_may text DEFAULT 'select, insert, update, delete'::text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', tab);
  execute format('alter table %s force row level security', tab);
  execute format('create policy owner on %s to larkhouse_owner using (true) with check (true)', tab);
  execute format('create policy center on %s to larkhouse_staff, larkhouse_jobs using (center_id = (select app_center())) with check (center_id = (select app_center()))', tab);
  if tab <> 'center'::regclass then
    execute format('alter table %s alter column center_id set default app_center()', tab);
  end if;
  if staff_may is not null then
    execute format('grant %s on %s to larkhouse_staff', staff_may, tab);
  end if;
  execute format('grant select, insert, update, delete on %s to larkhouse_jobs', tab);
  if parent_rule is not null then
    execute format('create policy family on %s for select to larkhouse_parent using (center_id = (select app_center()) and (%s))', tab, parent_rule);
    execute format('grant select on %s to larkhouse_parent', tab);
  end if;
end $procedure$;

CREATE OR REPLACE PROCEDURE protect_installation_table(IN tab regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', tab);
  execute format('alter table %s force row level security', tab);
  execute format('create policy owner on %s to larkhouse_owner using (true) with check (true)', tab);
end $procedure$;

CREATE OR REPLACE FUNCTION push_key()
 RETURNS TABLE(public_key text, private_sealed bytea)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select public_key, private_sealed from push_key
$function$;
grant execute on function push_key() to larkhouse_jobs;

CREATE OR REPLACE FUNCTION record_login_failure(p_keys bytea[], p_growing bytea[], p_now timestamp with time zone, p_since timestamp with time zone, p_quiet_since timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into login_throttle as t (key_hash, failures, first_failure_at, last_failure_at)
  select k, 1, p_now, p_now from unnest(p_keys) as k order by k
  on conflict (key_hash) do update set (failures, first_failure_at, previous_failure_at, last_failure_at) = (
    select case when counts then t.failures + 1 else 1 end, case when counts then t.first_failure_at else p_now end,
      case when counts then t.last_failure_at end, p_now
    from (select case when t.key_hash = any (p_growing) then t.last_failure_at > p_quiet_since else t.first_failure_at > p_since end as counts) as kept);
$function$;
grant execute on function record_login_failure(bytea[],bytea[],timestamp with time zone,timestamp with time zone,timestamp with time zone) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION refresh_milestone_progress(p_child_ids bigint[], p_category_ids bigint[], p_today date, p_now timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with concerned as (
    select k.center_id, k.id, age_in_months(k.date_of_birth, p_today) as months from child k
    where k.center_id = app_center() and k.id = any (p_child_ids) and k.removed_at is null
      and (session_user <> 'larkhouse_parent' or k.id = any (app_child_ids()))
  ), reached as (
    select k.center_id, k.id as child_id, c.id as category_id,
      count(t.id) filter (where t.age_range_min <= k.months or m.id is not null)::int as total, count(m.id)::int as achieved
    from concerned k join milestone_category c on c.center_id = k.center_id and c.is_active
      and (p_category_ids is null or c.id = any (p_category_ids))
    left join milestone_template t on t.center_id = c.center_id and t.category_id = c.id and t.is_active
    left join child_milestone m on m.center_id = t.center_id and m.template_id = t.id and m.child_id = k.id
    group by k.center_id, k.id, c.id
  ), gone as (
    delete from milestone_progress p using concerned k
    where p.center_id = k.center_id and p.child_id = k.id and (p_category_ids is null or p.category_id = any (p_category_ids))
      and not exists (
      select from milestone_category c where c.center_id = p.center_id and c.id = p.category_id and c.is_active)
  )
  insert into milestone_progress as p (center_id, child_id, category_id, total_milestones, achieved_milestones, progress_percentage, last_updated)
  select s.center_id, s.child_id, s.category_id, s.total, s.achieved,
    case when s.total = 0 then 0 else round(100.0 * s.achieved / s.total)::int end, p_now
  from reached s left join milestone_progress o
    on o.center_id = s.center_id and o.child_id = s.child_id and o.category_id = s.category_id
  where (o.total_milestones, o.achieved_milestones) is distinct from (s.total, s.achieved)
  order by s.child_id, s.category_id
  on conflict (center_id, child_id, category_id) do update set total_milestones = excluded.total_milestones,
    achieved_milestones = excluded.achieved_milestones, progress_percentage = excluded.progress_percentage, last_updated = excluded.last_updated
$function$;
grant execute on function refresh_milestone_progress(bigint[],bigint[],date,timestamp with time zone) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION refresh_statistics()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_table name;
begin
  for v_table in
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_get_userbyid(relowner) = current_user
      and pg_relation_size(oid) > (1 + 1.1 * relpages) * current_setting('block_size')::int
    order by relname
  loop
    execute format('analyze %I', v_table);
  end loop;
end $function$;
grant execute on function refresh_statistics() to larkhouse_jobs;

CREATE OR REPLACE FUNCTION refuse_late_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from added a join ledger_transaction t on t.center_id = a.center_id and t.id = a.transaction_id
             where t.tx <> pg_current_xact_id()) then
    raise exception 'the ledger is append-only: a booking keeps its entries' using errcode = 'restrict_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is append-only: reverse a booking by a counter entry' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION reset_login_try(p_forget bytea[], p_give_back bytea[], p_before timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from login_throttle where key_hash = any (p_forget || p_give_back) order by key_hash for update;
  update login_throttle set failures = failures - 1, last_failure_at = coalesce(previous_failure_at, last_failure_at)
    where key_hash = any (p_give_back) and failures > 0;
  delete from login_throttle where key_hash = any (p_forget) or (key_hash = any (p_give_back) and failures = 0);
  delete from login_throttle where key_hash in (select key_hash from login_throttle where last_failure_at < p_before for update skip locked);
end $function$;
grant execute on function reset_login_try(bytea[],bytea[],timestamp with time zone) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION room_after_merges(p_center_id bigint, p_room_id bigint, p_despite_id bigint, p_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_room bigint := p_room_id;
  v_next bigint;
begin
  loop
    select m.into_room_id into v_next from room_merge m
    where m.center_id = p_center_id and m.from_room_id = v_room and m.from_at <= p_at and m.to_at > p_at
      and m.id is distinct from p_despite_id;
    if not found then return v_room; end if;
    v_room := v_next;
  end loop;
end $function$;
grant execute on function room_after_merges(bigint,bigint,bigint,timestamp with time zone) to larkhouse_jobs, larkhouse_staff;

CREATE OR REPLACE FUNCTION salt()
 RETURNS bytea
 LANGUAGE sql
AS $function$ select substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16) $function$;

CREATE OR REPLACE FUNCTION salted_hash(p_salt bytea, p_content jsonb)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select sha256(p_salt || convert_to(p_content::text, 'UTF8')) $function$;
grant execute on function salted_hash(bytea,jsonb) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION seal_audit(p_center_id bigint, p_now timestamp with time zone)
 RETURNS TABLE(id bigint, root bytea)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  v_last audit_seal;
  v audit_seal;
begin
  perform pg_advisory_xact_lock(hashtextextended('larkhouse:seal_audit', p_center_id));
  select * into v_last from audit_seal s where s.center_id = p_center_id order by s.id desc limit 1;
  v.up_to_tx := audit_tx(pg_snapshot_xmin(pg_current_snapshot()));
  select coalesce(array_agg(a.id order by a.id), '{}'), coalesce(array_agg(audit_hash(a) order by a.id), '{}')
    into v.audit_ids, v.audit_hashes from audit a
    where a.center_id = p_center_id and a.tx >= coalesce(v_last.up_to_tx, '0'::xid8) and a.tx < v.up_to_tx;
  select coalesce(array_agg(r.id order by r.id), '{}'), coalesce(array_agg(audit_row_hash(r) order by r.id), '{}')
    into v.row_ids, v.row_hashes from audit_row r
    where r.center_id = p_center_id and r.tx >= coalesce(v_last.up_to_tx, '0'::xid8) and r.tx < v.up_to_tx;
  v.rows := cardinality(v.audit_ids) + cardinality(v.row_ids);
  if v.rows = 0 then return; end if;
  v.prev := coalesce(v_last.root, ''::bytea);
  v.sealed_at := p_now;
  return query insert into audit_seal (center_id, up_to_tx, rows, audit_ids, audit_hashes, row_ids, row_hashes, root, prev, sealed_at)
    values (p_center_id, v.up_to_tx, v.rows, v.audit_ids, v.audit_hashes, v.row_ids, v.row_hashes, seal_root(v), v.prev, v.sealed_at)
    returning id, root;
end $function$;
grant execute on function seal_audit(bigint,timestamp with time zone) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION seal_root(s audit_seal)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select sha256(s.prev || convert_to(jsonb_build_array(s.sealed_at at time zone 'UTC', s.audit_ids, s.row_ids)::text, 'UTF8')
    || coalesce((select string_agg(h, ''::bytea order by n) from unnest(s.audit_hashes) with ordinality as e (h, n)), ''::bytea)
    || coalesce((select string_agg(h, ''::bytea order by n) from unnest(s.row_hashes) with ordinality as e (h, n)), ''::bytea))
$function$;
grant execute on function seal_root(audit_seal) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION sealed_row(p_row jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select p_row - 'version' - case when p_row -> 'pickup_person_id' = 'null' then 'pickup_person_id' else 'version' end
$function$;
grant execute on function sealed_row(jsonb) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION send_message(p_now timestamp with time zone, p_thread_id bigint, p_thread jsonb, p_staff_id bigint, p_guardian_id bigint, p_as_room_id bigint, p_as_office boolean, p_subject text, p_content text, p_language text, p_type text, p_priority text, p_at_once integer)
 RETURNS TABLE(id bigint, thread_id bigint, addressees integer, staff_ids bigint[], guardian_ids bigint[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  v_thread_id bigint := coalesce(p_thread_id, begin_thread(p_now, p_thread));
  v record;
  d record;
begin
  select m.id, m.addressees into v
    from post_message(p_now, v_thread_id, p_staff_id, p_guardian_id, p_as_room_id, p_as_office, p_subject, p_content, p_language, p_type, p_priority) m;
  if v.addressees > p_at_once then
    return query select v.id, v_thread_id, v.addressees, '{}'::bigint[], '{}'::bigint[];
    return;
  end if;
  -- One more than there are: delivery is complete when there was room for more.
  select r.staff_ids, r.guardian_ids into d from deliver_message(v.id, p_now, p_at_once + 1) r;
  return query select v.id, v_thread_id, v.addressees, d.staff_ids, d.guardian_ids;
end $function$;
grant execute on function send_message(timestamp with time zone,bigint,jsonb,bigint,bigint,bigint,boolean,text,text,text,text,text,integer) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION spellings_of(p_name text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select distinct s.spelling from (
    select p_name as name union select regexp_replace(normalize(p_name, NFD), '[\u0300-\u036f]', '', 'g')
  ) n, lateral (values (n.name), (upper(n.name))) as s (spelling)
$function$;

CREATE OR REPLACE FUNCTION stored_bytes()
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(sum(u.stored_size), 0)::bigint from upload u where u.center_id = app_center()
$function$;
grant execute on function stored_bytes() to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION take_lines_from_sums()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update account_sum s set uninvoiced = s.uninvoiced - c.amount
  from (
    select t.center_id, t.billing_account_id, sum(t.amount) as amount
    from added l join ledger_transaction t on t.center_id = l.center_id and t.id = l.transaction_id
    where not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)
    group by 1, 2) c
  where s.center_id = c.center_id and s.billing_account_id = c.billing_account_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION take_outbox(p_limit integer)
 RETURNS TABLE(center_id bigint, id bigint, task text, payload jsonb, run_at timestamp with time zone, job_key text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from outbox o using (
    select center_id, id from outbox order by id limit p_limit for update skip locked
  ) taken where o.center_id = taken.center_id and o.id = taken.id
  returning o.center_id, o.id, o.task, o.payload, o.run_at, o.job_key
$function$;
grant execute on function take_outbox(integer) to larkhouse_jobs;

CREATE OR REPLACE FUNCTION takes_part(p_thread_id bigint, p_staff_id bigint, p_guardian_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from thread_member m join staff s on s.center_id = m.center_id and s.id = p_staff_id
    where m.center_id = app_center() and m.thread_id = p_thread_id and is_staffed_by(m, s)
  ) or exists (
    select from thread_member m
    where m.center_id = app_center() and m.thread_id = p_thread_id and case m.kind
      when 'guardian' then m.guardian_id = p_guardian_id and m.child_ids && current_children(m.center_id, p_guardian_id)
      when 'family' then m.child_id = any (current_children(m.center_id, p_guardian_id)) else false end)
$function$;
grant execute on function takes_part(bigint,bigint,bigint) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION thread_reach(p_thread_id bigint)
 RETURNS TABLE(staff_id bigint, guardian_id bigint, child_ids bigint[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select s.id, null::bigint, null::bigint[]
  from staff s
  where s.center_id = app_center() and s.removed_at is null and s.deactivated_at is null
    and exists (select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'messages')
    and exists (select from thread_member m where m.center_id = s.center_id and m.thread_id = p_thread_id and is_staffed_by(m, s))
  union all
  select null, g.id, array_agg(distinct k.id)
  from thread_member m
  join child k on k.center_id = m.center_id and k.removed_at is null and case m.kind
    when 'guardian' then k.id = any (m.child_ids) when 'family' then k.id = m.child_id
    when 'room-families' then k.room_id = m.room_id when 'all-families' then true else false end
  join guardianship w on w.center_id = k.center_id and w.child_id = k.id and w.ended_at is null
    and (m.kind <> 'guardian' or w.guardian_id = m.guardian_id)
  join guardian g on g.center_id = w.center_id and g.id = w.guardian_id and g.removed_at is null and g.is_active
    and g.registered_at is not null
  where m.center_id = app_center() and m.thread_id = p_thread_id
  group by g.id
$function$;
grant execute on function thread_reach(bigint) to larkhouse_jobs, larkhouse_staff;

CREATE OR REPLACE FUNCTION used_since_import(p_import_id bigint)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_used bigint[] := '{}';
  v_more bigint[];
  v_key record;
begin
  select coalesce(array_agg(r.id), '{}') into v_used
  from import_record r
  left join child k on r.kind = 'child' and k.center_id = r.center_id and k.id = r.record_id
  left join guardian g on r.kind = 'guardian' and g.center_id = r.center_id and g.id = r.record_id
  left join staff m on r.kind = 'staff' and m.center_id = r.center_id and m.id = r.record_id
  where r.center_id = app_center() and r.import_id = p_import_id and r.version <> coalesce(version_with_file(k.id, k.version), g.version, m.version, r.version);

  for v_key in
    select c.conrelid::regclass as held_by, a.attname as by_column, c.confrelid::regclass::text as kind
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, (
      select f.attnum from pg_attribute f where f.attrelid = c.confrelid and f.attname = 'id'))]
    where c.contype = 'f' and c.confrelid in ('child'::regclass, 'guardian'::regclass, 'staff'::regclass)
      and c.conrelid::regclass::text not in ('room_stay', 'child_enrollment', 'guardianship', 'import_aside', 'milestone_progress',
        'child_file', 'child_contact')
      and c.confrelid::regclass::text in (
        select r.kind from import_record r where r.center_id = app_center() and r.import_id = p_import_id and r.before_sealed is null)
  loop
    execute format(
      'select coalesce(array_agg(r.id), ''{}'') from import_record r where r.center_id = app_center() and r.import_id = $1
         and r.kind = $2 and r.before_sealed is null
         and exists (select from %s h where h.center_id = r.center_id and h.%I = r.record_id)', v_key.held_by, v_key.by_column)
      into v_more using p_import_id, v_key.kind;
    v_used := v_used || v_more;
  end loop;

  -- Rights over these children, or of these guardians, that the import did not give, or that have ended since.
  select v_used || coalesce(array_agg(r.id), '{}') into v_used
  from import_record r
  join guardianship s on s.center_id = r.center_id
    and (r.kind = 'child' and s.child_id = r.record_id or r.kind = 'guardian' and s.guardian_id = r.record_id)
  left join import_record o on o.center_id = r.center_id and o.import_id = r.import_id and o.kind = 'guardianship' and o.record_id = s.id
  where r.center_id = app_center() and r.import_id = p_import_id and r.before_sealed is null
    and (o.id is null or s.ended_at is not null or s.version <> o.version);
  return (select count(distinct id) from unnest(v_used) as id);
end
$function$;
grant execute on function used_since_import(bigint) to larkhouse_jobs, larkhouse_staff;

CREATE OR REPLACE FUNCTION version_with_file(p_child_id bigint, p_version integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when f.child_id is null then p_version
    else ('x' || left(md5(concat_ws(' ', p_version, f.version, (
      select string_agg(concat_ws(' ', c.id, c.version, c.place), ',' order by c.id) from child_contact c
      where c.center_id = k.center_id and c.child_id = k.id))), 7))::bit(28)::int end
  from child k left join child_file f on f.center_id = k.center_id and f.child_id = k.id
  where k.center_id = app_center() and k.id = p_child_id
$function$;
grant execute on function version_with_file(bigint,integer) to larkhouse_jobs, larkhouse_staff;

CREATE OR REPLACE FUNCTION withdraw_message(p_message_id bigint, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare v message;
begin
  select * into v from message m where m.center_id = app_center() and m.id = p_message_id and m.withdrawn_at is null
    and app_actor_id() = case current_setting('app.actor_kind', true) when 'staff' then m.sender_staff_id else m.sender_guardian_id end
    for update;
  if v.id is null then return false; end if;
  update message m set withdrawn_at = p_now, subject = '', content = '' where m.center_id = v.center_id and m.id = v.id;
  update message_recipient r set ended_at = p_now where r.center_id = v.center_id and r.message_id = v.id;
  update message_thread t set subject = '' where t.center_id = v.center_id and t.id = v.thread_id
    and not exists (select from message m where m.center_id = t.center_id and m.thread_id = t.id and m.withdrawn_at is null);
  delete from message_text x where x.center_id = v.center_id and x.message_id = v.id;
  with gone as (
    delete from message_attachment a where a.center_id = v.center_id and a.message_id = v.id returning a.upload_id)
  update upload u set released_at = p_now where u.center_id = v.center_id and u.id in (select upload_id from gone);
  return true;
end $function$;
grant execute on function withdraw_message(bigint,timestamp with time zone) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;

CREATE OR REPLACE FUNCTION withhold_names(p_texts text[], p_now timestamp with time zone)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select withhold_names_around(coalesce(app_child_ids(), '{}'), p_texts, p_now)
$function$;
grant execute on function withhold_names(text[],timestamp with time zone) to larkhouse_jobs, larkhouse_parent;

CREATE OR REPLACE FUNCTION withhold_names_around(p_child_ids bigint[], p_texts text[], p_now timestamp with time zone)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_all text := array_to_string(p_texts, E'\n');
  v_folded text := folded(v_all);
  v_texts text[] := p_texts;
  v_name text;
begin
  if v_folded !~ '\S' then return p_texts; end if;
  -- Name by name, of the few that occur: an expression of all the names of a center takes memory without end.
  for v_name in
    with other as (
      select trim(k.first_name) as first, trim(k.last_name) as last from child k
      where k.center_id = app_center() and k.id <> all (p_child_ids)
        and (k.removed_at is null or k.removed_at > p_now - interval '1 year') and trim(k.first_name) <> ''
        -- Only of those who may be in the texts are the spellings made.
        and strpos(v_folded, folded(trim(k.first_name))) > 0
    ), shared as (
      select trim(k.first_name) as first from child k where k.center_id = app_center() and k.id = any (p_child_ids)
      union select trim(s.first_name) from staff s where s.center_id = app_center()
    ), spelled as (
      select distinct v.spelling from shared, spellings_of(first) as v (spelling) where strpos(v_folded, folded(first)) > 0
    ), name as (
      select f.spelling || ' ' || l.spelling as name
      from other, spellings_of(first) as f (spelling), spellings_of(last) as l (spelling) where last <> ''
      union
      select v.spelling from other, spellings_of(first) as v (spelling)
      where v.spelling not in (select spelling from spelled)
    )
    select name from name where strpos(v_all, name) > 0 order by length(name) desc
  loop
    v_texts := array(
      select case when strpos(t.text, v_name) = 0 then t.text else regexp_replace(t.text,
        '(?<![[:alnum:]])' || regexp_replace(v_name, '([][\\.*+?^${}()|-])', '\\\1', 'g') || '(?![[:alnum:]])', 'another child', 'g') end
      from unnest(v_texts) with ordinality as t (text, place) order by t.place);
  end loop;
  return v_texts;
end $function$;
grant execute on function withhold_names_around(bigint[],text[],timestamp with time zone) to larkhouse_jobs, larkhouse_staff;

CREATE OR REPLACE FUNCTION write_audit(p_now timestamp with time zone, p_action text, p_entity text, p_entity_ids bigint[], p_child_ids bigint[], p_before jsonb, p_after jsonb, p_expires_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  v_id bigint;
  v_salt bytea := case when p_before is not null or p_after is not null then salt() end;
begin
  insert into audit (center_id, at, actor_kind, actor_id, action, entity, entity_ids, child_ids, content, tx)
  values (app_center(), p_now, coalesce(nullif(current_setting('app.actor_kind', true), ''), 'system'), app_actor_id(),
          p_action, p_entity, p_entity_ids, p_child_ids, salted_hash(v_salt, jsonb_build_array(p_before, p_after)), audit_tx())
  returning id into v_id;
  if v_salt is not null then
    insert into audit_detail (center_id, audit_id, before, after, salt, expires_at)
    values (app_center(), v_id, p_before, p_after, v_salt, p_expires_at);
  end if;
end $function$;
grant execute on function write_audit(timestamp with time zone,text,text,bigint[],bigint[],jsonb,jsonb,timestamp with time zone) to larkhouse_jobs, larkhouse_parent, larkhouse_staff;
