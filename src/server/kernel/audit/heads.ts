import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** The newest seal of a center at a moment, as it left the database. */
export interface Head {
  readonly centerId: number;
  readonly id: number;
  readonly root: Buffer;
}

/** Where heads are written down, a line each. Who copies it elsewhere now and then can tell a rewritten log by it. */
export const headsFile = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'audit-seals.log');

export const headLine = (at: Date, { centerId, id, root }: Head) =>
  `${at.toISOString()} center ${centerId} seal ${id} ${root.toString('hex')}\n`;

/** The heads of a file's text; a line that is none (cut off by a crash) is left out. */
export const headsIn = (text: string): Head[] =>
  [...text.matchAll(/^\S+ center (\d+) seal (\d+) ([0-9a-f]{64})$/gm)].map(([, centerId, id, root = '']) => ({
    centerId: Number(centerId),
    id: Number(id),
    root: Buffer.from(root, 'hex'),
  }));
