import type { Audience } from './kernel/access.ts';
import { PARENT_DEFAULTS, STAFF_DEFAULTS } from './preferences-defaults.ts';

// What people are notified of and how, without zod: the screens hold it too.

export const KINDS = [
  'message',
  'incident',
  'daily-report',
  'attendance',
  'photo',
  'invoice',
  'camera',
  'milestone',
  'event',
  'form',
] as const;
export type Kind = (typeof KINDS)[number];
export const CHANNELS = ['inApp', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What happens within a kind; a notification says which. Each name is one kind's. */
export const EVENTS = {
  message: ['received'],
  incident: ['reported'],
  'daily-report': ['written'],
  attendance: [
    'checked-in',
    'checked-out',
    'not-come',
    'look-overdue',
    'duty-corrected',
    'timesheet-reopened',
    'duty-asked',
    'duty-declined',
    'time-off-requested',
    'time-off-approved',
    'time-off-declined',
    'pickup-proposed',
    'pickup-accepted',
    'pickup-declined',
    'file-proposed',
    'file-changed',
    'file-accepted',
    'file-declined',
    'document-requested',
    'document-due',
    'document-expiring',
    'document-received',
    'document-accepted',
    'document-refused',
    'consent-withdrawn',
    'booking-requested',
    'booking-confirmed',
    'booking-declined',
    'booking-ended',
    'own-paper-due',
    'team-paper-due',
    'inquiry-received',
    'tour-booked',
    'tour-canceled',
    'offer-ended',
  ],
  photo: ['posted'],
  invoice: ['issued', 'due', 'overdue', 'paid', 'failed'],
  camera: ['offline', 'online'],
  milestone: ['achieved'],
  event: [
    'event-added',
    'event-changed',
    'event-canceled',
    'shifts-published',
    'cover-asked',
    'cover-taken',
    'swap-asked',
    'swap-approved',
    'swap-declined',
  ],
  form: ['form-sent', 'form-due', 'form-overdue', 'form-signed', 'form-refused'],
} as const satisfies Record<Kind, readonly string[]>;
export type EventOf<K extends Kind> = (typeof EVENTS)[K][number];

export type EventName = { [K in Kind]: EventOf<K> }[Kind];
export const EVENT_NAMES: readonly EventName[] = Object.values(EVENTS).flat();

export type Cell = Readonly<Record<Channel, boolean>>;
export type Matrix = Readonly<Record<Kind, Cell>>;

/**
 * The cells that are settings of their own (notifications-1): the mail of these kinds is that preference, and stands nowhere else. The other
 * cells stand in the preference `notifications`.
 */
export const NAMED_MAIL = {
  staff: { attendance: 'attendanceAlerts', incident: 'incidentReports', 'daily-report': 'dailyReports' },
  parent: { incident: 'incidentAlerts', 'daily-report': 'dailyReportEmail' },
} as const satisfies Record<Audience, Partial<Record<Kind, string>>>;

export type CellsBeside<A extends Audience> = {
  [K in Kind]: K extends keyof (typeof NAMED_MAIL)[A] ? Omit<Cell, 'mail'> : Cell;
};
/** The cells that stand in the preference `notifications`: without the mail that has a name of its own. */
export function besideNamed<A extends Audience>(audience: A, matrix: Matrix): CellsBeside<A> {
  const rows = Object.entries(matrix).map(([kind, { mail, ...rest }]) => [
    kind,
    kind in NAMED_MAIL[audience] ? rest : { ...rest, mail },
  ]);
  return Object.fromEntries(rows) as CellsBeside<A>;
}

const cell = (inApp: boolean, mail: boolean, push: boolean): Cell => ({ inApp, mail, push });

/**
 * What holds where nothing was chosen. Kinds whose mail is a setting begin as that setting's default does, in every
 * channel; staff, who see the day anyway, begin without what would be a notification per child.
 */
export const MATRIX_DEFAULTS: Readonly<Record<Audience, Matrix>> = {
  staff: {
    message: cell(true, false, true),
    incident: cell(STAFF_DEFAULTS.incidentReports, STAFF_DEFAULTS.incidentReports, STAFF_DEFAULTS.incidentReports),
    'daily-report': cell(STAFF_DEFAULTS.dailyReports, STAFF_DEFAULTS.dailyReports, STAFF_DEFAULTS.dailyReports),
    attendance: cell(STAFF_DEFAULTS.attendanceAlerts, STAFF_DEFAULTS.attendanceAlerts, STAFF_DEFAULTS.attendanceAlerts),
    photo: cell(false, false, false),
    invoice: cell(true, false, true),
    camera: cell(true, false, true),
    milestone: cell(false, false, false),
    event: cell(true, false, true),
    form: cell(true, false, false),
  },
  parent: {
    message: cell(true, true, true),
    incident: cell(PARENT_DEFAULTS.incidentAlerts, PARENT_DEFAULTS.incidentAlerts, PARENT_DEFAULTS.incidentAlerts),
    'daily-report': cell(
      PARENT_DEFAULTS.dailyReportEmail,
      PARENT_DEFAULTS.dailyReportEmail,
      PARENT_DEFAULTS.dailyReportEmail,
    ),
    attendance: cell(true, false, true),
    photo: cell(true, false, true),
    invoice: cell(true, true, true),
    camera: cell(true, false, false),
    milestone: cell(true, false, true),
    event: cell(true, true, true),
    form: cell(true, true, true),
  },
};

/** The screen on which what a notification is about is read. */
export const PLACES: Readonly<Record<Audience, Readonly<Record<Kind, string>>>> = {
  staff: {
    message: '/messages',
    incident: '/reports',
    'daily-report': '/dashboard',
    attendance: '/dashboard',
    photo: '/gallery-management',
    invoice: '/parent-management',
    camera: '/cameras',
    milestone: '/milestones',
    event: '/calendar',
    form: '/forms/requests',
  },
  parent: {
    message: '/parent-messages',
    incident: '/parent-dashboard',
    'daily-report': '/parent-dashboard',
    attendance: '/parent-dashboard',
    photo: '/parent-gallery',
    invoice: '/parent-dashboard?view=billing',
    camera: '/parent-dashboard?view=cameras',
    milestone: '/parent-dashboard?view=growth',
    event: '/parent-dashboard?view=calendar',
    form: '/parent-forms',
  },
};

/** Where an event is read elsewhere than the others of its kind. */
const PLACES_OF_EVENTS: Readonly<Partial<Record<EventName, string>>> = {
  'duty-corrected': '/profile',
  'timesheet-reopened': '/my-hours',
  'duty-asked': '/time-clock',
  'duty-declined': '/clock',
  'time-off-requested': '/time-off',
  'time-off-approved': '/my-hours',
  'time-off-declined': '/my-hours',
  'pickup-proposed': '/children',
  'pickup-accepted': '/parent-dashboard?view=profile',
  'pickup-declined': '/parent-dashboard?view=profile',
  'file-proposed': '/child-files',
  'file-changed': '/children',
  'file-accepted': '/parent-child-file',
  'file-declined': '/parent-child-file',
  'document-requested': '/parent-child-file',
  'document-due': '/parent-child-file',
  'document-expiring': '/parent-child-file',
  'document-received': '/child-files',
  'document-accepted': '/parent-child-file',
  'document-refused': '/parent-child-file',
  'consent-withdrawn': '/children',
  'booking-requested': '/bookings',
  'booking-confirmed': '/parent-bookings',
  'booking-declined': '/parent-bookings',
  'booking-ended': '/parent-bookings',
  'own-paper-due': '/my-papers',
  'team-paper-due': '/papers',
  'inquiry-received': '/admissions',
  'tour-booked': '/admissions/tours',
  'tour-canceled': '/admissions/tours',
  'offer-ended': '/admissions/offers',
  'shifts-published': '/my-shifts',
  'cover-asked': '/my-shifts',
  'cover-taken': '/rota',
  'swap-asked': '/rota',
  'swap-approved': '/my-shifts',
  'swap-declined': '/my-shifts',
};
export const placeFor = (audience: Audience, kind: Kind, event: EventName): string =>
  PLACES_OF_EVENTS[event] ?? PLACES[audience][kind];
