import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '#server/config.ts';
import type { Reach } from '../database.ts';
import type { Dump } from './fill.ts';
import { measure } from './measure.ts';
import { inSnapshot } from './snapshot.ts';
import { nameOf } from './tables.ts';

/** Dumps again what was filled: the same rows, in the same order. Throws where they are not. */
export const compareRows = (reach: Reach, { tables }: Pick<Dump, 'tables'>): Promise<void> =>
  inSnapshot(reach, async (snapshot) => {
    for (const table of snapshot.tables) {
      const dumped = tables.find(({ name }) => name === nameOf(table));
      if (!dumped) continue;
      const through = measure();
      const rows = snapshot.read({ ...table, columns: dumped.columns });
      await pipeline(rows, through, new Writable({ write: (_chunk, _encoding, done) => done() }));
      if (rows.rowCount !== dumped.rows || through.sha256() !== dumped.sha256)
        throw new ConfigError(`The rows of ${dumped.name} came back otherwise than they were.`);
    }
  });
