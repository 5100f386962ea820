import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { selfSigned } from './certificate.ts';

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
  readonly port: number;
  /** As MAIL_ALLOW_HOSTS names it. */
  readonly host: string;
  readonly delivered: Delivered[];
  /** Refuses every mail for now, as a full or busy server does. */
  isBusy: boolean;
  /** Addresses that nobody has. */
  readonly unknown: Set<string>;
  /** Nobody answers on its port. */
  close(): Promise<void>;
  reopen(): Promise<void>;
}

/** @param login whom it takes mail from, over TLS alone with a certificate that this process trusts from then on; undefined: anybody */
export async function openPostOffice(login?: { username: string; password: string }): Promise<PostOffice> {
  const certificate = login && selfSigned();
  if (certificate) tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);
  let server: SMTPServer;
  let port = 0;
  const open = () =>
    new Promise<void>((resolve, reject) => {
      server = new SMTPServer({
        authOptional: !login,
        ...(certificate ?? { disabledCommands: ['STARTTLS', 'AUTH'] }),
        onAuth: ({ username, password }, _session, callback) =>
          username === login?.username && password === login?.password
            ? callback(null, { user: username })
            : callback(new Error('Invalid username or password')),
        disableReverseLookup: true,
        closeTimeout: 10,
        onRcptTo: ({ address }, _session, callback) =>
          callback(
            office.unknown.has(address)
              ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
              : undefined,
          ),
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
    get port() {
      return port;
    },
    get host() {
      return `127.0.0.1:${port}`;
    },
    delivered: [],
    isBusy: false,
    unknown: new Set(),
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
