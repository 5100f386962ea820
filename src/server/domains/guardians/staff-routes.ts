import type { FastifyRequest } from 'fastify';
import type { Scope } from '#server/db/scope.ts';
import type { Serve } from '#server/http/serve.ts';
import { languageOfRequest } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { maySeeInvitationCodes } from './access.ts';
import { editGuardianship, removeGuardianship, switchParentAccount } from './commands.ts';
import { invitations } from './invitation-queries.ts';
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
import { stateOf } from './rules.ts';
import { withSubscription, withSubscriptions } from './subscriptions.ts';

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

  serve('GET /api/parent-invitations', ({ scope, server }) => listInvitations(server, scope));
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
}

async function told(server: Server, request: FastifyRequest, sent: Sent) {
  const language = await languageOfRequest(server, request);
  const message = sent.isMailed
    ? translate(language, 'The invitation is on its way')
    : translate(language, 'The link is ready. Mail goes out once a child is chosen.');
  return { success: true, message, ...sent };
}

/** Codes go only to staff who may invite, and only while they open something. */
async function listInvitations(server: Server, scope: Scope) {
  const [rows, { actor }] = await Promise.all([scope.all(invitations()), scope.opened]);
  return rows.map((row) => {
    const status = stateOf(row, scope.now);
    const code = status === 'pending' && maySeeInvitationCodes(actor) ? codeOf(server, row) : null;
    return {
      ...row,
      status,
      invitationCode: code,
      invitationLink: code && invitationLink(server, code),
      invitedByStaffId: row.invitedBy,
    };
  });
}
