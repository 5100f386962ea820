import { inCenter } from '#server/db/open-scope.ts';
import { signIn } from '#server/domains/accounts/sign-in.ts';
import { completeSignIn } from '#server/domains/security/second-factor.ts';
import type { Serve } from '#server/http/serve.ts';
import { setSessionCookie } from '#server/http/sessions.ts';
import { siteOf } from '#server/http/site.ts';
import { ownEmailKey, refuseOthersEmail } from '#server/kernel/access/guardian.ts';
import { acting, parent } from '#server/kernel/access/rules.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { callerOf } from '#server/kernel/sessions/caller.ts';
import { knownDevice, rememberDevice } from '#server/kernel/sessions/device.ts';
import { handleOf } from '#server/kernel/sessions/open.ts';
import { firstChildOf, ownChildren, parentAccount } from './queries.ts';
import { acceptInvitation, registerParent, verifyLink } from './registration.ts';
import { withSubscription } from './subscriptions.ts';

export function guardianRoutes(serve: Serve): void {
  serve.open('POST /api/parent-accounts/login', async ({ server, body, request, reply }) => {
    const whose = { audience: 'parent', emailKey: emailKey(body.email) } as const;
    const device = knownDevice(server, request, whose);
    const signedIn = await signIn(server, 'parent', body, callerOf(request), siteOf(server.config, request), device);
    if ('chooseCenter' in signedIn) return { chooseCenter: [...signedIn.chooseCenter] };
    if ('twoFactorRequired' in signedIn) return signedIn;
    const { account, token, expiresAt } = signedIn;
    setSessionCookie(reply, server, 'parent', token, expiresAt);
    rememberDevice(server, request, reply, whose);
    const { accountId: id, firstName, lastName, centerId } = account;
    const childData = await inCenter(server, { centerId }, (scope) => scope.maybe(firstChildOf(id)));
    return { token: handleOf(token), account: { id, email: body.email, firstName, lastName }, childData, expiresAt };
  });

  serve.open('POST /api/parent-accounts/second-step', async ({ server, body, request, reply }) => {
    const site = siteOf(server.config, request);
    const { account, person, token, expiresAt } = await completeSignIn(server, 'parent', body, callerOf(request), site);
    setSessionCookie(reply, server, 'parent', token, expiresAt);
    const { id, centerId } = account;
    rememberDevice(server, request, reply, { audience: 'parent', emailKey: person.emailKey });
    const { firstName, lastName, email } = person;
    const childData = await inCenter(server, { centerId }, (scope) => scope.maybe(firstChildOf(id)));
    return { token: handleOf(token), account: { id, email, firstName, lastName }, childData, expiresAt };
  });

  serve.open('GET /api/parent-registration/verify/:token/:childId', ({ server, params }) =>
    verifyLink(server, params.token, params.childId),
  );
  serve.open('GET /api/parent-registration/verify/:code', ({ server, params }) =>
    verifyLink(server, params.code, null),
  );
  serve.open('POST /api/parent-accounts/register', ({ server, body, request }) =>
    registerParent(server, body, request.ip),
  );

  serve('POST /api/parent-accounts/accept-invitation', async ({ scope, server, body }) => {
    const { center } = await scope.opened;
    const actor = await acting(scope, parent);
    const key = await ownEmailKey(scope, actor);
    // What an invitation grants is the center's to write, not the parent's.
    const as = { kind: 'parent', id: actor.id } as const;
    return inCenter(server, { centerId: center.id, as }, (system) =>
      acceptInvitation(system, { guardianId: actor.id, ownEmailKey: key }, body),
    );
  });

  serve.cached('GET /api/parent/child-data', { until: 'day', sharedBy: 'person' }, async ({ scope, query }) => {
    await refuseOthersEmail(scope, query.parentEmail);
    const children = await scope.all(ownChildren());
    const child = query.childId === undefined ? children[0] : children.find(({ id }) => id === query.childId);
    if (query.childId !== undefined && !child) throw notFound('This child was not found');
    return child ? { ...child, children } : null;
  });

  serve('GET /api/parent-accounts/:id', async ({ scope, server, params }) =>
    withSubscription(
      server,
      scope,
      orRefuse(await scope.maybe(parentAccount(params.id)), notFound('This parent account was not found')),
    ),
  );
}
