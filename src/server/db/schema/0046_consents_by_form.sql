-- A consent that a family gave by signing a form: its word is the signature, and no member of staff confirmed it. A guardian takes back what
-- was given, on paper or by a form.
alter table consent
  alter column confirmed_by drop not null,
  add column form_request_id bigint,
  add column revoked_by_guardian bigint,
  add foreign key (center_id, form_request_id) references form_request on delete set null (form_request_id),
  add foreign key (center_id, revoked_by_guardian) references guardian on delete set null (revoked_by_guardian),
  add check (confirmed_by is not null or signed_by is not null),
  add check (revoked_by is null or revoked_by_guardian is null);
create index consent_form_request on consent (center_id, form_request_id);
create index consent_revoked_by_guardian on consent (center_id, revoked_by_guardian);
grant select (form_request_id), insert (child_id, form, is_declined, confirmed_at, signed_on, form_request_id), update (revoked_at, revoked_by_guardian)
  on consent to larkhouse_parent;
create policy family_signs on consent for insert to larkhouse_parent
  with check (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]) and confirmed_by is null
    and form_request_id = any (array(select s.form_request_id from form_signer s where s.state = 'signed')));
create policy family_withdraws on consent for update to larkhouse_parent
  using (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]) and revoked_at is null)
  with check (center_id = (select app_center()) and child_id = any ((select app_child_ids())::bigint[]) and revoked_at is not null
    and (revoked_by_guardian is null or revoked_by_guardian = (select app_actor_id())));

alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'pickup-proposed',
  'pickup-accepted', 'pickup-declined', 'posted', 'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added',
  'event-changed', 'event-canceled', 'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended', 'timesheet-reopened',
  'duty-asked', 'duty-declined', 'own-paper-due', 'team-paper-due', 'shifts-published', 'cover-asked', 'cover-taken', 'time-off-requested',
  'time-off-approved', 'time-off-declined', 'swap-asked', 'swap-approved', 'swap-declined', 'inquiry-received', 'file-proposed', 'file-changed',
  'file-accepted', 'file-declined', 'tour-booked', 'tour-canceled', 'document-requested', 'document-due', 'document-expiring',
  'document-received', 'document-accepted', 'document-refused', 'consent-withdrawn'));
