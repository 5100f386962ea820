import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Config } from '#server/config.ts';
import { codeOf } from '#server/error-code.ts';
import { certificateIn } from './files.ts';
import type { Validity } from './rules.ts';

/** What was found of the certificate with which browsers reach an installation. */
export interface Seen {
  /** Whether it is that of TLS_CERT; otherwise a proxy's. */
  readonly isOwn: boolean;
  /** Null where it could not be looked at. */
  readonly validity: Validity | null;
  /** Why it could not. */
  readonly fault: string | null;
}

const PATIENCE_MS = 5_000;

/** Looks at our own certificate, or at the one that PUBLIC_URL shows to whoever connects; null where browsers come without TLS. */
export async function lookAtCertificate({ tls, publicUrl }: Pick<Config, 'tls' | 'publicUrl'>): Promise<Seen | null> {
  if (tls) return seen(true, async () => new X509Certificate(certificateIn(tls).cert));
  if (publicUrl?.startsWith('https:')) return seen(false, () => shownAt(new URL(publicUrl)));
  return null;
}

async function seen(isOwn: boolean, read: () => Promise<X509Certificate>): Promise<Seen> {
  try {
    const { validFromDate: from, validToDate: until } = await read();
    return { isOwn, validity: { from, until }, fault: null };
  } catch (error) {
    return { isOwn, validity: null, fault: codeOf(error) ?? (error instanceof Error ? error.message : String(error)) };
  }
}

/** A handshake and nothing more: nothing is sent, and a certificate that nobody trusts or that has ended is looked at too. */
function shownAt({ hostname, port }: URL): Promise<X509Certificate> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const shown = Promise.withResolvers<X509Certificate>();
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
  });
  const impatience = setTimeout(() => socket.destroy(new Error('no answer')), PATIENCE_MS);
  socket.once('secureConnect', () => {
    const certificate = socket.getPeerX509Certificate();
    if (certificate) shown.resolve(certificate);
    socket.destroy();
  });
  socket.once('error', shown.reject);
  socket.once('close', () => {
    clearTimeout(impatience);
    shown.reject(new Error('no certificate'));
  });
  return shown.promise;
}
