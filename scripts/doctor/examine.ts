import { hasBinaries } from '#server/db/embedded/binaries.ts';
import { canKeepHistory } from '#server/db/embedded/history.ts';
import { inCenter, outsideCenters, type Transactions } from '#server/db/open-scope.ts';
import { mailCounts } from '#server/domains/system/queries.ts';
import { howBackupsAre } from '#server/kernel/backup/look.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { lookAtCertificate } from '#server/kernel/certificate/look.ts';
import { isEnding } from '#server/kernel/certificate/rules.ts';
import { diskOf } from '#server/kernel/disk/disk.ts';
import { sizeText } from '#server/kernel/disk/size.ts';
import { keepsHistory } from '#server/kernel/history/history.ts';
import { howHistoryIs } from '#server/kernel/history/look.ts';
import { jobStates, outboxWaiting, troubledJobs } from '#server/kernel/jobs/state-queries.ts';
import { storage } from '#server/kernel/uploads/queries.ts';
import type { Server } from '#server/server.ts';
import { version } from '#server/version.ts';

/** What was looked at and how it is; advice where somebody has to do something. */
export interface Finding {
  readonly about: string;
  readonly found: string;
  readonly advice?: string | undefined;
}

type Patient = Transactions & Pick<Server, 'config'>;

/** The outbox is moved twice a second. */
const LATE_MS = 120_000;
/** A backup is made every night. */
const OLD_MS = 2 * 86_400_000;
/** The server hands its log over within moments. */
const FEW_WAITING = 2;

/** Looks at all that Settings → System shows, of every center (system-4). */
export async function examine(patient: Patient): Promise<Finding[]> {
  const all = await outsideCenters(patient, (scope) => scope.all(centers()));
  return [
    { about: 'version', found: `Larkhouse ${version}, Node ${process.versions.node}` },
    await disk(patient),
    { about: 'database', found: patient.config.databaseUrl ? 'answers, at DATABASE_URL' : 'answers, the built-in one' },
    ...(await https(patient)),
    ...(await queue(patient)),
    ...(all.every(({ isDemo }) => isDemo) ? [] : [await backup(patient), await history(patient)]),
    ...(await Promise.all(all.map((center) => filesAndMail(patient, center)))).flat(),
  ];
}

async function disk({ config }: Patient): Promise<Finding> {
  const { free, size } = await diskOf(config);
  return {
    about: 'disk',
    found: `${sizeText(free)} free of ${sizeText(size)} at ${config.dataDir}`,
    ...(free < size / 10 && { advice: 'Make room: when it is full nothing can be written any more.' }),
  };
}

/** Until when the certificate lasts with which browsers come. A proxy that this machine does not reach they may reach all the same. */
async function https({ config, clock }: Patient): Promise<Finding[]> {
  const seen = await lookAtCertificate(config);
  if (!seen) return [];
  const { isOwn, validity, fault } = seen;
  const found = validity
    ? `lasts until ${validity.until.toISOString()}`
    : `cannot be looked at from this machine: ${fault}`;
  const isLate = validity && isEnding(validity, clock.now());
  const advice = isOwn
    ? isLate
      ? 'It should have been renewed by now: put a new one into the files of TLS_CERT and TLS_KEY, and it is taken up within the hour.'
      : !validity && 'Larkhouse goes on with the one before, and does not start with this one: put both files right.'
    : isLate && 'It should have been renewed by now: see what the proxy, or certbot, says in its log.';
  return [
    {
      about: 'https',
      found: `the certificate ${isOwn ? 'of TLS_CERT' : `at ${config.publicUrl}`} ${found}`,
      advice: advice || undefined,
    },
  ];
}

/** The newest backup and the newest drill, with the most pressing advice. */
async function backup({ config, clock }: Patient): Promise<Finding> {
  const { lastGood, lastDrill, failedNights, isOnSameDisk, hasRecoveryKey, fault } = await howBackupsAre(config);
  const drilled = lastDrill
    ? `restored for a look ${lastDrill.at}`
    : hasBinaries()
      ? 'never restored for a look'
      : 'none can be restored for a look on this system';
  const isOld = !lastGood || clock.now().getTime() - Date.parse(lastGood.madeAt) > OLD_MS;
  const found = lastGood
    ? `last one ${lastGood.madeAt}, ${sizeText(lastGood.size)}, in ${config.backupDir}; ${drilled}`
    : `none yet in ${config.backupDir}`;
  const advice =
    failedNights > 0
      ? `The last try failed: ${fault}`
      : isOld
        ? "There is none of the last two nights: let Larkhouse run at night, or call 'npm run backup'."
        : !hasRecoveryKey
          ? "The secret is not in it: make a recovery key with 'npm run backup -- key'."
          : isOnSameDisk
            ? 'It lies on the disk of the data: name another one with LARKHOUSE_BACKUP.'
            : undefined;
  return { about: 'backup', found, advice };
}

/** Of which moments the database can be restored as it was. */
async function history({ config }: Patient): Promise<Finding> {
  const about = 'history';
  if (!keepsHistory(config)) return { about, found: `off: ${whyOff(config)}` };
  const { since, size, waiting, trouble } = await howHistoryIs(config);
  const found = since
    ? `every moment since ${since.toISOString()} can be restored, ${sizeText(size)}`
    : 'no moment but the backups can be restored yet';
  const advice = trouble
    ? `Since ${trouble.at} it cannot be kept: ${trouble.why}. It is tried again at night.`
    : waiting > FEW_WAITING
      ? `${waiting} segments of the log wait to be kept: see why in the log ('database').`
      : undefined;
  return { about, found, advice };
}

function whyOff({ databaseUrl }: Patient['config']): string {
  if (databaseUrl) return 'the database at DATABASE_URL keeps its own';
  return canKeepHistory() ? 'LARKHOUSE_POINT_IN_TIME' : 'not on this system';
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
        found: `${name}: ${sizeText(used)} of ${sizeText(quota)}`,
        ...(used > quota * 0.9 && { advice: 'The center soon takes in no more photos and documents.' }),
      },
      {
        about: 'mail',
        found: `${name}: ${waiting} waiting, ${failed} failed`,
        ...(failed > 0 && { advice: 'Settings → Mail lists them with the reason, and sends them again.' }),
      },
    ];
  });
