-- Of which forms guardians were reminded, so that it happens once: how many days before the form was due; -1: on the day after.
create table form_reminder (
  center_id bigint not null,
  form_request_id bigint not null,
  days_ahead int not null check (days_ahead in (7, 1, -1)),
  sent_at timestamptz not null,
  primary key (center_id, form_request_id, days_ahead),
  foreign key (center_id, form_request_id) references form_request on delete cascade
);
call protect('form_reminder', null, 'select');

-- Which requests are due is asked for each hour.
create index form_request_due on form_request (center_id, due_on) where withdrawn_at is null;

-- Guardians are told of forms that were sent to them and are due, staff of those that were signed or refused.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'message', 'incident', 'daily-report', 'attendance', 'photo', 'invoice', 'camera', 'event', 'milestone', 'form'));
alter table notification drop constraint notification_event_check;
alter table notification add constraint notification_event_check check (event in (
  'received', 'reported', 'written', 'checked-in', 'checked-out', 'not-come', 'look-overdue', 'duty-corrected', 'pickup-proposed',
  'pickup-accepted', 'pickup-declined', 'posted', 'issued', 'due', 'overdue', 'paid', 'failed', 'offline', 'online', 'achieved', 'event-added',
  'event-changed', 'event-canceled', 'booking-requested', 'booking-confirmed', 'booking-declined', 'booking-ended', 'timesheet-reopened',
  'duty-asked', 'duty-declined', 'own-paper-due', 'team-paper-due', 'shifts-published', 'cover-asked', 'cover-taken', 'time-off-requested',
  'time-off-approved', 'time-off-declined', 'swap-asked', 'swap-approved', 'swap-declined', 'inquiry-received', 'file-proposed', 'file-changed',
  'file-accepted', 'file-declined', 'tour-booked', 'tour-canceled', 'document-requested', 'document-due', 'document-expiring',
  'document-received', 'document-accepted', 'document-refused', 'consent-withdrawn', 'form-sent', 'form-due', 'form-overdue', 'form-signed',
  'form-refused'));
