/**
 * What a detail of the audit log may tell of each entity: the fields of its before and after, at any depth. A field that
 * is not named here does not compile where its type is known, and is never written, so that no secret gets in with the
 * rest of a form.
 */
const FIELDS = {
  activity: `
    activity allergensAcknowledged amount at batch childId contents createdAt date diaper dose endedAt endedBy id kind lastCheck meal
    medicationId notes quarterOunces reason recordedBy refusedReason staffId time tooSoonReason`,
  admission_setting: 'amount asksNext instructions isOpen isRefundable keepMonths priorities',
  attendance: `
    changedAt checkIn checkInBy checkInHow checkInMove checkOut checkOutBy checkOutHow checkOutMove checkedInBy
    checkedOutBy childId date end fee from id pickupWarningAcknowledged start status to version waivedReason wasAbsent`,
  audit: 'format from rows to',
  backup: 'name',
  billing_account: 'address email enabled kind name',
  billing_plan: 'amount archivedAt basisPoints cadence enrolled id isOffered kind name version weekdays',
  booking: 'arrives date endedBecause givesUp kind leaves price reason status',
  camera: 'isAnotherSource location name roomId',
  center: `
    absencesFree achAccountLastFour achAccountName achBankName achRoutingNumber address aheadDays answeredBy arrivalDeadline asksHealth
    automaticInvoices automaticLateFees automaticSince childRecordYears closes contactPerson cutoffDays cutoffTime dayPrice dropInPrice dueDaysAfter ein email
    escalateMailMinutes escalatePushMinutes financialRecordYears halfDayPrice halfHourPrice healthQuestion incidentRecordYears invitationDays
    invoiceDaysBefore isConfigured kinds lateFeeGraceMinutes lateFeeMost lateFeePerMinute latitude licensedPlaces longitude name opens
    pack parentViewing phone place refusedFor reminderDays staffRecordYears timeZone version weekday zelleContact zelleName`,
  child: `
    ageGroup allergies barredFromPickup capacityAcknowledged dateOfBirth emergencyContact emergencyContactConsent enrolledOn
    enrollmentStep firstName guardians id isActive lastDay lastName leavesOn mayDropOff mayPickUp name noticeGivenOn parentDriversLicense parentEmail parentEmailConsent parentName parentPhone parentSmsConsent
    photoUrl pickupPeople reason relationship room roomId rows table validFrom validTo version weekdays`,
  child_archive: 'guardianId size',
  child_contact: 'address kind name note phoneNumber relationship',
  child_document: 'dueOn expiresOn isShared issuedOn kind pages reason',
  child_file: 'diet languages specialNeeds',
  child_file_change: 'kind reason',
  child_milestone: 'achievedDate childIds evidencePhotos isStarred notes staffId templateId',
  child_schedule: 'cycleWeeks from kind slots to',
  children: 'rows',
  closure: 'date reason',
  'compliance sheet': 'form from rows sheet to',
  consent: 'declined form forms signedBy signedOn',
  credited_closure: 'credited days',
  daily_report: 'activities childId date meals mood naps notes staffId',
  event: `
    answer asksAnswers audience change changedAt count date description endDate endTime every firstDay from id
    interval lastDay location monthlyBy name occurrence participants people recurrence roomIds rooms showsCounts
    skipsClosed time times title type unit until untilDate version weekdays`,
  gallery_photo: 'childIds description fileName fileSize isVisible roomIds tags title',
  form: 'dueOn line number renewsEveryMonths renewsOn title total',
  form_request: 'documentHash dueOn language mustSign number',
  guardian: `
    address attendance autoDownload camera childId custodyNote daily-report dailyReportEmail decision downloadFormat email
    emailConsent emailNotifications emergencyContactName emergencyContactPhone event firstName form from guardianId
    guardianshipId hasAccount inApp incident incidentAlerts invoice language lastName left mail marketingConsent
    mayPickUp message milestone name notifications phoneNumber photo privacyMode push quietHours reason
    registrationDate relationship reminderNotifications smsConsent theme timeFormat timezone to
    version weeklyDigest`,
  guardians: 'rows',
  health_paper: 'staffId',
  headcount: 'counted countedAt expected note roomId',
  immunization: 'dose givenOn source vaccine',
  immunization_exemption: 'dated kind source until vaccine',
  import_file: 'kind rows',
  incident: `
    actionTaken bodyParts childId date description firstAid kind photo signature staffId time toldPerson toldTime witness`,
  inquiry: `
    date deposit dueOn expiresAt grounds isDone isPaused isRefundable isWanted language lostReason outcome reason roomId source startsOn
    state time total weekdays wishedStart`,
  inquiry_template: 'name',
  inspector_link: 'createdAt expiresAt fromDay label sheets toDay',
  invitation_round: 'guardians language',
  invoice: 'reason rebill',
  duty_request: 'dutyId endedAt reason staffId startedAt',
  invoice_run: 'fromDate isAutomatic isSent toDate',
  kiosk: 'name roomId',
  job: 'attempts task',
  kiosk_entry: 'note',
  ledger: 'entries format from to',
  ledger_transaction: 'accountId amount date description kind method reason reference',
  mail_server: 'hasLogin host isAnotherLogin port security senderAddress senderName',
  medication: `
    asNeeded childId consentBy consentedOn createdAt dose dosesToday endedAt fromOn id instructions lastAt lastBy
    lastDose minMinutesBetween name recordedBy route times untilOn version`,
  message: 'addressees threadId',
  message_draft: 'date time',
  message_thread: 'message',
  milestone_badge: 'isVisible',
  milestone_category: `
    ageGroup colorTheme createdAt description iconName id isActive name sortOrder starterKey version`,
  milestone_template: `
    ageRangeMax ageRangeMin categoryId celebrationMessage createdAt description difficultyLevel id isActive
    parentTip skillType starterKey stickerDesign title version`,
  nap_check: 'activityId at breathingNormal childId note position staffId',
  notice: 'from kind person stays text time to',
  online_payment: 'amount',
  paper: 'expiresOn issuedOn issuer kind staffId title',
  paper_check: 'isOn',
  paper_override: 'fromDate reason staffId toDate',
  parent_invitation: 'childId email relationship',
  payer_split: 'accountId amount basisPoints from shares',
  pickup_person: 'firstName lastName mayDropOff mayPickUp phoneNumber reason relationship validFrom validTo weekdays',
  plan_enrollment: 'agencyAccountId childId credited from planId to weekdays',
  presence_move: 'at childId id roomId',
  punch: 'at clockOffSeconds isSetAside kind source staffId',
  refused_punch: 'reason staffId',
  report: 'format from room rows table to',
  roll_call: 'finishedAt isDrill missing startedAt',
  room_entry: 'kioskId note',
  room: 'ageGroup capacity children childrenPerStaff id name sortOrder staff version',
  room_merge: 'fromAt fromRoomId intoRoomId toAt',
  rota_template: 'from name',
  shift: 'breaks date from isByThemselves isPaid kind name reason reasons roomId staffId staffIds to',
  staff: `
    accountStatus address ageGroup attendance attendanceAlerts bio camera createdAt daily-report dailyReports dateFormat
    email emailNotifications endedAt event firstName form from fromDate function hiredOn id inApp incident incidentReports invoice
    isBySelf isExempt isOnDuty jobTitle language lastName left leftOn mail message milestone name note notifications phone photo push
    pushNotifications quietHours reason role room roomId rows startedAt theme timeFormat times timezone to toDate version
    weekday weeklyMinutes workweekStarts`,
  tax_document: `
    createdAt description documentType fileName filePath fileStored fileType id isGlobal parentId payers taxYear
    title uploadedBy version year`,
  time_off_request: `
    from isByThemselves jobTitle kind minutes minutesADay most note policies reason staffId status to`,
  timesheet: `
    columns companyCode double doubleTimeCode dutyId endedAt field from header isByThemselves isRelieved map number off overtime payPeriod
    reason regular roundingMinutes staffId startedAt startsOn to unpaid`,
  tour_slot: 'date minutes places staffId time to',
  training: 'date minutes mode staffId title topics',
  upload: 'kind size type',
  waitlist_fee: 'amount date isRefundable method state',
} as const;

type Words<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Line<Word>>
  : Found | Line<Text>;
type Line<Word extends string> = Word extends `${infer Ends}\n` ? Ends : Word;
export type FieldOf<Entity extends string> = Entity extends keyof typeof FIELDS
  ? Exclude<Words<(typeof FIELDS)[Entity]>, ''>
  : never;

export type AuditField = FieldOf<keyof typeof FIELDS>;

const named: ReadonlyMap<string, string[]> = new Map(
  Object.entries(FIELDS).map(([entity, fields]) => [entity, fields.split(/\s+/).filter(Boolean)]),
);

/** A detail as it is written: the entity's own fields and nothing else. */
export const detailOf = (entity: string, detail: unknown): string | null =>
  detail === undefined ? null : JSON.stringify(detail, named.get(entity) ?? []);

/** Every field that a detail may tell of. */
export const AUDIT_FIELDS: readonly string[] = [...new Set([...named.values()].flat())];
