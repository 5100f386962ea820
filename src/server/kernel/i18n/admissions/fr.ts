import type { Catalogue } from '../catalogues.ts';

/** What the server says of inquiries, in French. */
export const admissionsFr: Catalogue = {
  'Say who asks': 'Indiquez qui fait la demande',
  'Name at least one child': 'Indiquez au moins un enfant',
  'Choose at least one day': 'Choisissez au moins un jour',
  'Please agree, so that the center may keep this':
    'Donnez votre accord pour que l’établissement puisse conserver ces données',
  'Leave this empty': 'Laissez ce champ vide',
  'Enter what to look for': 'Saisissez ce que vous cherchez',
  'Enter a number of months': 'Saisissez un nombre de mois',
  'Enter between {{minimum}} and 60 months': 'Saisissez entre {{minimum}} et 60 mois',
  'Enter at most {{maximum}} months': 'Saisissez au plus {{maximum}} mois',
  'Write a note': 'Rédigez une note',
  'Say what is to be done': 'Indiquez ce qu’il faut faire',
  'Enter an email address or a phone number': 'Saisissez une adresse e-mail ou un numéro de téléphone',
  'Enter a phone number with all its digits': 'Saisissez le numéro de téléphone avec tous ses chiffres',
  'Name each child once': 'Indiquez chaque enfant une seule fois',
  'Enter the date of birth, or when the child is due':
    'Saisissez la date de naissance ou la date prévue de l’accouchement',
  'This day lies ahead: say when the child is due':
    'Cette date est à venir : indiquez la date prévue de l’accouchement',
  'Check the date of birth': 'Vérifiez la date de naissance',
  'Check the date on which the child is due': 'Vérifiez la date prévue de l’accouchement',
  'The first day has passed': 'Le premier jour est passé',
  'Enter a first day within five years': 'Saisissez un premier jour dans les cinq ans',
  'Name each day of the week once': 'Indiquez chaque jour de la semaine une seule fois',
  'Your inquiry has arrived': 'Votre demande est arrivée',
  'Thank you for asking for a place at {{center}}. The center will be in touch with you.':
    'Merci d’avoir demandé une place à {{center}}. La crèche prendra contact avec vous.',
  'With this link you see how your inquiry stands. There you can also withdraw it: everything that you told us is then erased at once.':
    'Avec ce lien, vous voyez où en est votre demande. Vous pouvez aussi l’y retirer : tout ce que vous nous avez dit est alors effacé aussitôt.',
  'If you did not ask for a place, withdraw it, and nothing is kept.':
    'Si vous n’avez pas demandé de place, retirez cette demande, et rien n’est conservé.',
  'See your inquiry': 'Voir votre demande',
  'This page takes no inquiries. Please ask the center how to apply.':
    'Cette page ne prend pas de demandes. Demandez à la crèche comment vous inscrire.',
  'This inquiry was not found': 'Cette demande est introuvable',
  'This link opens nothing any more: the inquiry was withdrawn, or its time is over.':
    'Ce lien n’ouvre plus rien : la demande a été retirée, ou son délai est passé.',
  'Say why nothing came of it': 'Indiquez pourquoi elle n’a pas abouti',
  'Only what is lost has a reason': 'Seule une demande perdue a un motif',
  'This task was not found': 'Cette tâche est introuvable',
  'Choose another inquiry': 'Choisissez une autre demande',
  'Name each ground once': 'Indiquez chaque motif une seule fois',
  'This child is not on the waitlist': 'Cet enfant n’est pas sur la liste d’attente',
  'Say why: it stands beside the place': 'Indiquez pourquoi : c’est écrit à côté de la place',
  'Choose a child that waits': 'Choisissez un enfant qui attend',
  'Enter how many minutes it takes': 'Indiquez combien de minutes cela dure',
  'Enter at least {{minimum}} minutes': 'Indiquez au moins {{minimum}} minutes',
  'Enter at most {{maximum}} minutes': 'Indiquez au plus {{maximum}} minutes',
  'Enter for how many families': 'Indiquez pour combien de familles',
  'Enter at least {{minimum}} family': 'Indiquez au moins {{minimum}} famille',
  'Enter at most {{maximum}} families': 'Indiquez au plus {{maximum}} familles',
  'Choose a time': 'Choisissez un horaire',
  'Choose a time that lies ahead': 'Choisissez un horaire à venir',
  'The last day comes before the first': 'Le dernier jour précède le premier',
  'Choose a last day within a year': 'Choisissez un dernier jour dans l’année à venir',
  'This time was taken back. Please choose another one.': 'Cet horaire a été retiré. Veuillez en choisir un autre.',
  'It is too late to book this time. Please choose another one.':
    'Il est trop tard pour réserver cet horaire. Veuillez en choisir un autre.',
  'Somebody else has just taken this time. Please choose another one.':
    'Une autre famille vient de prendre cet horaire. Veuillez en choisir un autre.',
  'This tour was canceled': 'Cette visite a été annulée',
  'This tour has not begun yet': 'Cette visite n’a pas encore commencé',
  'This time was taken back': 'Cet horaire a été retiré',
  'More families than that have booked it': 'Davantage de familles l’ont réservé',
  'This inquiry has ended: no tour is booked for it':
    'Cette demande est terminée : aucune visite n’est réservée pour elle',
  'This tour has begun already': 'Cette visite a déjà commencé',
  'This time was not found': 'Cet horaire est introuvable',
  'Somebody has just booked this time. Please look again.':
    'Quelqu’un vient de réserver cet horaire. Veuillez vérifier à nouveau.',
  'Choose somebody of the team': 'Choisissez une personne de l’équipe',
  'This tour was not found': 'Cette visite est introuvable',
  'With this link you choose another time.': 'Avec ce lien, vous choisissez un autre horaire.',
  'With this link you choose another time or cancel the tour.':
    'Avec ce lien, vous choisissez un autre horaire ou annulez la visite.',
  'Your tour of {{center}} is canceled': 'Votre visite de {{center}} est annulée',
  'Tomorrow: your tour of {{center}}': 'Demain : votre visite de {{center}}',
  'Your tour of {{center}}': 'Votre visite de {{center}}',
  'Tour of {{center}}': 'Visite de {{center}}',
  'Your tour of {{center}} on {{day}} at {{time}} will not take place.':
    'Votre visite de {{center}} le {{day}} à {{time}} n’aura pas lieu.',
  'Tomorrow, {{day}} at {{time}}, we look forward to showing you {{center}}.':
    'Demain, {{day}} à {{time}}, nous aurons le plaisir de vous montrer {{center}}.',
  'We look forward to showing you {{center}} on {{day}} at {{time}}.':
    'Nous aurons le plaisir de vous montrer {{center}} le {{day}} à {{time}}.',
  'It takes about {{minutes}} minutes.': 'Cela dure environ {{minutes}} minutes.',
  '{{name}} will show you around.': '{{name}} vous fera visiter.',
  'You find us here: {{address}}': 'Vous nous trouvez ici : {{address}}',
  'This inquiry is not on the waitlist': 'Cette demande n’est pas sur la liste d’attente',
  'Do you still want a place at {{center}}?': 'Souhaitez-vous toujours une place à {{center}} ?',
  'You are on the waitlist of {{center}}. Do you still want the place?':
    'Vous êtes sur la liste d’attente de {{center}}. Souhaitez-vous toujours la place ?',
  'One tap on the page is enough. Your place on the list stays as it is.':
    'Un geste sur la page suffit. Votre place sur la liste ne change pas.',
  'Without an answer by {{date}} your entry pauses. It is not removed, and one tap takes it up again.':
    'Sans réponse d’ici au {{date}}, votre inscription est mise en pause. Elle n’est pas supprimée, et un geste suffit pour la reprendre.',
  Answer: 'Répondre',
  'Write a subject': 'Écrivez un objet',
  'Write a text': 'Écrivez un texte',
  'Name the template': 'Donnez un nom au modèle',
  'Write the text in at least one language': 'Écrivez le texte dans au moins une langue',
  'Write each language once': 'Écrivez chaque langue une seule fois',
  'There is no field {{field}}': 'Le champ {{field}} n’existe pas',
  'Fill in {{field}}': 'Remplissez {{field}}',
  'There is a template of this name': 'Un modèle porte déjà ce nom',
  'There are too many templates': 'Il y a trop de modèles',
  'This family has no email address': 'Cette famille n’a pas d’adresse e-mail',
  'This family wants no such mails': 'Cette famille ne souhaite pas de tels e-mails',
  'You want no such mails any more? Say so here:': 'Vous ne souhaitez plus de tels e-mails ? Dites-le ici :',
  '{{day}} at {{time}}': '{{day}} à {{time}}',
  'This cannot follow what is noted of the fee': 'Cela ne va pas avec ce qui est déjà noté de ces frais',
  'Nothing is paid by this: leave the day away': 'Rien n’est payé ici : laissez le jour vide',
  'This day lies before the one on which the fee was paid': 'Ce jour précède celui où les frais ont été payés',
  'Say on which day': 'Indiquez quel jour',
  'Say how it was paid': 'Indiquez le moyen de paiement',
  'The center asks for no fee': 'La crèche ne demande pas de frais',
  'The inquiry is gone: the fee can only be given back':
    'La demande n’existe plus : les frais ne peuvent qu’être remboursés',
  'This fee was not found': 'Ces frais sont introuvables',
  'The fee for the waitlist of {{center}}': 'Les frais de la liste d’attente de {{center}}',
  'You are on the waitlist of {{center}} now. The center asks {{amount}} for it, once.':
    'Vous êtes maintenant sur la liste d’attente de {{center}}. La crèche demande {{amount}} pour cela, une seule fois.',
  'You get it back when you have a place, or no longer wait for one.':
    'Ils vous sont remboursés quand vous avez une place ou n’en attendez plus.',
  'It is not given back.': 'Ils ne sont pas remboursés.',
  'Please ask the center how to pay it.': 'Demandez à la crèche comment les payer.',
  'Your place on the list does not depend on it.': 'Votre place sur la liste n’en dépend pas.',
};
