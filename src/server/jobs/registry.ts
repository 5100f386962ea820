import { sealAudit } from '../audit/seal.ts';
import { sendResetLinks } from '../domains/accounts/links.ts';
import { settleOpenNaps } from '../domains/activities/settle.ts';
import { buildArchive } from '../domains/archives/jobs.ts';
import { tendArchives } from '../domains/archives/routine.ts';
import { recordAbsences } from '../domains/attendance/jobs.ts';
import { payAutomatically } from '../domains/billing/autopay.ts';
import { billByTheClock, runInvoices } from '../domains/billing/jobs.ts';
import { publishYearEndOf } from '../domains/billing/year-jobs.ts';
import { lookAtAddedCamera, lookAtCameras } from '../domains/cameras/jobs.ts';
import { expireInvitations } from '../domains/guardians/jobs.ts';
import { runImport } from '../domains/imports/jobs.ts';
import { sendMail } from '../domains/mail/jobs.ts';
import { DELIVER, deliverMessage, resumeDeliveries } from '../domains/messages/delivery.ts';
import { sendScheduled } from '../domains/messages/scheduled.ts';
import { deliverDue } from '../domains/notifications/deliver.ts';
import { takeBackNotifications, tellPeople } from '../domains/notifications/jobs.ts';
import { sendPush } from '../domains/notifications/push.ts';
import { mailRegularly } from '../domains/preferences/regular.ts';
import { endRetention } from '../domains/retention/jobs.ts';
import { sweepFiles } from '../domains/uploads/jobs.ts';
import { sweep } from './sweep.ts';
import type { Routine, Task } from './tasks.ts';

/** What an outbox row may name. */
export const TASKS: Readonly<Record<string, Task>> = {
  'send-mail': sendMail,
  'send-reset-links': sendResetLinks,
  'run-import': runImport,
  'run-invoices': runInvoices,
  'publish-year-end': publishYearEndOf,
  'build-archive': buildArchive,
  [DELIVER]: deliverMessage,
  notify: tellPeople,
  'take-back-notifications': takeBackNotifications,
  'send-push': sendPush,
  'look-at-camera': lookAtAddedCamera,
};

/** What happens by the clock, in every center. */
export const ROUTINES: readonly Routine[] = [
  { name: 'seal-audit', cron: '* * * * *', run: sealAudit },
  { name: 'record-absences', cron: '7 * * * *', run: recordAbsences },
  { name: 'settle-open-naps', cron: '37 * * * *', run: settleOpenNaps },
  { name: 'expire-invitations', cron: '*/5 * * * *', run: expireInvitations },
  { name: 'mail-regularly', cron: '*/10 * * * *', run: mailRegularly },
  { name: 'tend-archives', cron: '*/2 * * * *', run: tendArchives },
  { name: 'send-scheduled', cron: '* * * * *', run: sendScheduled },
  { name: 'resume-deliveries', cron: '* * * * *', run: resumeDeliveries },
  { name: 'deliver-notifications', cron: '* * * * *', run: deliverDue },
  { name: 'look-at-cameras', cron: '* * * * *', centersAtOnce: 4, run: lookAtCameras },
  { name: 'pay-automatically', cron: '*/15 * * * *', run: payAutomatically },
  { name: 'bill-by-the-clock', cron: '17 * * * *', run: billByTheClock },
  { name: 'sweep-files', cron: '41 * * * *', run: sweepFiles },
  { name: 'end-retention', cron: '53 2 * * *', run: endRetention },
  { name: 'sweep', cron: '23 3 * * *', run: sweep },
];
