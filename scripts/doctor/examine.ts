import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inCenter, outsideCenters, type Transactions } from '#server/db/open-scope.ts';
import { mailCounts } from '#server/domains/system/queries.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { diskOf } from '#server/kernel/disk/disk.ts';
import { jobStates, outboxWaiting, troubledJobs } from '#server/kernel/jobs/state-queries.ts';
import { storage } from '#server/kernel/uploads/queries.ts';
import { ROOT } from '#server/root.ts';
import type { Server } from '#server/server.ts';

/** What was looked at and how it is; advice where somebody has to do something. */
export interface Finding {
  readonly about: string;
  readonly found: string;
  readonly advice?: string | undefined;
}

type Patient = Transactions & Pick<Server, 'config'>;

const { version } = createRequire(join(ROOT, 'package.json'))('./package.json') as { version: string };
/** The outbox is moved twice a second. */
const LATE_MS = 120_000;

/** Looks at all that Settings → System shows, of every center (system-4). */
export async function examine(patient: Patient): Promise<Finding[]> {
  const all = await outsideCenters(patient, (scope) => scope.all(centers()));
  return [
    { about: 'version', found: `Larkhouse ${version}, Node ${process.versions.node}` },
    await disk(patient),
    { about: 'database', found: patient.config.databaseUrl ? 'answers, at DATABASE_URL' : 'answers, the built-in one' },
    ...(await queue(patient)),
    ...(await Promise.all(all.map((center) => filesAndMail(patient, center)))).flat(),
  ];
}

async function disk({ config }: Patient): Promise<Finding> {
  const { free, size } = await diskOf(config);
  return {
    about: 'disk',
    found: `${inGigabytes(free)} free of ${inGigabytes(size)} at ${config.dataDir}`,
    ...(free < size / 10 && { advice: 'Make room: when it is full nothing can be written any more.' }),
  };
}

async function queue(patient: Patient): Promise<Finding[]> {
  return outsideCenters(patient, async (scope) => {
    const states = await scope.all(jobStates(null));
    const failed = (await scope.all(troubledJobs(null))).filter(({ state }) => state === 'failed');
    const { waiting, oldest } = await scope.one(outboxWaiting());
    const counts = states.map(({ state, count }) => `${count} ${state}`).join(', ');
    const isLate = oldest !== null && scope.now.getTime() - oldest.getTime() > LATE_MS;
    const names = [...new Set(failed.map(({ task }) => task))].join(', ');
    return [
      {
        about: 'jobs',
        found: counts || 'none',
        ...(failed.length > 0 && {
          advice: `Nothing tries these again by itself: ${names}. See why in the log ('a job failed'), then Retry under Settings → System.`,
        }),
      },
      {
        about: 'outbox',
        found: `${waiting} waiting`,
        ...(isLate && { advice: 'Nobody takes it up: start Larkhouse, or see the log for what keeps its jobs.' }),
      },
    ];
  });
}

const filesAndMail = (patient: Patient, { centerId, name }: { readonly centerId: number; readonly name: string }) =>
  inCenter(patient, { centerId }, async (scope): Promise<Finding[]> => {
    const { used, quota } = await scope.one(storage());
    const { waiting, failed } = await scope.one(mailCounts());
    return [
      {
        about: 'files',
        found: `${name}: ${inGigabytes(used)} of ${inGigabytes(quota)}`,
        ...(used > quota * 0.9 && { advice: 'The center soon takes in no more photos and documents.' }),
      },
      {
        about: 'mail',
        found: `${name}: ${waiting} waiting, ${failed} failed`,
        ...(failed > 0 && { advice: 'Settings → Mail lists them with the reason, and sends them again.' }),
      },
    ];
  });

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
