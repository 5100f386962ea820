import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type Mail = Reply<Api['GET /api/mail']>['mails'][number];
/** `retrying`: waiting after a try that did not succeed. */
export type MailState = Mail['status'] | 'retrying';

export const stateOf = ({ status, lastError }: Pick<Mail, 'status' | 'lastError'>): MailState =>
  status === 'waiting' && lastError !== null ? 'retrying' : status;

/** Whether sending again can help: it failed, or was kept while there was no mail server. */
export const canBeSentAgain = ({ status }: Pick<Mail, 'status'>, isConfigured: boolean): boolean =>
  status === 'failed' || (status === 'kept' && isConfigured);

/** The link a mail carries; our mails carry at most one. */
export const linkIn = (text: string): string | undefined => /https?:\/\/\S+/.exec(text)?.[0];

export type MailServer = Reply<Api['GET /api/center/mail-server']>;
export const SECURITY = ['starttls', 'tls', 'none'] as const;
/** What stands in the form of the mail server. */
export interface MailServerValues {
  host: string;
  port: string;
  security: (typeof SECURITY)[number];
  username: string;
  password: string;
  needsNoLogin: boolean;
  senderName: string;
  senderAddress: string;
}

/** The sign-in is not known here, so its fields begin empty. */
export const valuesOf = ({ host, port, security, senderName, senderAddress }: MailServer): MailServerValues => ({
  host: host ?? '',
  port: String(port ?? PORTS.starttls),
  security: SECURITY.find((one) => one === security) ?? 'starttls',
  username: '',
  password: '',
  needsNoLogin: false,
  senderName: senderName ?? '',
  senderAddress: senderAddress ?? '',
});

/** What is sent: an empty user name or password keeps what is stored. */
export const bodyOf = ({ port, needsNoLogin, username, password, ...values }: MailServerValues) => ({
  ...values,
  port: Number(port),
  ...(needsNoLogin && !username ? { username: null } : { username, password }),
});
export type MailServerBody = ReturnType<typeof bodyOf> & { version: number };

const PORTS: Readonly<Record<string, number>> & { readonly starttls: number } = { starttls: 587, tls: 465, none: 25 };
/** The usual port of a kind of connection, in place of another kind's; a port of one's own stays. */
export const portFor = (security: string, typed: string): string =>
  typed === '' || Object.values(PORTS).includes(Number(typed)) ? String(PORTS[security] ?? typed) : typed;
