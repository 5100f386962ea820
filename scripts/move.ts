import { parseArgs } from 'node:util';
import { runCommand, usageOf } from './command/command.ts';
import { moveDatabaseTo } from './move/database.ts';
import { moveFilesTo } from './move/files.ts';
import '#server/composition.ts';

const USAGE = `npm run move -- files --to s3|disk

Copies every photo and document from the data folder into the bucket of S3_URL, S3_REGION, S3_ACCESS_KEY_ID and
S3_SECRET_ACCESS_KEY, or out of it into the data folder, and compares each with its SHA-256 at both ends. Also beside the running
Larkhouse; cut off, or called again, it copies what is missing.

npm run move -- database --to postgres://user:password@host:5432/database|embedded

Fills an empty PostgreSQL with what the built-in one holds, or an empty built-in one with what that of DATABASE_URL holds, and
compares every row. Stop Larkhouse first. An old built-in database is put aside first: rename 'database' in the data folder.

Both say what to set then, and remove nothing.

Ends with 0 when all is at its new place, otherwise with 1; with 2 for a call that it doesn't know.`;

const usage = usageOf(USAGE);
await runCommand(run);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [what, ...more] = positionals;
  const { to, help } = values;
  if (help) return usage(0);
  if (to === undefined || more.length > 0) return usage(2);
  if (what === 'files' && (to === 's3' || to === 'disk')) return moveFilesTo(to);
  if (what === 'database') return moveDatabaseTo(to);
  return usage(2);
}
