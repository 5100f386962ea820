import { createHash, randomBytes } from 'node:crypto';
import type { Credentials } from './address.ts';

interface Request {
  readonly method: string;
  /** As it stands in the request. */
  readonly uri: string;
}

/**
 * The Authorization header that answers the challenges of a 401 (RFC 7616, 7617; RTSP has the same), digest before basic;
 * null: none of them can be answered.
 */
export function authorization(challenges: readonly string[], who: Credentials, request: Request): string | null {
  const digest = challenges.find((challenge) => /^digest\s/i.test(challenge));
  const answer = digest && digestAnswer(digest, who, request);
  if (answer) return answer;
  if (!challenges.some((challenge) => /^basic\b/i.test(challenge))) return null;
  return `Basic ${Buffer.from(`${who.username}:${who.password}`).toString('base64')}`;
}

const HASHES: Readonly<Record<string, string>> = { md5: 'md5', 'sha-256': 'sha256' };

function digestAnswer(challenge: string, { username, password }: Credentials, { method, uri }: Request): string | null {
  const given = parameters(challenge);
  const algorithm = given.get('algorithm') ?? 'MD5';
  const [base = '', session] = algorithm.toLowerCase().split(/-(?=sess$)/);
  const hash = HASHES[base];
  const realm = given.get('realm') ?? '';
  const nonce = given.get('nonce');
  if (!hash || nonce === undefined) return null;
  const digest = (...parts: string[]) => createHash(hash).update(parts.join(':')).digest('hex');
  const cnonce = randomBytes(8).toString('hex');
  const own = digest(username, realm, password);
  const secret = session ? digest(own, nonce, cnonce) : own;
  const what = digest(method, uri);
  const hasAuth = given
    .get('qop')
    ?.split(',')
    .some((qop) => qop.trim().toLowerCase() === 'auth');
  if (given.has('qop') && !hasAuth) return null;
  const response = hasAuth ? digest(secret, nonce, '00000001', cnonce, 'auth', what) : digest(secret, nonce, what);
  const quoted: [string, string][] = [
    ['username', username],
    ['realm', realm],
    ['nonce', nonce],
    ['uri', uri],
    ['response', response],
  ];
  const opaque = given.get('opaque');
  if (opaque !== undefined) quoted.push(['opaque', opaque]);
  if (hasAuth || session) quoted.push(['cnonce', cnonce]);
  const fields = quoted.map(([name, value]) => `${name}="${value.replace(/["\\]/g, '\\$&')}"`);
  if (given.has('algorithm')) fields.push(`algorithm=${algorithm}`);
  if (hasAuth) fields.push('qop=auth', 'nc=00000001');
  return `Digest ${fields.join(', ')}`;
}

function parameters(challenge: string): Map<string, string> {
  const found = challenge.matchAll(/([a-z]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/gi);
  return new Map(
    [...found].map(([, name = '', quoted, bare]) => [
      name.toLowerCase(),
      quoted === undefined ? (bare ?? '') : quoted.replace(/\\(.)/g, '$1'),
    ]),
  );
}

/** Challenges as several headers or as one with commas between them. */
export const challengesOf = (headers: readonly string[]): string[] =>
  headers.flatMap((header) => header.split(/,\s*(?=(?:digest|basic)\b)/i)).map((challenge) => challenge.trim());
