import { sql } from 'kysely';
import type { Audience } from '#contract/kernel/access.ts';
import { db } from '#server/db/sql.ts';

/** An account somebody may mean who signs in. */
export interface Candidate {
  readonly centerId: number;
  readonly centerName: string;
  readonly accountId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
}

/** The accounts with an e-mail, in every center. */
export const loginCandidates = (audience: Audience, emailKey: string) =>
  sql<Candidate>`select * from login_candidates(${audience}, ${emailKey})`;

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
