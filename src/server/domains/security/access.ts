import { director, staffMember } from '#server/kernel/access/rules.ts';

/** Only a Director for another Director; whom the rest of the staff may help, the contract says. */
export const mayResetTwoStepOf = (member: { readonly role: string }) =>
  member.role === 'Director' ? director : staffMember;
export const mayRequireTwoStep = director;
