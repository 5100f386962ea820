import { statSync } from 'node:fs';
import { Server as TlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import type { TlsFiles } from '#server/config.ts';
import { certificateIn } from '#server/kernel/certificate/files.ts';

const LOOK_EVERY_MS = 60 * 60_000;

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

const changedAt = (files: TlsFiles): string =>
  [files.cert, files.key].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
