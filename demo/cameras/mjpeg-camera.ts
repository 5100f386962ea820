import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawn, type Scene } from './moving-scene.ts';

const END = Buffer.from([0xff, 0xd9]);
const BOUNDARY = 'picture';
const IDLE_MS = 5000;

/** A camera of our own that speaks HTTP, on this machine alone: /video.mjpg is its stream, /snapshot.jpg one picture. */
export class MjpegCamera {
  readonly #scene: Scene;
  readonly #server: Server;
  readonly #players = new Set<ServerResponse>();
  #waiting: ServerResponse[] = [];
  #idle: NodeJS.Timeout | undefined;
  #drawing: ChildProcess | null = null;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#server = createServer(({ url }, response) => {
      if (url === '/video.mjpg') return this.#stream(response);
      if (url === '/snapshot.jpg') return this.#once(response);
      response.writeHead(404).end();
    });
  }

  /** Opens it at a port of this machine; 0: any. Answers the port. */
  open(port = 0): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', () => resolve((this.#server.address() as AddressInfo).port));
    });
  }

  async close(): Promise<void> {
    this.#drawing?.kill('SIGKILL');
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #stream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': `multipart/x-mixed-replace; boundary=${BOUNDARY}` });
    this.#players.add(response);
    response.on('close', () => {
      this.#players.delete(response);
      this.#restIfUnseen();
    });
    this.#draw();
  }

  /** The next picture; drawing goes on for a while, because who asks once asks again. */
  #once(response: ServerResponse): void {
    this.#waiting.push(response);
    this.#draw();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#restIfUnseen(), IDLE_MS);
    this.#idle.unref();
  }

  #restIfUnseen(): void {
    if (this.#players.size === 0) this.#rest();
  }

  #rest(): void {
    this.#drawing?.kill('SIGKILL');
    this.#drawing = null;
  }

  #draw(): void {
    if (this.#drawing) return;
    const drawing = spawn('ffmpeg', [...drawn(this.#scene), '-q:v', '6', '-f', 'mjpeg', 'pipe:1'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#drawing = drawing;
    let rest = Buffer.alloc(0);
    drawing.on('error', () => undefined);
    drawing.stdout.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (let end = rest.indexOf(END); end >= 0; end = rest.indexOf(END)) {
        this.#send(rest.subarray(0, end + 2));
        rest = rest.subarray(end + 2);
      }
    });
  }

  #send(picture: Buffer): void {
    const head = `--${BOUNDARY}\r\nContent-Type: image/jpeg\r\nContent-Length: ${picture.length}\r\n\r\n`;
    for (const once of this.#waiting.splice(0)) {
      once.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': picture.length }).end(Buffer.from(picture));
    }
    for (const player of this.#players) {
      if (player.writableLength > 4_000_000) continue;
      player.write(head);
      player.write(Buffer.from(picture));
      player.write('\r\n');
    }
  }
}
