// Made by `npm run domains` from the folders and files beside it; the unit tests say when it is stale.
import { accounts } from './accounts.ts';
import { activities } from './activities.ts';
import { familyActivities } from './activities-family.ts';
import { admissions } from './admissions.ts';
import { admissionFees } from './admissions-fees.ts';
import { admissionTemplates } from './admissions-templates.ts';
import { admissionTours } from './admissions-tours.ts';
import { analytics } from './analytics.ts';
import { archives } from './archives.ts';
import { attendance } from './attendance.ts';
import { familyAttendance } from './attendance-family.ts';
import { audit } from './audit.ts';
import { billingAccounts } from './billing-accounts.ts';
import { billingFamily } from './billing-family.ts';
import { billingInvoices } from './billing-invoices.ts';
import { billingPlans } from './billing-plans.ts';
import { billingYearEnd } from './billing-year-end.ts';
import { bookings } from './bookings.ts';
import { cameras } from './cameras.ts';
import { center } from './center.ts';
import { centerSettings } from './center-settings.ts';
import { childDocuments } from './child-documents.ts';
import { childFile } from './child-file.ts';
import { children } from './children.ts';
import { childEnrollments } from './children-enrollments.ts';
import { childrenFamilyConsents } from './children-family-consents.ts';
import { compliance } from './compliance.ts';
import { immunizations } from './compliance-immunizations.ts';
import { dailyReports } from './daily-reports.ts';
import { familyReports } from './daily-reports-family.ts';
import { dashboard } from './dashboard.ts';
import { employment } from './employment.ts';
import { events } from './events.ts';
import { familyDay } from './family-day.ts';
import { forms } from './forms.ts';
import { formPacket } from './forms-packet.ts';
import { formRenewals } from './forms-renewals.ts';
import { formRequests } from './forms-requests.ts';
import { gallery } from './gallery.ts';
import { guardians } from './guardians.ts';
import { guardianContacts } from './guardians-contacts.ts';
import { invitationRounds } from './guardians-invitation-rounds.ts';
import { imports } from './imports.ts';
import { incidents } from './incidents.ts';
import { familyIncidents } from './incidents-family.ts';
import { firstReads } from './kernel/first-reads.ts';
import { live } from './kernel/live.ts';
import { meta } from './kernel/meta.ts';
import { kiosk } from './kiosk.ts';
import { kioskClock } from './kiosk-clock.ts';
import { kioskRoom } from './kiosk-room.ts';
import { mail } from './mail.ts';
import { medications } from './medications.ts';
import { messages } from './messages.ts';
import { threads } from './messages-threads.ts';
import { milestones } from './milestones.ts';
import { notices } from './notices.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { papers } from './papers.ts';
import { pickupPeople } from './pickup-people.ts';
import { planning } from './planning.ts';
import { preferences } from './preferences.ts';
import { profile } from './preferences-profile.ts';
import { presence } from './presence.ts';
import { rollCall } from './roll-call.ts';
import { rota } from './rota.ts';
import { schedules } from './schedules.ts';
import { security } from './security.ts';
import { staff } from './staff.ts';
import { system } from './system.ts';
import { taxDocuments } from './tax-documents.ts';
import { timeClock } from './time-clock.ts';
import { timeOff } from './time-off.ts';
import { timesheets } from './timesheets.ts';
import { uploads } from './uploads.ts';

/** Every endpoint of Larkhouse. */
export const api = {
  ...accounts,
  ...activities,
  ...familyActivities,
  ...admissions,
  ...admissionFees,
  ...admissionTemplates,
  ...admissionTours,
  ...analytics,
  ...archives,
  ...attendance,
  ...familyAttendance,
  ...audit,
  ...billingAccounts,
  ...billingFamily,
  ...billingInvoices,
  ...billingPlans,
  ...billingYearEnd,
  ...bookings,
  ...cameras,
  ...center,
  ...centerSettings,
  ...childDocuments,
  ...childFile,
  ...children,
  ...childEnrollments,
  ...childrenFamilyConsents,
  ...compliance,
  ...immunizations,
  ...dailyReports,
  ...familyReports,
  ...dashboard,
  ...employment,
  ...events,
  ...familyDay,
  ...forms,
  ...formPacket,
  ...formRenewals,
  ...formRequests,
  ...gallery,
  ...guardians,
  ...guardianContacts,
  ...invitationRounds,
  ...imports,
  ...incidents,
  ...familyIncidents,
  ...firstReads,
  ...live,
  ...meta,
  ...kiosk,
  ...kioskClock,
  ...kioskRoom,
  ...mail,
  ...medications,
  ...messages,
  ...threads,
  ...milestones,
  ...notices,
  ...notifications,
  ...offers,
  ...papers,
  ...pickupPeople,
  ...planning,
  ...preferences,
  ...profile,
  ...presence,
  ...rollCall,
  ...rota,
  ...schedules,
  ...security,
  ...staff,
  ...system,
  ...taxDocuments,
  ...timeClock,
  ...timeOff,
  ...timesheets,
  ...uploads,
};
export type Api = typeof api;
