import { sql } from 'kysely';

export const deleteAnswers = (before: Date) => sql`delete from idempotency where created_at < ${before}`;

export const deleteSessions = (before: Date) =>
  sql`delete from session where expires_at < ${before} or revoked_at < ${before}`;

export const deleteChallenges = (before: Date) => sql`delete from account_challenge where expires_at < ${before}`;

export const deleteEmailChanges = (before: Date) => sql`delete from email_change where expires_at < ${before}`;

export const deleteUnconfirmedApps = (before: Date) =>
  sql`delete from totp where confirmed_at is null and created_at < ${before}`;

export const deleteRegularMail = (before: Date) => sql`delete from regular_mail where date < ${before}`;

export const deleteDeliveries = (before: Date) => sql`delete from notification_delivery d using notification n
      where n.id = d.notification_id and n.created_at < ${before}`;

export const deleteNotifications = (before: Date) => sql`delete from notification where created_at < ${before}`;

export const deleteMail = (before: Date) => sql`delete from mail where created_at < ${before}`;

export const deleteDetails = (before: Date) => sql`delete from audit_detail where expires_at < ${before}`;
