import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { NAL, payloadsOf, typeOf, UnitReader } from './h264.ts';
import { drawn, type Scene } from './moving-scene.ts';

export interface RtspCameraOptions {
  readonly scene: Scene;
  /** Pictures from one keyframe to the next. */
  readonly keyframeEvery: number;
  /** Whoever asks must sign in so. */
  readonly signIn?: { readonly username: string; readonly password: string; readonly by: 'basic' | 'digest' };
  /** Answers every DESCRIBE with a redirection there. */
  readonly redirectTo?: string;
}

/** A camera of our own that speaks RTSP over TCP: enough of the protocol for one kind of client, on this machine alone. */
export class RtspCamera {
  readonly #options: RtspCameraOptions;
  readonly #server: Server;
  readonly #players = new Set<Player>();
  readonly #nonce = randomBytes(12).toString('hex');
  #drawing: ChildProcess | null = null;
  #headers: { sps: Buffer; pps: Buffer } | null = null;
  #told: (() => void)[] = [];
  /** Wrong sign-ins so far. */
  refusals = 0;
  /** Requests with a sign-in so far, right or wrong. */
  attempts = 0;

  constructor(options: RtspCameraOptions) {
    this.#options = options;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  /** Opens it at a port of this machine; 0: any. Answers the port. */
  open(port = 0): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', () => resolve((this.#server.address() as AddressInfo).port));
    });
  }

  /** The connections that get the picture now. */
  get players(): number {
    return this.#players.size;
  }

  async close(): Promise<void> {
    for (const player of this.#players) player.socket.destroy();
    this.#drawing?.kill('SIGKILL');
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    const player: Player = { socket, isPlaying: false, sequence: 0, channel: 0, identity: randomBytes(4) };
    let text = '';
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.#players.delete(player);
      if (this.#players.size === 0) this.#rest();
    });
    socket.on('data', (chunk: Buffer) => {
      // Clients report what they received in between ($); nobody here wants to know.
      text += chunk[0] === 0x24 ? '' : chunk.toString('latin1');
      for (let end = text.indexOf('\r\n\r\n'); end >= 0; end = text.indexOf('\r\n\r\n')) {
        const request = text.slice(0, end);
        text = text.slice(end + 4);
        void this.#answer(player, request);
      }
    });
  }

  async #answer(player: Player, request: string): Promise<void> {
    const [start = '', ...lines] = request.split('\r\n');
    const [method = '', uri = ''] = start.split(' ');
    const header = (name: string) =>
      lines
        .find((line) => line.toLowerCase().startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim();
    const reply = (status: string, headers: readonly string[] = [], body = '') => {
      const all = [`RTSP/1.0 ${status}`, `CSeq: ${header('cseq') ?? 0}`, ...headers];
      if (body) all.push(`Content-Length: ${body.length}`);
      if (!player.socket.destroyed) player.socket.write(`${all.join('\r\n')}\r\n\r\n${body}`);
    };
    if (method === 'OPTIONS') return reply('200 OK', ['Public: OPTIONS, DESCRIBE, SETUP, PLAY, TEARDOWN']);
    const challenge = this.#challengeOf(method, uri, header('authorization'));
    if (challenge) return reply('401 Unauthorized', [`WWW-Authenticate: ${challenge}`]);
    if (this.#options.redirectTo && method === 'DESCRIBE')
      return reply('302 Moved', [`Location: ${this.#options.redirectTo}`]);
    if (method === 'DESCRIBE') {
      if (new URL(uri.replace(/^rtsps?/, 'http')).pathname === '/nowhere') return reply('404 Not Found');
      return reply('200 OK', ['Content-Type: application/sdp', `Content-Base: ${uri}/`], await this.#description());
    }
    if (method === 'SETUP') {
      player.channel = Number(/interleaved=(\d+)/.exec(header('transport') ?? '')?.[1] ?? 0);
      const transport = `Transport: RTP/AVP/TCP;unicast;interleaved=${player.channel}-${player.channel + 1}`;
      return reply('200 OK', [transport, 'Session: 1']);
    }
    if (method === 'PLAY') {
      reply('200 OK', ['Session: 1', 'Range: npt=0.000-']);
      this.#players.add(player);
      this.#draw();
      return;
    }
    reply('200 OK', ['Session: 1']);
  }

  /** The challenge for whoever has not signed in rightly; null: they have. */
  #challengeOf(method: string, uri: string, given: string | undefined): string | null {
    const { signIn } = this.#options;
    if (!signIn) return null;
    const { username, password, by } = signIn;
    const md5 = (text: string) => createHash('md5').update(text).digest('hex');
    const right =
      by === 'basic'
        ? `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
        : md5(`${md5(`${username}:camera:${password}`)}:${this.#nonce}:${md5(`${method}:${uri}`)}`);
    if (given !== undefined) {
      this.attempts += 1;
      if (by === 'basic' ? given === right : given.includes(`response="${right}"`)) return null;
      this.refusals += 1;
    }
    return by === 'basic' ? 'Basic realm="camera"' : `Digest realm="camera", nonce="${this.#nonce}"`;
  }

  /** What it sends, with the parameter sets that a client wants to know before the first picture. */
  async #description(): Promise<string> {
    this.#draw();
    if (!this.#headers) await new Promise<void>((resolve) => this.#told.push(resolve));
    if (this.#players.size === 0) this.#restSoon();
    const { sps, pps } = this.#headers ?? { sps: Buffer.alloc(4), pps: Buffer.alloc(4) };
    const sets = `${sps.toString('base64')},${pps.toString('base64')}`;
    const profile = sps.toString('hex', 1, 4);
    return [
      'v=0',
      'o=- 1 1 IN IP4 127.0.0.1',
      's=Test camera',
      't=0 0',
      'm=video 0 RTP/AVP 96',
      'c=IN IP4 0.0.0.0',
      'a=rtpmap:96 H264/90000',
      `a=fmtp:96 packetization-mode=1;profile-level-id=${profile};sprop-parameter-sets=${sets}`,
      'a=control:track1',
      '',
    ].join('\r\n');
  }

  #restSoon(): void {
    setTimeout(() => {
      if (this.#players.size === 0) this.#rest();
    }, 5000).unref();
  }
  #rest(): void {
    this.#drawing?.kill('SIGKILL');
    this.#drawing = null;
  }

  #draw(): void {
    if (this.#drawing) return;
    const { scene, keyframeEvery } = this.#options;
    const encode = [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-tune',
      'zerolatency',
      '-pix_fmt',
      'yuv420p',
      '-threads',
      '1',
    ];
    const keys = [
      '-g',
      String(keyframeEvery),
      '-keyint_min',
      String(keyframeEvery),
      '-sc_threshold',
      '0',
      '-b:v',
      '500k',
    ];
    const args = [...drawn(scene), ...encode, ...keys, '-bsf:v', 'h264_metadata=aud=insert', '-f', 'h264', 'pipe:1'];
    const drawing = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#drawing = drawing;
    const reader = new UnitReader();
    let time = 0;
    drawing.on('error', () => undefined);
    drawing.stdout.on('data', (chunk: Buffer) => {
      for (const unit of reader.push(chunk)) {
        if (typeOf(unit) === NAL.delimiter) time += Math.round(90_000 / scene.rate);
        else this.#send(unit, time);
      }
    });
  }

  #send(unit: Buffer, time: number): void {
    const type = typeOf(unit);
    if (type === NAL.sps) this.#headers = { sps: Buffer.from(unit), pps: this.#headers?.pps ?? Buffer.alloc(0) };
    if (type === NAL.pps && this.#headers) {
      this.#headers = { ...this.#headers, pps: Buffer.from(unit) };
      for (const tell of this.#told.splice(0)) tell();
    }
    const isPicture = type === NAL.slice || type === NAL.key;
    const payloads = payloadsOf(unit);
    for (const player of this.#players) {
      // A client that doesn't read misses pictures; memory doesn't grow for it.
      if (player.socket.writableLength > 4_000_000) continue;
      for (const [index, payload] of payloads.entries()) {
        player.socket.write(packet(player, payload, time, isPicture && index === payloads.length - 1));
        player.sequence = (player.sequence + 1) & 0xffff;
      }
    }
  }
}

interface Player {
  readonly socket: Socket;
  isPlaying: boolean;
  sequence: number;
  channel: number;
  readonly identity: Buffer;
}

function packet({ sequence, channel, identity }: Player, payload: Buffer, time: number, isEnd: boolean): Buffer {
  const head = Buffer.alloc(16);
  head[0] = 0x24;
  head[1] = channel;
  head.writeUInt16BE(12 + payload.length, 2);
  head[4] = 0x80;
  head[5] = 96 | (isEnd ? 0x80 : 0);
  head.writeUInt16BE(sequence, 6);
  head.writeUInt32BE(time >>> 0, 8);
  identity.copy(head, 12);
  return Buffer.concat([head, payload]);
}
