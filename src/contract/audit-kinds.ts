/** What an entry of the audit log can be about, and which names of the log count as that. */
export const AUDIT_KINDS = {
  attendance: ['attendance', 'headcount', 'presence_move', 'roll_call', 'room_merge'],
  activities: ['activity', 'nap_check'],
  medications: ['medication', 'immunization', 'immunization_exemption'],
  incidents: ['incident'],
  reports: ['daily_report'],
  kiosk: ['kiosk', 'kiosk_entry', 'room_entry'],
  children: [
    'booking',
    'child',
    'child_contact',
    'child_document',
    'child_file',
    'child_file_change',
    'child_schedule',
    'children',
    'consent',
    'notice',
  ],
  guardians: [
    'admission_setting',
    'guardian',
    'guardians',
    'inquiry',
    'inquiry_template',
    'tour_slot',
    'waitlist_fee',
    'pickup_person',
    'parent_invitation',
    'invitation_round',
  ],
  staff: [
    'duty_request',
    'punch',
    'refused_punch',
    'staff',
    'role',
    'time_off_request',
    'timesheet',
    'paper',
    'training',
    'health_paper',
    'paper_override',
    'paper_check',
    'rota_template',
    'shift',
  ],
  sessions: ['session'],
  messages: ['message', 'message_draft', 'message_thread', 'mail', 'mail_server'],
  documents: ['form', 'form_request', 'gallery_photo', 'tax_document', 'upload', 'child_archive'],
  events: ['event', 'calendar_feed'],
  milestones: ['child_milestone', 'milestone_badge', 'milestone_category', 'milestone_template'],
  cameras: ['camera', 'camera_view', 'room_privacy'],
  billing: [
    'billing_account',
    'billing_plan',
    'credited_closure',
    'invoice',
    'invoice_run',
    'ledger',
    'ledger_transaction',
    'online_payment',
    'payer_split',
    'plan_enrollment',
  ],
  compliance: ['compliance sheet', 'sheet', 'inspector_link'],
  center: ['backup', 'center', 'closure', 'import_file', 'job', 'report', 'room'],
  log: ['audit', 'audit_detail'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type AuditKind = keyof typeof AUDIT_KINDS;
export const AUDIT_KIND_NAMES = Object.keys(AUDIT_KINDS) as AuditKind[];

/** A file of the log holds at most so many entries, the newest ones. */
export const MOST_AUDIT_ROWS = 10_000;

/** The longest range of dates that the log answers, both ends included. */
export const LONGEST_AUDIT_DAYS = 366;
