import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

type Fault = 'none' | 'stalled' | 'mute';

/** The line to a camera, with faults: what goes in at its port comes out at the camera, unless a test says otherwise. */
export class FaultyLine {
  readonly #camera: number;
  readonly #tls: { key: string; cert: string } | null;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #fault: Fault = 'none';
  #port = 0;
  /** Connections so far. */
  connections = 0;

  /** @param camera its port on this machine; with `tls` the line speaks it towards whoever connects */
  constructor(camera: number, tls: { key: string; cert: string } | null = null) {
    this.#camera = camera;
    this.#tls = tls;
  }

  /** Opens the line, at the same port each time. */
  async open(): Promise<number> {
    const serve = (near: Socket) => this.#serve(near);
    const server = this.#tls ? createTlsServer(this.#tls, serve) : createServer(serve);
    this.#server = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    return this.#port;
  }

  /** From now on: nothing more comes out (stalled), or nobody is answered at all (mute). */
  set fault(fault: Fault) {
    this.#fault = fault;
  }

  /** The camera is switched off: whoever is connected is cut off, and nobody gets in. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const server = this.#server;
    this.#server = null;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  #serve(near: Socket): void {
    this.connections += 1;
    const far = connect(this.#camera, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
    }
    near.on('data', (chunk) => {
      if (this.#fault !== 'mute') far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (this.#fault === 'none') near.write(chunk);
    });
  }
}
