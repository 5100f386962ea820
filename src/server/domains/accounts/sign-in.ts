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
import { type Candidate, insertSession, loginCandidates } from './queries.ts';
import { emailKey, LOGIN_LIMITS, sessionEnd } from './rules.ts';
import { addressKey, refuseTooMany, settleTry, throttleKey } from './throttle.ts';

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
  const byAccount = throttleKey(`${audience} ${key}`);
  const byAddress = addressKey(from.address);
  const candidates = await outsideCenters(server, async (scope) => {
    const found = scope.all(loginCandidates(audience, key));
    await refuseTooMany(scope, [
      { key: byAccount, limit: LOGIN_LIMITS.account },
      { key: byAddress, limit: LOGIN_LIMITS.address },
    ]);
    return found;
  });

  const asked = candidates.filter((candidate) => centerId === undefined || candidate.centerId === centerId);
  const matches = await matching(asked, password);
  const [account] = matches;
  if (!account) throw new Refusal(401, 'Invalid email or password');
  const isUnclear = matches.length > 1;
  // Whoever has an account of this e-mail in one center could clear the guesses at another's in the next.
  const isOnly = candidates.length === 1;
  await outsideCenters(server, (scope) =>
    isOnly
      ? settleTry(scope, { forget: [byAccount], giveBack: [byAddress] })
      : settleTry(scope, { giveBack: [byAccount, byAddress] }),
  );
  if (isUnclear) return { chooseCenter: matches.map((match) => ({ id: match.centerId, name: match.centerName })) };
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

/** All candidates are tried even when there is none, so the time doesn't tell how many there are. */
async function matching(candidates: readonly Candidate[], password: string): Promise<Candidate[]> {
  if (candidates.length === 0) await isPassword(password, null);
  const tried = await Promise.all(
    candidates.map(async (candidate) => ((await isPassword(password, candidate.passwordHash)) ? candidate : null)),
  );
  return tried.filter((candidate) => candidate !== null);
}

/** Where a request comes from: for throttles, and for the list of one's sessions. */
export const callerOf = ({ ip, headers }: FastifyRequest): From => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, 300) ?? null,
});

/** What local storage may keep: it tells one session from another and opens nothing (DECISIONS row 2). */
export const handleOf = (token: string) => hashToken(`handle ${token}`).toString('base64url');
