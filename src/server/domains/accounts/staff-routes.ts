import { twoFactorEnabled, twoStepIsRequired } from '#server/domains/security/center-rule.ts';
import { completeSignIn } from '#server/domains/security/second-factor.ts';
import type { Serve } from '#server/http/serve.ts';
import { clearSessionCookie, setSessionCookie } from '#server/http/sessions.ts';
import { siteOf } from '#server/http/site.ts';
import { isLocalOnly } from '#server/kernel/address/address.ts';
import { shownLogo } from '#server/kernel/center/logo.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { signedOut } from '#server/kernel/http-error.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { callerOf } from '#server/kernel/sessions/caller.ts';
import { knownDevice, rememberDevice } from '#server/kernel/sessions/device.ts';
import { handleOf } from '#server/kernel/sessions/open.ts';
import { managesCenter } from './access.ts';
import { buildDemonstration } from './demonstration.ts';
import { canMail, readLink, requestReset, setPassword } from './links.ts';
import { staffStatus } from './queries.ts';
import { foundCenter, isEmpty, refuseWrongCode } from './setup.ts';
import { forgetFailures, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export function accountRoutes(serve: Serve): void {
  serve.open('GET /api/setup', async ({ server }) => ({ needed: await isEmpty(server), version: server.version }));

  serve.open('POST /api/setup', async ({ server, body, request }) => {
    await refuseWrongCode(server, body.code, request.ip);
    if ('demo' in body) return { centerId: await buildDemonstration(server) };
    return { centerId: await foundCenter(server, body.center, body.director, { onlyFirst: true }) };
  });

  serve.open('POST /api/auth/login', async ({ server, body, request, reply }) => {
    const whose = { audience: 'staff', emailKey: emailKey(body.email) } as const;
    const device = knownDevice(server, request, whose);
    const signedIn = await signIn(server, 'staff', body, callerOf(request), siteOf(server.config, request), device);
    if ('chooseCenter' in signedIn) return { chooseCenter: [...signedIn.chooseCenter] };
    if ('twoFactorRequired' in signedIn) return signedIn;
    const { account, token, expiresAt } = signedIn;
    setSessionCookie(reply, server, 'staff', token, expiresAt);
    rememberDevice(server, request, reply, whose);
    const { accountId: id, firstName, lastName } = account;
    return { token: handleOf(token), staff: { id, firstName, lastName }, expiresAt };
  });

  serve.open('POST /api/auth/second-step', async ({ server, body, request, reply }) => {
    const site = siteOf(server.config, request);
    const { account, person, token, expiresAt } = await completeSignIn(server, 'staff', body, callerOf(request), site);
    setSessionCookie(reply, server, 'staff', token, expiresAt);
    rememberDevice(server, request, reply, { audience: 'staff', emailKey: person.emailKey });
    const { firstName, lastName } = person;
    return { token: handleOf(token), staff: { id: account.id, firstName, lastName }, expiresAt };
  });

  serve('POST /api/auth/logout', async ({ scope, server, reply }) => {
    clearSessionCookie(reply, server.config, await signOut(scope));
    return {};
  });

  serve.looking('GET /api/auth/status', async ({ scope, look, server, request }) => {
    const { actor, session } = await scope.opened;
    if (!session || actor.kind !== 'staff') throw signedOut();
    const manages = managesCenter(actor);
    if (manages) server.address.learn(scope, siteOf(server.config, request).origin);
    const { status, needsTwoStep } = await look.value(
      'staff status',
      { until: 'day', sharedBy: 'person' },
      async (scope) => ({
        status: await scope.one(staffStatus(actor.id)),
        needsTwoStep: (await twoStepIsRequired(scope)) && !(await twoFactorEnabled(scope)),
      }),
    );
    const { email, centerId, centerName, timeZone, isDemo, hasCameras, ...mark } = status;
    const { roomId, roomName, ageGroup } = mark;
    const room = roomId !== null && roomName !== null ? { id: roomId, name: roomName, ageGroup } : null;
    const logo = shownLogo({ path: mark.logoPath, width: mark.logoWidth, height: mark.logoHeight });
    return {
      staff: { id: actor.id, firstName: actor.firstName, lastName: actor.lastName, role: actor.role, email, room },
      capabilities: [...actor.capabilities],
      center: { id: centerId, name: centerName, timeZone, isDemo, logo },
      hasCameras,
      now: scope.now,
      today: dayAt(scope.now, timeZone),
      version: server.version,
      expiresAt: session.expiresAt,
      isLocalOnly: manages && isLocalOnly(server.config),
      needsTwoStep,
    };
  });

  serve.open('POST /api/auth/forgot', async ({ server, body, request }) => {
    await requestReset(server, 'staff', body.email, request.ip);
    return { canMail: await canMail(server) };
  });
  serve.open('POST /api/parent-accounts/forgot', async ({ server, body, request }) => {
    await requestReset(server, 'parent', body.email, request.ip);
    return { canMail: await canMail(server) };
  });
  serve.open('GET /api/account-links/:token', ({ server, params }) => readLink(server, params.token));
  serve.open('POST /api/account-links/:token', async ({ server, params, body, request, reply }) => {
    const { audience, email } = await setPassword(server, params.token, body.password);
    const whose = { audience, emailKey: emailKey(email) };
    await forgetFailures(server, whose, request.ip);
    rememberDevice(server, request, reply, whose);
    return { audience };
  });
}
