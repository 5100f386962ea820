// Made by `npm run domains` from the folders and files beside it; the unit tests say when it is stale.
import type { Domain } from '#server/kernel/domain.ts';
import { domain as accounts } from './accounts/domain.ts';
import { domain as activities } from './activities/domain.ts';
import { domain as admissions } from './admissions/domain.ts';
import { domain as analytics } from './analytics/domain.ts';
import { domain as archives } from './archives/domain.ts';
import { domain as attendance } from './attendance/domain.ts';
import { domain as audit } from './audit/domain.ts';
import { domain as billing } from './billing/domain.ts';
import { domain as bookings } from './bookings/domain.ts';
import { domain as cameras } from './cameras/domain.ts';
import { domain as center } from './center/domain.ts';
import { domain as childDocuments } from './child-documents/domain.ts';
import { domain as childFile } from './child-file/domain.ts';
import { domain as children } from './children/domain.ts';
import { domain as compliance } from './compliance/domain.ts';
import { domain as dailyReports } from './daily-reports/domain.ts';
import { domain as dashboard } from './dashboard/domain.ts';
import { domain as employment } from './employment/domain.ts';
import { domain as events } from './events/domain.ts';
import { domain as familyDay } from './family-day/domain.ts';
import { domain as forms } from './forms/domain.ts';
import { domain as gallery } from './gallery/domain.ts';
import { domain as guardians } from './guardians/domain.ts';
import { domain as imports } from './imports/domain.ts';
import { domain as incidents } from './incidents/domain.ts';
import { domain as kiosk } from './kiosk/domain.ts';
import { domain as mail } from './mail/domain.ts';
import { domain as medications } from './medications/domain.ts';
import { domain as messages } from './messages/domain.ts';
import { domain as milestones } from './milestones/domain.ts';
import { domain as notices } from './notices/domain.ts';
import { domain as notifications } from './notifications/domain.ts';
import { domain as offers } from './offers/domain.ts';
import { domain as papers } from './papers/domain.ts';
import { domain as pickupPeople } from './pickup-people/domain.ts';
import { domain as planning } from './planning/domain.ts';
import { domain as preferences } from './preferences/domain.ts';
import { domain as presence } from './presence/domain.ts';
import { domain as retention } from './retention/domain.ts';
import { domain as rollCall } from './roll-call/domain.ts';
import { domain as rota } from './rota/domain.ts';
import { domain as schedules } from './schedules/domain.ts';
import { domain as security } from './security/domain.ts';
import { domain as staff } from './staff/domain.ts';
import { domain as system } from './system/domain.ts';
import { domain as taxDocuments } from './tax-documents/domain.ts';
import { domain as timeClock } from './time-clock/domain.ts';
import { domain as timeOff } from './time-off/domain.ts';
import { domain as timesheets } from './timesheets/domain.ts';
import { domain as uploads } from './uploads/domain.ts';

/** Every domain; one that is not here is not served. */
export const DOMAINS: readonly Domain[] = [
  accounts,
  activities,
  admissions,
  analytics,
  archives,
  attendance,
  audit,
  billing,
  bookings,
  cameras,
  center,
  childDocuments,
  childFile,
  children,
  compliance,
  dailyReports,
  dashboard,
  employment,
  events,
  familyDay,
  forms,
  gallery,
  guardians,
  imports,
  incidents,
  kiosk,
  mail,
  medications,
  messages,
  milestones,
  notices,
  notifications,
  offers,
  papers,
  pickupPeople,
  planning,
  preferences,
  presence,
  retention,
  rollCall,
  rota,
  schedules,
  security,
  staff,
  system,
  taxDocuments,
  timeClock,
  timeOff,
  timesheets,
  uploads,
];
