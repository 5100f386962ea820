import type { Catalogue } from '../catalogues.ts';

/** What is said about the tablets at the door, in German. */
export const kioskDe: Catalogue = {
  'A PIN has six digits': 'Eine PIN hat sechs Ziffern',
  'Enter the last four digits of your phone number': 'Geben Sie die letzten vier Ziffern Ihrer Telefonnummer ein',
  'Give the tablet a name': 'Geben Sie dem Tablet einen Namen',
  'Say why': 'Geben Sie den Grund an',
  'Enter the code': 'Geben Sie den Code ein',
  'This code is not valid any more. Ask the staff for a new one.':
    'Dieser Code gilt nicht mehr. Bitten Sie das Team um einen neuen.',
  '{{name}} has no phone number yet: the PIN goes with its last four digits.':
    '{{name}} hat noch keine Telefonnummer: Zur PIN gehören deren letzte vier Ziffern.',
  'Add your phone number first: the PIN goes with its last four digits.':
    'Tragen Sie zuerst Ihre Telefonnummer ein: Zur PIN gehören deren letzte vier Ziffern.',
  'This PIN is too easy to guess. Choose another one.': 'Diese PIN ist zu leicht zu erraten. Wählen Sie eine andere.',
  'This phone number and PIN do not match.': 'Telefonnummer und PIN passen nicht zusammen.',
  'This code is not valid any more. Scan the one the tablet shows now.':
    'Dieser Code gilt nicht mehr. Scannen Sie den, den das Tablet jetzt zeigt.',
  'This tablet was not found': 'Dieses Tablet wurde nicht gefunden',
  'This code is not valid any more. Make a new one in the settings.':
    'Dieser Code gilt nicht mehr. Erstellen Sie in den Einstellungen einen neuen.',
  'Choose drop-off or pick-up': 'Wählen Sie Bringen oder Abholen',
  'Choose the children this is about': 'Wählen Sie die Kinder, um die es geht',
  'Somebody has seen to this entry already': 'Um diesen Eintrag hat sich schon jemand gekümmert',
  'This entry was not found': 'Dieser Eintrag wurde nicht gefunden',
  'At the tablet by the entrance you sign {{children}} in and out with a PIN that only you know. With this code you choose it:':
    'Am Tablet am Eingang tragen Sie ein, wenn Sie {{children}} bringen oder abholen, mit einer PIN, die nur Sie kennen. Mit diesem Code wählen Sie die PIN:',
  'At the tablet, press “I have a code from the staff” and type in the code.':
    'Tippen Sie am Tablet auf „Ich habe einen Code vom Team“ und geben Sie den Code ein.',
  'Choose six digits as your PIN. The staff can never see it.':
    'Wählen Sie sechs Ziffern als PIN. Das Team kann sie nie sehen.',
  'Done. From now on, enter the last four digits of your phone number ({{digits}}) and your PIN.':
    'Fertig. Ab jetzt geben Sie die letzten vier Ziffern Ihrer Telefonnummer ({{digits}}) und Ihre PIN ein.',
  'The code is for you alone and works once, until {{moment}}.':
    'Der Code ist nur für Sie und gilt einmal, bis {{moment}}.',
  'A PIN has four to six digits': 'Eine PIN hat vier bis sechs Ziffern',
  'This is not the right PIN.': 'Das ist nicht die richtige PIN.',
  'Nobody can read this entry. Close it without recording anything.':
    'Dieser Eintrag ist nicht lesbar. Schließen Sie ihn, ohne etwas zu übernehmen.',
  'Choose a room in which children are': 'Wählen Sie eine Gruppe, in der Kinder sind',
};
