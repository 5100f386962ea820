-- Texts that staff keep for answers to families who ask.
create table inquiry_template (
  center_id bigint not null references center,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  version int not null default 1,
  primary key (center_id, id)
);
create unique index inquiry_template_name on inquiry_template (center_id, lower(name));
call protect('inquiry_template', null);
call note_changes('inquiry_template');

create table inquiry_template_text (
  center_id bigint not null,
  template_id bigint not null,
  language text not null check (language in ('en', 'es', 'fr', 'de')),
  subject text not null check (subject <> ''),
  text text not null check (text <> ''),
  primary key (center_id, template_id, language),
  foreign key (center_id, template_id) references inquiry_template on delete cascade
);
call protect('inquiry_template_text', null);
call note_changes('inquiry_template_text');

-- Since when a family wants no letters of that kind any more.
alter table inquiry add column letters_off_at timestamptz;
