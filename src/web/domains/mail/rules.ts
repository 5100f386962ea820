import type { Reply } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';

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
