import { once } from 'node:events';
import type { Server, Socket } from 'node:net';
import { connect } from 'node:net';
import { until } from '../until.ts';

export interface MuteViewer {
  /** The server's end of its connection. */
  readonly far: Socket;
  close(): void;
}

/** Somebody who asks for the same thing again and again in one breath, and reads none of the answers. */
export async function muteViewer(
  server: Server,
  { origin, path, cookie, times }: { origin: string; path: string; cookie: string; times: number },
): Promise<MuteViewer> {
  const { hostname, port } = new URL(origin);
  const met: Socket[] = [];
  const meet = (socket: Socket) => met.push(socket);
  server.on('connection', meet);
  const near = connect({ host: hostname, port: Number(port) });
  near.on('error', () => undefined).pause();
  await once(near, 'connect');
  const far = await until(() => met.find(({ remotePort }) => remotePort === near.localPort));
  server.off('connection', meet);
  near.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`.repeat(times));
  return { far, close: () => near.destroy() };
}
