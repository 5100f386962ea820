import type { z } from 'zod';
import type { SealedEntry } from '#contract/kiosk.ts';
import type { ClockWords as Clocked } from '#contract/kiosk-clock.ts';
import type { RoomWords as Words } from '#contract/kiosk-room.ts';

/** What is entered at the tablet by the entrance. Who it is says a ticket of the server's, or phone digits and PIN. */
export interface Entry {
  readonly ticket?: string;
  readonly phoneDigits?: string;
  readonly pin?: string;
  readonly direction: 'in' | 'out';
  /** All of the guardian's children, instead of those named. */
  readonly whole: boolean;
  readonly childIds: readonly number[];
  readonly names: readonly string[];
  readonly signedName: string;
  /** An SVG path in a box of 1000 × 300; null where the name was typed instead. */
  readonly signature: string | null;
  readonly health: boolean | null;
  readonly healthNote: string | null;
}
/** What is logged at a classroom tablet. */
export type RoomWords = z.input<typeof Words>;
/** What staff clock at a tablet. */
export type ClockWords = z.input<typeof Clocked>;
export type Outside = Omit<SealedEntry, 'sealed'>;

const P256 = { name: 'ECDH', namedCurve: 'P-256' };

/**
 * Seals an entry for the server alone: this tablet cannot open it again. What is known outside (`outside`) is bound to it.
 * @param publicKey the server's raw key, base64url
 */
export async function seal(
  { publicKey, keyId }: { readonly publicKey: string; readonly keyId: number },
  outside: Outside,
  entry: Entry | RoomWords | ClockWords,
): Promise<SealedEntry> {
  const { subtle } = crypto;
  const server = await subtle.importKey('raw', fromBase64(publicKey), P256, false, []);
  const own = await subtle.generateKey(P256, true, ['deriveBits']);
  const point = new Uint8Array(await subtle.exportKey('raw', own.publicKey));
  const shared = await subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256);
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('larkhouse kiosk');
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: point, info },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const { uuid, sequence, at, offset } = outside;
  const additionalData = new TextEncoder().encode([uuid, sequence, at, offset].join(' '));
  const text = new TextEncoder().encode(JSON.stringify(entry));
  const sealed = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, text));
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, keyId);
  return { ...outside, sealed: toBase64([number, point, nonce, sealed]) };
}

function toBase64(parts: readonly Uint8Array[]): string {
  let text = '';
  for (const part of parts) for (const byte of part) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
