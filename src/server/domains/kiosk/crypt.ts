import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto';
import { z } from 'zod';
import type { SealedEntry } from '#contract/kiosk.ts';
import type { Vault } from '#server/kernel/secrets/vault.ts';

// An entry is sealed for the server alone: ECDH P-256 with a key made for it, HKDF-SHA-256, AES-256-GCM. What travels is
// the key's number (4 bytes), that key's public half (65), the nonce (12), then the text with its tag.
const KEY_ID = 4;
const POINT = 65;
const NONCE = 12;
const TAG = 16;

/** A new key pair: the public half raw, the private one sealed under the installation's secret. */
export function newKioskKey(vault: Vault): { publicKey: Buffer; privateSealed: Buffer } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { publicKey: point, privateSealed: vault.seal('kiosk', pem) };
}

const name = z.string().trim().max(100).refine(isStorable);
/** What a kiosk at the entrance seals. */
export const Entry = z.object({
  /** One of the two says who it is. */
  ticket: z.string().max(2000).optional(),
  phoneDigits: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  pin: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  direction: z.enum(['in', 'out']),
  whole: z.boolean(),
  childIds: z.array(z.int().positive()).max(20),
  names: z.array(name.min(1)).max(20),
  signedName: name.min(1),
  signature: z
    .string()
    .max(12_000)
    .regex(/^[ML\d ]*$/)
    .nullable(),
  health: z.boolean().nullable(),
  healthNote: z.string().trim().max(500).refine(isStorable).nullable(),
});
export type Entry = z.output<typeof Entry>;

/** The number of the key an entry is sealed for; null where it can't be read. */
export function keyIdOf({ sealed }: SealedEntry): number | null {
  const bytes = Buffer.from(sealed, 'base64url');
  return bytes.length > KEY_ID + POINT + NONCE + TAG ? bytes.readUInt32BE(0) : null;
}

/** What an entry says, as `words` has it, or null when it can't be opened or says nothing that could be. */
export function openEntry<Words extends z.ZodType>(
  vault: Vault,
  privateSealed: Buffer,
  sent: SealedEntry,
  words: Words,
): z.output<Words> | null {
  try {
    const bytes = Buffer.from(sent.sealed, 'base64url');
    const point = bytes.subarray(KEY_ID, KEY_ID + POINT);
    const nonce = bytes.subarray(KEY_ID + POINT, KEY_ID + POINT + NONCE);
    const text = bytes.subarray(KEY_ID + POINT + NONCE, -TAG);
    const privateKey = createPrivateKey(vault.open('kiosk', privateSealed));
    const secret = diffieHellman({ privateKey, publicKey: publicKeyOf(point) });
    const key = Buffer.from(hkdfSync('sha256', secret, point, 'larkhouse kiosk', 32));
    const decipher = createDecipheriv('aes-256-gcm', key, nonce);
    decipher.setAAD(Buffer.from(boundTo(sent)));
    decipher.setAuthTag(bytes.subarray(-TAG));
    const opened = decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
    return words.parse(JSON.parse(opened));
  } catch {
    return null;
  }
}

const publicKeyOf = (point: Buffer) =>
  createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });

/** What is sealed belongs to this entry, at this time. */
const boundTo = ({ uuid, sequence, at, offset }: SealedEntry) => [uuid, sequence, at, offset].join(' ');

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
