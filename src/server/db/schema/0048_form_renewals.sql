-- How long what was signed on a form holds: so many months, or until a day of the school year (month and day).
alter table form
  add column renews_every_months int check (renews_every_months between 1 and 60),
  add column renews_on text check (renews_on ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  add check (renews_every_months is null or renews_on is null);

-- Staff ask everybody anew who has signed a form: one job, with how far it has come.
create table form_renewal (
  center_id bigint not null,
  id bigint generated always as identity,
  form_id bigint not null,
  due_on date not null,
  asked_at timestamptz not null,
  asked_by bigint,
  -- Children whose guardians are to be asked, how many the job has come to, and how many of them it asked.
  total int not null,
  done int not null default 0,
  sent int not null default 0,
  -- The last child it came to.
  up_to_child bigint not null default 0,
  finished_at timestamptz,
  primary key (center_id, id),
  foreign key (center_id, form_id) references form,
  foreign key (center_id, asked_by) references staff
);
create index form_renewal_form on form_renewal (center_id, form_id);
create index form_renewal_asked_by on form_renewal (center_id, asked_by);
call protect('form_renewal', null, 'select, insert');
call note_changes('form_renewal');
