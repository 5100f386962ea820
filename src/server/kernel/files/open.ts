import path from 'node:path';
import type { Config } from '#server/config.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';
import { type Files, keepingSmall } from './small.ts';

/** The file store of this installation: the bucket where one is configured, else the data folder's `files`. */
export const openFiles = ({ s3, dataDir }: Pick<Config, 'dataDir' | 's3'>): Files =>
  keepingSmall(s3 ? s3Store(s3) : diskStore(path.join(dataDir, 'files')));
