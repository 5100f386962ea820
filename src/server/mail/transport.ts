import { createTransport } from 'nodemailer';

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

/** @param url smtp://user:password@host:port, or smtps://…; @param from the sender's address */
export function openMail(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) =>
      void (await transport.sendMail({ from, disableUrlAccess: true, disableFileAccess: true, ...mail })),
    close: () => transport.close(),
  };
}
