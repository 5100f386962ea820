import type { Language } from '#contract/kernel/languages.ts';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { retryMail } from '#server/domains/mail/commands.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { orGiveUp } from '#server/kernel/jobs/give-up.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Job } from '#server/kernel/jobs/tasks.ts';
import type { Server } from '#server/server.ts';
import { makeInvitation } from './invitations.ts';
import {
  advanceRound,
  failRound,
  guardiansUnderWay,
  holdRound,
  insertRound,
  type RoundRow,
  refusedMails,
  resumeRound,
  roundRow,
} from './round-queries.ts';
import { heldGuardian, uninvitedAmong } from './uninvited-queries.ts';

export interface NewRound {
  readonly guardianIds: readonly number[];
  readonly language: Language;
}

/** Asks for invitations to many guardians; the job `invite-guardians` makes them. Whoever was invited is left out. */
export async function beginRound(scope: Scope, { guardianIds, language }: NewRound): Promise<RoundRow> {
  const { id: createdBy } = await acting(scope, staffMember);
  const underWay = new Set((await scope.all(guardiansUnderWay())).map(({ id }) => id));
  const left = (await scope.all(uninvitedAmong(guardianIds, scope.now))).filter(({ id }) => !underWay.has(id));
  if (left.length === 0) throw conflict('Everybody whom you chose is invited or registered already');
  const ids = left.map(({ id }) => id);
  const { id } = await scope.one(insertRound({ createdAt: scope.now, createdBy, language, guardianIds: ids }));
  enqueueRound(scope, id);
  audit(scope, {
    action: 'invite guardians',
    entity: 'invitation_round',
    ids: [id],
    after: { guardians: ids.length, language },
  });
  scope.touch('parents');
  return scope.one(roundRow(id, scope.now));
}

/** Mails again what was refused, all of a round or one, and goes on where its job gave up. */
export async function retryRound(scope: Scope, id: number, invitationId: number | null): Promise<RoundRow> {
  orRefuse(await scope.maybe(roundRow(id, scope.now)), noSuchRound());
  if (invitationId === null && (await scope.count(resumeRound(id))) > 0) {
    enqueueRound(scope, id);
    audit(scope, { action: 'invite guardians', entity: 'invitation_round', ids: [id] });
    scope.touch('parents');
  }
  for (const mail of await scope.all(refusedMails(id, invitationId))) await retryMail(scope, mail.id);
  return scope.one(roundRow(id, scope.now));
}

export const noSuchRound = () => notFound('These invitations were not found');

const enqueueRound = (scope: Scope, roundId: number) =>
  enqueue(scope, 'invite-guardians', { roundId }, { key: `invitations ${roundId}` });

const roundOf = (job: Pick<Job, 'input'>) => (job.input as { roundId: number }).roundId;

/** Invites one guardian after the other, each in a transaction of its own: a try that broke off is gone on with. */
export const inviteGuardians = orGiveUp(
  async (job) => {
    const { server, centerId, signal } = job;
    const id = roundOf(job);
    while (await inCenter(server, { centerId }, (scope) => inviteNext(server, scope, id))) {
      if (signal?.aborted) throw new Error('The server stops; the other guardians are invited afterwards');
    }
  },
  async (job, failure) => {
    const { server, centerId } = job;
    await inCenter(server, { centerId }, async (scope) => {
      await scope.count(failRound(roundOf(job), failure, scope.now));
      scope.touch('parents');
    });
  },
);

/** Invites the next guardian of a round, unless they are invited or registered by now; answers whether others follow. */
async function inviteNext(server: Server, scope: Scope, id: number): Promise<boolean> {
  const round = await scope.maybe(holdRound(id));
  const guardianId = round?.guardianIds[round.done];
  if (!round || guardianId === undefined) return false;
  const guardian = await scope.maybe(heldGuardian(guardianId));
  const [still] = await scope.all(uninvitedAmong([guardianId], scope.now));
  if (guardian && still) {
    const { enrolled, name, ...contacts } = guardian;
    const invited = {
      ...contacts,
      guardianId,
      childId: enrolled[0] ?? null,
      parentName: name,
      language: round.language,
    };
    await makeInvitation(server, scope, invited, { by: round.createdBy, round: id });
  }
  const hasMore = round.done + 1 < round.guardianIds.length;
  await scope.count(advanceRound(id, hasMore ? null : scope.now));
  scope.touch('parents');
  return hasMore;
}
