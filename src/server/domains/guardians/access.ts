import { staffWith, where } from '#server/kernel/access/rules.ts';

/** A code opens an account: only those who may invite read it. */
export const maySeeInvitationCodes = staffWith('parents.invite');
/** An invitation is for whoever reads the mail it went to; on paper, for whoever holds it. */
export const mayAcceptInvitation = (invited: { readonly emailKey: string | null }, ownEmailKey: string) =>
  where(invited.emailKey === null || invited.emailKey === ownEmailKey);
