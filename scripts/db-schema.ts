import { writeFile } from 'node:fs/promises';
import { startCluster } from '#testing/cluster.ts';
import { createDatabase } from '#testing/database.ts';
import { databaseSchema } from '#testing/database-schema.ts';

// Writes src/server/db/schema.sql from a database made anew; run it after changing schema/ or functions/.
const cluster = await startCluster();
try {
  const { reach } = await createDatabase(cluster.connection);
  await writeFile(new URL('../src/server/db/schema.sql', import.meta.url), await databaseSchema(reach.admin));
} finally {
  await cluster.stop();
}
