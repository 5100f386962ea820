import {
  createCipheriv,
  createDecipheriv,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { ConfigError } from '#server/config.ts';
import { publicKeyOf, publicOf } from './recovery-key.ts';

/** The secret as only the recovery key's private half opens it. */
export interface SealedSecret {
  /** The public half of the key pair that was made for this box alone, base64url. */
  readonly ephemeral: string;
  /** Nonce, tag and encrypted secret, base64url. */
  readonly box: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals to a public key: X25519 with a pair made for it, HKDF-SHA256 and AES-256-GCM. */
export function sealSecret(secret: Buffer, recipient: string): SealedSecret {
  const own = generateKeyPairSync('x25519');
  const ephemeral = publicOf(own.privateKey);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(own.privateKey, recipient, { ephemeral, recipient }), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return { ephemeral, box: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url') };
}

/** Opens with the private half. Throws when the box was sealed to another key. */
export function openSecret({ ephemeral, box }: SealedSecret, recoveryKey: KeyObject): Buffer {
  const bytes = Buffer.from(box, 'base64url');
  const key = keyFor(recoveryKey, ephemeral, { ephemeral, recipient: publicOf(recoveryKey) });
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new ConfigError('This recovery key is not the one that the backup was sealed to.');
  }
}

function keyFor(privateKey: KeyObject, publicKey: string, ends: { ephemeral: string; recipient: string }): Buffer {
  const shared = diffieHellman({ privateKey, publicKey: publicKeyOf(publicKey) });
  const salt = Buffer.concat([Buffer.from(ends.ephemeral, 'base64url'), Buffer.from(ends.recipient, 'base64url')]);
  return Buffer.from(hkdfSync('sha256', shared, salt, 'larkhouse recovery 1', 32));
}
