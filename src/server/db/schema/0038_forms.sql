-- Forms that families fill in and sign. What is being written is a draft; what is published never changes, so that whatever was sent
-- and signed stays as it was.
create table form (
  center_id bigint not null references center,
  id bigint generated always as identity,
  -- By language, as JSON; as the draft has it.
  title text not null,
  -- As src/contract/forms-blocks.ts describes it, in canonical JSON.
  draft text not null,
  retired_at timestamptz,
  created_at timestamptz not null,
  created_by bigint,
  version int not null default 1,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff
);
create index form_created_by on form (center_id, created_by);
call protect('form', null, 'select, insert, update');
call note_changes('form');

create table form_version (
  center_id bigint not null,
  id bigint generated always as identity,
  form_id bigint not null,
  number int not null check (number > 0),
  -- By language, as JSON; as the content has it.
  title text not null,
  -- In canonical JSON, to the letter what the hash is of.
  content text not null,
  content_hash bytea not null check (content_hash = sha256(convert_to(content, 'UTF8'))),
  published_at timestamptz not null,
  published_by bigint,
  primary key (center_id, id),
  constraint form_version_once unique (center_id, form_id, number),
  foreign key (center_id, form_id) references form,
  foreign key (center_id, published_by) references staff
);
create index form_version_published_by on form_version (center_id, published_by);
call note_changes('form_version');

-- A version that the guardians of a child are asked to fill in and sign.
create table form_request (
  center_id bigint not null,
  id bigint generated always as identity,
  form_version_id bigint not null,
  child_id bigint not null,
  due_on date not null,
  must_sign text not null check (must_sign in ('one', 'all')),
  sent_at timestamptz not null,
  sent_by bigint,
  withdrawn_at timestamptz,
  withdrawn_by bigint,
  -- What the first one who signed answered, encrypted. Nobody changes it after that.
  answers_sealed bytea,
  primary key (center_id, id),
  foreign key (center_id, form_version_id) references form_version,
  foreign key (center_id, child_id) references child,
  foreign key (center_id, sent_by) references staff,
  foreign key (center_id, withdrawn_by) references staff
);
create index form_request_form_version on form_request (center_id, form_version_id);
create index form_request_child on form_request (center_id, child_id);
create index form_request_sent_by on form_request (center_id, sent_by);
create index form_request_withdrawn_by on form_request (center_id, withdrawn_by);

-- A guardian who is asked, and how they answered.
create table form_signer (
  center_id bigint not null,
  form_request_id bigint not null,
  guardian_id bigint not null,
  state text not null default 'asked' check (state in ('asked', 'begun', 'signed', 'refused')),
  -- What they are answering, encrypted; gone with their answer.
  draft_sealed bytea check (draft_sealed is null or state = 'begun'),
  answered_at timestamptz,
  reason text check (reason is null or state = 'refused'),
  typed_name text check (typed_name <> ''),
  language text check (language in ('en', 'es', 'fr', 'de')),
  -- How the session was opened in which they signed.
  signed_in text check (signed_in in ('password', 'two-step')),
  -- When they agreed to sign electronically.
  agreed_at timestamptz,
  document_hash bytea check (length(document_hash) = 32),
  version int not null default 1,
  primary key (center_id, form_request_id, guardian_id),
  foreign key (center_id, form_request_id) references form_request on delete cascade,
  foreign key (center_id, guardian_id) references guardian,
  check ((answered_at is not null) = (state in ('signed', 'refused'))),
  check ((state = 'signed') = (typed_name is not null and language is not null and signed_in is not null and agreed_at is not null
    and document_hash is not null))
);
create index form_signer_guardian on form_signer (center_id, guardian_id);

-- No member of staff signs for a family: they add who is asked, and read.
call protect('form_signer', 'guardian_id = (select app_actor_id())', 'select, insert');
call protect('form_request', 'child_id = any ((select app_child_ids())::bigint[]) and id = any (array(select s.form_request_id from form_signer s))',
  'select, insert');
call protect('form_version', 'id = any (array(select r.form_version_id from form_request r))', 'select, insert');
call note_changes('form_request');
call note_changes('form_signer');
grant update (withdrawn_at, withdrawn_by) on form_request to larkhouse_staff;
grant update (answers_sealed) on form_request to larkhouse_parent;
create policy family_answers on form_request for update to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[])
    and id = any (array(select s.form_request_id from form_signer s)));
grant update (state, draft_sealed, answered_at, reason, typed_name, language, signed_in, agreed_at, document_hash, version)
  on form_signer to larkhouse_parent;
-- What a guardian signed or refused stays.
create policy family_signs on form_signer for update to larkhouse_parent
  using (center_id = (select app_center()) and guardian_id = (select app_actor_id()) and state in ('asked', 'begun'))
  with check (center_id = (select app_center()) and guardian_id = (select app_actor_id()));

-- Whoever leads a center keeps its forms; other roles are given it.
insert into role_capability (center_id, role_id, capability)
select center_id, id, 'forms' from role where name = 'Director' on conflict do nothing;
