/** Cameras' addresses and sign-ins are written and never answered (cameras-2): StaffCamera of the contract has null in their place. */
const WRITE_ONLY = 'written, and never answered (cameras-2)';

/** Fields whose texts are on no screen, in no mail and in no document, with the reason. */
export const SEEN_NOWHERE: Readonly<Record<string, string>> = {
  'POST /api/cameras streamUrl': WRITE_ONLY,
  'POST /api/cameras username': WRITE_ONLY,
  'POST /api/cameras password': WRITE_ONLY,
  'PATCH /api/cameras/:id streamUrl': WRITE_ONLY,
  'PATCH /api/cameras/:id username': WRITE_ONLY,
  'PATCH /api/cameras/:id password': WRITE_ONLY,
  'POST /api/bookings/:id/decline reason':
    'told to a family on the day that it is about, once that day is chosen in its month: bookings.spec.ts reads it there',
  'POST /api/timesheets/:id/reopen reason':
    'told on the sheet of the pay period that it is about, once that period is chosen: timesheets.spec.ts reads it there',
  'PUT /api/timesheets/:id/payroll-number number':
    'on the sheet of somebody with hours in the period that is shown, and in the file for payroll: settings.test.ts reads it there',
  'POST /api/kiosk/punches events.0.sealed': 'opened by the server, and answered to nobody',
  'POST /api/time-clock/requests/:id/decline reason':
    'told to whoever asked, on their own clock: time-clock.spec.ts reads it there',
  'POST /api/time-clock/refused/:id/dismiss reason':
    'kept with what a tablet sent in vain, which is shown no more once it is closed',
  'POST /api/time-off/:id/answer reason':
    'read by whoever asked, at their own hours: timesheets.spec.ts reads it there',
  'POST /api/time-off/adjustments reason':
    'read by the person whose balance it is, behind a fold of their own hours: time-off.test.ts reads it',
  'POST /api/roll-call children.0.note':
    'answered of children who were missing (RollCall), and drawn by no screen: PastRollCalls says their names alone',
};

const OF_ONE_PLACE = { most: 1, why: 'the next text takes the place of the one before: settings.test.ts reads each' };
const IN_ITS_FORM = {
  most: 1,
  why: 'read in the form of the template, of which a few are opened, and in what is sent: letters.test.ts reads it',
};
const SIGNED_NAME = {
  most: 0.5,
  why: 'read in the signed document alone, which draws letters of our own alphabet',
};
/** Fields of which more than one text in ten is not shown to the letter: which part at most, and why. With 1 it may be all of them. */
export const SEEN_IN_PART: Readonly<Record<string, { readonly most: number; readonly why: string }>> = {
  'PUT /api/timesheets/settings companyCode': OF_ONE_PLACE,
  'PUT /api/timesheets/settings doubleTimeCode': OF_ONE_PLACE,
  'PUT /api/timesheets/settings columns.0.header': OF_ONE_PLACE,
  'PUT /api/waitlist/fees/terms instructions': OF_ONE_PLACE,
  'POST /api/inquiry-templates texts.0.subject': IN_ITS_FORM,
  'POST /api/inquiry-templates texts.0.text': IN_ITS_FORM,
  'PUT /api/inquiry-templates/:id texts.0.subject': IN_ITS_FORM,
  'PUT /api/inquiry-templates/:id texts.0.text': IN_ITS_FORM,
  'POST /api/parent/form-requests/:id/sign typedName': SIGNED_NAME,
  'POST /api/parent/form-signatures typedName': SIGNED_NAME,
};
