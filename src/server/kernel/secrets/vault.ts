import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must not lie readable in the database: AES-256-GCM, a key per purpose derived from the secret. */
export interface Vault {
  /** `boundTo` names what it belongs to; moved to another row, it can't be opened. */
  seal(purpose: Purpose, text: string, boundTo?: string): Buffer;
  open(purpose: Purpose, sealed: Buffer, boundTo?: string): string;
}
export type Purpose =
  | 'idempotency'
  | 'invitation'
  | 'reset'
  | 'mail'
  | 'mail-server'
  | 'import'
  | 'camera'
  | 'two-step'
  | 'payment'
  | 'pay'
  | 'push'
  | 'kiosk'
  | 'device'
  | 'paper'
  | 'form'
  | 'child-file'
  | 'backup';

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
    seal(purpose, text, boundTo = '') {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
      cipher.setAAD(Buffer.from(boundTo));
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(purpose, sealed, boundTo = '') {
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(0, IV));
      decipher.setAAD(Buffer.from(boundTo));
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
      return decipher.update(sealed.subarray(IV, sealed.length - TAG), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** A credential: 256 random bits for its holder; only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
