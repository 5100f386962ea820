// Written by `node scripts/locales.ts`; only its type is used.
import accountsFamily from './en/accounts-family.json' with { type: 'json' };
import accounts from './en/accounts.json' with { type: 'json' };
import activitiesSleep from './en/activities-sleep.json' with { type: 'json' };
import activities from './en/activities.json' with { type: 'json' };
import admissionsFees from './en/admissions-fees.json' with { type: 'json' };
import admissionsJoin from './en/admissions-join.json' with { type: 'json' };
import admissionsLetters from './en/admissions-letters.json' with { type: 'json' };
import admissionsTours from './en/admissions-tours.json' with { type: 'json' };
import admissionsUpkeep from './en/admissions-upkeep.json' with { type: 'json' };
import admissionsWaitlist from './en/admissions-waitlist.json' with { type: 'json' };
import admissions from './en/admissions.json' with { type: 'json' };
import analytics from './en/analytics.json' with { type: 'json' };
import archives from './en/archives.json' with { type: 'json' };
import attendanceArrivals from './en/attendance-arrivals.json' with { type: 'json' };
import attendanceDialog from './en/attendance-dialog.json' with { type: 'json' };
import attendanceRoom from './en/attendance-room.json' with { type: 'json' };
import attendance from './en/attendance.json' with { type: 'json' };
import audit from './en/audit.json' with { type: 'json' };
import billingFamily from './en/billing-family.json' with { type: 'json' };
import billingInvoices from './en/billing-invoices.json' with { type: 'json' };
import billingLatePickups from './en/billing-late-pickups.json' with { type: 'json' };
import billingPlans from './en/billing-plans.json' with { type: 'json' };
import billingRules from './en/billing-rules.json' with { type: 'json' };
import billingYearEnd from './en/billing-year-end.json' with { type: 'json' };
import billing from './en/billing.json' with { type: 'json' };
import bookingsFamily from './en/bookings-family.json' with { type: 'json' };
import bookings from './en/bookings.json' with { type: 'json' };
import camerasWatching from './en/cameras-watching.json' with { type: 'json' };
import cameras from './en/cameras.json' with { type: 'json' };
import centerReach from './en/center-reach.json' with { type: 'json' };
import centerSettings from './en/center-settings.json' with { type: 'json' };
import center from './en/center.json' with { type: 'json' };
import childDocuments from './en/child-documents.json' with { type: 'json' };
import childFile from './en/child-file.json' with { type: 'json' };
import childrenEnrollment from './en/children-enrollment.json' with { type: 'json' };
import childrenFirst from './en/children-first.json' with { type: 'json' };
import childrenLeaving from './en/children-leaving.json' with { type: 'json' };
import childrenManagement from './en/children-management.json' with { type: 'json' };
import childrenSelection from './en/children-selection.json' with { type: 'json' };
import children from './en/children.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import complianceFamily from './en/compliance-family.json' with { type: 'json' };
import complianceHeadcount from './en/compliance-headcount.json' with { type: 'json' };
import compliance from './en/compliance.json' with { type: 'json' };
import dailyReportsMoods from './en/daily-reports-moods.json' with { type: 'json' };
import dailyReports from './en/daily-reports.json' with { type: 'json' };
import dashboardClose from './en/dashboard-close.json' with { type: 'json' };
import dashboardFirstSteps from './en/dashboard-first-steps.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import employment from './en/employment.json' with { type: 'json' };
import eventsPlanning from './en/events-planning.json' with { type: 'json' };
import events from './en/events.json' with { type: 'json' };
import familyDayDetails from './en/family-day-details.json' with { type: 'json' };
import familyDayOffline from './en/family-day-offline.json' with { type: 'json' };
import familyDay from './en/family-day.json' with { type: 'json' };
import formsBlocks from './en/forms-blocks.json' with { type: 'json' };
import formsBuilder from './en/forms-builder.json' with { type: 'json' };
import formsFamily from './en/forms-family.json' with { type: 'json' };
import formsLibrary from './en/forms-library.json' with { type: 'json' };
import formsPacket from './en/forms-packet.json' with { type: 'json' };
import formsRenewals from './en/forms-renewals.json' with { type: 'json' };
import formsRequests from './en/forms-requests.json' with { type: 'json' };
import galleryManagement from './en/gallery-management.json' with { type: 'json' };
import gallery from './en/gallery.json' with { type: 'json' };
import guardiansContacts from './en/guardians-contacts.json' with { type: 'json' };
import guardiansInvitations from './en/guardians-invitations.json' with { type: 'json' };
import guardiansRegistration from './en/guardians-registration.json' with { type: 'json' };
import guardians from './en/guardians.json' with { type: 'json' };
import imports from './en/imports.json' with { type: 'json' };
import incidents from './en/incidents.json' with { type: 'json' };
import kioskManagement from './en/kiosk-management.json' with { type: 'json' };
import kioskPin from './en/kiosk-pin.json' with { type: 'json' };
import kioskRoom from './en/kiosk-room.json' with { type: 'json' };
import kiosk from './en/kiosk.json' with { type: 'json' };
import mail from './en/mail.json' with { type: 'json' };
import messages from './en/messages.json' with { type: 'json' };
import milestonesGrowth from './en/milestones-growth.json' with { type: 'json' };
import milestones from './en/milestones.json' with { type: 'json' };
import notifications from './en/notifications.json' with { type: 'json' };
import offersFamily from './en/offers-family.json' with { type: 'json' };
import offers from './en/offers.json' with { type: 'json' };
import papers from './en/papers.json' with { type: 'json' };
import pickupPeople from './en/pickup-people.json' with { type: 'json' };
import planning from './en/planning.json' with { type: 'json' };
import preferencesFamily from './en/preferences-family.json' with { type: 'json' };
import preferencesInstall from './en/preferences-install.json' with { type: 'json' };
import preferencesProfile from './en/preferences-profile.json' with { type: 'json' };
import preferencesStaff from './en/preferences-staff.json' with { type: 'json' };
import preferences from './en/preferences.json' with { type: 'json' };
import presence from './en/presence.json' with { type: 'json' };
import rollCall from './en/roll-call.json' with { type: 'json' };
import rota from './en/rota.json' with { type: 'json' };
import schedules from './en/schedules.json' with { type: 'json' };
import security from './en/security.json' with { type: 'json' };
import shellAway from './en/shell-away.json' with { type: 'json' };
import shellScreens from './en/shell-screens.json' with { type: 'json' };
import shellSearch from './en/shell-search.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import staffDuties from './en/staff-duties.json' with { type: 'json' };
import staff from './en/staff.json' with { type: 'json' };
import system from './en/system.json' with { type: 'json' };
import taxDocumentsFamily from './en/tax-documents-family.json' with { type: 'json' };
import taxDocumentsManagement from './en/tax-documents-management.json' with { type: 'json' };
import taxDocuments from './en/tax-documents.json' with { type: 'json' };
import timeClock from './en/time-clock.json' with { type: 'json' };
import timeOff from './en/time-off.json' with { type: 'json' };
import timesheets from './en/timesheets.json' with { type: 'json' };

export default {
  accountsFamily,
  accounts,
  activitiesSleep,
  activities,
  admissionsFees,
  admissionsJoin,
  admissionsLetters,
  admissionsTours,
  admissionsUpkeep,
  admissionsWaitlist,
  admissions,
  analytics,
  archives,
  attendanceArrivals,
  attendanceDialog,
  attendanceRoom,
  attendance,
  audit,
  billingFamily,
  billingInvoices,
  billingLatePickups,
  billingPlans,
  billingRules,
  billingYearEnd,
  billing,
  bookingsFamily,
  bookings,
  camerasWatching,
  cameras,
  centerReach,
  centerSettings,
  center,
  childDocuments,
  childFile,
  childrenEnrollment,
  childrenFirst,
  childrenLeaving,
  childrenManagement,
  childrenSelection,
  children,
  common,
  complianceFamily,
  complianceHeadcount,
  compliance,
  dailyReportsMoods,
  dailyReports,
  dashboardClose,
  dashboardFirstSteps,
  dashboard,
  employment,
  eventsPlanning,
  events,
  familyDayDetails,
  familyDayOffline,
  familyDay,
  formsBlocks,
  formsBuilder,
  formsFamily,
  formsLibrary,
  formsPacket,
  formsRenewals,
  formsRequests,
  galleryManagement,
  gallery,
  guardiansContacts,
  guardiansInvitations,
  guardiansRegistration,
  guardians,
  imports,
  incidents,
  kioskManagement,
  kioskPin,
  kioskRoom,
  kiosk,
  mail,
  messages,
  milestonesGrowth,
  milestones,
  notifications,
  offersFamily,
  offers,
  papers,
  pickupPeople,
  planning,
  preferencesFamily,
  preferencesInstall,
  preferencesProfile,
  preferencesStaff,
  preferences,
  presence,
  rollCall,
  rota,
  schedules,
  security,
  shellAway,
  shellScreens,
  shellSearch,
  shell,
  staffDuties,
  staff,
  system,
  taxDocumentsFamily,
  taxDocumentsManagement,
  taxDocuments,
  timeClock,
  timeOff,
  timesheets,
};
