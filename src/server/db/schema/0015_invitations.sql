-- Invitations to many guardians at once, by mail or on paper.

-- Guardians whom staff invite together. A job goes through them one by one, each in a transaction of its own.
create table invitation_round (
  center_id bigint not null references center,
  id bigint generated always as identity,
  created_at timestamptz not null,
  created_by bigint not null,
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  guardian_ids bigint[] not null check (cardinality(guardian_ids) > 0),
  -- So many of them the job is done with; it goes on from there.
  done int not null default 0 check (done between 0 and cardinality(guardian_ids)),
  finished_at timestamptz,
  failed_at timestamptz,
  -- Why: a text of the catalogue with its values.
  failure jsonb,
  primary key (center_id, id),
  foreign key (center_id, created_by) references staff
);
create index invitation_round_created_by on invitation_round (center_id, created_by);
call protect('invitation_round', null, 'select, insert, update');

-- On paper an invitation needs neither an address nor a phone number: whom it is for, it says itself.
alter table parent_invitation
  alter column email drop not null,
  alter column email_key drop not null,
  alter column phone_number drop not null,
  add column guardian_id bigint,
  add column language text not null default 'en' check (language in ('en', 'es', 'fr', 'de')),
  add column round_id bigint,
  -- The letter that went out last.
  add column mail_id bigint,
  add check ((email is null) = (email_key is null)),
  add check (email is not null or guardian_id is not null),
  add foreign key (center_id, guardian_id) references guardian,
  add foreign key (center_id, round_id) references invitation_round,
  add foreign key (center_id, mail_id) references mail on delete set null (mail_id);
create index parent_invitation_guardian on parent_invitation (center_id, guardian_id);
create index parent_invitation_round on parent_invitation (center_id, round_id);
create index parent_invitation_mail on parent_invitation (center_id, mail_id);
create index parent_invitation_email on parent_invitation (center_id, email_key);
