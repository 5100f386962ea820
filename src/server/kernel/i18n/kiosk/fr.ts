import type { Catalogue } from '../catalogues.ts';

/** What is said about the tablets at the door, in French. */
export const kioskFr: Catalogue = {
  'A PIN has six digits': 'Un code PIN a six chiffres',
  'Enter the last four digits of your phone number': 'Saisissez les quatre derniers chiffres de votre téléphone',
  'Give the tablet a name': 'Donnez un nom à la tablette',
  'Say why': 'Indiquez le motif',
  'Enter the code': 'Saisissez le code',
  'This code is not valid any more. Ask the staff for a new one.':
    "Ce code n'est plus valable. Demandez-en un nouveau à l'équipe.",
  '{{name}} has no phone number yet: the PIN goes with its last four digits.':
    "{{name}} n'a pas encore de numéro de téléphone : le code PIN va avec ses quatre derniers chiffres.",
  'Add your phone number first: the PIN goes with its last four digits.':
    "Ajoutez d'abord votre numéro de téléphone : le code PIN va avec ses quatre derniers chiffres.",
  'This PIN is too easy to guess. Choose another one.':
    'Ce code PIN est trop facile à deviner. Choisissez-en un autre.',
  'This phone number and PIN do not match.': 'Ce numéro de téléphone et ce code PIN ne correspondent pas.',
  'This code is not valid any more. Scan the one the tablet shows now.':
    "Ce code n'est plus valable. Scannez celui que la tablette affiche maintenant.",
  'This tablet was not found': "Cette tablette n'a pas été trouvée",
  'This code is not valid any more. Make a new one in the settings.':
    "Ce code n'est plus valable. Créez-en un nouveau dans les paramètres.",
  'Choose drop-off or pick-up': 'Choisissez arrivée ou départ',
  'Choose the children this is about': 'Choisissez les enfants concernés',
  'Somebody has seen to this entry already': "Quelqu'un s'est déjà occupé de cette saisie",
  'This entry was not found': "Cette saisie n'a pas été trouvée",
  'At the tablet by the entrance you sign {{children}} in and out with a PIN that only you know. With this code you choose it:':
    "Sur la tablette à l'entrée, vous enregistrez l'arrivée et le départ de {{children}} avec un code PIN que vous seul connaissez. Ce code-ci vous permet de le choisir :",
  'At the tablet, press “I have a code from the staff” and type in the code.':
    "Sur la tablette, appuyez sur « J'ai un code de l'équipe » et saisissez le code.",
  'Choose six digits as your PIN. The staff can never see it.':
    "Choisissez six chiffres comme code PIN. L'équipe ne peut jamais le voir.",
  'Done. From now on, enter the last four digits of your phone number ({{digits}}) and your PIN.':
    "C'est fait. Désormais, saisissez les quatre derniers chiffres de votre téléphone ({{digits}}) et votre code PIN.",
  'The code is for you alone and works once, until {{moment}}.':
    "Le code est pour vous seul et sert une fois, jusqu'au {{moment}}.",
  'A PIN has four to six digits': 'Un code PIN comporte de quatre à six chiffres',
  'This is not the right PIN.': 'Ce n’est pas le bon code PIN.',
  'Nobody can read this entry. Close it without recording anything.':
    'Cette saisie est illisible. Fermez-la sans rien enregistrer.',
  'Choose a room in which children are': 'Choisissez une salle dans laquelle il y a des enfants',
};
