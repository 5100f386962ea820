import { isPerson } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import { dayAt } from '../../clock/zone.ts';
import type { Serve } from '../../http/serve.ts';
import { clearSessionCookie, setSessionCookie } from '../../http/sessions.ts';
import { signedOut } from '../../refusal.ts';
import { shownLogo } from '../center/logo.ts';
import { twoFactorEnabled, twoStepIsRequired } from '../security/center-rule.ts';
import { completeSignIn } from '../security/second-step.ts';
import { siteOf } from '../security/site.ts';
import { buildDemonstration } from './demonstration.ts';
import { readLink, requestReset, setPassword } from './links.ts';
import { revokeSession, staffStatus } from './queries.ts';
import { foundCenter, isEmpty, refuseWrongCode } from './setup.ts';
import { callerOf, handleOf, signIn } from './sign-in.ts';

export function accountRoutes(serve: Serve): void {
  serve.open('GET /api/setup', async ({ server }) => ({ needed: await isEmpty(server), version: server.version }));

  serve.open('POST /api/setup', async ({ server, body, request }) => {
    await refuseWrongCode(server, body.code, request.ip);
    if ('demo' in body) return { centerId: await buildDemonstration(server) };
    return { centerId: await foundCenter(server, body.center, body.director, { onlyFirst: true }) };
  });

  serve.open('POST /api/auth/login', async ({ server, body, request, reply }) => {
    const signedIn = await signIn(server, 'staff', body, callerOf(request), siteOf(server.config, request));
    if ('chooseCenter' in signedIn) return { chooseCenter: [...signedIn.chooseCenter] };
    if ('twoFactorRequired' in signedIn) return signedIn;
    const { account, token, expiresAt } = signedIn;
    setSessionCookie(reply, server.config, 'staff', token, expiresAt);
    const { accountId: id, firstName, lastName } = account;
    return { token: handleOf(token), staff: { id, firstName, lastName }, expiresAt };
  });

  serve.open('POST /api/auth/second-step', async ({ server, body, request, reply }) => {
    const site = siteOf(server.config, request);
    const { account, person, token, expiresAt } = await completeSignIn(server, 'staff', body, callerOf(request), site);
    setSessionCookie(reply, server.config, 'staff', token, expiresAt);
    const { firstName, lastName } = person;
    return { token: handleOf(token), staff: { id: account.id, firstName, lastName }, expiresAt };
  });

  serve('POST /api/auth/logout', async ({ scope, server, reply }) => {
    const { session, actor } = await scope.opened;
    if (!session || !isPerson(actor)) throw signedOut();
    await scope.count(revokeSession(session.id, scope.now));
    audit(scope, { action: 'sign out', entity: 'session', ids: [session.id] });
    clearSessionCookie(reply, server.config, actor.kind);
    return {};
  });

  serve('GET /api/auth/status', async ({ scope, server }) => {
    const { actor, session } = await scope.opened;
    if (!session || actor.kind !== 'staff') throw signedOut();
    const { email, centerId, centerName, timeZone, isDemo, hasCameras, ...mark } = await scope.one(
      staffStatus(actor.id),
    );
    const logo = shownLogo({ path: mark.logoPath, width: mark.logoWidth, height: mark.logoHeight });
    return {
      staff: { id: actor.id, firstName: actor.firstName, lastName: actor.lastName, role: actor.role, email },
      capabilities: [...actor.capabilities],
      center: { id: centerId, name: centerName, timeZone, isDemo, logo },
      hasCameras,
      now: scope.now,
      today: dayAt(scope.now, timeZone),
      version: server.version,
      expiresAt: session.expiresAt,
      needsTwoStep: (await twoStepIsRequired(scope)) && !(await twoFactorEnabled(scope)),
    };
  });

  serve.open('POST /api/auth/forgot', async ({ server, body, request }) => {
    await requestReset(server, 'staff', body.email, request.ip);
    return {};
  });
  serve.open('POST /api/parent-accounts/forgot', async ({ server, body, request }) => {
    await requestReset(server, 'parent', body.email, request.ip);
    return {};
  });
  serve.open('GET /api/account-links/:token', ({ server, params }) => readLink(server, params.token));
  serve.open('POST /api/account-links/:token', ({ server, params, body }) =>
    setPassword(server, params.token, body.password),
  );
}
