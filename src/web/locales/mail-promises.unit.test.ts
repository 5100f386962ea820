import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Without a mail server nothing may claim that mail is on its way (guardians-18).

const root = join(import.meta.dirname, 'en');

/** What promises a mail, and what keeps it from being said where there is none. `e2e/no-mail.spec.ts` goes to these places. */
const PROMISES: Readonly<Record<string, string>> = {
  'accounts.forgot.sent': 'ForgotPasswordPage: the answer says that mail leaves the installation',
  'accounts.forgot.sentText': 'the same',
  'security.credentials.emailDone': 'ChangeEmail: the answer says that mail leaves the center',
  'security.credentials.emailDoneText': 'the same',
  'common.invitationSent': 'useSentNotice and InviteForm: the invitation is mailed',
  'childrenEnrollment.invitation.completeText': 'EnrollmentWizard: the invitation is mailed',
  'childrenEnrollment.invitation.intro': 'useInvitationStep: mail is set up',
  'childrenEnrollment.page.invitation.intro': 'InviteForm: mail is set up',
  'childrenEnrollment.page.invitation.sentText': 'InviteForm: the invitation is mailed',
  'childrenEnrollment.page.invitation.mailed': 'InvitationLink: the invitation is mailed',
  'guardiansInvitations.dialog.description': 'InviteDialog: mail is set up',
  'guardiansInvitations.tying.description': 'TieDialog: mail is set up',
  'guardiansInvitations.many.byMail_one': 'InviteManyDialog: counted only where mail is set up',
  'guardiansInvitations.many.byMail_other': 'the same',
  'staff.add.description': 'AddStaffMember: mail is set up',
  'staff.add.mailed': 'the same',
  'staff.activation.mailed': 'ActivationLink: the answer says that it is mailed',
  'guardians.twoStep.text': 'says itself that it is so where mail is set up',
  'security.center.resetText': 'the same',
  'billingInvoices.make.sendHint': 'StartRun: mail is set up',
  'billing.invoices.send': 'InvoiceMenu: mail is set up',
  'billing.invoices.remind': 'the same',
  'billing.invoiceNow.send': 'InvoiceNow: mail is set up',
  'guardiansRegistration.emailConsent': 'asks for consent, and promises nothing',
};

const PROMISE =
  /\bon its way\b|check your email|\bgets? (an|its|their) e?mail\b|\bget an email\b|\bis e?mailed\b|\be?mailed to\b|\bby e?mail\b|goes to \{\{email|comes by mail|invitation sent|^e?mail (the|a|it) \b|\be?mail (each|them|it) /i;
/** Mail as something that is chosen, or set up, or looked at. */
const SPOKEN_OF = /^(mail|preferences|preferencesStaff|preferencesFamily|centerSettings)\./;

function* textsOf(node: object, path: string): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') yield [`${path}.${key}`, value];
    else yield* textsOf(value as object, `${path}.${key}`);
  }
}
const namespaceOf = (file: string) =>
  file.replace('.json', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('whatever promises a mail is said only where one is on its way', () => {
  const found = globSync('*.json', { cwd: root }).flatMap((file) =>
    [...textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')) as object, namespaceOf(file))]
      .filter(([key, text]) => PROMISE.test(text) && !SPOKEN_OF.test(key))
      .map(([key]) => key),
  );
  expect(
    found.filter((key) => !(key in PROMISES)),
    'Say it only where mail is set up (mailState, or what the answer says), and name here what sees to that.',
  ).toEqual([]);
  expect(
    Object.keys(PROMISES).filter((key) => !found.includes(key)),
    'Take it out of the list',
  ).toEqual([]);
});
