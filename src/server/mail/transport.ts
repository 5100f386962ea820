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
  let opened: ReturnType<typeof connect> | undefined;
  return {
    send: async (mail) => {
      opened ??= connect(url);
      await (await opened).sendMail({ from, disableUrlAccess: true, disableFileAccess: true, ...mail });
    },
    close: () =>
      void opened?.then(
        (transport) => transport.close(),
        () => {},
      ),
  };
}

/** With the first mail: a server that sends none is spared the library. */
async function connect(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: 10_000, socketTimeout: 20_000 });
}
