import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { CameraAddress } from './address.ts';
import { CameraFailure } from './failure.ts';
import type { Target } from './guard.ts';

/**
 * Connects to a camera where the guard has found it, over TLS where its protocol says so; cameras sign their certificates
 * themselves, so those are not verified. After `timeoutMs` without a word the socket fails with 'no-answer'.
 */
export function connectTo(
  { protocol, host }: CameraAddress,
  { host: address, port }: Target,
  timeoutMs: number,
): Socket {
  const isTls = protocol === 'rtsps' || protocol === 'https';
  const name = isIP(host) ? {} : { servername: host };
  const socket = isTls
    ? connectTls({ host: address, port, rejectUnauthorized: false, ...name })
    : connect({ host: address, port });
  socket.setNoDelay(true);
  socket.setTimeout(timeoutMs, () => socket.destroy(new CameraFailure('no-answer')));
  return socket;
}
