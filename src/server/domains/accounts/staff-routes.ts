import type { FastifyRequest } from 'fastify';
import { audit } from '../../audit/audit.ts';
import { dayAt } from '../../clock/zone.ts';
import type { Serve } from '../../http/serve.ts';
import { clearSessionCookie, setSessionCookie } from '../../http/sessions.ts';
import { signedOut } from '../../refusal.ts';
import { hashToken } from '../../secrets/vault.ts';
import { buildDemonstration } from './demonstration.ts';
import { revokeSession, staffStatus } from './queries.ts';
import { foundCenter, isEmpty, refuseWrongCode } from './setup.ts';
import { type From, signIn } from './sign-in.ts';

export function accountRoutes(serve: Serve): void {
  serve.open('GET /api/setup', async ({ server }) => ({ needed: await isEmpty(server), version: server.version }));

  serve.open('POST /api/setup', async ({ server, body, request }) => {
    await refuseWrongCode(server, body.code, request.ip);
    if ('demo' in body) return { centerId: await buildDemonstration(server) };
    return { centerId: await foundCenter(server, body.center, body.director, { onlyFirst: true }) };
  });

  serve.open('POST /api/auth/login', async ({ server, body, request, reply }) => {
    const signedIn = await signIn(server, 'staff', body, from(request));
    if ('chooseCenter' in signedIn) return { chooseCenter: [...signedIn.chooseCenter] };
    const { account, token, expiresAt } = signedIn;
    setSessionCookie(reply, server.config, 'staff', token, expiresAt);
    const { accountId: id, firstName, lastName } = account;
    return { token: handleOf(token), staff: { id, firstName, lastName }, expiresAt };
  });

  serve('POST /api/auth/logout', async ({ scope, server, reply }) => {
    const { session, actor } = await scope.opened;
    if (!session || actor.kind === 'system') throw signedOut();
    await scope.count(revokeSession(session.id, scope.now));
    audit(scope, { action: 'sign out', entity: 'session', ids: [session.id] });
    clearSessionCookie(reply, server.config, actor.kind);
    return {};
  });

  serve('GET /api/auth/status', async ({ scope, server }) => {
    const { actor, session } = await scope.opened;
    if (!session || actor.kind !== 'staff') throw signedOut();
    const { email, centerId, centerName, timeZone, isDemo } = await scope.one(staffStatus(actor.id));
    return {
      staff: { id: actor.id, firstName: actor.firstName, lastName: actor.lastName, role: actor.role, email },
      capabilities: [...actor.capabilities],
      center: { id: centerId, name: centerName, timeZone, isDemo },
      now: scope.now,
      today: dayAt(scope.now, timeZone),
      version: server.version,
      expiresAt: session.expiresAt,
    };
  });
}

/** What local storage may keep: it tells one session from another and opens nothing (DECISIONS row 2). */
const handleOf = (token: string) => hashToken(`handle ${token}`).toString('base64url');

const from = ({ ip, headers }: FastifyRequest): From => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, 300) ?? null,
});
