import { accounts } from './accounts.ts';
import { activities } from './activities.ts';
import { analytics } from './analytics.ts';
import { archives } from './archives.ts';
import { attendance } from './attendance.ts';
import { billing } from './billing.ts';
import { cameras } from './cameras.ts';
import { center } from './center.ts';
import { centerSettings } from './center-settings.ts';
import { children } from './children.ts';
import { compliance } from './compliance.ts';
import { dailyReports } from './daily-reports.ts';
import { dashboard } from './dashboard.ts';
import { documents } from './documents.ts';
import { events } from './events.ts';
import { gallery } from './gallery.ts';
import { guardians } from './guardians.ts';
import { immunizations } from './immunizations.ts';
import { imports } from './imports.ts';
import { incidents } from './incidents.ts';
import { kiosk } from './kiosk.ts';
import { live } from './live.ts';
import { mail } from './mail.ts';
import { medications } from './medications.ts';
import { messages } from './messages.ts';
import { meta } from './meta.ts';
import { milestones } from './milestones.ts';
import { notices } from './notices.ts';
import { notifications } from './notifications.ts';
import { parent } from './parent.ts';
import { preferences } from './preferences.ts';
import { profile } from './profile.ts';
import { rollCall } from './roll-call.ts';
import { security } from './security.ts';
import { staff } from './staff.ts';
import { taxDocuments } from './tax-documents.ts';
import { threads } from './threads.ts';
import { uploads } from './uploads.ts';

/** Every endpoint of Larkhouse. */
export const api = {
  ...accounts,
  ...security,
  ...center,
  ...centerSettings,
  ...children,
  ...staff,
  ...preferences,
  ...profile,
  ...guardians,
  ...imports,
  ...mail,
  ...attendance,
  ...dailyReports,
  ...incidents,
  ...activities,
  ...medications,
  ...events,
  ...messages,
  ...threads,
  ...dashboard,
  ...analytics,
  ...parent,
  ...documents,
  ...notices,
  ...notifications,
  ...uploads,
  ...gallery,
  ...milestones,
  ...taxDocuments,
  ...cameras,
  ...archives,
  ...billing,
  ...kiosk,
  ...compliance,
  ...immunizations,
  ...rollCall,
  ...live,
  ...meta,
};
export type Api = typeof api;
