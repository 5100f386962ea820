import type { Serve } from '#server/http/serve.ts';
import { clearSessionCookie } from '#server/http/sessions.ts';
import { siteOf } from '#server/http/site.ts';
import { inAccount, ownAccount, ownAccountIn } from '#server/kernel/access/account.ts';
import { isCommonPassword } from '#server/kernel/secrets/common-passwords.ts';
import { callerOf } from '#server/kernel/sessions/caller.ts';
import { centerTwoStep, requireTwoStep } from './center-rule.ts';
import { centerPasswords, refusePasswordsFor } from './common-passwords.ts';
import { askConfirmation, confirmHolder } from './confirm.ts';
import { askEmailChange, confirmEmailChange, readEmailChange } from './email.ts';
import { addPasskey, passkeyOptions, removePasskey } from './passkeys.ts';
import { changePassword } from './password.ts';
import { renewRecoveryCodes, twoStepState } from './second-factors.ts';
import { endOwnSession, ownSessions, signOutEverywhere } from './sessions.ts';
import { beginTotp, confirmNewTotp, removeTotp } from './totp.ts';
import { resetTwoStep, turnOffTwoStep } from './turn-off.ts';

/** What an account's holder does for its security. Bound as long work: its answers hold secrets, and are never kept. */
export function securityRoutes(serve: Serve): void {
  serve.long('POST /api/account/password', async ({ act, server, body, request }) => {
    await changePassword(server, await ownAccount(act), body, callerOf(request));
    return {};
  });
  serve.long('POST /api/account/email', async ({ act, server, body, request }) => {
    const own = await ownAccount(act);
    await askEmailChange(server, own, body, callerOf(request));
    const transport = await inAccount(server, own, (scope) => server.mailServers.of(scope));
    return { canMail: transport !== null };
  });
  serve.open('GET /api/email-changes/:token', ({ server, params }) => readEmailChange(server, params.token));
  serve.open('POST /api/email-changes/:token', ({ server, params }) => confirmEmailChange(server, params.token));

  serve('GET /api/account/sessions', ({ scope }) => ownSessions(scope));
  serve('DELETE /api/account/sessions/:id', async ({ scope, params }) => {
    await endOwnSession(scope, params.id);
    return {};
  });
  serve('POST /api/account/sign-out-everywhere', async ({ scope, server, reply }) => {
    await signOutEverywhere(scope);
    clearSessionCookie(reply, server.config, (await ownAccountIn(scope)).audience);
    return {};
  });

  serve.long('GET /api/account/two-step', async ({ act, server, request }) =>
    twoStepState(server, await ownAccount(act), siteOf(server.config, request)),
  );
  serve.long('POST /api/account/challenge', async ({ act, server, request }) =>
    askConfirmation(server, await ownAccount(act), siteOf(server.config, request)),
  );
  serve.long('POST /api/account/confirm', async ({ act, server, body, request }) => {
    await confirmHolder(server, await ownAccount(act), body, callerOf(request), siteOf(server.config, request));
    return {};
  });

  serve.long('POST /api/account/two-step/app', async ({ act, server }) => beginTotp(server, await ownAccount(act)));
  serve.long('POST /api/account/two-step/app/confirm', async ({ act, server, body }) =>
    confirmNewTotp(server, await ownAccount(act), body.code),
  );
  serve.long('DELETE /api/account/two-step/app', async ({ act, server }) => {
    await removeTotp(server, await ownAccount(act));
    return {};
  });
  serve.long('POST /api/account/passkeys/options', async ({ act, server, request }) =>
    passkeyOptions(server, await ownAccount(act), siteOf(server.config, request)),
  );
  serve.long('POST /api/account/passkeys', async ({ act, server, body, request }) =>
    addPasskey(server, await ownAccount(act), body, siteOf(server.config, request)),
  );
  serve.long('DELETE /api/account/passkeys/:id', async ({ act, server, params }) => {
    await removePasskey(server, await ownAccount(act), params.id);
    return {};
  });
  serve.long('POST /api/account/recovery-codes', async ({ act, server }) =>
    renewRecoveryCodes(server, await ownAccount(act)),
  );
  serve.long('POST /api/account/two-step/off', async ({ act, server, body, request }) => {
    await turnOffTwoStep(server, await ownAccount(act), body, callerOf(request), siteOf(server.config, request));
    return {};
  });

  serve.long('POST /api/staff/:id/two-step/reset', async ({ act, server, params }) => {
    await resetTwoStep(server, act, 'staff', params.id);
    return {};
  });
  serve.long('POST /api/parent-accounts/:id/two-step/reset', async ({ act, server, params }) => {
    await resetTwoStep(server, act, 'parent', params.id);
    return {};
  });

  serve.open('POST /api/passwords/check', async ({ body }) => ({ isCommon: isCommonPassword(body.password) }));
  serve('GET /api/center/passwords', ({ scope }) => centerPasswords(scope));
  serve('PUT /api/center/passwords', ({ scope, body }) => refusePasswordsFor(scope, body.refusedFor));
  serve('GET /api/center/two-step', ({ scope }) => centerTwoStep(scope));
  serve('PUT /api/center/two-step', ({ scope, body }) => requireTwoStep(scope, body.isRequired));
}
