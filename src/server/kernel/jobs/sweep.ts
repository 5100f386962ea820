import { inCenter } from '#server/db/open-scope.ts';
import { audit } from '../audit/audit.ts';
import {
  deleteAnswers,
  deleteChallenges,
  deleteDeliveries,
  deleteDetails,
  deleteEmailChanges,
  deleteMail,
  deleteNotifications,
  deleteRegularMail,
  deleteSessions,
  deleteUnconfirmedApps,
} from './sweep-queries.ts';
import type { Routine } from './tasks.ts';

/** Removes what has served its time: kept answers after a day, ended sessions after thirty, notifications and mails
 * after ninety, details of the audit log. */
export const sweep: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const ago = (days: number) => new Date(scope.now.getTime() - days * 86_400_000);
    await scope.count(deleteAnswers(ago(1)));
    await scope.count(deleteSessions(ago(30)));
    await scope.count(deleteChallenges(ago(1)));
    await scope.count(deleteEmailChanges(ago(30)));
    await scope.count(deleteUnconfirmedApps(ago(1)));
    await scope.count(deleteRegularMail(ago(30)));
    await scope.count(deleteDeliveries(ago(90)));
    await scope.count(deleteNotifications(ago(90)));
    await scope.count(deleteMail(ago(90)));
    if ((await scope.count(deleteDetails(scope.now))) > 0)
      audit(scope, { action: 'erase expired details', entity: 'audit_detail', ids: [] });
  });
