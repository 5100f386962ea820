import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Serve } from '#server/http/serve.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { failureInWords, languageOfRequest } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { maySeeInvitationCodes } from './access.ts';
import { editGuardianship, removeGuardianship, switchParentAccount } from './commands.ts';
import { type InvitationRow, invitations, invitationsOfRound } from './invitation-queries.ts';
import {
  codeOf,
  invitationLink,
  inviteParent,
  revokeInvitation,
  type Sent,
  sendAgain,
  tieInvitation,
} from './invitations.ts';
import { parentAccounts } from './queries.ts';
import { printLetters, readLetters } from './round-letters.ts';
import { newestRounds, roundRow } from './round-queries.ts';
import { beginRound, noSuchRound, retryRound } from './rounds.ts';
import { stateOf } from './rules.ts';
import { withSubscription, withSubscriptions } from './subscriptions.ts';
import { uninvitedGuardians } from './uninvited-queries.ts';

export function guardianStaffRoutes(serve: Serve): void {
  serve('PATCH /api/guardianships/:id', ({ scope, params, body }) => editGuardianship(scope, params.id, body));
  serve('DELETE /api/guardianships/:id', async ({ scope, params }) => {
    await removeGuardianship(scope, params.id);
    return {};
  });

  serve('GET /api/parent-accounts', async ({ scope, server }) =>
    withSubscriptions(server, scope, await scope.all(parentAccounts())),
  );
  serve('POST /api/parent-accounts/:id/deactivate', async ({ scope, server, params }) =>
    withSubscription(server, scope, await switchParentAccount(scope, params.id, false)),
  );
  serve('POST /api/parent-accounts/:id/reactivate', async ({ scope, server, params }) =>
    withSubscription(server, scope, await switchParentAccount(scope, params.id, true)),
  );

  serve('GET /api/parent-invitations', async ({ scope, server }) =>
    shown(server, scope, await scope.all(invitations())),
  );
  serve('POST /api/parent-invitations', async ({ scope, server, request, body }) =>
    told(server, request, await inviteParent(server, scope, body)),
  );
  serve('PATCH /api/parent-invitations/:id', async ({ scope, server, request, params, body }) =>
    told(server, request, await tieInvitation(server, scope, params.id, body.childId)),
  );
  serve('POST /api/parent-invitations/:id/resend', async ({ scope, server, request, params }) =>
    told(server, request, await sendAgain(server, scope, params.id)),
  );
  serve('POST /api/parent-invitations/:id/revoke', async ({ scope, params }) => {
    await revokeInvitation(scope, params.id);
    return {};
  });

  serve('GET /api/uninvited-guardians', ({ scope }) => scope.all(uninvitedGuardians(scope.now)));
  serve('GET /api/invitation-rounds', async ({ scope, server, request }) =>
    Promise.all((await scope.all(newestRounds(scope.now))).map((round) => failureInWords(server, request, round))),
  );
  serve('POST /api/invitation-rounds', async ({ scope, server, request, body }) =>
    failureInWords(server, request, await beginRound(scope, body)),
  );
  serve('GET /api/invitation-rounds/:id', async ({ scope, server, request, params }) => {
    const round = orRefuse(await scope.maybe(roundRow(params.id, scope.now)), noSuchRound());
    const rows = await scope.all(invitationsOfRound(params.id));
    return { ...(await failureInWords(server, request, round)), invitations: await shown(server, scope, rows) };
  });
  serve('POST /api/invitation-rounds/:id/retry', async ({ scope, server, request, params, body }) =>
    failureInWords(server, request, await retryRound(scope, params.id, body.invitationId ?? null)),
  );
  serve.heavyFile('GET /api/invitation-rounds/:id/letters', async ({ act, server, params }) =>
    printLetters(await act((scope) => readLetters(server, scope, params.id))),
  );
}

async function told(server: Server, request: FastifyRequest, sent: Sent) {
  const language = await languageOfRequest(server, request);
  return { success: true, message: messageOf(language, sent), ...sent };
}

/** What became of an invitation: only where mail is on its way is it said to be (guardians-18). */
function messageOf(language: Language, { isMailed, isOpen, canMail }: Sent): string {
  if (isMailed) return translate(language, 'The invitation is on its way');
  if (isOpen) return translate(language, 'No mail went out. Share the link yourself.');
  return canMail
    ? translate(language, 'The link is ready. Mail goes out once a child is chosen.')
    : translate(language, 'The link can be shared once a child is chosen. Mail is not set up.');
}

/** Codes go only to staff who may invite, while the invitation is pending; links only once a child is tied to it (guardians-23). */
async function shown(server: Server, scope: Scope, rows: readonly InvitationRow[]) {
  const { actor } = await scope.opened;
  return rows.map((row) => {
    const status = stateOf(row, scope.now);
    const code = status === 'pending' && maySeeInvitationCodes(actor) ? codeOf(server, row) : null;
    return {
      ...row,
      status,
      invitationCode: code,
      invitationLink: row.childId === null ? null : code && invitationLink(server, code),
      invitedByStaffId: row.invitedBy,
    };
  });
}
