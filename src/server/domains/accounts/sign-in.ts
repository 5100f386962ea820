import type { Audience } from '#contract/kernel/access.ts';
import { outsideCenters } from '#server/db/open-scope.ts';
import { type Asked, askSecondFactor } from '#server/domains/security/challenges.ts';
import type { Site } from '#server/http/site.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { isPassword } from '#server/kernel/secrets/passwords.ts';
import type { From } from '#server/kernel/sessions/caller.ts';
import type { Whose } from '#server/kernel/sessions/device.ts';
import { startSession } from '#server/kernel/sessions/open.ts';
import { type Candidate, loginCandidates } from '#server/kernel/sessions/queries.ts';
import { SIGN_IN_LIMITS } from '#server/kernel/throttle/rules.ts';
import { addressKey, refuseTooMany, resetTry, type Tried, throttleKey } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  readonly centerId?: number | undefined;
}
/** The password was right, and the account wants a second step. */
export type AskedForMore = Asked & { readonly twoFactorRequired: true };
export type SignedIn =
  | AskedForMore
  | { readonly account: Candidate; readonly token: string; readonly expiresAt: Date }
  | { readonly chooseCenter: readonly { id: number; name: string }[] };

/**
 * Signs a person in with e-mail and password and makes a session, or asks for the second step. Refuses with the same
 * words and in the same time whether the account exists or not (401), and too many failures by account and address (429).
 * `device`: the name of a browser that signed in to this account before.
 */
export async function signIn(
  server: Server,
  audience: Audience,
  credentials: Credentials,
  from: From,
  site: Site,
  device: string | null,
): Promise<SignedIn> {
  const { email, password, rememberMe, centerId } = credentials;
  const key = emailKey(email);
  const keys = signInKeys({ audience, emailKey: key }, from.address);
  // A browser that its holder used before stands apart from what strangers try.
  const byDevice = device === null ? null : throttleKey(`device ${device} ${audience} ${key}`);
  const tried: readonly Tried[] =
    byDevice === null
      ? [
          { key: keys.pair, limit: SIGN_IN_LIMITS.accountAndAddress, delay: 'growing' },
          { key: keys.account, limit: SIGN_IN_LIMITS.account, delay: 'growing' },
          { key: keys.address, limit: SIGN_IN_LIMITS.address, delay: 'growing' },
        ]
      : [{ key: byDevice, limit: SIGN_IN_LIMITS.device, delay: 'growing' }];
  const candidates = await outsideCenters(server, async (scope) => {
    const found = scope.all(loginCandidates(audience, key));
    await refuseTooMany(scope, tried);
    return found;
  });

  const asked = candidates.filter((candidate) => centerId === undefined || candidate.centerId === centerId);
  const matches = await matching(asked, password);
  const [account] = matches;
  if (!account) throw new HttpError(401, 'Invalid email or password');
  const isUnclear = matches.length > 1;
  // Whoever has an account of this e-mail in one center could clear the guesses at another's in the next.
  const forget = candidates.length === 1 ? [byDevice ?? keys.pair] : [];
  const giveBack = tried.flatMap((one) => (forget.includes(one.key) ? [] : [one.key]));
  await outsideCenters(server, (scope) => resetTry(scope, { forget, giveBack }));
  if (isUnclear) return { chooseCenter: matches.map((match) => ({ id: match.centerId, name: match.centerName })) };
  const secondFactor = await askSecondFactor(
    server,
    { audience, centerId: account.centerId, id: account.accountId },
    'sign-in',
    site,
    rememberMe,
  );
  if (secondFactor) return { twoFactorRequired: true, ...secondFactor };
  return { account, ...(await startSession(server, audience, account, rememberMe, from)) };
}

const signInKeys = ({ audience, emailKey }: Whose, address: string) => ({
  pair: throttleKey(`${audience} ${emailKey} from ${address}`),
  account: throttleKey(`${audience} ${emailKey}`),
  address: addressKey(address),
});

/** Whoever proved by a link that the account is theirs need not wait for what others tried at it. */
export const forgetFailures = (server: Server, whose: Whose, address: string): Promise<void> =>
  outsideCenters(server, (scope) => {
    const { pair, account } = signInKeys(whose, address);
    return resetTry(scope, { forget: [pair, account] });
  });

/** All candidates are tried even when there is none, so the time doesn't tell how many there are. */
async function matching(candidates: readonly Candidate[], password: string): Promise<Candidate[]> {
  if (candidates.length === 0) await isPassword(password, null);
  const tried = await Promise.all(
    candidates.map(async (candidate) => ((await isPassword(password, candidate.passwordHash)) ? candidate : null)),
  );
  return tried.filter((candidate) => candidate !== null);
}
