import { generateKeyPairSync, hash, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const KEY_INCLUDED = 0x40;

/** What an authenticator without a maker's certificate answers when a browser at `origin` asks it for a new passkey. */
export function newPasskey(origin: string, challenge: string) {
  const id = randomBytes(32);
  const client = { type: 'webauthn.create', challenge, origin, crossOrigin: false };
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(Buffer.concat([header(origin), length(id), id, publicKey()]))],
  ]);
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    },
    clientExtensionResults: {},
  };
}

/** Whose it is, that somebody was there, how often it was used, and a model that says nothing. */
const header = (origin: string) =>
  Buffer.concat([
    hash('sha256', new URL(origin).hostname, 'buffer'),
    Buffer.from([USER_PRESENT | KEY_INCLUDED]),
    Buffer.alloc(4),
    Buffer.alloc(16),
  ]);

const length = (id: Buffer) => Buffer.from([id.length >> 8, id.length & 0xff]);

/** A new key of the curve P-256, as COSE writes it. */
function publicKey(): Buffer {
  const { publicKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
  const ES256 = -7;
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, ES256],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]) as never,
    ),
  );
}
