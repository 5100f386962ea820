import type { Catalogue } from '../catalogues.ts';

/** What the server says of offers, in French. */
export const offersFr: Catalogue = {
  'Name the plans by their ids': 'Indiquez les tarifs par leurs numéros',
  'Enter a number of hours': 'Indiquez un nombre d’heures',
  'Enter between {{minimum}} and 720 hours': 'Indiquez entre {{minimum}} et 720 heures',
  'Enter at most {{maximum}} hours': 'Indiquez au plus {{maximum}} heures',
  'This offer was not found': 'Cette proposition est introuvable',
  'Choose a day from tomorrow on': 'Choisissez un jour à partir de demain',
  'Name each plan once': 'Indiquez chaque tarif une seule fois',
  'Name each form once': 'Indiquez chaque formulaire une seule fois',
  'This inquiry is lost. Take it up again first.': 'Cette demande est sans suite. Reprenez-la d’abord.',
  'This child has a place already': 'Cet enfant a déjà une place',
  'An offer to this child is open': 'Une proposition est en cours pour cet enfant',
  'A child of this name and day of birth is enrolled already':
    'Un enfant portant ce nom et né ce jour est déjà inscrit',
  'A child of this name and day of birth is enrolled already. Please speak with the center.':
    'Un enfant portant ce nom et né ce jour est déjà inscrit. Parlez-en avec la structure.',
  'Choose plans that are in use': 'Choisissez des tarifs en vigueur',
  'Choose forms that are published and in use': 'Choisissez des formulaires publiés et utilisés',
  '{{room}} has no place on {{date}} at {{time}}': '{{room}} n’a pas de place le {{date}} à {{time}}',
  'On {{date}} at {{time}} {{needed}} staff are needed in {{room}}, and {{staff}} are assigned. Confirm to go on.':
    'Le {{date}} à {{time}}, il faut {{needed}} personnes dans {{room}}, et {{staff}} y sont affectées. Confirmez pour continuer.',
  'This place is not free': 'Cette place n’est pas libre',
  'Nobody on the waitlist fits this place': 'Personne sur la liste d’attente ne correspond à cette place',
  'This offer has ended': 'Cette proposition a pris fin',
  'The price has changed. Please look at the offer once more.':
    'Le prix a changé. Veuillez regarder la proposition encore une fois.',
  'A plan of this offer is no longer used. Please speak with the center.':
    'Un tarif de cette proposition n’existe plus. Parlez-en avec la structure.',
  'This offer is not accepted': 'Cette proposition n’est pas acceptée',
  'This child is enrolled already': 'Cet enfant est déjà inscrit',
  'No deposit is charged for this offer': 'Aucune caution n’est facturée pour cette proposition',
  'A place is held for this family. Withdraw the offer first.':
    'Une place est réservée à cette famille. Retirez d’abord la proposition.',
  'Both inquiries have an offer for this child. Withdraw one of them first.':
    'Les deux demandes ont une proposition pour cet enfant. Retirez d’abord l’une d’elles.',
  '{{center}} offers you a place': '{{center}} vous propose une place',
  'There is a place for your child, and we hold it for you until {{until}}. What it costs and from when on it is yours stands behind this link, where you accept or decline it.':
    'Il y a une place pour votre enfant, et nous vous la gardons jusqu’au {{until}}. Son prix et la date à partir de laquelle elle est à vous se trouvent derrière ce lien, où vous l’acceptez ou la refusez.',
  'The place is yours': 'La place est à vous',
  'Thank you, the place at {{center}} is yours. Each of you gets an invitation to an account of your own by mail. There you find what is still to be signed and paid.':
    'Merci, la place chez {{center}} est à vous. Chacun de vous reçoit par e-mail une invitation à créer son propre compte. Vous y trouverez ce qui reste à signer et à payer.',
  'The offer of a place has ended': 'La proposition de place a pris fin',
  'We held the place until {{until}} and heard nothing from you, so it is free again. Do you still look for a place? Then please speak with us.':
    'Nous avons gardé la place jusqu’au {{until}} sans nouvelles de vous ; elle est de nouveau libre. Cherchez-vous encore une place ? Alors parlez-nous-en.',
  'We are sorry: the center had to take its offer of a place back. Please speak with us.':
    'Nous sommes désolés : la structure a dû retirer sa proposition de place. Parlez-nous-en.',
  'See the offer': 'Voir la proposition',
  Deposit: 'Caution',
};
