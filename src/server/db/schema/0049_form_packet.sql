-- Which of the center's forms answers a line of the packet that a state asks of families.
create table form_packet_line (
  center_id bigint not null,
  -- As rules/forms/ calls it.
  line text not null check (line ~ '^[a-z][a-z-]{1,60}$'),
  form_id bigint not null,
  primary key (center_id, line),
  foreign key (center_id, form_id) references form
);
create index form_packet_line_form on form_packet_line (center_id, form_id);
call protect('form_packet_line', null);
call note_changes('form_packet_line');
