import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '#server/config.ts';

/** Throws where there is no Larkhouse. A copy of nothing would be believed; and to look must not make a new data folder. */
export function refuseNothing({ databaseUrl, dataDir, secret }: Config): void {
  const there = databaseUrl
    ? secret !== undefined || existsSync(path.join(dataDir, 'secret'))
    : existsSync(path.join(dataDir, 'database', 'pg'));
  if (there) return;
  throw new ConfigError(`There is no Larkhouse in ${dataDir}; name its data folder with LARKHOUSE_DATA.`);
}
