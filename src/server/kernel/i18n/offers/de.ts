import type { Catalogue } from '../catalogues.ts';

/** What the server says of offers, in German. */
export const offersDe: Catalogue = {
  'Name the plans by their ids': 'Nennen Sie die Tarife mit ihren Nummern',
  'Enter a number of hours': 'Geben Sie eine Zahl von Stunden ein',
  'Enter between {{minimum}} and 720 hours': 'Geben Sie {{minimum}} bis 720 Stunden ein',
  'Enter at most {{maximum}} hours': 'Geben Sie höchstens {{maximum}} Stunden ein',
  'This offer was not found': 'Dieses Angebot gibt es nicht',
  'Choose a day from tomorrow on': 'Wählen Sie einen Tag ab morgen',
  'Name each plan once': 'Nennen Sie jeden Tarif einmal',
  'Name each form once': 'Nennen Sie jedes Formular einmal',
  'This inquiry is lost. Take it up again first.': 'Aus dieser Anfrage wurde nichts. Nehmen Sie sie zuerst wieder auf.',
  'This child has a place already': 'Dieses Kind hat schon einen Platz',
  'An offer to this child is open': 'Für dieses Kind ist ein Angebot offen',
  'A child of this name and day of birth is enrolled already':
    'Ein Kind dieses Namens und Geburtstags ist schon angemeldet',
  'A child of this name and day of birth is enrolled already. Please speak with the center.':
    'Ein Kind dieses Namens und Geburtstags ist schon angemeldet. Bitte sprechen Sie mit der Kita.',
  'Choose plans that are in use': 'Wählen Sie Tarife, die es noch gibt',
  'Choose forms that are published and in use': 'Wählen Sie Formulare, die veröffentlicht und in Gebrauch sind',
  '{{room}} has no place on {{date}} at {{time}}': '{{room}} hat am {{date}} um {{time}} keinen freien Platz',
  'On {{date}} at {{time}} {{needed}} staff are needed in {{room}}, and {{staff}} are assigned. Confirm to go on.':
    'Am {{date}} um {{time}} braucht {{room}} {{needed}} Fachkräfte, zugeteilt sind {{staff}}. Bestätigen Sie, um fortzufahren.',
  'This place is not free': 'Dieser Platz ist nicht frei',
  'Nobody on the waitlist fits this place': 'Niemand auf der Warteliste passt zu diesem Platz',
  'This offer has ended': 'Dieses Angebot ist beendet',
  'The price has changed. Please look at the offer once more.':
    'Der Preis hat sich geändert. Bitte sehen Sie sich das Angebot noch einmal an.',
  'A plan of this offer is no longer used. Please speak with the center.':
    'Einen Tarif dieses Angebots gibt es nicht mehr. Bitte sprechen Sie mit der Kita.',
  'This offer is not accepted': 'Dieses Angebot ist nicht angenommen',
  'This child is enrolled already': 'Dieses Kind ist schon angemeldet',
  'No deposit is charged for this offer': 'Für dieses Angebot ist keine Kaution berechnet',
  'A place is held for this family. Withdraw the offer first.':
    'Für diese Familie wird ein Platz gehalten. Ziehen Sie zuerst das Angebot zurück.',
  'Both inquiries have an offer for this child. Withdraw one of them first.':
    'Beide Anfragen haben ein Angebot für dieses Kind. Ziehen Sie zuerst eines zurück.',
  '{{center}} offers you a place': '{{center}} bietet Ihnen einen Platz an',
  'There is a place for your child, and we hold it for you until {{until}}. What it costs and from when on it is yours stands behind this link, where you accept or decline it.':
    'Für Ihr Kind ist ein Platz da, und wir halten ihn bis {{until}} für Sie frei. Was er kostet und ab wann er Ihrer ist, steht hinter diesem Link; dort nehmen Sie ihn an oder lehnen ab.',
  'The place is yours': 'Der Platz gehört Ihnen',
  'Thank you, the place at {{center}} is yours. Each of you gets an invitation to an account of your own by mail. There you find what is still to be signed and paid.':
    'Danke, der Platz bei {{center}} gehört Ihnen. Jede und jeder von Ihnen bekommt per E-Mail eine Einladung zu einem eigenen Konto. Dort finden Sie, was noch zu unterschreiben und zu bezahlen ist.',
  'The offer of a place has ended': 'Das Angebot eines Platzes ist beendet',
  'We held the place until {{until}} and heard nothing from you, so it is free again. Do you still look for a place? Then please speak with us.':
    'Wir haben den Platz bis {{until}} gehalten und nichts von Ihnen gehört, deshalb ist er wieder frei. Suchen Sie noch einen Platz? Dann sprechen Sie bitte mit uns.',
  'We are sorry: the center had to take its offer of a place back. Please speak with us.':
    'Es tut uns leid: Die Kita musste ihr Angebot eines Platzes zurücknehmen. Bitte sprechen Sie mit uns.',
  'See the offer': 'Angebot ansehen',
  Deposit: 'Kaution',
};
