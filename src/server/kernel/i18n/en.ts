import type { Catalogue } from './catalogues.ts';

/** English texts that are said differently by number; all others are their own words. */
export const en: Catalogue = {
  '{{count}} rows need correcting. Correct them, or import the others': {
    one: '{{count}} row needs correcting. Correct it, or import the others',
    other: '{{count}} rows need correcting. Correct them, or import the others',
  },
  'Something has changed since the file was checked: {{count}} rows need correcting now': {
    one: 'Something has changed since the file was checked: {{count}} row needs correcting now',
    other: 'Something has changed since the file was checked: {{count}} rows need correcting now',
  },
  'Too many failed attempts. Please wait {{count}} minutes and try again.': {
    one: 'Too many failed attempts. Please wait {{count}} minute and try again.',
    other: 'Too many failed attempts. Please wait {{count}} minutes and try again.',
  },
  'For {{count}} nights no backup of Larkhouse succeeded. If the computer failed now, what was recorded since would be lost.':
    {
      one: 'For {{count}} night no backup of Larkhouse succeeded. If the computer failed now, what was recorded since would be lost.',
      other:
        'For {{count}} nights no backup of Larkhouse succeeded. If the computer failed now, what was recorded since would be lost.',
    },
  'The link is for you alone and works once, within {{count}} days.': {
    one: 'The link is for you alone and works once, within {{count}} day.',
    other: 'The link is for you alone and works once, within {{count}} days.',
  },
  'The link is for you alone and works once, within {{count}} hours.': {
    one: 'The link is for you alone and works once, within {{count}} hour.',
    other: 'The link is for you alone and works once, within {{count}} hours.',
  },
  'Somebody asked for a new password for your account. The link works once, within {{count}} hours.': {
    one: 'Somebody asked for a new password for your account. The link works once, within {{count}} hour.',
    other: 'Somebody asked for a new password for your account. The link works once, within {{count}} hours.',
  },
  '{{count}} children are in {{room}}. Move them to another room first.': {
    one: '{{count}} child is in {{room}}. Move them to another room first.',
    other: '{{count}} children are in {{room}}. Move them to another room first.',
  },
  '{{count}} staff members are assigned to {{room}}. Assign them to another room first.': {
    one: '{{count}} staff member is assigned to {{room}}. Assign them to another room first.',
    other: '{{count}} staff members are assigned to {{room}}. Assign them to another room first.',
  },
  '{{count}} incident reports are waiting for your signature.': {
    one: '{{count}} incident report is waiting for your signature.',
    other: '{{count}} incident reports are waiting for your signature.',
  },
  '{{name}} was at {{center}} on {{count}} days.': {
    one: '{{name}} was at {{center}} on {{count}} day.',
    other: '{{name}} was at {{center}} on {{count}} days.',
  },
  '{{count}} daily reports were written for {{name}}.': {
    one: '{{count}} daily report was written for {{name}}.',
    other: '{{count}} daily reports were written for {{name}}.',
  },
  '{{count}} incidents were reported for {{name}}.': {
    one: '{{count}} incident was reported for {{name}}.',
    other: '{{count}} incidents were reported for {{name}}.',
  },
  '{{count}} of your children have not come today, and no absence is reported.': {
    one: 'Your child has not come today, and no absence is reported.',
    other: '{{count}} of your children have not come today, and no absence is reported.',
  },
  '{{count}} children have not come yet, and nobody said that they are absent.': {
    one: '{{count}} child has not come yet, and nobody said that they are absent.',
    other: '{{count}} children have not come yet, and nobody said that they are absent.',
  },
  '{{count}} documents': { one: '{{count}} document', other: '{{count}} documents' },
  '{{count}} contacts': { one: '{{count}} contact', other: '{{count}} contacts' },
  '{{count}} daily reports': { one: '{{count}} daily report', other: '{{count}} daily reports' },
  '{{count}} activities': { one: '{{count}} activity', other: '{{count}} activities' },
  '{{count}} incident reports': { one: '{{count}} incident report', other: '{{count}} incident reports' },
  '{{count}} days at the center': { one: '{{count}} day at the center', other: '{{count}} days at the center' },
  '{{count}} signed forms': { one: '{{count}} signed form', other: '{{count}} signed forms' },
  '{{count}} tax documents': { one: '{{count}} tax document', other: '{{count}} tax documents' },
  '{{count}} photos': { one: '{{count}} photo', other: '{{count}} photos' },
  '{{count}} new messages at {{center}}': {
    one: '{{count}} new message at {{center}}',
    other: '{{count}} new messages at {{center}}',
  },
  '{{count}} new messages are waiting for you. Sign in to read them.': {
    one: 'A new message is waiting for you. Sign in to read it.',
    other: '{{count}} new messages are waiting for you. Sign in to read them.',
  },
  '{{count}} incident reports are waiting for you. Sign in to read them.': {
    one: 'An incident report is waiting for you. Sign in to read it.',
    other: '{{count}} incident reports are waiting for you. Sign in to read them.',
  },
  '{{count}} daily reports are waiting for you. Sign in to read them.': {
    one: 'A daily report is waiting for you. Sign in to read it.',
    other: '{{count}} daily reports are waiting for you. Sign in to read them.',
  },
  '{{count}} arrivals and departures were recorded. Sign in to see them.': {
    one: 'An arrival or a departure was recorded. Sign in to see it.',
    other: '{{count}} arrivals and departures were recorded. Sign in to see them.',
  },
  '{{count}} new photos from {{center}}': {
    one: '{{count}} new photo from {{center}}',
    other: '{{count}} new photos from {{center}}',
  },
  '{{count}} new photos are waiting for you. Sign in to look at them.': {
    one: 'A new photo is waiting for you. Sign in to look at it.',
    other: '{{count}} new photos are waiting for you. Sign in to look at them.',
  },
  'There are updates about {{count}} invoices. Sign in to see them.': {
    one: 'There is an update about an invoice. Sign in to see it.',
    other: 'There are updates about {{count}} invoices. Sign in to see them.',
  },
  'There are updates about {{count}} cameras. Sign in to see them.': {
    one: 'There is an update about a camera. Sign in to see it.',
    other: 'There are updates about {{count}} cameras. Sign in to see them.',
  },
  '{{count}} forms ask for your attention. Sign in to see them.': {
    one: 'A form asks for your attention. Sign in to see it.',
    other: '{{count}} forms ask for your attention. Sign in to see them.',
  },
  'There are updates about {{count}} events in the calendar. Sign in to see them.': {
    one: 'There is an update about an event in the calendar. Sign in to see it.',
    other: 'There are updates about {{count}} events in the calendar. Sign in to see them.',
  },
  '{{count}} urgent messages have not been read yet. Sign in to read them.': {
    one: 'An urgent message has not been read yet. Sign in to read it.',
    other: '{{count}} urgent messages have not been read yet. Sign in to read them.',
  },
  '{{count}} incident reports have not been read yet. Sign in to read them.': {
    one: 'An incident report has not been read yet. Sign in to read it.',
    other: '{{count}} incident reports have not been read yet. Sign in to read them.',
  },
  '{{count}} milestones': { one: '{{count}} milestone', other: '{{count}} milestones' },
  '{{count}} milestones celebrated so far.': {
    one: '{{count}} milestone celebrated so far.',
    other: '{{count}} milestones celebrated so far.',
  },
  '{{category}}: {{count}} milestones': {
    one: '{{category}}: {{count}} milestone',
    other: '{{category}}: {{count}} milestones',
  },
  '{{count}} milestones celebrated in one area.': {
    one: '{{count}} milestone celebrated in one area.',
    other: '{{count}} milestones celebrated in one area.',
  },
  '{{count}} golden stars': { one: '{{count}} golden star', other: '{{count}} golden stars' },
  '{{count}} moments that were marked with a star.': {
    one: '{{count}} moment that was marked with a star.',
    other: '{{count}} moments that were marked with a star.',
  },
  '{{count}} milestones are waiting to be celebrated with you. Sign in to see them.': {
    one: 'A milestone is waiting to be celebrated with you. Sign in to see it.',
    other: '{{count}} milestones are waiting to be celebrated with you. Sign in to see them.',
  },
  '{{room}}: {{count}} children are checked in. Count again, or confirm what you counted.': {
    one: '{{room}}: {{count}} child is checked in. Count again, or confirm what you counted.',
    other: '{{room}}: {{count}} children are checked in. Count again, or confirm what you counted.',
  },
  '{{count}} weeks': { one: '{{count}} week', other: '{{count}} weeks' },
  '{{count}} months': { one: '{{count}} month', other: '{{count}} months' },
  '{{count}} papers of yours are due, the first on {{date}}.': {
    one: '{{count}} paper of yours is due, on {{date}}.',
    other: '{{count}} papers of yours are due, the first on {{date}}.',
  },
  '{{count}} papers of the team are due, the first on {{date}}.': {
    one: '{{count}} paper of the team is due, on {{date}}.',
    other: '{{count}} papers of the team are due, the first on {{date}}.',
  },
  '{{count}} things are missing': { one: '{{count}} thing is missing', other: '{{count}} things are missing' },
};
