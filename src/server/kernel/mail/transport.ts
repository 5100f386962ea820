import { connect, isIP, type Socket } from 'node:net';
import type { MailReach } from './reach.ts';

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
/** Hands mails to a mail server; rejects when it doesn't take one. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A mail server that a center has named. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte · TLS after STARTTLS, or no mail · plain, for a relay in the center's own network. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly login: MailLogin | null;
  readonly senderName: string;
  readonly senderAddress: string;
}
export interface MailLogin {
  readonly username: string;
  readonly password: string;
}

const CONNECT_MS = 10_000;
const LIMITS = { maxConnections: 2, connectionTimeout: CONNECT_MS, socketTimeout: 20_000 };

/** @param url smtp://user:password@host:port, or smtps://…; @param from the sender's address */
export const openMail = (url: string, from: string): MailTransport =>
  transportOf(from, (createTransport) => createTransport({ ...LIMITS, url, pool: true }));

/** A server that a center named, which is reached where a center's may be. */
export const openOwnMail = (server: MailServer, reach: MailReach): MailTransport =>
  transportOf({ name: server.senderName, address: server.senderAddress }, (createTransport) =>
    createTransport({
      ...LIMITS,
      pool: true,
      host: server.host,
      port: server.port,
      secure: server.security === 'tls',
      requireTLS: server.security === 'starttls',
      ignoreTLS: server.security === 'none',
      ...(server.login && { auth: { user: server.login.username, pass: server.login.password } }),
      getSocket: (_: unknown, done: (error: Error | null, opened: { connection: Socket } | false) => void) =>
        void connectTo(server, reach).then(
          (connection) => done(null, { connection }),
          (error: Error) => done(error, false),
        ),
    }),
  );

/** Connects to the address that was looked at, so that a name cannot change its meaning in between. */
function connectTo({ host, port }: MailServer, reach: MailReach): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const isNamed = reach.isNamed(host, port);
    if (!isNamed && reach.refusedBy(host, port)) {
      return reject(Object.assign(new Error('Not an address of a mail server'), { code: 'EINTERNAL' }));
    }
    const socket = connect({ host, port, ...(!isNamed && isIP(host) === 0 && { lookup: reach.lookup }) });
    const late = () => socket.destroy(Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' }));
    socket.setTimeout(CONNECT_MS, late);
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.off('timeout', late);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

type Nodemailer = typeof import('nodemailer');
type Opened = { sendMail(mail: object): Promise<unknown>; close(): void };

/** Opened with the first mail: a server that sends none is spared the library. */
function transportOf(
  from: string | { name: string; address: string },
  open: (create: Nodemailer['createTransport']) => Opened,
): MailTransport {
  let opened: Promise<Opened> | undefined;
  return {
    send: async (mail) => {
      opened ??= import('nodemailer').then(({ createTransport }) => open(createTransport));
      await (await opened).sendMail({ from, disableUrlAccess: true, disableFileAccess: true, ...mail });
    },
    close: () =>
      void opened?.then(
        (transport) => transport.close(),
        () => {},
      ),
  };
}
