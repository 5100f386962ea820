import { sql } from 'kysely';
import { inCenter } from '../db/open-scope.ts';
import type { Routine } from './tasks.ts';

/** Removes what has served its time: kept answers after a day, ended sessions after thirty, notifications and mails
 * after ninety, details of the audit log. */
export const sweep: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const ago = (days: number) => new Date(scope.now.getTime() - days * 86_400_000);
    await scope.count(sql`delete from idempotency where created_at < ${ago(1)}`);
    await scope.count(sql`delete from session where expires_at < ${ago(30)} or revoked_at < ${ago(30)}`);
    await scope.count(sql`delete from account_challenge where expires_at < ${ago(1)}`);
    await scope.count(sql`delete from email_change where expires_at < ${ago(30)}`);
    await scope.count(sql`delete from two_step_app where confirmed_at is null and created_at < ${ago(1)}`);
    await scope.count(sql`delete from regular_mail where date < ${ago(30)}`);
    await scope.count(sql`delete from notification_delivery d using notification n
      where n.id = d.notification_id and n.created_at < ${ago(90)}`);
    await scope.count(sql`delete from notification where created_at < ${ago(90)}`);
    await scope.count(sql`delete from mail where created_at < ${ago(90)}`);
    await scope.count(sql`delete from audit_detail where expires_at < ${scope.now}`);
  });
