import { type Reach, whilePreparing } from '../database.ts';
import { refuseOtherSecret } from '../secret-check.ts';
import { type Carrying, carry } from './carry.ts';
import type { Dump } from './fill.ts';
import { refuseInUse, refuseOccupied } from './occupied.ts';
import { inSnapshot } from './snapshot.ts';

export interface MovedDatabase {
  readonly tables: number;
  readonly rows: number;
}

export interface Move {
  readonly from: Reach;
  readonly to: Reach;
  /** Of the secret in use, which has to be that of the database. */
  readonly fingerprint: Buffer;
  readonly tell: Carrying['tell'];
}

/**
 * Fills an empty database with all that another holds, and compares every row. Throws while a Larkhouse works on the old one, and
 * lets none begin meanwhile: what it wrote would be lost. The old database stays as it is. Cut off, it can be called again.
 */
export async function moveDatabase({ from, to, fingerprint, tell }: Move): Promise<MovedDatabase> {
  await whilePreparing(to, refuseOccupied);
  let dump: Dump | undefined;
  await whilePreparing(from, async (admin) => {
    await refuseInUse(admin);
    await refuseOtherSecret(admin, fingerprint);
    dump = await inSnapshot(from, (snapshot) => carry(snapshot, to, { tell }));
    // The lock went with its connection if that was cut.
    await refuseInUse(admin);
  });
  const tables = dump?.tables ?? [];
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
}
