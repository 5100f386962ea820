import { resetTwoStepByOperator, staffAccountsOf } from '#server/domains/security/operator.ts';
import type { Work } from './outcome.ts';

/** @param centerId which center, where the e-mail has an account in several */
export const resetTwoStep =
  (email: string, centerId: string | undefined): Work =>
  async (server) => {
    const accounts = await staffAccountsOf(server, email);
    const asked = accounts.filter((account) => centerId === undefined || account.centerId === Number(centerId));
    const [account] = asked;
    if (!account) return { done: false, text: `No staff account with ${email} can be signed in to.` };
    if (asked.length > 1) {
      const centers = asked.map(({ centerId: id, centerName }) => `--center ${id}  ${centerName}`);
      return { done: false, text: [`${email} has accounts in several centers. Say which:`, ...centers].join('\n') };
    }
    const wasOn = await resetTwoStepByOperator(server, account);
    return wasOn
      ? { done: true, text: `${email} signs in to ${account.centerName} with the password alone from now on.` }
      : { done: false, text: `${email} has no two-step verification at ${account.centerName}.` };
  };
