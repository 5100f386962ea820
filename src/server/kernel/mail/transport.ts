import { connect, isIP, type Socket } from 'node:net';
import { codeOf } from '#server/error-code.ts';
import type { Appointment } from './letter.ts';
import type { MailReach } from './reach.ts';

export interface OutgoingMail {
  /** Stays at each try of a mail: by it the addressee's server knows one again whose receipt got lost. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly appointment?: Appointment;
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
/** So long a mail may take: of a server that trickles its words no socket says that it is silent. */
const PATIENCE_MS = 60_000;
/** A server that was waited for in vain is left alone for so long: what else is to go out fails at once, and holds up no other job. */
const REST_MS = 30_000;
interface Limits {
  readonly patienceMs: number;
  readonly restMs: number;
}

/** @param url smtp://user:password@host:port, or smtps://…; @param from the sender's address */
export const openMail = (url: string, from: string, limits?: Limits): MailTransport =>
  transportOf(from, (createTransport) => createTransport({ ...LIMITS, url, pool: true }), limits);

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
  { patienceMs, restMs }: Limits = { patienceMs: PATIENCE_MS, restMs: REST_MS },
): MailTransport {
  let opened: Promise<Opened> | undefined;
  let restsUntil = 0;
  const [, domain] = /@([^>\s]+)/.exec(typeof from === 'string' ? from : from.address) ?? [];
  return {
    send: async ({ id, appointment, ...mail }) => {
      if (performance.now() < restsUntil) throw noAnswer();
      opened ??= import('nodemailer').then(({ createTransport }) => open(createTransport));
      const signal = AbortSignal.timeout(patienceMs);
      const named = id && domain ? { messageId: `<${id}@${domain}>` } : {};
      const limits = { disableUrlAccess: true, disableFileAccess: true, signal };
      try {
        await (await opened).sendMail({ from, ...limits, ...named, ...calendarPart(appointment), ...mail });
      } catch (error) {
        const isSilent = signal.aborted || codeOf(error) === 'ETIMEDOUT';
        if (isSilent) restsUntil = performance.now() + restMs;
        throw signal.aborted ? noAnswer() : error;
      }
    },
    close: () =>
      void opened?.then(
        (transport) => transport.close(),
        () => {},
      ),
  };
}

/** A part that mail programs offer to put into the calendar, and a file for those that do not. */
const calendarPart = (appointment: Appointment | undefined) =>
  appointment && {
    icalEvent: { method: appointment.method, filename: 'appointment.ics', content: appointment.text },
  };

const noAnswer = () => Object.assign(new Error('The mail server did not answer'), { code: 'ETIMEDOUT' });
