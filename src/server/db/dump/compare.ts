import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ConfigError } from '#server/config.ts';
import type { Reach } from '../database.ts';
import { rowsOf } from './dump.ts';
import type { Dump, DumpedTable } from './fill.ts';
import { inSnapshot } from './snapshot.ts';
import { nameOf } from './tables.ts';

/**
 * Dumps again what was filled, and throws where a row is not as it was, missing or too much. Rows may lie in another order than they
 * came: COPY puts narrow ones where a wide one left room. Then, and only then, both are read once more, as sets.
 */
export const compareRows = (
  reach: Reach,
  { tables }: Pick<Dump, 'tables'>,
  open: (table: DumpedTable) => Readable,
): Promise<void> =>
  inSnapshot(reach, async (snapshot) => {
    for (const table of snapshot.tables) {
      const dumped = tables.find(({ name }) => name === nameOf(table));
      if (!dumped) continue;
      const same = { ...table, columns: dumped.columns };
      const { rows, sha256 } = await rowsOf(snapshot, same);
      if (rows === dumped.rows && sha256 === dumped.sha256) continue;
      if (rows !== dumped.rows || (await hashOfSet(snapshot.read(same))) !== (await hashOfSet(open(dumped))))
        throw new ConfigError(`The rows of ${dumped.name} came back otherwise than they were backed up.`);
    }
  });

const NEWLINE = 10;

/** Of lines in whatever order: the sum of the hash of each. */
async function hashOfSet(rows: Readable): Promise<bigint> {
  let sum = 0n;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of rows) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
      sum += BigInt(`0x${hash('sha256', bytes.subarray(from, to))}`);
      from = to + 1;
    }
    rest = bytes.subarray(from);
  }
  return BigInt.asUintN(256, sum);
}
