import type pg from 'pg';
import { OWNER_ROLE } from './roles.ts';

/**
 * A database that was restored on another server goes on where its audit log stood: seals take what came in later
 * transactions, and another server's count may be anywhere. Does nothing where the database always was.
 */
export async function followAuditTx(admin: pg.ClientBase): Promise<void> {
  await admin.query(`set role ${OWNER_ROLE}`);
  try {
    await admin.query('select follow_audit_tx()');
  } finally {
    await admin.query('reset role');
  }
}
