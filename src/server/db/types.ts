// Made from the schema by scripts/db-types.ts; a test compares the two.
import type { Generated } from 'kysely';

export interface AccountChallenge {
  centerId: Generated<number>;
  id: Generated<number>;
  purpose: 'sign-in' | 'confirm' | 'passkey';
  staffId: number | null;
  guardianId: number | null;
  tokenHash: Buffer;
  passkeyChallenge: string | null;
  rememberMe: Generated<boolean>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface AccountLink {
  centerId: Generated<number>;
  id: Generated<number>;
  purpose: 'activation' | 'reset';
  staffId: number | null;
  guardianId: number | null;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
}

export interface AccountSum {
  centerId: Generated<number>;
  billingAccountId: number;
  balance: number;
  uninvoiced: number;
}

export interface Activity {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  date: string;
  kind: Generated<'meal' | 'bottle' | 'nap' | 'diaper' | 'medicine' | 'learning' | 'outdoor' | 'note' | 'other'>;
  at: Date | null;
  endedAt: Date | null;
  endedBy: number | null;
  endedAtCheckOut: Generated<boolean>;
  lookAlarmedFor: Date | null;
  activity: string;
  notes: Generated<string>;
  meal: 'breakfast' | 'am-snack' | 'lunch' | 'pm-snack' | 'dinner' | null;
  amount: 'all' | 'most' | 'some' | 'none' | null;
  quarterOunces: number | null;
  contents: 'breast-milk' | 'formula' | 'milk' | 'water' | 'other' | null;
  diaper: 'wet' | 'soiled' | 'both' | 'dry' | 'potty' | null;
  medicationId: number | null;
  dose: string | null;
  refusedReason: string | null;
  tooSoonReason: string | null;
  batch: string | null;
  staffId: number;
  recordedBy: number | null;
  createdAt: Date;
  version: Generated<number>;
  undoneAt: Date | null;
  undoneBy: number | null;
  undoneReason: string | null;
}

export interface AdmissionSetting {
  centerId: Generated<number>;
  isOpen: Generated<boolean>;
  keepMonths: Generated<number>;
  priorities: Generated<string[]>;
  version: Generated<number>;
  fee: Generated<number>;
  feeIsRefundable: Generated<boolean>;
  feeInstructions: string | null;
}

export interface Attendance {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  date: string;
  status: 'present' | 'late' | 'absent';
  checkIn: Date | null;
  checkOut: Date | null;
  noticeId: number | null;
  checkInBy: string | null;
  checkOutBy: string | null;
  checkedInBy: number | null;
  checkedOutBy: number | null;
  checkInHow: Generated<'staff' | 'pin' | 'qr'>;
  checkOutHow: Generated<'staff' | 'pin' | 'qr'>;
  checkInMove: number | null;
  checkOutMove: number | null;
  wasAbsent: Generated<boolean>;
  changedAt: Date;
  version: Generated<number>;
}

export interface Audit {
  centerId: Generated<number>;
  id: Generated<number>;
  at: Date;
  actorKind: 'staff' | 'parent' | 'device' | 'inspector' | 'system';
  actorId: number | null;
  action: string;
  entity: string;
  entityIds: number[];
  childIds: Generated<number[]>;
  content: Buffer | null;
  tx: Generated<string>;
}

export interface AuditDetail {
  centerId: Generated<number>;
  auditId: number;
  before: unknown | null;
  after: unknown | null;
  salt: Buffer;
  expiresAt: Date | null;
}

export interface AuditRow {
  centerId: Generated<number>;
  id: Generated<number>;
  entity: string;
  entityIds: number[];
  content: Buffer | null;
  salt: Buffer | null;
  tx: Generated<string>;
}

export interface AuditSeal {
  centerId: Generated<number>;
  id: Generated<number>;
  upToTx: string;
  rows: number;
  auditIds: number[];
  auditHashes: Buffer[];
  rowIds: number[];
  rowHashes: Buffer[];
  root: Buffer;
  prev: Buffer;
  sealedAt: Date;
}

export interface BilledPeriod {
  centerId: Generated<number>;
  enrollmentId: number;
  periodFrom: string;
  billingAccountId: number;
  periodTo: string;
  careDays: string[];
  transactionId: number;
}

export interface BillingAccount {
  centerId: Generated<number>;
  id: Generated<number>;
  kind: 'guardian' | 'agency';
  guardianId: number | null;
  name: string | null;
  email: string | null;
  address: string | null;
  providerCustomer: string | null;
  providerMethod: string | null;
  methodLabel: string | null;
  autopaySince: Date | null;
  createdAt: Date;
  erasedAt: Date | null;
  version: Generated<number>;
}

export interface BillingCounter {
  centerId: Generated<number>;
  kind: 'invoice' | 'receipt';
  last: Generated<number>;
}

export interface BillingPlan {
  centerId: Generated<number>;
  id: Generated<number>;
  name: string;
  kind: 'tuition' | 'fee' | 'discount' | 'subsidy';
  cadence: 'weekly' | 'biweekly' | 'monthly' | 'day' | 'once' | null;
  amount: number | null;
  basisPoints: number | null;
  weekdays: number[] | null;
  isOffered: Generated<boolean>;
  archivedAt: Date | null;
  createdAt: Date;
  version: Generated<number>;
}

export interface BillingSettings {
  centerId: Generated<number>;
  automaticInvoices: Generated<boolean>;
  automaticSince: string | null;
  invoicedOn: string | null;
  invoiceDaysBefore: Generated<number>;
  dueDaysAfter: Generated<number>;
  reminderDays: Generated<number[]>;
  lateFeePerMinute: Generated<number>;
  lateFeeGraceMinutes: Generated<number>;
  lateFeeMost: number | null;
  automaticLateFees: Generated<boolean>;
  version: Generated<number>;
}

export interface Booking {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  date: string;
  kind: 'extra' | 'swap' | 'drop-in' | 'flexible' | 'times' | 'return';
  arrives: string;
  leaves: string;
  givesUp: string | null;
  status: 'requested' | 'confirmed' | 'declined' | 'cancelled' | 'ended';
  price: number;
  requestedBy: number;
  requestedAt: Date;
  decidedAt: Date | null;
  decidedBy: number | null;
  cancelledAt: Date | null;
  cancelledBy: number | null;
  reason: string | null;
  endedBecause: 'closed' | 'not-enrolled' | 'agreed' | 'not-booked' | null;
  endedAt: Date | null;
}

export interface BookingRule {
  centerId: Generated<number>;
  kinds: string[];
  cutoffDays: number;
  cutoffTime: string;
  aheadDays: number;
  dayPrice: number;
  halfDayPrice: number;
  dropInPrice: number;
  answeredBy: 'rule' | 'staff';
  licensedPlaces: number | null;
  version: Generated<number>;
  halfHourPrice: Generated<number>;
  absencesFree: Generated<boolean>;
}

export interface BreakAnswer {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  dutyId: number;
  startedAt: Date;
  endedAt: Date;
  isRelieved: boolean;
  answeredAt: Date;
}

export interface CalendarFeed {
  centerId: Generated<number>;
  id: Generated<number>;
  tokenHash: Buffer;
  staffId: number | null;
  guardianId: number | null;
  createdAt: Date;
  readAt: Date | null;
  revokedAt: Date | null;
}

export interface Camera {
  centerId: Generated<number>;
  id: Generated<number>;
  name: string;
  location: Generated<string>;
  roomId: number | null;
  port: number | null;
  addressSealed: Buffer | null;
  streamSealed: Buffer | null;
  usernameSealed: Buffer | null;
  passwordSealed: Buffer | null;
  sourceVersion: Generated<number>;
  isActive: Generated<boolean>;
  lastOnline: Date | null;
  problem:
    | 'no-address'
    | 'name-not-found'
    | 'address-refused'
    | 'refused'
    | 'no-answer'
    | 'wrong-password'
    | 'not-found'
    | 'redirected'
    | 'not-a-camera'
    | 'unsupported-codec'
    | 'no-picture'
    | 'ended'
    | 'busy'
    | 'gateway-unavailable'
    | null;
  misses: Generated<number>;
  passwordRefusedAt: Date | null;
  awaySince: Date | null;
  awayToldAt: Date | null;
  createdAt: Date;
  createdBy: number | null;
  version: Generated<number>;
  removedAt: Date | null;
  removedBy: number | null;
}

export interface CameraBlock {
  centerId: Generated<number>;
  id: Generated<number>;
  guardianId: number;
  reason: string;
  startedAt: Date;
  startedBy: number | null;
  endedAt: Date | null;
  endedBy: number | null;
}

export interface CameraView {
  centerId: Generated<number>;
  id: Generated<number>;
  cameraId: number;
  roomId: number | null;
  sessionId: number;
  staffId: number | null;
  guardianId: number | null;
  startedAt: Date;
  expiresAt: Date;
  seenAt: Date;
  endedAt: Date | null;
  ending:
    | 'stopped'
    | 'expired'
    | 'privacy'
    | 'check-out'
    | 'signed-out'
    | 'blocked'
    | 'not-allowed'
    | 'camera-removed'
    | 'moved-on'
    | null;
}

export interface CareBlock {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  fromDate: string;
  toDate: string | null;
}

export interface Center {
  centerId: Generated<number>;
  name: string;
  timeZone: string;
  address: string | null;
  phone: string | null;
  email: string | null;
  contactPerson: string | null;
  logoPath: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  arrivalDeadline: string | null;
  absencesRecordedOn: string | null;
  invitationDays: Generated<number>;
  weatherPlace: string | null;
  weatherLatitude: number | null;
  weatherLongitude: number | null;
  twoStepRequiredAt: Date | null;
  twoStepRequiredBy: number | null;
  commonPasswordsRefused: Generated<'nobody' | 'staff' | 'everybody'>;
  escalatePushMinutes: Generated<number | null>;
  escalateMailMinutes: Generated<number | null>;
  parentViewing: Generated<'own-room' | 'any-room' | 'any-time'>;
  kioskAsksHealth: Generated<boolean>;
  kioskHealthQuestion: string | null;
  fileQuotaBytes: Generated<number>;
  childRecordYears: Generated<number>;
  incidentRecordYears: Generated<number>;
  staffRecordYears: Generated<number>;
  financialRecordYears: Generated<number>;
  retentionLookedAt: Date | null;
  retentionHeldAt: Date | null;
  isDemo: Generated<boolean>;
  firstStepsDismissedAt: Date | null;
  createdAt: Date;
  version: Generated<number>;
  hoursVersion: Generated<number>;
  rulesVersion: Generated<number>;
  weatherVersion: Generated<number>;
  parentViewingVersion: Generated<number>;
  logoVersion: Generated<number>;
}

export interface Child {
  centerId: Generated<number>;
  id: Generated<number>;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  roomId: number;
  photoPath: string | null;
  allergies: Generated<string>;
  emergencyContact: string | null;
  parentName: string | null;
  parentPhone: string | null;
  parentEmail: string | null;
  parentDriversLicense: string | null;
  relationship: Generated<string>;
  createdAt: Date;
  createdBy: number | null;
  version: Generated<number>;
  removedAt: Date | null;
  removedBy: number | null;
  emptiedAt: Date | null;
  erasedAt: Date | null;
}

export interface ChildArchive {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  guardianId: number;
  requestedAt: Date;
  run: Generated<number>;
  aliveAt: Date | null;
  done: Generated<number>;
  total: Generated<number>;
  finishedAt: Date | null;
  failedAt: Date | null;
  failure: 'no-room' | 'failed' | null;
  folder: string | null;
  size: number | null;
  expiresAt: Date | null;
}

export interface ChildContact {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  kind: 'doctor' | 'dentist' | 'hospital' | 'emergency' | 'home';
  place: number;
  name: string;
  relationship: string | null;
  phoneNumber: string | null;
  address: string | null;
  note: string | null;
  guardianId: number | null;
  version: Generated<number>;
}

export interface ChildCustody {
  centerId: Generated<number>;
  childId: number;
  noteSealed: Buffer;
  guardianId: number | null;
  isShared: Generated<boolean>;
  version: Generated<number>;
}

export interface ChildDocument {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  kind:
    | 'birth-certificate'
    | 'immunizations'
    | 'health-exam'
    | 'insurance-card'
    | 'allergy-plan'
    | 'custody'
    | 'guardian-id'
    | 'other';
  title: string | null;
  state: 'requested' | 'received' | 'accepted' | 'refused' | 'withdrawn' | 'replaced';
  requestedAt: Date | null;
  requestedBy: number | null;
  dueOn: string | null;
  issuedOn: string | null;
  expiresOn: string | null;
  givenAt: Date | null;
  givenBy: number | null;
  enteredBy: number | null;
  pagePaths: Generated<string[]>;
  answeredAt: Date | null;
  answeredBy: number | null;
  refuseReason: string | null;
  isShared: Generated<boolean>;
  replaces: number | null;
  reminded: Generated<string[]>;
  version: Generated<number>;
}

export interface ChildEnrollment {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  startsOn: string;
  endsOn: string | null;
  leavingReason: 'school' | 'moving' | 'other-care' | 'costs' | 'dissatisfied' | 'center' | 'other' | null;
  noticeGivenOn: string | null;
  removedAt: Date | null;
  createdAt: Date;
  createdBy: number | null;
}

export interface ChildFile {
  centerId: Generated<number>;
  childId: number;
  languages: Generated<string[]>;
  diet: string | null;
  specialNeeds: string | null;
  insuranceSealed: Buffer | null;
  version: Generated<number>;
}

export interface ChildFileChange {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  changeSealed: Buffer;
  kind: 'add-contact' | 'edit-contact' | 'remove-contact' | 'care' | 'custody' | 'record';
  contactId: number | null;
  state: Generated<'waiting' | 'accepted' | 'declined' | 'withdrawn'>;
  proposedBy: number;
  proposedAt: Date;
  answeredAt: Date | null;
  answeredBy: number | null;
  declineReason: string | null;
}

export interface ChildMilestone {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  templateId: number;
  achievedDate: string;
  staffId: number;
  recordedBy: number | null;
  notes: Generated<string>;
  isStarred: Generated<boolean>;
  parentNotifiedAt: Date | null;
  notificationSentAt: Date | null;
  createdAt: Date;
  version: Generated<number>;
}

export interface ChildMilestonePhoto {
  centerId: Generated<number>;
  childMilestoneId: number;
  childId: number;
  photoId: number;
}

export interface ChildSchedule {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  fromDate: string;
  toDate: string | null;
  kind: 'fixed' | 'flexible' | 'drop-in';
  cycleWeeks: number;
  firstMonday: string;
  source: 'contract' | 'plan';
  createdAt: Date;
  createdBy: number | null;
}

export interface Closure {
  centerId: Generated<number>;
  id: Generated<number>;
  date: string;
  reason: string;
}

export interface Consent {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  form:
    | 'enrollmentForm'
    | 'medicalForm'
    | 'emergencyContact'
    | 'photoRelease'
    | 'pickupAuthorization'
    | 'communicationConsent'
    | 'fieldTrip';
  confirmedAt: Date;
  confirmedBy: number | null;
  revokedAt: Date | null;
  revokedBy: number | null;
  isDeclined: Generated<boolean>;
  signedOn: string | null;
  signedBy: string | null;
  isGiven: Generated<boolean>;
  formRequestId: number | null;
  revokedByGuardian: number | null;
}

export interface ContactDecision {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  guardianId: number;
  otherGuardianId: number;
  decision: 'shown' | 'hidden';
  reason: string;
  startedAt: Date;
  startedBy: number | null;
  endedAt: Date | null;
  endedBy: number | null;
}

export interface CreditedClosure {
  centerId: Generated<number>;
  date: string;
  at: Date;
  byStaff: number | null;
}

export interface CreditedDay {
  centerId: Generated<number>;
  chargeId: number;
  date: string;
  creditId: number;
}

export interface DailyReport {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  date: string;
  meals: Generated<string>;
  naps: Generated<string>;
  activities: Generated<string>;
  mood: 'happy' | 'content' | 'fussy' | 'tired' | 'excited' | 'cranky' | null;
  notes: Generated<string>;
  staffId: number;
  recordedBy: number | null;
  createdAt: Date;
  version: Generated<number>;
}

export interface DutyRequest {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  dutyId: number | null;
  startedAt: Date;
  endedAt: Date;
  reason: string;
  askedAt: Date;
  status: Generated<'open' | 'accepted' | 'declined'>;
  answeredAt: Date | null;
  answeredBy: number | null;
  answer: string | null;
  correctionId: number | null;
  version: Generated<number>;
}

export interface EmailChange {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number | null;
  guardianId: number | null;
  email: string;
  emailKey: string;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
}

export interface Employment {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  hiredOn: string;
  leftOn: string | null;
  createdAt: Date;
  createdBy: number | null;
  version: Generated<number>;
}

export interface EmploymentTerm {
  centerId: Generated<number>;
  id: Generated<number>;
  employmentId: number;
  fromDate: string;
  position: 'director' | 'lead-teacher' | 'teacher' | 'aide' | 'floater' | 'nurse' | 'cook' | 'support';
  weeklyMinutes: number | null;
  workweekStarts: Generated<number>;
  isExempt: Generated<boolean>;
  paySealed: Buffer | null;
  version: Generated<number>;
}

export interface Event {
  centerId: Generated<number>;
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  date: string;
  time: string | null;
  endDate: string;
  endTime: string | null;
  type: Generated<string>;
  participants: Generated<string>;
  location: Generated<string>;
  audience: Generated<'everybody' | 'staff' | 'rooms'>;
  unit: 'day' | 'week' | 'month' | 'year' | null;
  every: Generated<number>;
  weekdays: Generated<number[]>;
  monthlyBy: Generated<'day' | 'weekday'>;
  untilDate: string | null;
  times: number | null;
  skipsClosed: Generated<boolean>;
  asksAnswers: Generated<boolean>;
  showsCounts: Generated<boolean>;
  firstDay: string;
  lastDay: string | null;
  createdAt: Date;
  createdBy: number | null;
  changedAt: Date;
  version: Generated<number>;
  removedAt: Date | null;
}

export interface EventAnswer {
  centerId: Generated<number>;
  id: Generated<number>;
  eventId: number;
  date: string;
  staffId: number | null;
  guardianId: number | null;
  answer: 'yes' | 'maybe' | 'no';
  people: number;
  note: Generated<string>;
  answeredAt: Date;
}

export interface EventException {
  centerId: Generated<number>;
  eventId: number;
  date: string;
  cancelledAt: Date | null;
  title: string | null;
  description: string | null;
  location: string | null;
  type: string | null;
  participants: string | null;
  startDate: string | null;
  startTime: string | null;
  endDate: string | null;
  endTime: string | null;
  changedAt: Date;
  changedBy: number | null;
}

export interface EventRoom {
  centerId: Generated<number>;
  eventId: number;
  roomId: number;
}

export interface Form {
  centerId: Generated<number>;
  id: Generated<number>;
  title: string;
  draft: string;
  retiredAt: Date | null;
  createdAt: Date;
  createdBy: number | null;
  version: Generated<number>;
  renewsEveryMonths: number | null;
  renewsOn: string | null;
}

export interface FormFile {
  centerId: Generated<number>;
  id: Generated<number>;
  formRequestId: number;
  guardianId: number;
  blockKey: string;
  filePath: string;
  fileName: string;
  fileType: string;
  size: number;
  sha256: Buffer;
  isSigned: Generated<boolean>;
  createdAt: Date;
}

export interface FormPacketLine {
  centerId: Generated<number>;
  line: string;
  formId: number;
}

export interface FormReminder {
  centerId: Generated<number>;
  formRequestId: number;
  daysAhead: number;
  sentAt: Date;
}

export interface FormRenewal {
  centerId: Generated<number>;
  id: Generated<number>;
  formId: number;
  dueOn: string;
  askedAt: Date;
  askedBy: number | null;
  total: number;
  done: Generated<number>;
  sent: Generated<number>;
  upToChild: Generated<number>;
  finishedAt: Date | null;
}

export interface FormRequest {
  centerId: Generated<number>;
  id: Generated<number>;
  formVersionId: number;
  childId: number;
  dueOn: string;
  mustSign: 'one' | 'all';
  sentAt: Date;
  sentBy: number | null;
  withdrawnAt: Date | null;
  withdrawnBy: number | null;
  answersSealed: Buffer | null;
}

export interface FormSigner {
  centerId: Generated<number>;
  formRequestId: number;
  guardianId: number;
  state: Generated<'asked' | 'begun' | 'signed' | 'refused'>;
  draftSealed: Buffer | null;
  answeredAt: Date | null;
  reason: string | null;
  typedName: string | null;
  language: 'en' | 'es' | 'fr' | 'de' | null;
  signedIn: 'password' | 'two-step' | null;
  agreedAt: Date | null;
  documentHash: Buffer | null;
  version: Generated<number>;
  shownContacts: number[] | null;
  changesSealed: Buffer | null;
}

export interface FormVersion {
  centerId: Generated<number>;
  id: Generated<number>;
  formId: number;
  number: number;
  title: string;
  content: string;
  contentHash: Buffer;
  publishedAt: Date;
  publishedBy: number | null;
}

export interface FunctionFile {
  name: string;
  checksum: string;
}

export interface GalleryPhoto {
  centerId: Generated<number>;
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  tags: Generated<string[]>;
  fileName: string;
  filePath: string;
  fileSize: number;
  fileStored: boolean;
  width: number | null;
  height: number | null;
  uploadedBy: number | null;
  isVisible: Generated<boolean>;
  createdAt: Date;
  version: Generated<number>;
  removedAt: Date | null;
  removedBy: number | null;
  audience: Generated<'all' | 'rooms' | 'children'>;
  audienceRooms: Generated<number[]>;
  followsPresence: Generated<boolean>;
  audienceChildren: Generated<number[]>;
}

export interface Guardian {
  centerId: Generated<number>;
  id: Generated<number>;
  firstName: string;
  lastName: string;
  email: string | null;
  emailKey: string | null;
  phoneNumber: string | null;
  address: string | null;
  emergencyContactName: string | null;
  emergencyContactPhone: string | null;
  passwordHash: string | null;
  registeredAt: Date | null;
  emailConsentGiven: Generated<boolean>;
  smsConsentGiven: Generated<boolean>;
  marketingConsentGiven: Generated<boolean>;
  consentDate: Date | null;
  consentIpAddress: string | null;
  isActive: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
  version: Generated<number>;
  removedAt: Date | null;
  erasedAt: Date | null;
}

export interface GuardianConsent {
  centerId: Generated<number>;
  id: Generated<number>;
  guardianId: number;
  consent: 'emailConsent' | 'smsConsent' | 'marketingConsent';
  isGiven: boolean;
  at: Date;
}

export interface GuardianPin {
  centerId: Generated<number>;
  guardianId: number;
  pinHash: string;
  setAt: Date;
  setAtKiosk: boolean;
}

export interface GuardianPinCode {
  centerId: Generated<number>;
  guardianId: number;
  codeHash: Buffer;
  createdAt: Date;
  createdBy: number | null;
  expiresAt: Date;
}

export interface GuardianPreference {
  centerId: Generated<number>;
  guardianId: number;
  emailNotifications: boolean;
  dailyReportEmail: boolean;
  incidentAlerts: boolean;
  weeklyDigest: boolean;
  reminderNotifications: boolean;
  notifications: Generated<unknown>;
  quietFrom: string | null;
  quietTo: string | null;
  language: 'en' | 'es' | 'fr' | 'de';
  timezone: string;
  timeFormat: 'language' | 'h12' | 'h23';
  theme: 'light' | 'dark' | 'system';
  downloadFormat: 'txt' | 'pdf' | 'xlsx';
  autoDownload: boolean;
  privacyMode: boolean;
  version: Generated<number>;
}

export interface Guardianship {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  guardianId: number;
  relationship: Generated<string>;
  mayPickUp: Generated<boolean>;
  custodyNote: string | null;
  contactsSharedAt: Date | null;
  startedAt: Date;
  endedAt: Date | null;
  version: Generated<number>;
}

export interface Headcount {
  centerId: Generated<number>;
  id: Generated<number>;
  roomId: number;
  countedAt: Date;
  counted: number;
  expected: number;
  note: Generated<string>;
  rollCallId: number | null;
  countedBy: number | null;
}

export interface HealthPaper {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  kind: 'tb-test' | 'health-screening' | 'influenza' | 'pertussis' | 'measles' | 'other';
  title: string;
  number: Buffer | null;
  issuedOn: string;
  expiresOn: string | null;
  issuer: string | null;
  filePath: string | null;
  fileName: string | null;
  fileType: string | null;
  createdAt: Date;
  createdBy: number | null;
  verifiedAt: Date | null;
  verifiedBy: number | null;
  replacedBy: number | null;
  removedAt: Date | null;
  removedBy: number | null;
  version: Generated<number>;
}

export interface Idempotency {
  centerId: Generated<number>;
  keyHash: Buffer;
  actor: Generated<string | null>;
  requestHash: Buffer;
  status: number;
  answer: Buffer;
  createdAt: Date;
}

export interface Immunization {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  vaccine: string;
  dose: number;
  givenOn: string;
  source: Generated<string>;
  recordedAt: Date;
  recordedBy: number | null;
  removedAt: Date | null;
  removedBy: number | null;
}

export interface ImmunizationExemption {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  vaccine: string | null;
  kind: 'medical' | 'religious' | 'personal';
  dated: string;
  until: string | null;
  source: Generated<string>;
  recordedAt: Date;
  recordedBy: number | null;
  removedAt: Date | null;
  removedBy: number | null;
}

export interface ImportAside {
  centerId: Generated<number>;
  childId: number;
  weekdays: string | null;
  pickup: string | null;
}

export interface ImportFile {
  centerId: Generated<number>;
  id: Generated<number>;
  fileName: string;
  kind: 'children' | 'staff';
  rowsSealed: Buffer | null;
  choicesSealed: Buffer | null;
  leftOutSealed: Buffer | null;
  rows: number;
  isRemembered: Generated<boolean>;
  createdAt: Date;
  createdBy: number;
  expiresAt: Date;
  version: Generated<number>;
  requestedAt: Date | null;
  leavesWrong: Generated<boolean>;
  bringsChanges: Generated<boolean>;
  startedAt: Date | null;
  finishedAt: Date | null;
  total: Generated<number>;
  done: Generated<number>;
  result: unknown | null;
  failedAt: Date | null;
  failure: unknown | null;
  takeBackAt: Date | null;
  takenBackAt: Date | null;
}

export interface ImportMapping {
  centerId: Generated<number>;
  kind: 'children' | 'staff';
  headings: string;
  columns: unknown;
  usedAt: Date;
}

export interface ImportRecord {
  centerId: Generated<number>;
  id: Generated<number>;
  importId: number;
  kind: 'child' | 'guardian' | 'guardianship' | 'staff' | 'room';
  recordId: number;
  version: number;
  beforeSealed: Buffer | null;
}

export interface Incident {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  date: string;
  time: string;
  description: string;
  actionTaken: Generated<string>;
  kind:
    | 'fall'
    | 'bump'
    | 'bite'
    | 'cut'
    | 'burn'
    | 'sting'
    | 'choking'
    | 'allergic-reaction'
    | 'illness'
    | 'behavior'
    | 'other'
    | null;
  bodyParts: Generated<string[]>;
  witness: Generated<string>;
  firstAid: Generated<string>;
  photoPath: string | null;
  toldPerson: Generated<string>;
  staffId: number;
  recordedBy: number | null;
  createdAt: Date;
  parentNotifiedAt: Date | null;
  parentNotifiedByStaff: number | null;
  parentNotifiedByGuardian: number | null;
  version: Generated<number>;
}

export interface IncidentReceipt {
  centerId: Generated<number>;
  incidentId: number;
  guardianId: number;
  seenAt: Date;
  acknowledgedAt: Date | null;
  signature: string | null;
}

export interface Inquiry {
  centerId: Generated<number>;
  id: Generated<number>;
  state: 'new' | 'tour' | 'waiting' | 'offered' | 'enrolled' | 'lost';
  lostReason: 'no-place' | 'other-center' | 'no-answer' | 'moved' | 'changed-plans' | 'other' | null;
  source: 'family' | 'staff';
  language: 'en' | 'es' | 'fr' | 'de';
  consentedAt: Date | null;
  createdAt: Date;
  createdBy: number | null;
  activeAt: Date;
  version: Generated<number>;
  confirmedAt: Date | null;
  askedAt: Date | null;
  askedAgainAt: Date | null;
  lettersOffAt: Date | null;
}

export interface InquiryChild {
  centerId: Generated<number>;
  id: Generated<number>;
  inquiryId: number;
  firstName: string | null;
  lastName: string | null;
  birthDate: string | null;
  dueDate: string | null;
  childKey: string | null;
  wishedStart: string;
  weekdays: number[];
  waitingSince: Date | null;
  pausedAt: Date | null;
  grounds: Generated<string[]>;
  countsAs: 'staff-child' | 'sibling' | 'inside' | 'agency' | null;
  countsSince: Date | null;
  movedReason: string | null;
  movedAt: Date | null;
  movedBy: number | null;
  pausedBy: 'family' | 'staff' | 'no-answer' | null;
}

export interface InquiryContact {
  centerId: Generated<number>;
  id: Generated<number>;
  inquiryId: number;
  position: number;
  firstName: string;
  lastName: string;
  email: string | null;
  emailKey: string | null;
  phoneNumber: string | null;
  phoneKey: string | null;
}

export interface InquiryLink {
  centerId: Generated<number>;
  id: Generated<number>;
  inquiryId: number;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  mailId: number | null;
}

export interface InquiryMail {
  centerId: Generated<number>;
  id: Generated<number>;
  inquiryId: number;
  mailId: number;
  kind: 'tour' | 'tour-canceled' | 'tour-reminder' | 'confirm' | 'fee' | 'letter';
  subject: string;
  text: string | null;
  sentAt: Date;
  sentBy: number | null;
}

export interface InquiryNote {
  centerId: Generated<number>;
  id: Generated<number>;
  inquiryId: number;
  text: string;
  createdAt: Date;
  createdBy: number | null;
}

export interface InquiryTask {
  centerId: Generated<number>;
  id: Generated<number>;
  inquiryId: number;
  text: string;
  dueOn: string | null;
  createdAt: Date;
  createdBy: number | null;
  doneAt: Date | null;
  doneBy: number | null;
}

export interface InquiryTemplate {
  centerId: Generated<number>;
  id: Generated<number>;
  name: string;
  version: Generated<number>;
}

export interface InquiryTemplateText {
  centerId: Generated<number>;
  templateId: number;
  language: 'en' | 'es' | 'fr' | 'de';
  subject: string;
  text: string;
}

export interface InspectorAccess {
  centerId: Generated<number>;
  id: Generated<number>;
  linkId: number;
  at: Date;
  sheet: string | null;
  form: 'screen' | 'csv' | 'pdf';
}

export interface InspectorLink {
  centerId: Generated<number>;
  id: Generated<number>;
  tokenHash: Buffer;
  label: string;
  sheets: string[];
  fromDay: string;
  toDay: string;
  createdAt: Date;
  createdBy: number | null;
  expiresAt: Date;
  revokedAt: Date | null;
  revokedBy: number | null;
}

export interface Installation {
  id: Generated<boolean>;
  secretFingerprint: Buffer;
  address: string | null;
  txOffset: Generated<number>;
}

export interface InvitationRound {
  centerId: Generated<number>;
  id: Generated<number>;
  createdAt: Date;
  createdBy: number;
  language: 'en' | 'es' | 'fr' | 'de';
  guardianIds: number[];
  done: Generated<number>;
  finishedAt: Date | null;
  failedAt: Date | null;
  failure: unknown | null;
}

export interface Invoice {
  centerId: Generated<number>;
  id: Generated<number>;
  number: number;
  billingAccountId: number;
  runId: number | null;
  description: string;
  issuedOn: string;
  dueOn: string;
  fromDate: string;
  toDate: string;
  total: number;
  previousBalance: number;
  createdAt: Date;
  sentAt: Date | null;
  remindedAt: Date | null;
  voidedAt: Date | null;
  voidedBy: number | null;
  voidReason: string | null;
}

export interface InvoiceLine {
  centerId: Generated<number>;
  transactionId: number;
  invoiceId: number;
}

export interface InvoiceReminder {
  centerId: Generated<number>;
  invoiceId: number;
  days: number;
  at: Date;
}

export interface InvoiceRun {
  centerId: Generated<number>;
  id: Generated<number>;
  fromDate: string;
  toDate: string;
  isSent: boolean;
  isAutomatic: boolean;
  done: Generated<number>;
  total: Generated<number>;
  invoices: Generated<number>;
  amount: Generated<number>;
  afterAccount: Generated<number>;
  createdAt: Date;
  createdBy: number | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  failedAt: Date | null;
  failure: unknown | null;
}

export interface Kiosk {
  centerId: Generated<number>;
  id: Generated<number>;
  name: string;
  pairingHash: Buffer | null;
  pairingExpiresAt: Date;
  tokenHash: Buffer | null;
  createdAt: Date;
  createdBy: number | null;
  pairedAt: Date | null;
  lastSeenAt: Date | null;
  unsent: Generated<number>;
  heldUntil: Date | null;
  triesFrom: Date | null;
  revokedAt: Date | null;
  revokedBy: number | null;
  roomId: number | null;
}

export interface KioskCode {
  centerId: Generated<number>;
  id: Generated<number>;
  kioskId: number;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  guardianId: number | null;
  confirmedAt: Date | null;
  takenAt: Date | null;
}

export interface KioskEntry {
  centerId: Generated<number>;
  id: Generated<number>;
  kioskId: number;
  uuid: string;
  sequence: number;
  deviceAt: Date;
  offsetMs: number;
  at: Date;
  receivedAt: Date;
  wasOffline: boolean;
  method: 'pin' | 'qr' | null;
  guardianId: number | null;
  direction: 'in' | 'out' | null;
  wholeFamily: Generated<boolean>;
  typedNames: Generated<string[]>;
  phoneDigits: string | null;
  signedName: string | null;
  signature: string | null;
  health: boolean | null;
  healthNote: string | null;
  reason:
    | 'unreadable'
    | 'wrong-pin'
    | 'too-many-tries'
    | 'late-ticket'
    | 'future'
    | 'too-old'
    | 'no-children'
    | 'unknown-child'
    | 'no-pickup-right'
    | 'no-drop-off-right'
    | 'other-days'
    | 'not-enrolled'
    | 'already-in'
    | 'not-in'
    | 'staff-recorded'
    | null;
  sealed: string | null;
  closedAt: Date | null;
  closedBy: number | null;
  closing: 'accepted' | 'dismissed' | null;
  closingNote: string | null;
  pickupPersonId: number | null;
}

export interface KioskKey {
  centerId: Generated<number>;
  id: Generated<number>;
  publicKey: Buffer;
  privateSealed: Buffer;
  createdAt: Date;
}

export interface KioskMove {
  centerId: Generated<number>;
  id: Generated<number>;
  eventId: number;
  childId: number | null;
  typedName: string | null;
  date: string;
  at: Date;
  direction: 'in' | 'out';
  outcome: 'applied' | 'misfit' | 'refused' | 'accepted' | 'dismissed';
  reason:
    | 'unreadable'
    | 'wrong-pin'
    | 'too-many-tries'
    | 'late-ticket'
    | 'future'
    | 'too-old'
    | 'no-children'
    | 'unknown-child'
    | 'no-pickup-right'
    | 'no-drop-off-right'
    | 'other-days'
    | 'not-enrolled'
    | 'already-in'
    | 'not-in'
    | 'staff-recorded'
    | null;
}

export interface LatePickup {
  centerId: Generated<number>;
  attendanceId: number;
  fee: number | null;
  waivedReason: string | null;
  at: Date;
  byStaff: number | null;
}

export interface LedgerEntry {
  centerId: Generated<number>;
  transactionId: number;
  account:
    | 'receivable'
    | 'cash'
    | 'bank'
    | 'card'
    | 'tuition'
    | 'registration'
    | 'late_pickup'
    | 'other_income'
    | 'discounts'
    | 'credits'
    | 'adjustments'
    | 'deposits';
  amount: number;
}

export interface LedgerTransaction {
  centerId: Generated<number>;
  id: Generated<number>;
  billingAccountId: number;
  kind: 'charge' | 'credit' | 'payment' | 'refund' | 'adjustment' | 'reversal';
  category:
    | 'tuition'
    | 'registration'
    | 'late_pickup'
    | 'booked_day'
    | 'deposit'
    | 'closure'
    | 'unused_days'
    | 'other'
    | null;
  date: string;
  amount: number;
  description: Generated<string>;
  reason: string | null;
  childId: number | null;
  enrollmentId: number | null;
  serviceFrom: string | null;
  serviceTo: string | null;
  days: number | null;
  ofDays: number | null;
  gross: number | null;
  discount: number | null;
  method: 'cash' | 'check' | 'ach' | 'zelle' | 'card' | 'other' | 'online' | null;
  reference: string | null;
  receipt: number | null;
  reversesId: number | null;
  refundsId: number | null;
  sourceKey: string | null;
  createdAt: Date;
  createdBy: number | null;
  tx: Generated<string>;
}

export interface LoginThrottle {
  keyHash: Buffer;
  failures: number;
  firstFailureAt: Date;
  lastFailureAt: Date;
  previousFailureAt: Date | null;
}

export interface Mail {
  centerId: Generated<number>;
  id: Generated<number>;
  toAddress: string;
  subject: string;
  contentSealed: Buffer;
  createdAt: Date;
  sentAt: Date | null;
  keptAt: Date | null;
  failedAt: Date | null;
  attempts: Generated<number>;
  lastError: string | null;
  opensAudience: 'staff' | 'parent' | null;
  opensAccountId: number | null;
  linkShownAt: Date | null;
  serverSealed: Buffer | null;
}

export interface MailServer {
  centerId: Generated<number>;
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  loginSealed: Buffer | null;
  senderName: string;
  senderAddress: string;
  version: number;
}

export interface Medication {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  name: string;
  dose: string;
  route: 'oral' | 'topical' | 'inhaled' | 'eye' | 'ear' | 'nose' | 'injection' | 'other';
  fromOn: string;
  untilOn: string;
  minMinutesBetween: number;
  asNeeded: boolean;
  times: Generated<string[]>;
  instructions: Generated<string>;
  consentBy: string;
  consentedOn: string;
  recordedBy: number | null;
  createdAt: Date;
  endedAt: Date | null;
  endedBy: number | null;
  version: Generated<number>;
}

export interface Message {
  centerId: Generated<number>;
  id: Generated<number>;
  threadId: number;
  senderStaffId: number | null;
  senderGuardianId: number | null;
  asRoomId: number | null;
  asOffice: Generated<boolean>;
  childId: number | null;
  subject: string;
  content: string;
  language: Generated<'en' | 'es' | 'fr' | 'de'>;
  messageType: Generated<'general' | 'announcement'>;
  priority: Generated<'urgent' | 'high' | 'normal' | 'low'>;
  parentNotificationSent: Generated<boolean>;
  createdAt: Date;
  addressees: Generated<number>;
  deliveredAt: Date | null;
  withdrawnAt: Date | null;
}

export interface MessageAttachment {
  centerId: Generated<number>;
  id: Generated<number>;
  messageId: number | null;
  draftId: number | null;
  uploadId: number;
  path: string;
  fileName: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
}

export interface MessageDraft {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number | null;
  guardianId: number | null;
  threadId: number | null;
  addressees: unknown;
  sentAs: unknown | null;
  childId: number | null;
  subject: string;
  content: string;
  language: 'en' | 'es' | 'fr' | 'de';
  texts: unknown;
  messageType: 'general' | 'announcement';
  priority: 'urgent' | 'high' | 'normal' | 'low';
  scheduledDate: string | null;
  scheduledTime: string | null;
  failure: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: Generated<number>;
}

export interface MessageRecipient {
  centerId: Generated<number>;
  messageId: number;
  id: Generated<number>;
  threadId: number;
  sentAt: Date;
  staffId: number | null;
  guardianId: number | null;
  childIds: number[] | null;
  isSender: Generated<boolean>;
  readAt: Date | null;
  acknowledgedAt: Date | null;
  endedAt: Date | null;
}

export interface MessageText {
  centerId: Generated<number>;
  messageId: number;
  language: 'en' | 'es' | 'fr' | 'de';
  subject: string;
  content: string;
}

export interface MessageThread {
  centerId: Generated<number>;
  id: Generated<number>;
  kind: Generated<'conversation' | 'broadcast'>;
  childId: number | null;
  subject: string;
  lastActivity: Date;
  isActive: Generated<boolean>;
  originThreadId: number | null;
  originGuardianId: number | null;
}

export interface MilestoneBadge {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  badgeKey: string;
  badgeType: 'first-milestone' | 'milestones' | 'category' | 'age-step' | 'starred';
  requirements: unknown;
  earnedDate: string;
  isVisible: Generated<boolean>;
  createdAt: Date;
  version: Generated<number>;
}

export interface MilestoneCategory {
  centerId: Generated<number>;
  id: Generated<number>;
  starterKey: string | null;
  name: string | null;
  description: string | null;
  ageGroup: Generated<'all' | 'infants' | 'toddlers' | 'preschool' | 'pre-k'>;
  iconName: 'footprints' | 'hand' | 'message-circle' | 'heart' | 'lightbulb' | 'sprout' | 'music' | 'palette';
  colorTheme: 'hue-1' | 'hue-2' | 'hue-3' | 'hue-4' | 'hue-5' | 'hue-6' | 'hue-7' | 'hue-8';
  sortOrder: Generated<number>;
  isActive: Generated<boolean>;
  createdAt: Date;
  version: Generated<number>;
}

export interface MilestoneProgress {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  categoryId: number;
  totalMilestones: Generated<number>;
  achievedMilestones: Generated<number>;
  progressPercentage: Generated<number>;
  lastUpdated: Date;
}

export interface MilestoneReceipt {
  centerId: Generated<number>;
  childMilestoneId: number;
  guardianId: number;
  seenAt: Date;
}

export interface MilestoneTemplate {
  centerId: Generated<number>;
  id: Generated<number>;
  categoryId: number;
  starterKey: string | null;
  title: string | null;
  description: string | null;
  celebrationMessage: string | null;
  parentTip: string | null;
  ageRangeMin: number;
  ageRangeMax: number;
  skillType: 'gross-motor' | 'fine-motor' | 'communication' | 'social-emotional' | 'cognitive' | 'self-care';
  difficultyLevel: 'beginning' | 'growing' | 'mastering';
  stickerDesign:
    | 'sun'
    | 'flower'
    | 'balloon'
    | 'star'
    | 'butterfly'
    | 'heart'
    | 'fish'
    | 'rainbow'
    | 'moon'
    | 'rocket'
    | 'leaf'
    | 'bear';
  isActive: Generated<boolean>;
  createdAt: Date;
  version: Generated<number>;
}

export interface NapCheck {
  centerId: Generated<number>;
  id: Generated<number>;
  activityId: number;
  childId: number;
  at: Date;
  position: 'back' | 'side' | 'stomach' | null;
  breathingNormal: boolean;
  note: Generated<string>;
  staffId: number;
}

export interface Notice {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  kind: 'absence' | 'late-arrival' | 'pickup' | 'note';
  fromDate: string;
  toDate: string;
  time: string | null;
  person: string | null;
  text: Generated<string>;
  reportedBy: number;
  reportedAt: Date;
  withdrawnAt: Date | null;
  withdrawnOn: string | null;
}

export interface Notification {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number | null;
  guardianId: number | null;
  kind:
    | 'message'
    | 'incident'
    | 'daily-report'
    | 'attendance'
    | 'photo'
    | 'invoice'
    | 'camera'
    | 'event'
    | 'milestone'
    | 'form';
  event:
    | 'received'
    | 'reported'
    | 'written'
    | 'checked-in'
    | 'checked-out'
    | 'not-come'
    | 'look-overdue'
    | 'duty-corrected'
    | 'pickup-proposed'
    | 'pickup-accepted'
    | 'pickup-declined'
    | 'posted'
    | 'issued'
    | 'due'
    | 'overdue'
    | 'paid'
    | 'failed'
    | 'offline'
    | 'online'
    | 'achieved'
    | 'event-added'
    | 'event-changed'
    | 'event-canceled'
    | 'booking-requested'
    | 'booking-confirmed'
    | 'booking-declined'
    | 'booking-ended'
    | 'timesheet-reopened'
    | 'duty-asked'
    | 'duty-declined'
    | 'own-paper-due'
    | 'team-paper-due'
    | 'shifts-published'
    | 'cover-asked'
    | 'cover-taken'
    | 'time-off-requested'
    | 'time-off-approved'
    | 'time-off-declined'
    | 'swap-asked'
    | 'swap-approved'
    | 'swap-declined'
    | 'inquiry-received'
    | 'file-proposed'
    | 'file-changed'
    | 'file-accepted'
    | 'file-declined'
    | 'tour-booked'
    | 'tour-canceled'
    | 'document-requested'
    | 'document-due'
    | 'document-expiring'
    | 'document-received'
    | 'document-accepted'
    | 'document-refused'
    | 'consent-withdrawn'
    | 'form-sent'
    | 'form-due'
    | 'form-overdue'
    | 'form-signed'
    | 'form-refused'
    | 'offer-ended';
  aboutId: number | null;
  date: string | null;
  childId: number | null;
  isUrgent: boolean;
  inApp: boolean;
  createdAt: Date;
  readAt: Date | null;
  mailedAt: Date | null;
  pushedAt: Date | null;
  childIds: Generated<number[]>;
}

export interface NotificationDelivery {
  centerId: Generated<number>;
  notificationId: number;
  channel: 'mail' | 'push';
  stage: 'first' | 'again';
  dueAt: Date;
}

export interface Offer {
  centerId: Generated<number>;
  id: Generated<number>;
  inquiryChildId: number;
  roomId: number;
  startsOn: string;
  deposit: number;
  isRefundable: boolean;
  expiresAt: Date;
  state: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
  madeAt: Date;
  madeBy: number | null;
  endedAt: Date | null;
  endedBy: number | null;
  reason: string | null;
  childId: number | null;
  passedOnId: number | null;
}

export interface OfferForm {
  centerId: Generated<number>;
  offerId: number;
  formId: number;
}

export interface OfferPlan {
  centerId: Generated<number>;
  offerId: number;
  planId: number;
}

export interface OfferSetting {
  centerId: Generated<number>;
  asksNext: Generated<boolean>;
  version: Generated<number>;
}

export interface OfferSlot {
  centerId: Generated<number>;
  offerId: number;
  weekday: number;
  arrives: string;
  leaves: string;
}

export interface OnlinePayment {
  centerId: Generated<number>;
  id: Generated<number>;
  billingAccountId: number;
  invoiceId: number | null;
  amount: number;
  providerId: string | null;
  status: 'asked' | 'succeeded' | 'failed';
  failure: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

export interface OpeningForecast {
  centerId: Generated<number>;
  madeOn: string;
  ahead: unknown;
}

export interface OpeningHours {
  centerId: Generated<number>;
  weekday: number;
  opens: string;
  closes: string;
}

export interface Outbox {
  centerId: Generated<number>;
  id: Generated<number>;
  task: string;
  payload: unknown;
  runAt: Date | null;
  jobKey: string | null;
  createdAt: Date;
}

export interface Paper {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  kind:
    | 'background-check'
    | 'cpr'
    | 'first-aid'
    | 'cpr-first-aid'
    | 'mandated-reporter'
    | 'credential'
    | 'education'
    | 'orientation'
    | 'driving'
    | 'agreement'
    | 'other';
  title: string;
  number: Buffer | null;
  issuedOn: string;
  expiresOn: string | null;
  issuer: string | null;
  filePath: string | null;
  fileName: string | null;
  fileType: string | null;
  createdAt: Date;
  createdBy: number | null;
  verifiedAt: Date | null;
  verifiedBy: number | null;
  replacedBy: number | null;
  removedAt: Date | null;
  removedBy: number | null;
  version: Generated<number>;
}

export interface PaperCheck {
  centerId: Generated<number>;
  isOn: Generated<boolean>;
  changedAt: Date;
  changedBy: number | null;
  version: Generated<number>;
}

export interface PaperOverride {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  reason: string;
  fromDate: string;
  toDate: string;
  createdAt: Date;
  createdBy: number | null;
  endedAt: Date | null;
  endedBy: number | null;
}

export interface PaperReminder {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  subject: string;
  dueOn: string;
  daysAhead: number;
  isHealth: boolean;
  sentAt: Date;
}

export interface ParentInvitation {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number | null;
  email: string | null;
  emailKey: string | null;
  phoneNumber: string | null;
  parentName: string | null;
  relationship: Generated<string>;
  codeHash: Buffer;
  codeSealed: Buffer;
  invitedBy: number | null;
  createdAt: Date;
  expiresAt: Date;
  expiredAt: Date | null;
  acceptedAt: Date | null;
  acceptedBy: number | null;
  revokedAt: Date | null;
  revokedBy: number | null;
  guardianId: number | null;
  language: Generated<'en' | 'es' | 'fr' | 'de'>;
  roundId: number | null;
  mailId: number | null;
}

export interface Passkey {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number | null;
  guardianId: number | null;
  name: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: Generated<string[]>;
  rpId: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface PayRule {
  centerId: Generated<number>;
  fromDate: string;
  payPeriod: 'weekly' | 'every-two-weeks' | 'twice-a-month' | 'monthly';
  roundingMinutes: number | null;
}

export interface PayerShare {
  centerId: Generated<number>;
  splitId: number;
  billingAccountId: number;
  place: number;
  basisPoints: number | null;
  amount: number | null;
}

export interface PayerSplit {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  fromDate: string;
  createdAt: Date;
  createdBy: number | null;
}

export interface PaymentDetails {
  centerId: Generated<number>;
  achAccountName: string | null;
  achBankName: string | null;
  achRoutingNumber: string | null;
  achAccountSealed: Buffer | null;
  achAccountLastFour: string | null;
  zelleName: string | null;
  zelleContact: string | null;
  ein: string | null;
  version: Generated<number>;
}

export interface PayrollNumber {
  centerId: Generated<number>;
  staffId: number;
  number: string;
}

export interface PayrollSetting {
  centerId: Generated<number>;
  companyCode: string | null;
  doubleTimeCode: string | null;
  columns: unknown;
  version: Generated<number>;
}

export interface PhotoChild {
  centerId: Generated<number>;
  photoId: number;
  childId: number;
}

export interface PhotoPresence {
  centerId: Generated<number>;
  photoId: number;
  childId: number;
}

export interface PhotoRoom {
  centerId: Generated<number>;
  photoId: number;
  roomId: number;
}

export interface PickupChild {
  centerId: Generated<number>;
  pickupPersonId: number;
  childId: number;
  endedAt: Date | null;
}

export interface PickupPerson {
  centerId: Generated<number>;
  id: Generated<number>;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  relationship: string;
  mayDropOff: boolean;
  mayPickUp: boolean;
  weekdays: number[] | null;
  fromDate: string | null;
  toDate: string | null;
  state: Generated<'proposed' | 'accepted' | 'declined'>;
  proposedBy: number | null;
  createdAt: Date;
  answeredAt: Date | null;
  answeredBy: number | null;
  declineReason: string | null;
  idSeenAt: Date | null;
  idSeenBy: number | null;
  version: Generated<number>;
  photoPath: string | null;
  joinsId: number | null;
}

export interface PickupPin {
  centerId: Generated<number>;
  pickupPersonId: number;
  pinHash: string;
  setAt: Date;
}

export interface PickupPinCode {
  centerId: Generated<number>;
  pickupPersonId: number;
  codeHash: Buffer;
  createdAt: Date;
  createdBy: number | null;
  expiresAt: Date;
}

export interface PlanEnrollment {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  planId: number;
  weekdays: number[] | null;
  agencyAccountId: number | null;
  fromDate: string;
  toDate: string | null;
  createdAt: Date;
  createdBy: number | null;
  version: Generated<number>;
}

export interface PresenceMove {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  attendanceId: number;
  at: Date;
  roomId: number;
  mergeId: number | null;
  movedBy: number | null;
  undoneAt: Date | null;
  undoneBy: number | null;
}

export interface ProviderEvent {
  centerId: Generated<number>;
  eventId: string;
  at: Date;
}

export interface PublishedShift {
  centerId: Generated<number>;
  shiftId: number;
  staffId: number | null;
  roomId: number | null;
  kind: 'care' | 'training' | 'office';
  date: string;
  fromMinute: number;
  toMinute: number;
  breaks: unknown;
  publishedAt: Date;
}

export interface Punch {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  uuid: string;
  kind: 'in' | 'out' | 'break-start' | 'break-end';
  at: Date;
  source: 'own' | 'kiosk' | 'room' | 'office';
  kioskId: number | null;
  roomId: number | null;
  receivedAt: Date;
  clockOffSeconds: number | null;
  recordedBy: number | null;
  dutyId: number | null;
  isSetAside: Generated<boolean>;
}

export interface PushKey {
  id: Generated<boolean>;
  publicKey: string;
  privateSealed: Buffer;
  createdAt: Date;
}

export interface PushSubscription {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number | null;
  guardianId: number | null;
  sessionId: number | null;
  endpointHash: Buffer;
  sealed: Buffer;
  createdAt: Date;
}

export interface RecentChange {
  centerId: number;
  xid: string;
  tableName: string;
  notedAt: Generated<Date>;
}

export interface RecoveryCode {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number | null;
  guardianId: number | null;
  codeHash: Buffer;
  createdAt: Date;
  usedAt: Date | null;
}

export interface RefusedPunch {
  centerId: Generated<number>;
  id: Generated<number>;
  uuid: string;
  kioskId: number;
  staffId: number | null;
  kind: 'in' | 'out' | 'break-start' | 'break-end' | null;
  at: Date;
  receivedAt: Date;
  reason: 'unreadable' | 'wrong-pin' | 'too-many-tries' | 'late-ticket' | 'future' | 'too-old' | 'gone' | 'not-allowed';
  closedAt: Date | null;
  closedBy: number | null;
  closingNote: string | null;
}

export interface RegularMail {
  centerId: Generated<number>;
  kind: 'reminder' | 'weekly-digest' | 'attendance-alert';
  audience: 'staff' | 'parent';
  accountId: number;
  date: string;
}

export interface Role {
  centerId: Generated<number>;
  id: Generated<number>;
  name: string;
  sortOrder: Generated<number>;
  version: Generated<number>;
}

export interface RoleCapability {
  centerId: Generated<number>;
  roleId: number;
  capability: string;
}

export interface RollCall {
  centerId: Generated<number>;
  id: Generated<number>;
  uuid: string;
  isDrill: boolean;
  startedAt: Date;
  finishedAt: Date;
  offsetMs: number;
  receivedAt: Date;
  listAt: Date;
  wasOffline: boolean;
  note: Generated<string>;
  calledBy: number | null;
}

export interface RollCallChild {
  centerId: Generated<number>;
  rollCallId: number;
  childId: number;
  roomId: number;
  isAccounted: boolean;
  note: Generated<string>;
}

export interface RollCallReading {
  centerId: Generated<number>;
  staffId: number;
  at: Date;
  childIds: number[];
}

export interface Room {
  centerId: Generated<number>;
  id: Generated<number>;
  name: string;
  ageGroup: 'infants' | 'toddlers' | 'preschool' | 'pre-k' | null;
  minAgeMonths: number | null;
  maxAgeMonths: number | null;
  capacity: number | null;
  childrenPerStaff: number | null;
  sortOrder: Generated<number>;
  version: Generated<number>;
  removedAt: Date | null;
}

export interface RoomEntry {
  centerId: Generated<number>;
  id: Generated<number>;
  kioskId: number;
  roomId: number;
  uuid: string;
  sequence: number;
  deviceAt: Date;
  offsetMs: number;
  at: Date;
  receivedAt: Date;
  wasOffline: boolean;
  staffId: number | null;
  words: unknown | null;
  sealed: string | null;
  outcome: 'waiting' | 'refused' | 'recorded' | 'accepted' | 'dismissed';
  reason:
    | 'unreadable'
    | 'wrong-pin'
    | 'too-many-tries'
    | 'late-ticket'
    | 'future'
    | 'too-old'
    | 'gone'
    | 'not-allowed'
    | 'another-room'
    | 'allergen'
    | 'not-here'
    | 'asleep'
    | 'same-nap'
    | 'no-nap'
    | 'awake'
    | null;
  closedAt: Date | null;
  closedBy: number | null;
  closingNote: string | null;
}

export interface RoomEntryChild {
  centerId: Generated<number>;
  entryId: number;
  childId: number;
}

export interface RoomMerge {
  centerId: Generated<number>;
  id: Generated<number>;
  fromRoomId: number;
  intoRoomId: number;
  fromAt: Date;
  toAt: Date;
  createdAt: Date;
  createdBy: number | null;
  endedBy: number | null;
}

export interface RoomPrivacy {
  centerId: Generated<number>;
  id: Generated<number>;
  roomId: number;
  startedAt: Date;
  startedBy: number | null;
  endedAt: Date | null;
  endedBy: number | null;
}

export interface RoomStay {
  centerId: Generated<number>;
  id: Generated<number>;
  childId: number;
  roomId: number;
  beganAt: Date;
  endedAt: Date | null;
}

export interface RotaChange {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  kind: 'new' | 'moved' | 'gone';
  before: unknown | null;
  after: unknown | null;
  date: string;
  publishedAt: Date;
}

export interface RotaTemplate {
  centerId: Generated<number>;
  id: Generated<number>;
  name: string;
  createdAt: Date;
}

export interface RotaTemplateShift {
  centerId: Generated<number>;
  id: Generated<number>;
  templateId: number;
  weekday: number;
  staffId: number | null;
  roomId: number | null;
  kind: 'care' | 'training' | 'office';
  fromMinute: number;
  toMinute: number;
  breaks: unknown;
}

export interface RuleChoice {
  centerId: Generated<number>;
  pack: string;
  chosenAt: Date;
  chosenBy: number | null;
  version: Generated<number>;
}

export interface ScheduleSlot {
  centerId: Generated<number>;
  id: Generated<number>;
  scheduleId: number;
  week: number;
  weekday: number;
  arrives: string;
  leaves: string;
  roomId: number | null;
}

export interface Session {
  centerId: Generated<number>;
  id: Generated<number>;
  tokenHash: Buffer;
  audience: 'staff' | 'parent';
  staffId: number | null;
  guardianId: number | null;
  rememberMe: Generated<boolean>;
  createdAt: Date;
  lastSeenAt: Date;
  confirmedAt: Date | null;
  expiresAt: Date;
  revokedAt: Date | null;
  userAgent: string | null;
}

export interface Shift {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number | null;
  roomId: number | null;
  kind: 'care' | 'training' | 'office';
  date: string;
  fromMinute: number;
  toMinute: number;
  breaks: Generated<unknown>;
  offeredAt: Date | null;
  removedAt: Date | null;
  version: Generated<number>;
}

export interface ShiftWish {
  centerId: Generated<number>;
  id: Generated<number>;
  shiftId: number;
  staffId: number;
  status: Generated<'waiting' | 'fulfilled' | 'declined' | 'gone'>;
  askedAt: Date;
  answer: string | null;
}

export interface Staff {
  centerId: Generated<number>;
  id: Generated<number>;
  firstName: string;
  lastName: string;
  roleId: number;
  roomId: number | null;
  phone: string;
  email: string;
  emailKey: string;
  address: string | null;
  bio: string | null;
  passwordHash: string | null;
  createdAt: Date;
  version: Generated<number>;
  deactivatedAt: Date | null;
  deactivatedBy: number | null;
  removedAt: Date | null;
  removedBy: number | null;
  erasedAt: Date | null;
}

export interface StaffAvailability {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  weekday: number;
  fromMinute: number;
  toMinute: number;
}

export interface StaffDuty {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  startedAt: Date;
  startedBy: number | null;
  endedAt: Date | null;
  endedBy: number | null;
  forgottenAt: Date | null;
  voidedAt: Date | null;
  version: Generated<number>;
}

export interface StaffDutyCorrection {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  dutyId: number;
  kind: 'added' | 'corrected' | 'confirmed' | 'voided';
  at: Date;
  correctedBy: number | null;
  reason: string;
  wasStartedAt: Date | null;
  wasEndedAt: Date | null;
  startedAt: Date;
  endedAt: Date | null;
}

export interface StaffPin {
  centerId: Generated<number>;
  staffId: number;
  pinHash: string;
  setAt: Date;
}

export interface StaffPreference {
  centerId: Generated<number>;
  staffId: number;
  emailNotifications: boolean;
  pushNotifications: boolean;
  attendanceAlerts: boolean;
  incidentReports: boolean;
  dailyReports: boolean;
  notifications: Generated<unknown>;
  quietFrom: string | null;
  quietTo: string | null;
  language: 'en' | 'es' | 'fr' | 'de';
  timezone: string;
  dateFormat: 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'YYYY-MM-DD';
  timeFormat: 'language' | 'h12' | 'h23';
  theme: 'light' | 'dark' | 'system';
  version: Generated<number>;
}

export interface StaffPresence {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  dutyId: number;
  at: Date;
  function: 'care' | 'break' | 'training' | 'office';
  roomId: number | null;
  mergeId: number | null;
  placedBy: number | null;
}

export interface StaffQualification {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  ageGroup: 'infants' | 'toddlers' | 'preschool' | 'pre-k';
  fromDate: string;
  toDate: string | null;
  note: string | null;
  version: Generated<number>;
}

export interface TaxDocument {
  centerId: Generated<number>;
  id: Generated<number>;
  documentType:
    | '1099'
    | 'tax_summary'
    | 'payment_receipt'
    | 'year_end_statement'
    | 'dependent_care_assistance'
    | 'other';
  title: string;
  description: Generated<string>;
  fileName: string;
  filePath: string;
  fileStored: boolean;
  fileType: string | null;
  taxYear: number;
  parentId: number | null;
  isGlobal: Generated<boolean>;
  uploadedBy: number | null;
  createdAt: Date;
  version: Generated<number>;
  removedAt: Date | null;
  removedBy: number | null;
}

export interface ThreadMember {
  centerId: Generated<number>;
  id: Generated<number>;
  threadId: number;
  kind: 'staff' | 'room' | 'office' | 'all-staff' | 'guardian' | 'family' | 'room-families' | 'all-families';
  staffId: number | null;
  guardianId: number | null;
  roomId: number | null;
  childId: number | null;
  childIds: number[] | null;
  isFrom: Generated<boolean>;
  lastActivity: Date;
}

export interface TimeOffEntry {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  kind: 'accrued' | 'used' | 'adjusted';
  date: string;
  minutes: number;
  timesheetId: number | null;
  requestId: number | null;
  reason: string | null;
  at: Date;
  byStaffId: number | null;
}

export interface TimeOffRequest {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  fromDate: string;
  toDate: string;
  dailyMinutes: number;
  isWholeDay: boolean;
  note: string | null;
  status: 'requested' | 'approved' | 'declined' | 'withdrawn';
  requestedAt: Date;
  decidedAt: Date | null;
  decidedBy: number | null;
  reason: string | null;
}

export interface TimeOffRule {
  centerId: Generated<number>;
  policies: unknown;
  version: Generated<number>;
}

export interface Timesheet {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  fromDate: string;
  toDate: string;
  status: 'open' | 'submitted' | 'approved' | 'exported';
  regularMinutes: number;
  overtimeMinutes: number;
  doubleMinutes: number;
  unpaidMinutes: number;
  version: Generated<number>;
  offMinutes: number;
}

export interface TimesheetStep {
  centerId: Generated<number>;
  id: Generated<number>;
  timesheetId: number;
  kind: 'signed' | 'approved' | 'reopened' | 'exported';
  at: Date;
  byStaffId: number | null;
  reason: string | null;
  regularMinutes: number;
  overtimeMinutes: number;
  doubleMinutes: number;
  unpaidMinutes: number;
  offMinutes: number;
}

export interface Totp {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number | null;
  guardianId: number | null;
  secretSealed: Buffer;
  createdAt: Date;
  confirmedAt: Date | null;
  lastStep: number | null;
}

export interface Tour {
  centerId: Generated<number>;
  id: Generated<number>;
  inquiryId: number;
  slotId: number;
  state: 'booked' | 'canceled' | 'came' | 'missed';
  canceledBy: 'family' | 'center' | null;
  bookedAt: Date;
  bookedBy: number | null;
  sequence: Generated<number>;
  remindedAt: Date | null;
}

export interface TourSlot {
  centerId: Generated<number>;
  id: Generated<number>;
  date: string;
  time: string;
  minutes: number;
  places: number;
  hostId: number | null;
  createdAt: Date;
  createdBy: number | null;
  closedAt: Date | null;
  version: Generated<number>;
}

export interface Training {
  centerId: Generated<number>;
  id: Generated<number>;
  staffId: number;
  title: string;
  date: string;
  minutes: number;
  mode: 'instructor' | 'self' | 'self-study';
  topics: Generated<string[]>;
  filePath: string | null;
  fileName: string | null;
  fileType: string | null;
  createdAt: Date;
  createdBy: number | null;
  removedAt: Date | null;
  removedBy: number | null;
  version: Generated<number>;
}

export interface Upload {
  centerId: Generated<number>;
  id: Generated<number>;
  path: string;
  fileName: string;
  kind: 'image' | 'document';
  type: string;
  size: number;
  storedSize: number;
  width: number | null;
  height: number | null;
  uploadedByStaff: number | null;
  uploadedByGuardian: number | null;
  createdAt: Date;
  claimedAt: Date | null;
  releasedAt: Date | null;
}

export interface WaitlistFee {
  centerId: Generated<number>;
  id: Generated<number>;
  inquiryId: number | null;
  payee: string | null;
  reach: string | null;
  amount: number;
  isRefundable: boolean;
  state: 'asked' | 'waived' | 'paid' | 'returned';
  askedAt: Date;
  paidOn: string | null;
  paidBy: 'cash' | 'check' | 'ach' | 'zelle' | 'card' | 'other' | null;
  returnedOn: string | null;
  returnedBy: 'cash' | 'check' | 'ach' | 'zelle' | 'card' | 'other' | null;
  notedAt: Date;
  version: Generated<number>;
}

export interface YearEndDocument {
  centerId: Generated<number>;
  year: number;
  billingAccountId: number;
  kind: 'statement' | 'letter';
  taxDocumentId: number;
  paid: number;
  publishedAt: Date;
}

export interface Tables {
  accountChallenge: AccountChallenge;
  accountLink: AccountLink;
  accountSum: AccountSum;
  activity: Activity;
  admissionSetting: AdmissionSetting;
  attendance: Attendance;
  audit: Audit;
  auditDetail: AuditDetail;
  auditRow: AuditRow;
  auditSeal: AuditSeal;
  billedPeriod: BilledPeriod;
  billingAccount: BillingAccount;
  billingCounter: BillingCounter;
  billingPlan: BillingPlan;
  billingSettings: BillingSettings;
  booking: Booking;
  bookingRule: BookingRule;
  breakAnswer: BreakAnswer;
  calendarFeed: CalendarFeed;
  camera: Camera;
  cameraBlock: CameraBlock;
  cameraView: CameraView;
  careBlock: CareBlock;
  center: Center;
  child: Child;
  childArchive: ChildArchive;
  childContact: ChildContact;
  childCustody: ChildCustody;
  childDocument: ChildDocument;
  childEnrollment: ChildEnrollment;
  childFile: ChildFile;
  childFileChange: ChildFileChange;
  childMilestone: ChildMilestone;
  childMilestonePhoto: ChildMilestonePhoto;
  childSchedule: ChildSchedule;
  closure: Closure;
  consent: Consent;
  contactDecision: ContactDecision;
  creditedClosure: CreditedClosure;
  creditedDay: CreditedDay;
  dailyReport: DailyReport;
  dutyRequest: DutyRequest;
  emailChange: EmailChange;
  employment: Employment;
  employmentTerm: EmploymentTerm;
  event: Event;
  eventAnswer: EventAnswer;
  eventException: EventException;
  eventRoom: EventRoom;
  form: Form;
  formFile: FormFile;
  formPacketLine: FormPacketLine;
  formReminder: FormReminder;
  formRenewal: FormRenewal;
  formRequest: FormRequest;
  formSigner: FormSigner;
  formVersion: FormVersion;
  functionFile: FunctionFile;
  galleryPhoto: GalleryPhoto;
  guardian: Guardian;
  guardianConsent: GuardianConsent;
  guardianPin: GuardianPin;
  guardianPinCode: GuardianPinCode;
  guardianPreference: GuardianPreference;
  guardianship: Guardianship;
  headcount: Headcount;
  healthPaper: HealthPaper;
  idempotency: Idempotency;
  immunization: Immunization;
  immunizationExemption: ImmunizationExemption;
  importAside: ImportAside;
  importFile: ImportFile;
  importMapping: ImportMapping;
  importRecord: ImportRecord;
  incident: Incident;
  incidentReceipt: IncidentReceipt;
  inquiry: Inquiry;
  inquiryChild: InquiryChild;
  inquiryContact: InquiryContact;
  inquiryLink: InquiryLink;
  inquiryMail: InquiryMail;
  inquiryNote: InquiryNote;
  inquiryTask: InquiryTask;
  inquiryTemplate: InquiryTemplate;
  inquiryTemplateText: InquiryTemplateText;
  inspectorAccess: InspectorAccess;
  inspectorLink: InspectorLink;
  installation: Installation;
  invitationRound: InvitationRound;
  invoice: Invoice;
  invoiceLine: InvoiceLine;
  invoiceReminder: InvoiceReminder;
  invoiceRun: InvoiceRun;
  kiosk: Kiosk;
  kioskCode: KioskCode;
  kioskEntry: KioskEntry;
  kioskKey: KioskKey;
  kioskMove: KioskMove;
  latePickup: LatePickup;
  ledgerEntry: LedgerEntry;
  ledgerTransaction: LedgerTransaction;
  loginThrottle: LoginThrottle;
  mail: Mail;
  mailServer: MailServer;
  medication: Medication;
  message: Message;
  messageAttachment: MessageAttachment;
  messageDraft: MessageDraft;
  messageRecipient: MessageRecipient;
  messageText: MessageText;
  messageThread: MessageThread;
  milestoneBadge: MilestoneBadge;
  milestoneCategory: MilestoneCategory;
  milestoneProgress: MilestoneProgress;
  milestoneReceipt: MilestoneReceipt;
  milestoneTemplate: MilestoneTemplate;
  napCheck: NapCheck;
  notice: Notice;
  notification: Notification;
  notificationDelivery: NotificationDelivery;
  offer: Offer;
  offerForm: OfferForm;
  offerPlan: OfferPlan;
  offerSetting: OfferSetting;
  offerSlot: OfferSlot;
  onlinePayment: OnlinePayment;
  openingForecast: OpeningForecast;
  openingHours: OpeningHours;
  outbox: Outbox;
  paper: Paper;
  paperCheck: PaperCheck;
  paperOverride: PaperOverride;
  paperReminder: PaperReminder;
  parentInvitation: ParentInvitation;
  passkey: Passkey;
  payRule: PayRule;
  payerShare: PayerShare;
  payerSplit: PayerSplit;
  paymentDetails: PaymentDetails;
  payrollNumber: PayrollNumber;
  payrollSetting: PayrollSetting;
  photoChild: PhotoChild;
  photoPresence: PhotoPresence;
  photoRoom: PhotoRoom;
  pickupChild: PickupChild;
  pickupPerson: PickupPerson;
  pickupPin: PickupPin;
  pickupPinCode: PickupPinCode;
  planEnrollment: PlanEnrollment;
  presenceMove: PresenceMove;
  providerEvent: ProviderEvent;
  publishedShift: PublishedShift;
  punch: Punch;
  pushKey: PushKey;
  pushSubscription: PushSubscription;
  recentChange: RecentChange;
  recoveryCode: RecoveryCode;
  refusedPunch: RefusedPunch;
  regularMail: RegularMail;
  role: Role;
  roleCapability: RoleCapability;
  rollCall: RollCall;
  rollCallChild: RollCallChild;
  rollCallReading: RollCallReading;
  room: Room;
  roomEntry: RoomEntry;
  roomEntryChild: RoomEntryChild;
  roomMerge: RoomMerge;
  roomPrivacy: RoomPrivacy;
  roomStay: RoomStay;
  rotaChange: RotaChange;
  rotaTemplate: RotaTemplate;
  rotaTemplateShift: RotaTemplateShift;
  ruleChoice: RuleChoice;
  scheduleSlot: ScheduleSlot;
  session: Session;
  shift: Shift;
  shiftWish: ShiftWish;
  staff: Staff;
  staffAvailability: StaffAvailability;
  staffDuty: StaffDuty;
  staffDutyCorrection: StaffDutyCorrection;
  staffPin: StaffPin;
  staffPreference: StaffPreference;
  staffPresence: StaffPresence;
  staffQualification: StaffQualification;
  taxDocument: TaxDocument;
  threadMember: ThreadMember;
  timeOffEntry: TimeOffEntry;
  timeOffRequest: TimeOffRequest;
  timeOffRule: TimeOffRule;
  timesheet: Timesheet;
  timesheetStep: TimesheetStep;
  totp: Totp;
  tour: Tour;
  tourSlot: TourSlot;
  training: Training;
  upload: Upload;
  waitlistFee: WaitlistFee;
  yearEndDocument: YearEndDocument;
}
