import type { Catalogue } from '../catalogues.ts';

/** What the server says of the time clock, in German. */
export const timeClockDe: Catalogue = {
  'Choose what to clock': 'Wählen Sie, was gestempelt wird',
  'This was too long ago to be clocked. Ask for a correction instead.':
    'Das ist zu lange her, um noch gestempelt zu werden. Bitten Sie stattdessen um eine Berichtigung.',
  'This duty was struck out. Ask for a new one instead.':
    'Dieser Dienst wurde gestrichen. Bitten Sie stattdessen um einen neuen.',
  'You have asked for a correction of this duty already':
    'Sie haben für diesen Dienst schon um eine Berichtigung gebeten',
  'This request was not found': 'Diese Bitte wurde nicht gefunden',
  'The duty says this already. Decline the request instead.':
    'So steht es schon beim Dienst. Lehnen Sie die Bitte stattdessen ab.',
  'Somebody has answered this request already': 'Diese Bitte wurde schon beantwortet',
  'A punch was sent later': 'Eine Stempelung wurde später gesendet',
};
