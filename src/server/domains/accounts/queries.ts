import { sql } from 'kysely';
import type { Audience } from '../../../contract/access.ts';
import { db } from '../../db/sql.ts';

export interface Candidate {
  readonly centerId: number;
  readonly centerName: string;
  readonly accountId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
}

export const loginCandidates = (audience: Audience, emailKey: string) =>
  sql<Candidate>`select * from login_candidates(${audience}, ${emailKey})`;

export const centers = () =>
  sql<{ centerId: number; name: string; timeZone: string; isDemo: boolean }>`select * from centers()`;

export const createCenter = (name: string, timeZone: string, isDemo: boolean, now: Date, onlyFirst: boolean) =>
  sql<{ id: number }>`select create_center(${name}, ${timeZone}, ${isDemo}, ${now}, ${onlyFirst}) as id`;

export const loginFailures = (keys: readonly Buffer[], since: Date) =>
  sql<{
    keyHash: Buffer;
    failures: number;
    firstFailureAt: Date;
  }>`select * from login_failures(${keys}::bytea[], ${since})`;

export const recordLoginFailure = (keys: readonly Buffer[], now: Date, since: Date) =>
  sql`select record_login_failure(${keys}::bytea[], ${now}, ${since})`;

export const settleLoginTry = (forget: readonly Buffer[], giveBack: readonly Buffer[], before: Date) =>
  sql`select settle_login_try(${forget}::bytea[], ${giveBack}::bytea[], ${before})`;

interface NewSession {
  readonly centerId: number;
  readonly tokenHash: Buffer;
  readonly audience: Audience;
  readonly accountId: number;
  readonly rememberMe: boolean;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
}

export const insertSession = (session: NewSession) =>
  db
    .insertInto('session')
    .values({
      centerId: session.centerId,
      tokenHash: session.tokenHash,
      audience: session.audience,
      staffId: session.audience === 'staff' ? session.accountId : null,
      guardianId: session.audience === 'parent' ? session.accountId : null,
      rememberMe: session.rememberMe,
      createdAt: session.now,
      confirmedAt: session.now,
      lastSeenAt: session.now,
      expiresAt: session.expiresAt,
      userAgent: session.userAgent,
    })
    .returning('id');

export const revokeSession = (id: number, now: Date) =>
  db.updateTable('session').set({ revokedAt: now }).where('id', '=', id).where('revokedAt', 'is', null);

/** Every session of a staff member ends. */
export const revokeStaffSessions = (staffId: number, now: Date) =>
  db.updateTable('session').set({ revokedAt: now }).where('staffId', '=', staffId).where('revokedAt', 'is', null);

/** Every session of a parent ends. */
export const revokeParentSessions = (guardianId: number, now: Date) =>
  db.updateTable('session').set({ revokedAt: now }).where('guardianId', '=', guardianId).where('revokedAt', 'is', null);

export const staffStatus = (staffId: number) => sql<{
  email: string;
  centerId: number;
  centerName: string;
  timeZone: string;
  isDemo: boolean;
  logoPath: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  hasCameras: boolean;
}>`
  select s.email, c.center_id, c.name as center_name, c.time_zone, c.is_demo, c.logo_path, c.logo_width, c.logo_height,
    exists (select from camera where removed_at is null) as has_cameras
  from staff s join center c on c.center_id = s.center_id
  where s.id = ${staffId}`;
