import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must not lie readable in the database: AES-256-GCM, a key per purpose derived from the secret. */
export interface Vault {
  seal(purpose: Purpose, text: string): Buffer;
  open(purpose: Purpose, sealed: Buffer): string;
}
export type Purpose = 'idempotency' | 'invitation' | 'reset' | 'mail' | 'import' | 'camera' | 'two-step' | 'payment';

const IV = 12;
const TAG = 16;

export function openVault(secret: Buffer): Vault {
  const keys = new Map<Purpose, Buffer>();
  const keyFor = (purpose: Purpose) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `larkhouse ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    seal(purpose, text) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(purpose, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(0, IV));
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
      return decipher.update(sealed.subarray(IV, sealed.length - TAG), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** A credential: 256 random bits for its holder; only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
