import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const GUIDE = 'docs/guides/adding-a-screen.md has the table of the pieces.';

/** What a piece says once, and the files that rightly say it themselves, with the reason. */
const PIECES = [
  {
    title: 'that a read failed, with the way to try again',
    pattern: /retry=\{|retry: \{ label/,
    teach: 'Show what was read by <Loaded>, or <LoadFailed> beside a screen’s content.',
    rightly: {
      'ui/LoadFailed.tsx': 'the piece',
      'portals/staff/screens/cameras/ViewDialog.tsx': 'begins a view again; nothing was read',
      'portals/parent/layout/OfflineDay.tsx': 'stays while it is tried again, over what is kept',
    },
  },
  {
    title: 'that a write failed',
    pattern: /variant: 'error'/,
    teach:
      'Write by useAction: `failed` is told where the server gives no reason. An incomplete form is told by tellIncomplete.',
    rightly: {
      'ui/useAction.ts': 'the piece',
      'ui/tellIncomplete.ts': 'the piece for forms',
      'ui/copyText.ts': 'the piece for the clipboard; the browser refused, no server',
      'portals/parent/screens/guardians/InvalidLink.tsx': 'an address that leads nowhere',
      'portals/inspector/InspectScreen.tsx': 'stands outside the portals, without their answers',
      'layout/useSignOut.ts': 'signed out here although the server was not reached',
      'domains/security/useConfirmed.tsx': 'asks who it is where the server wants to know first',
      'domains/notifications/PushDevice.tsx': 'the browser’s own question, no endpoint',
      'domains/attendance/useRecordAttendance.ts': 'asks where somebody may not pick up',
      'domains/attendance/useUndoAttendance.ts': 'the first screen does without the piece',
      'domains/accounts/LoginSteps.tsx': 'the first screen does without the piece',
      'domains/cameras/useWatching.ts': 'says that the camera is offline under a title of its own',
      'domains/children/enrollment/useConsentStep.tsx': 'consents that are not ticked yet',
      'domains/children/enrollment/useInvitationStep.tsx': 'an answer that says itself that it failed',
      'domains/preferences/usePreferencesForm.ts': 'reads the newest first',
      'domains/messages/ReplyBox.tsx': 'the refused field tells more than the reason',
      'domains/messages/useMarkRead.ts': 'runs in an effect',
      'domains/messages/compose/useSending.ts': 'keeps the draft first',
      'portals/parent/screens/billing/Checkout.tsx': 'an address that leads nowhere',
      'portals/parent/screens/dashboard/downloads/useDownload.ts': 'says what it does before and after',
      'portals/staff/screens/daily-reports/useSendReports.ts': 'some have been sent, and the others are named',
      'portals/staff/screens/events/EventForm.tsx': 'others have changed the event',
    },
  },
  {
    title: 'a question before something happens',
    pattern: /<ConfirmDialog/,
    teach: 'Ask by confirmDelete, or confirmFirst where nothing is taken away: no dialog, no state.',
    rightly: {
      'ui/Confirmer.tsx': 'the piece',
      'domains/attendance/LaterThanNow.tsx': 'tells the time as it goes on',
      'domains/attendance/PickupQuestion.tsx': 'tells what is read while it is asked',
      'portals/staff/screens/children/RemoveChild.tsx': 'tells what is read while it is asked',
      'portals/staff/screens/billing/account/InvoiceNow.tsx': 'something is chosen in it',
      'portals/parent/screens/notices/WithdrawQuestion.tsx': 'its words are fetched with it',
      'domains/security/Removal.tsx': 'something is typed in the next step',
      'domains/preferences/AskBeforeLeaving.tsx': 'the router asks',
      'portals/staff/screens/roll-call/Finish.tsx': 'works without a server',
    },
  },
  {
    title: 'a form in a dialog',
    pattern: /<Dialog\s(?:[^>]|=>)*?onSubmit=/s,
    teach: 'Draw it by <FormDialog>: Cancel and the button that sends it are there.',
    rightly: {
      'domains/children/enrollment/WizardDialog.tsx': 'a step has Back instead of Cancel',
      'domains/compliance/HeadcountDialog.tsx': 'stays open for the next room',
      'domains/messages/compose/ComposeDialog.tsx': 'has Discard, and keeps a draft',
      'portals/staff/screens/roll-call/Finish.tsx': 'leads back to the list',
      'domains/security/RecoveryCodes.tsx': 'asks nothing; a press beside it must not lose the codes',
    },
  },
  {
    title: 'an empty list that says no more',
    // Of what was searched or narrowed down, nothing more is to be said.
    pattern: /<EmptyState\s(?:icon=\{<(?!SearchX)\w+ \/>\}|[^<>])*\/>/,
    teach: 'Say what belongs there, and offer the first step.',
    rightly: {
      'portals/parent/screens/milestones/GrowthView.tsx': 'nothing is a parent’s to do',
      'portals/staff/screens/billing/accounts/AccountList.tsx': 'a filter that nobody fits',
      'portals/staff/screens/roll-call/PastRollCalls.tsx': 'the button of the first one stands above',
      'portals/staff/screens/roll-call/Calling.tsx': 'nobody is in the house',
      'portals/staff/screens/roll-call/RollCallScreen.tsx': 'not a list: the role does not include it',
    },
  },
  {
    title: 'a file on its way',
    pattern: /\buploadFile\b/,
    teach: 'Send it by useUpload, which shows how far it is, stops, and sends nothing twice.',
    rightly: { 'lib/upload.ts': 'what the piece uses', 'lib/useUpload.ts': 'the piece' },
  },
] as const satisfies readonly {
  title: string;
  pattern: RegExp;
  teach: string;
  rightly: Readonly<Record<string, string>>;
}[];

const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

describe.each(PIECES)('$title', ({ pattern, teach, rightly }) => {
  const saying = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

  test('is said by its piece alone', () => {
    expect(
      saying.filter((path) => !(path in rightly)),
      `${teach} ${GUIDE}`,
    ).toEqual([]);
  });

  test('names no exception that is none', () => {
    expect(
      Object.keys(rightly).filter((path) => !saying.includes(path)),
      'Take it out of the list',
    ).toEqual([]);
  });
});
