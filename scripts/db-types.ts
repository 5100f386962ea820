import { writeFile } from 'node:fs/promises';
import { startCluster } from '#testing/cluster.ts';
import { createDatabase } from '#testing/database.ts';
import { databaseTypes } from '#testing/database-types.ts';

// Writes src/server/db/types.ts from a database made anew; run it after changing schema/.
const cluster = await startCluster();
try {
  const { reach } = await createDatabase(cluster.connection);
  await writeFile(new URL('../src/server/db/types.ts', import.meta.url), await databaseTypes(reach.admin));
} finally {
  await cluster.stop();
}
