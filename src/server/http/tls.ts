import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createSecureContext, Server as TlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { ConfigError, type TlsFiles } from '#server/config.ts';

const LOOK_EVERY_MS = 60 * 60_000;

/** The certificate and its key; ConfigError says in one line what is wrong with the files. */
export function certificateIn({ cert: certFile, key: keyFile }: TlsFiles): { cert: Buffer; key: Buffer } {
  const cert = contentOf('TLS_CERT', certFile);
  const key = contentOf('TLS_KEY', keyFile);
  if (!isCertificate(cert)) throw new ConfigError(`TLS_CERT: ${certFile} holds no certificate in PEM form.`);
  try {
    createSecureContext({ cert, key });
  } catch {
    throw new ConfigError(`TLS_KEY: ${keyFile} is not the key of the certificate in ${certFile}.`);
  }
  return { cert, key };
}

/** Takes a renewed certificate up within the hour; while the files are wrong the one before it stays. */
export function takeUpRenewals(app: FastifyInstance, files: TlsFiles): void {
  let taken = changedAt(files);
  const look = () => {
    const changed = changedAt(files);
    if (changed === taken || !(app.server instanceof TlsServer)) return;
    taken = changed;
    try {
      app.server.setSecureContext(certificateIn(files));
      app.log.info('certificate renewed');
    } catch (error) {
      app.log.error({ reason: error instanceof Error ? error.message : String(error) }, 'certificate not renewed');
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function contentOf(name: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ConfigError(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function isCertificate(cert: Buffer): boolean {
  try {
    return new X509Certificate(cert).subject !== undefined;
  } catch {
    return false;
  }
}

const changedAt = (files: TlsFiles): string =>
  [files.cert, files.key].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
