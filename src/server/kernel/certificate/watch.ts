import type { Config } from '#server/config.ts';
import type { Clock } from '../clock/clock.ts';
import { lookAtCertificate, type Seen } from './look.ts';

/** The certificate with which browsers reach us, as it was a moment ago. */
export interface CertificateWatch {
  /** Null where they come without TLS. */
  look(): Promise<Seen | null>;
}

const KEPT_MS = 600_000;

/** Looks when somebody asks, and at most once in ten minutes. */
export function watchCertificate(config: Pick<Config, 'tls' | 'publicUrl'>, clock: Clock): CertificateWatch {
  let last: { readonly at: number; readonly seen: Promise<Seen | null> } | undefined;
  return {
    look() {
      const now = clock.now().getTime();
      if (!last || Math.abs(now - last.at) >= KEPT_MS) last = { at: now, seen: lookAtCertificate(config) };
      return last.seen;
    },
  };
}
