import { outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Act } from '#server/http/serve.ts';
import { howBackupsAre } from '#server/kernel/backup/look.ts';
import { centers } from '#server/kernel/center/queries.ts';
import type { Seen } from '#server/kernel/certificate/look.ts';
import { isEnding } from '#server/kernel/certificate/rules.ts';
import { diskOf } from '#server/kernel/disk/disk.ts';
import { jobStates, outboxWaiting, troubledJobs } from '#server/kernel/jobs/state-queries.ts';
import { storage } from '#server/kernel/uploads/queries.ts';
import type { Server } from '#server/server.ts';
import { mailCounts } from './queries.ts';

/** What a Director sees of the installation (system-2). */
export async function systemState(server: Server, act: Act) {
  const { isAlone, ...state } = await act((scope) => stateIn(server, scope));
  return {
    ...state,
    certificate: isAlone ? certificateOf(await server.certificate.look(), server.clock.now()) : null,
  };
}

async function stateIn(server: Server, scope: Scope) {
  const { center } = await scope.opened;
  const [{ isAlone, ...jobs }, files, mail, isSetUp] = await Promise.all([
    jobsOf(server, center.id),
    scope.one(storage()),
    scope.one(mailCounts()),
    server.mailServers.of(scope).then((found) => found !== null),
  ]);
  return {
    isAlone,
    version: server.version,
    storage: files,
    mail: { isSetUp, ...mail },
    jobs,
    disk: isAlone ? await diskOf(server.config).catch(() => null) : null,
    backup: isAlone ? withoutFault(await howBackupsAre(server.config)) : null,
  };
}

/** Why it failed is the operator's to read: it names places of the machine. */
const withoutFault = ({ fault, ...told }: Awaited<ReturnType<typeof howBackupsAre>>) => told;

const certificateOf = (seen: Seen | null, now: Date) =>
  seen && {
    isOwn: seen.isOwn,
    endsAt: seen.validity?.until ?? null,
    isEnding: seen.validity !== null && isEnding(seen.validity, now),
  };

/** The jobs that are a center's to see: its own, and those by the clock where it is the only one. */
export async function jobsOf(server: Pick<Server, 'database' | 'clock' | 'live'>, centerId: number) {
  return outsideCenters(server, async (scope) => {
    const isAlone = (await scope.all(centers())).length === 1;
    const whose = isAlone ? null : centerId;
    const [states, troubled, outbox] = await Promise.all([
      scope.all(jobStates(whose)),
      scope.all(troubledJobs(whose)),
      scope.one(outboxWaiting()),
    ]);
    const countOf = (state: string) => states.find((row) => row.state === state)?.count ?? 0;
    return {
      isAlone,
      waiting: countOf('waiting') + (isAlone ? outbox.waiting : 0),
      running: countOf('running'),
      troubled,
    };
  });
}
