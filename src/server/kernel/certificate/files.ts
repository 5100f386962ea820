import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { ConfigError, type TlsFiles } from '#server/config.ts';

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
