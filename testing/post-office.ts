import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Delivered {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Everything, as it came over the wire. */
  readonly raw: string;
}

/** A mail server that keeps what it is given. */
export interface PostOffice {
  readonly url: string;
  readonly delivered: Delivered[];
  /** Refuses every mail for now, as a full or busy server does. */
  isBusy: boolean;
  /** Nobody answers on its port. */
  close(): Promise<void>;
  reopen(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  let server: SMTPServer;
  let port = 0;
  const open = () =>
    new Promise<void>((resolve, reject) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        disableReverseLookup: true,
        closeTimeout: 10,
        onData: (stream, session, callback) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            if (office.isBusy) return callback(Object.assign(new Error('Try again later'), { responseCode: 451 }));
            const to = session.envelope.rcptTo.map(({ address }) => address);
            office.delivered.push(readMessage(to, Buffer.concat(chunks).toString()));
            callback();
          });
        },
      });
      server.on('error', reject);
      const listener = server.listen(port, '127.0.0.1', () => {
        port = (listener.address() as AddressInfo).port;
        resolve();
      });
    });
  const office: PostOffice = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    delivered: [],
    isBusy: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    reopen: open,
  };
  await open();
  return office;
}

function readMessage(to: readonly string[], raw: string): Delivered {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const subject = head.match(/^Subject: (.*(?:\r\n[ \t].*)*)/m)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? '';
  const boundary = head.match(/boundary="([^"]+)"/)?.[1];
  const parts = boundary ? raw.split(`--${boundary}`) : [raw];
  return { to, subject, text: partOf(parts, 'text/plain'), html: partOf(parts, 'text/html'), raw };
}

function partOf(parts: readonly string[], type: string): string {
  const part = parts.find((candidate) => candidate.includes(`Content-Type: ${type}`)) ?? '';
  const at = part.indexOf('\r\n\r\n');
  const head = part.slice(0, at);
  const body = part.slice(at + 4);
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
