import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';

/**
 * A certificate for 127.0.0.1 that vouches for itself, made on the spot, with its key; both PEM. The years are two digits. Each has
 * a name of its own: of several of one name that a process trusts, OpenSSL looks at one alone.
 */
export function selfSigned(from = '200101000000Z', until = '490101000000Z'): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(tlv(0x31, sequence(oid(85, 4, 3), tlv(0x0c, Buffer.from(`${randomUUID()}.test`)))));
  const validity = sequence(tlv(0x17, Buffer.from(from)), tlv(0x17, Buffer.from(until)));
  const extensions = sequence(
    sequence(oid(85, 29, 19), tlv(0x04, sequence(tlv(0x01, Buffer.from([0xff]))))),
    sequence(oid(85, 29, 17), tlv(0x04, sequence(tlv(0x87, Buffer.from([127, 0, 0, 1]))))),
  );
  const body = sequence(
    tlv(0xa0, integer(2)),
    integer(1),
    ECDSA_SHA256,
    name,
    validity,
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    tlv(0xa3, extensions),
  );
  const signature = tlv(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const whole = sequence(body, ECDSA_SHA256, signature).toString('base64');
  const lines = whole.match(/.{1,64}/g) ?? [];
  const cert = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  return { cert, key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() };
}

function tlv(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: Buffer[]) => tlv(0x30, Buffer.concat(parts));
const integer = (value: number) => tlv(0x02, Buffer.from([value]));
/** An object identifier; its first number stands for the first two. */
const oid = (...numbers: number[]) => tlv(0x06, Buffer.from(numbers));
/** 1.2.840.10045.4.3.2 */
const ECDSA_SHA256 = sequence(tlv(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
