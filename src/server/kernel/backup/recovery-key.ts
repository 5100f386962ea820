import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** The key pair that the secret in backups is sealed to. The private half is on paper, the public one in the data folder. */
export interface RecoveryKey {
  /** Groups of letters, to be written down. */
  readonly words: string;
  /** The public half, base64url. */
  readonly publicKey: string;
}

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const KEY_BYTES = 32;
/** 256 bits take 52 letters of 31; what is left of 56 is a checksum. */
const KEY_LETTERS = 52;
const ALL_LETTERS = 56;
const GROUP = 4;
/** What PKCS#8 writes before the 32 bytes of an X25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** Makes a new pair. */
export function makeRecoveryKey(): RecoveryKey {
  const { privateKey } = generateKeyPairSync('x25519');
  const secret = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  return { words: wordsOf(secret), publicKey: publicOf(privateKey) };
}

/** The private half that groups of letters stand for, however they were typed; null when a letter is wrong. */
export function readRecoveryKey(text: string): KeyObject | null {
  const letters = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (letters.length !== ALL_LETTERS || [...letters].some((letter) => !LETTERS.includes(letter))) return null;
  let value = 0n;
  for (const letter of letters.slice(0, KEY_LETTERS)) value = value * BASE + BigInt(LETTERS.indexOf(letter));
  if (value >> 256n) return null;
  const secret = Buffer.from(value.toString(16).padStart(KEY_BYTES * 2, '0'), 'hex');
  if (wordsOf(secret).replaceAll('-', '') !== letters) return null;
  return createPrivateKey({ key: Buffer.concat([PKCS8, secret]), format: 'der', type: 'pkcs8' });
}

export const publicOf = (key: KeyObject): string => createPublicKey(key as never).export({ format: 'jwk' }).x ?? '';

export const publicKeyOf = (base64url: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: base64url }, format: 'jwk' });

/** The last of its groups, which whoever wrote the key down types to say so. */
export const lastGroup = (words: string): string => words.slice(-GROUP);

const BASE = BigInt(LETTERS.length);

function wordsOf(secret: Buffer): string {
  const letters = `${inLetters(BigInt(`0x${secret.toString('hex')}`), KEY_LETTERS)}${checksum(secret)}`;
  return letters.match(/.{4}/g)?.join('-') ?? '';
}

const checksum = (secret: Buffer) => {
  const hash = createHash('sha256').update('larkhouse recovery key').update(secret).digest();
  return inLetters(hash.readBigUInt64BE(), ALL_LETTERS - KEY_LETTERS);
};

function inLetters(value: bigint, length: number): string {
  let rest = value;
  let letters = '';
  for (let i = 0; i < length; i += 1) {
    letters = `${LETTERS[Number(rest % BASE)]}${letters}`;
    rest /= BASE;
  }
  return letters;
}
