import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Audience } from '../../../contract/access.ts';
import { audit } from '../../audit/audit.ts';
import { inCenter, outsideCenters } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { Refusal } from '../../refusal.ts';
import { hashToken, newToken } from '../../secrets/vault.ts';
import type { Server } from '../../server.ts';
import { type Asked, askSecondStep } from '../security/challenges.ts';
import type { Site } from '../security/site.ts';
import { isPassword } from './passwords.ts';
import {
  type Candidate,
  forgetLoginFailures,
  insertSession,
  loginCandidates,
  loginFailures,
  recordLoginFailure,
} from './queries.ts';
import { emailKey, LOGIN_LIMITS, secondsToWait, sessionEnd } from './rules.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  readonly centerId?: number | undefined;
}
export interface From {
  readonly address: string;
  readonly userAgent: string | null;
}
/** The password was right, and the account wants a second step. */
export type AskedForMore = Asked & { readonly twoFactorRequired: true };
export type SignedIn =
  | AskedForMore
  | { readonly account: Candidate; readonly token: string; readonly expiresAt: Date }
  | { readonly chooseCenter: readonly { id: number; name: string }[] };

/**
 * Signs a person in with e-mail and password and makes a session, or asks for the second step. Refuses with the same
 * words and in the same time whether the account exists or not (401), and too many failures by account or address (429).
 */
export async function signIn(
  server: Server,
  audience: Audience,
  credentials: Credentials,
  from: From,
  site: Site,
): Promise<SignedIn> {
  const { email, password, rememberMe, centerId } = credentials;
  const key = emailKey(email);
  const throttled = [throttleKey(`${audience} ${key}`), addressKey(from.address)] as const;
  const candidates = await outsideCenters(server, async (scope) => {
    const kept = scope.all(loginFailures(throttled, windowStart(scope.now)));
    const found = scope.all(loginCandidates(audience, key));
    refuseThrottled(await kept, throttled, scope.now);
    return found;
  });

  const asked = candidates.filter((candidate) => centerId === undefined || candidate.centerId === centerId);
  const matches = await matching(asked, password);
  const [account] = matches;
  if (!account) {
    await outsideCenters(server, (scope) =>
      scope.count(recordLoginFailure(throttled, scope.now, windowStart(scope.now))),
    );
    throw new Refusal(401, 'Invalid email or password');
  }
  if (matches.length > 1)
    return { chooseCenter: matches.map((match) => ({ id: match.centerId, name: match.centerName })) };

  await outsideCenters(server, (scope) => scope.count(forgetLoginFailures([throttled[0]], windowStart(scope.now))));
  const secondStep = await askSecondStep(
    server,
    { audience, centerId: account.centerId, id: account.accountId },
    'sign-in',
    site,
    rememberMe,
  );
  if (secondStep) return { twoFactorRequired: true, ...secondStep };
  return { account, ...(await startSession(server, audience, account, rememberMe, from)) };
}

/** Makes a session for an account whose holder is known; the token is the credential. */
export async function startSession(
  server: Server,
  audience: Audience,
  account: Pick<Candidate, 'centerId' | 'accountId'>,
  rememberMe: boolean,
  from: From,
) {
  const { centerId, accountId: id } = account;
  return inCenter(server, { centerId, as: { kind: audience, id } }, (scope) =>
    openSession(scope, audience, { centerId, id }, rememberMe, from),
  );
}

/** The same in a scope that speaks for the account already. */
export async function openSession(
  scope: Scope,
  audience: Audience,
  account: { readonly centerId: number; readonly id: number },
  rememberMe: boolean,
  from: From,
) {
  const token = newToken();
  const expiresAt = sessionEnd(audience, rememberMe, scope.now);
  const { id } = await scope.one(
    insertSession({
      centerId: account.centerId,
      tokenHash: hashToken(token),
      audience,
      accountId: account.id,
      rememberMe,
      now: scope.now,
      expiresAt,
      userAgent: from.userAgent,
    }),
  );
  audit(scope, { action: 'sign in', entity: 'session', ids: [id] });
  return { token, expiresAt };
}

/** Refuses an address with too many failures (429). */
export async function refuseThrottledAddress(server: Server, address: string): Promise<void> {
  const key = addressKey(address);
  await outsideCenters(server, async (scope) => {
    const [kept] = await scope.all(loginFailures([key], windowStart(scope.now)));
    const wait = secondsToWait(kept, LOGIN_LIMITS.address, scope.now);
    if (wait > 0) throw tooManyFailures(wait);
  });
}

/** All candidates are tried even when there is none, so the time doesn't tell how many there are. */
async function matching(candidates: readonly Candidate[], password: string): Promise<Candidate[]> {
  if (candidates.length === 0) await isPassword(password, null);
  const tried = await Promise.all(
    candidates.map(async (candidate) => ((await isPassword(password, candidate.passwordHash)) ? candidate : null)),
  );
  return tried.filter((candidate) => candidate !== null);
}

function refuseThrottled(
  kept: readonly { keyHash: Buffer; failures: number; firstFailureAt: Date }[],
  [account, address]: readonly [Buffer, Buffer],
  now: Date,
): void {
  const of = (key: Buffer) => kept.find(({ keyHash }) => keyHash.equals(key));
  const wait = Math.max(
    secondsToWait(of(account), LOGIN_LIMITS.account, now),
    secondsToWait(of(address), LOGIN_LIMITS.address, now),
  );
  if (wait > 0) throw tooManyFailures(wait);
}

export const tooManyFailures = (seconds: number) =>
  new Refusal(429, 'Too many failed attempts. Please wait {{count}} minutes and try again.', {
    values: { count: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });

export const throttleKey = (text: string) => createHash('sha256').update(text).digest();
export const addressKey = (address: string) => throttleKey(`address ${address}`);
export const windowStart = (now: Date) => new Date(now.getTime() - LOGIN_LIMITS.windowMs);

/** Where a request comes from: for throttles, and for the list of one's sessions. */
export const callerOf = ({ ip, headers }: FastifyRequest): From => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, 300) ?? null,
});

/** What local storage may keep: it tells one session from another and opens nothing (DECISIONS row 2). */
export const handleOf = (token: string) => hashToken(`handle ${token}`).toString('base64url');
