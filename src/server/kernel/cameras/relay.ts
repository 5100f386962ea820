import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import type { CameraAddress } from './address.ts';
import { type CameraProblem, problemOf } from './failure.ts';
import type { Target } from './guard.ts';
import { problemOfStatus } from './rtsp.ts';
import { RtspSplitter } from './rtsp-splitter.ts';
import { connectTo } from './socket.ts';

export interface Relay {
  /** Where ffmpeg finds the camera, on this machine. */
  readonly port: number;
  /** What went wrong on the camera's side; null: nothing yet. */
  readonly problem: () => CameraProblem | null;
  close(): void;
}

/**
 * Stands between ffmpeg and a camera: ffmpeg connects to this machine alone, and reaches exactly the address the guard
 * admitted, over TLS where that is asked for. A camera that points elsewhere (3xx) is cut off, so it can't lead ffmpeg into
 * the network. It serves one connection.
 */
export function openRelay(
  address: CameraAddress,
  target: Target,
  { timeoutMs, onBytes }: { timeoutMs: number; onBytes?: (bytes: number) => void },
): Promise<Relay> {
  let problem: CameraProblem | null = null;
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    server.close();
    const far = connectTo(address, target, timeoutMs);
    sockets.push(near, far);
    const end = (error?: unknown) => {
      if (error !== undefined) problem ??= problemOf(error);
      near.destroy();
      far.destroy();
    };
    let refusals = 0;
    const splitter = new RtspSplitter(({ status }) => {
      if (status === 0) return;
      // The first 401 is only the question for the password.
      refusals = status === 401 ? refusals + 1 : 0;
      if (status === 401 && refusals < 2) return;
      const found = problemOfStatus(status);
      if (found) problem ??= found;
      if (found === 'redirected') end();
    });
    far.on('data', (chunk) => {
      try {
        const passed = splitter.push(chunk);
        onBytes?.(passed.length);
        if (near.destroyed || passed.length === 0) return;
        if (!near.write(passed)) far.pause();
      } catch (error) {
        end(error);
      }
    });
    near.on('drain', () => far.resume());
    near.on('data', (chunk) => far.write(chunk));
    for (const socket of [near, far]) socket.on('error', end).on('close', () => end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        problem: () => problem,
        close: () => {
          server.close();
          for (const socket of sockets) socket.destroy();
        },
      }),
    );
  });
}
