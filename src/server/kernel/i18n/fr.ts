import { activitiesFr } from './activities/fr.ts';
import { admissionsFr } from './admissions/fr.ts';
import { analyticsFr } from './analytics/fr.ts';
import { auditFr } from './audit/fr.ts';
import { billingFr } from './billing/fr.ts';
import { bookingsFr } from './bookings/fr.ts';
import { camerasFr } from './cameras/fr.ts';
import type { Catalogue } from './catalogues.ts';
import { childDocumentsFr } from './child-documents/fr.ts';
import { childFileFr } from './child-file/fr.ts';
import { complianceFr } from './compliance/fr.ts';
import { employmentFr } from './employment/fr.ts';
import { eventsFr } from './events/fr.ts';
import { formsFr } from './forms/fr.ts';
import { importsFr } from './imports/fr.ts';
import { kioskFr } from './kiosk/fr.ts';
import { milestonesFr } from './milestones/fr.ts';
import { offersFr } from './offers/fr.ts';
import { papersFr } from './papers/fr.ts';
import { rotaFr } from './rota/fr.ts';
import { timeClockFr } from './time-clock/fr.ts';
import { timeOffFr } from './time-off/fr.ts';
import { timesheetsFr } from './timesheets/fr.ts';

/** Every text of the server in French: vous, and the spaces and quotation marks French printing asks for. */
export const fr: Catalogue = {
  'Choose a room with an age group': 'Choisissez une salle avec un groupe d’âge',
  'Choose another room': 'Choisissez une autre salle',
  'Choose what is done': 'Choisissez la tâche',
  'Choose who the message is for': 'Choisissez le destinataire du message',
  'Choose who the message is from': 'Choisissez au nom de qui le message est envoyé',
  'Choose whom to move': 'Choisissez qui change de salle',
  'It is too late to undo this. Move the children instead.':
    'Il est trop tard pour annuler. Changez plutôt les enfants de salle.',
  'Only care is in a room': 'Seule la garde se fait dans une salle',
  'Subject is required': 'L’objet est obligatoire',
  'Please write a message': 'Veuillez écrire un message',
  'At most {{maximum}} files': '{{maximum}} fichiers au maximum',
  'Enter a text': 'Saisissez un texte',
  'This merge was not found': 'Ce regroupement est introuvable',
  'This move was not found': 'Ce changement de salle est introuvable',
  'Too many files wait to be sent. Send or remove some of them first.':
    'Trop de fichiers attendent d’être envoyés. Envoyez-en ou retirez-en d’abord.',
  'This child is not in the care of whom you write to':
    'Cet enfant n’est pas à la charge de la personne à qui vous écrivez',
  'You can speak for your own room, and for the office if you belong to it':
    'Vous pouvez écrire au nom de votre propre salle, et au nom du bureau si vous en faites partie',
  'Choose people, rooms or families of this center who can get messages':
    'Choisissez des personnes, des salles ou des familles de cet établissement qui peuvent recevoir des messages',
  'To all families and to those of other rooms only the office can write':
    'Seul le bureau peut écrire à toutes les familles et à celles des autres salles',
  'This file is no longer there. Please add it again.': 'Ce fichier n’est plus là. Veuillez l’ajouter de nouveau.',
  'Choose whether the announcement is from the center or from your room':
    'Choisissez si l’annonce vient de l’établissement ou de votre salle',
  'Only an announcement is told in several languages': 'Seule une annonce est rédigée en plusieurs langues',
  'Each language can be given once': 'Chaque langue ne peut être indiquée qu’une fois',
  'Nobody would get this message: they have left, or have no account yet':
    'Personne ne recevrait ce message : ils sont partis ou n’ont pas encore de compte',
  'You have 100 drafts. Send or delete some of them first.':
    'Vous avez 100 brouillons. Envoyez-en ou supprimez-en d’abord.',
  'This draft was not found. It may have been sent already.':
    'Ce brouillon est introuvable. Il a peut-être déjà été envoyé.',
  'This thread was not found': 'Cette conversation est introuvable',
  'Fill in every language, or remove it': 'Remplissez chaque langue ou retirez-la',
  'Choose a time that is still to come': 'Choisissez une heure à venir',
  'This message was withdrawn': 'Ce message a été retiré',
  'Only urgent messages are acknowledged': 'Seuls les messages urgents se confirment',
  'A message can be withdrawn within 2 minutes of sending':
    'Un message peut être retiré dans les 2 minutes qui suivent son envoi',
  'This message was not found': 'Ce message est introuvable',
  'This file was not found': 'Ce fichier est introuvable',
  'Its writer may no longer send messages': 'Son auteur ne peut plus envoyer de messages',
  'Setup code is required': 'Le code d’installation est obligatoire',
  'Center name is required': 'Le nom de l’établissement est obligatoire',
  'First name is required': 'Le prénom est obligatoire',
  'Last name is required': 'Le nom est obligatoire',
  'Please select a child': 'Veuillez choisir un enfant',
  'Enter the latitude as a number from -90 to 90': 'Saisissez la latitude sous forme de nombre de -90 à 90',
  'Enter the longitude as a number from -180 to 180': 'Saisissez la longitude sous forme de nombre de -180 à 180',
  'Say why the center is closed': 'Dites pourquoi l’établissement est fermé',
  'An account number has 4 to 17 digits; please check them':
    'Un numéro de compte a de 4 à 17 chiffres ; veuillez les vérifier',
  'Room name is required': 'Le nom de la salle est obligatoire',
  'Date of birth is required': 'La date de naissance est obligatoire',
  'Room assignment is required': 'La salle est obligatoire',
  'Relationship is required': 'Le lien avec l’enfant est obligatoire',
  'At least one form is required': 'Au moins un formulaire est obligatoire',
  'Say who signed': 'Indiquez qui a signé',
  'A form is either given or declined, not both': 'Une autorisation est soit donnée, soit refusée, pas les deux',
  'The date of signature cannot be in the future': 'La date de signature ne peut pas être dans le futur',
  'Please check the year of the date of signature': 'Vérifiez l’année de la signature',
  'A child is named twice': 'Un enfant est indiqué deux fois',
  'Choose one of the moods': 'Choisissez l’une des humeurs',
  'Please select a staff member': 'Veuillez choisir un membre du personnel',
  'Please fill in all required fields.': 'Veuillez remplir tous les champs obligatoires.',
  'Parent name is required': 'Le nom du parent est obligatoire',
  'Parent email is required': 'L’e-mail du parent est obligatoire',
  'Parent phone number is required': 'Le téléphone du parent est obligatoire',
  'Phone number is required': 'Le numéro de téléphone est obligatoire',
  'Address is required': 'L’adresse est obligatoire',
  'Emergency contact name is required': 'Le nom du contact d’urgence est obligatoire',
  'Emergency contact phone is required': 'Le téléphone du contact d’urgence est obligatoire',
  'Valid email is required': 'Une adresse e-mail valide est obligatoire',
  'Please confirm your password': 'Veuillez confirmer votre mot de passe',
  'This registration link is either invalid, expired, or has already been used.':
    'Ce lien d’inscription n’est pas valide, a expiré ou a déjà servi.',
  "Passwords don't match": 'Les mots de passe ne correspondent pas',
  'Code is required': 'Le code est obligatoire',
  'The file is empty': 'Le fichier est vide',
  'This invitation is for {{name}}. If that is not you, leave it to them: they register with it themselves.':
    'Cette invitation est pour {{name}}. Si ce n’est pas vous, laissez-la à cette personne : elle s’inscrit elle-même avec.',
  '{{name}} is not in the parent portal yet. Save the invoice as a PDF and send it yourself, or invite them first.':
    '{{name}} n’est pas encore dans le portail des parents. Enregistrez la facture en PDF et remettez-la, ou invitez d’abord cette personne.',
  'There is no email of {{name}}. Save the invoice as a PDF and send it yourself, or enter an email first.':
    'Aucune adresse e-mail n’est connue pour {{name}}. Enregistrez la facture en PDF et transmettez-la, ou saisissez d’abord une adresse.',
  'Mail is not set up. Save the invoice as a PDF and send it to {{name}} yourself, or set up mail first.':
    'L’e-mail n’est pas configuré. Enregistrez la facture en PDF et transmettez-la à {{name}}, ou configurez d’abord l’e-mail.',
  'Choose two guardians of this child': 'Choisissez deux responsables de cet enfant',
  'Say why, such as whose request or which order':
    'Dites pourquoi, par exemple à la demande de qui ou par quelle décision',
  'Say whether you share your phone and email': 'Indiquez si vous partagez votre téléphone et votre adresse e-mail',
  'Choose who decides': 'Choisissez qui décide',
  'Choose what you would like to tell us': 'Choisissez ce que vous souhaitez nous dire',
  'Please type your name': 'Veuillez saisir votre nom',
  'Enter a date as YYYY-MM-DD': 'Saisissez une date au format AAAA-MM-JJ',
  'Time is required': 'L’heure est obligatoire',
  'Enter a time as HH:MM': 'Saisissez une heure au format HH:MM',
  'Time zone is required': 'Le fuseau horaire est obligatoire',
  'Unknown time zone': 'Fuseau horaire inconnu',
  'Must be at most {{maximum}} characters': 'Doit compter au plus {{maximum}} caractères',
  'Contains a character that cannot be stored': 'Contient un caractère qui ne peut pas être enregistré',
  'Invalid email address': 'Adresse e-mail non valide',
  'Password must be at least 6 characters': 'Le mot de passe doit compter au moins 6 caractères',
  'Phone number must be at least 10 digits': 'Le numéro de téléphone doit compter au moins 10 chiffres',
  'This value is not valid': 'Cette valeur n’est pas valide',
  'Give the passkey a name': 'Donnez un nom à la clé d’accès',
  'Role is required': 'Le rôle est obligatoire',
  'Phone is required': 'Le téléphone est obligatoire',
  'You are not allowed to do this': 'Vous n’avez pas le droit de faire cela',
  'Choose a picture': 'Choisissez une image',
  'Upload the picture first': 'Envoyez d’abord l’image',
  'This center has no logo': 'Cet établissement n’a pas de logo',
  'This child has no photo': 'Cet enfant n’a pas de photo',
  'Choose a document': 'Choisissez un document',
  'Choose a JPEG, PNG, WebP, GIF or AVIF picture, or a PDF, Word or Excel document':
    'Choisissez une image JPEG, PNG, WebP, GIF ou AVIF, ou un document PDF, Word ou Excel',
  'Send the file as multipart/form-data in the field file':
    'Envoyez le fichier en multipart/form-data dans le champ file',
  'Select a file': 'Choisissez un fichier',
  'The file is too large: at most 25 MB': 'Le fichier est trop volumineux : 25 Mo au plus',
  'At most 25 MB': '25 Mo au plus',
  'This file is empty': 'Ce fichier est vide',
  'This picture cannot be read. It may be damaged or too large.':
    'Cette image ne peut pas être lue. Elle est peut-être abîmée ou trop volumineuse.',
  "The center's room for files is used up. Delete photos or documents that are no longer needed.":
    'L’espace de l’établissement pour les fichiers est plein. Supprimez les photos ou les documents devenus inutiles.',
  'This account is already active': 'Ce compte est déjà actif',
  'The last Director keeps this role. Make somebody else Director first.':
    'La dernière personne à la direction garde ce rôle. Confiez d’abord la direction à quelqu’un d’autre.',
  'The last Director cannot be deactivated. Make somebody else Director first.':
    'La dernière personne à la direction ne peut pas être désactivée. Confiez d’abord la direction à quelqu’un d’autre.',
  'A staff member with this email already exists': 'Un membre du personnel a déjà cet e-mail',
  'Reason is required': 'Le motif est obligatoire',
  'A duty cannot begin in the future': 'Un service ne peut pas commencer dans le futur',
  'A duty cannot end in the future': 'Un service ne peut pas se terminer dans le futur',
  'Enter when this duty ended': 'Indiquez quand ce service s’est terminé',
  'This duty began more than 16 hours ago. Enter when it ended, too.':
    'Ce service a commencé il y a plus de 16 heures. Indiquez aussi quand il s’est terminé.',
  'A duty must end after it began': 'Un service doit se terminer après avoir commencé',
  'A duty lasts at most 24 hours': 'Un service dure au plus 24 heures',
  'This duty was not found': 'Ce service est introuvable',
  'This duty was struck out. Add a new one instead.': 'Ce service a été rayé. Ajoutez-en un nouveau.',
  'This overlaps the duty that began on {{date}} at {{from}}':
    'Cela chevauche le service commencé le {{date}} à {{from}}',
  'This overlaps the duty of {{date}}, {{from}} to {{until}}':
    'Cela chevauche le service du {{date}}, de {{from}} à {{until}}',
  'This staff member was not found': 'Ce membre du personnel n’a pas été trouvé',
  'The last Director cannot be removed. Make somebody else Director first.':
    'La dernière personne à la direction ne peut pas être retirée. Confiez d’abord la direction à quelqu’un d’autre.',
  'There is no role with this name': 'Il n’y a aucun rôle de ce nom',
  'There is no room with this name': 'Il n’y a aucune salle de ce nom',
  'The setup of the app took too long. Please begin again.':
    'La configuration de l’application a pris trop de temps. Veuillez recommencer.',
  'Set up two-step verification for yourself first': 'Configurez d’abord la vérification en deux étapes pour vous-même',
  'This took too long, or was already answered. Please begin again.':
    'Cela a pris trop de temps, ou a déjà reçu une réponse. Veuillez recommencer.',
  'This is not your current password': 'Ce n’est pas votre mot de passe actuel',
  'Please confirm first that it is you.': 'Veuillez d’abord confirmer que c’est bien vous.',
  'This is your email already': 'C’est déjà votre e-mail',
  'Too many requests. Please wait a moment.': 'Trop de demandes. Veuillez patienter un instant.',
  'This link is either invalid, expired, or has already been used.':
    'Ce lien n’est pas valide, a expiré ou a déjà servi.',
  'You have many passkeys already. Please remove one first.':
    'Vous avez déjà beaucoup de clés d’accès. Veuillez d’abord en supprimer une.',
  'This passkey was added already': 'Cette clé d’accès a déjà été ajoutée',
  'This passkey was not found': 'Cette clé d’accès n’a pas été trouvée',
  'This is one of the most common passwords, and attackers try those first. Choose another one.':
    'C’est l’un des mots de passe les plus utilisés, ceux que l’on essaie en premier. Choisissez-en un autre.',
  'This is your current password': 'C’est votre mot de passe actuel',
  'Your password was changed meanwhile': 'Votre mot de passe a été changé entre-temps',
  'This is not one of your unused recovery codes': 'Ce n’est pas l’un de vos codes de secours encore inutilisés',
  'This code is not right, or was used already. A new one comes every 30 seconds.':
    'Ce code n’est pas bon, ou a déjà servi. Un nouveau arrive toutes les 30 secondes.',
  'This passkey could not be used. Please try another way.':
    'Cette clé d’accès n’a pas pu être utilisée. Veuillez essayer un autre moyen.',
  'This session has already ended': 'Cette session est déjà terminée',
  'This account is not active': 'Ce compte n’est pas actif',
  'This parent account was not found': 'Ce compte parent n’a pas été trouvé',
  'You turn off your own two-step verification in your security settings':
    'Votre propre vérification en deux étapes se désactive dans vos réglages de sécurité',
  'Your center requires two-step verification. You can replace it, but not turn it off.':
    'Votre établissement exige la vérification en deux étapes. Vous pouvez la remplacer, mais pas la désactiver.',
  'This is your only second step. Add another one first, or turn two-step verification off.':
    'C’est votre seule seconde étape. Ajoutez-en d’abord une autre, ou désactivez la vérification en deux étapes.',
  'Two-step verification is not on': 'La vérification en deux étapes n’est pas activée',
  'Two-step verification is switched on and off under Security':
    'La vérification en deux étapes s’active et se désactive sous Sécurité',
  'Your email is changed under Security, with a link to the new address':
    'Votre e-mail se modifie sous Sécurité, avec un lien envoyé à la nouvelle adresse',
  'This notice was not found': 'Cette annonce n’a pas été trouvée',
  'This day has passed; it can no longer be taken back': 'Ce jour est passé ; l’annonce ne peut plus être retirée',
  'You cannot arrange a pickup of this child. Please speak with the center.':
    'Vous ne pouvez pas organiser le départ de cet enfant. Veuillez en parler avec l’établissement.',
  'This person may not pick up your child. Please speak with the center.':
    'Cette personne n’a pas le droit de reprendre votre enfant. Veuillez en parler avec l’établissement.',
  'This day has passed': 'Ce jour est passé',
  'Your child is here today. For an early pickup, tell us who comes and when.':
    'Votre enfant est là aujourd’hui. Pour un départ plus tôt, dites-nous qui vient et à quelle heure.',
  'Please choose a day within the next year': 'Veuillez choisir un jour dans l’année qui vient',
  'The last day must not be before the first day': 'Le dernier jour ne peut pas précéder le premier jour',
  'Only an absence or a late arrival can be more than one day':
    'Seuls une absence ou un retard peuvent durer plus d’un jour',
  'Please report at most three months at a time': 'Veuillez annoncer trois mois au plus à la fois',
  'Please enter the time': 'Veuillez saisir l’heure',
  'Only a late arrival or a pickup has a time': 'Seuls un retard ou un départ ont une heure',
  'Please enter who will pick up your child': 'Veuillez indiquer qui viendra chercher votre enfant',
  'Only a pickup names a person': 'Seul un départ nomme une personne',
  'Please write what we should know': 'Veuillez écrire ce que nous devons savoir',
  'This mail was not found': 'Cet e-mail n’a pas été trouvé',
  'This mail was already sent': 'Cet e-mail a déjà été envoyé',
  '{{center}} invites you': '{{center}} vous invite',
  'Hello {{name}},': 'Bonjour {{name}},',
  'Hello,': 'Bonjour,',
  "{{center}} invites you to follow {{child}}'s day: attendance, daily reports and messages.":
    '{{center}} vous invite à suivre la journée de votre enfant, {{child}} : présences, rapports quotidiens et messages.',
  "{{center}} invites you to follow your child's day: attendance, daily reports and messages.":
    '{{center}} vous invite à suivre la journée de votre enfant : présences, rapports quotidiens et messages.',
  'Create your account': 'Créer votre compte',
  'Your account at {{center}}': 'Votre compte chez {{center}}',
  'An account was made for you at {{center}}. Choose a password to begin.':
    'Un compte a été créé pour vous chez {{center}}. Choisissez un mot de passe pour commencer.',
  'Choose a password': 'Choisir un mot de passe',
  'A link to your account was read': 'Un lien vers votre compte a été lu',
  'Your center cannot send mail, so somebody there opened the link to your account to hand it to you.':
    'Votre centre ne peut pas envoyer d’e-mails : quelqu’un y a ouvert le lien vers votre compte pour vous le remettre.',
  'If you did not ask for it, please speak with your center.':
    'Si vous ne l’avez pas demandé, parlez-en à votre établissement.',
  'Type this again: what is kept goes only to the host and port it was given for':
    'Saisissez-le de nouveau : ce qui est conservé n’est envoyé qu’à l’hôte et au port pour lesquels il a été donné',
  'Set a new password': 'Définir un nouveau mot de passe',
  'Somebody asked for a new password for your account. The link works once, within {{count}} hours.': {
    one: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Le lien sert une seule fois, dans un délai de {{count}} heure.',
    other:
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Le lien sert une seule fois, dans un délai de {{count}} heures.',
  },
  'If it was not you, you need not do anything: your password stays as it is.':
    'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
  'The link is for you alone and works once, within {{count}} hours.': {
    one: 'Ce lien n’est que pour vous et sert une seule fois, dans un délai de {{count}} heure.',
    other: 'Ce lien n’est que pour vous et sert une seule fois, dans un délai de {{count}} heures.',
  },
  'The link is for you alone and works once, within {{count}} days.': {
    one: 'Ce lien n’est que pour vous et sert une seule fois, dans un délai de {{count}} jour.',
    other: 'Ce lien n’est que pour vous et sert une seule fois, dans un délai de {{count}} jours.',
  },
  'An incident was reported at {{center}}': 'Un incident a été signalé chez {{center}}',
  'A new daily report from {{center}}': 'Un nouveau rapport de la journée chez {{center}}',
  '{{count}} new messages at {{center}}': {
    one: '{{count}} nouveau message chez {{center}}',
    other: '{{count}} nouveaux messages chez {{center}}',
  },
  '{{count}} new messages are waiting for you. Sign in to read them.': {
    one: 'Un nouveau message vous attend. Connectez-vous pour le lire.',
    other: '{{count}} nouveaux messages vous attendent. Connectez-vous pour les lire.',
  },
  '{{count}} incident reports are waiting for you. Sign in to read them.': {
    one: 'Un rapport d’incident vous attend. Connectez-vous pour le lire.',
    other: '{{count}} rapports d’incident vous attendent. Connectez-vous pour les lire.',
  },
  '{{count}} daily reports are waiting for you. Sign in to read them.': {
    one: 'Un rapport de la journée vous attend. Connectez-vous pour le lire.',
    other: '{{count}} rapports de la journée vous attendent. Connectez-vous pour les lire.',
  },
  'Arrivals and departures at {{center}}': 'Arrivées et départs chez {{center}}',
  '{{count}} arrivals and departures were recorded. Sign in to see them.': {
    one: 'Une arrivée ou un départ a été enregistré. Connectez-vous pour le voir.',
    other: '{{count}} arrivées et départs ont été enregistrés. Connectez-vous pour les voir.',
  },
  '{{count}} new photos from {{center}}': {
    one: '{{count}} nouvelle photo de {{center}}',
    other: '{{count}} nouvelles photos de {{center}}',
  },
  '{{count}} new photos are waiting for you. Sign in to look at them.': {
    one: 'Une nouvelle photo vous attend. Connectez-vous pour la regarder.',
    other: '{{count}} nouvelles photos vous attendent. Connectez-vous pour les regarder.',
  },
  'Updates about your account at {{center}}': 'Du nouveau sur votre compte chez {{center}}',
  'There are updates about {{count}} invoices. Sign in to see them.': {
    one: 'Il y a du nouveau pour une facture. Connectez-vous pour le voir.',
    other: 'Il y a du nouveau pour {{count}} factures. Connectez-vous pour le voir.',
  },
  'Updates about the cameras at {{center}}': 'Du nouveau pour les caméras de {{center}}',
  'There are updates about {{count}} cameras. Sign in to see them.': {
    one: 'Il y a du nouveau pour une caméra. Connectez-vous pour le voir.',
    other: 'Il y a du nouveau pour {{count}} caméras. Connectez-vous pour le voir.',
  },
  'Updates about the calendar at {{center}}': 'Du nouveau dans le calendrier de {{center}}',
  'Forms at {{center}}': 'Formulaires chez {{center}}',
  '{{count}} forms ask for your attention. Sign in to see them.': {
    one: 'Il y a du nouveau pour un formulaire. Connectez-vous pour le voir.',
    other: 'Il y a du nouveau pour {{count}} formulaires. Connectez-vous pour le voir.',
  },
  'There are updates about {{count}} events in the calendar. Sign in to see them.': {
    one: 'Il y a du nouveau pour un événement du calendrier. Connectez-vous pour le voir.',
    other: 'Il y a du nouveau pour {{count}} événements du calendrier. Connectez-vous pour le voir.',
  },
  'Please read: an urgent message at {{center}}': 'À lire : un message urgent chez {{center}}',
  '{{count}} urgent messages have not been read yet. Sign in to read them.': {
    one: 'Un message urgent n’a pas encore été lu. Connectez-vous pour le lire.',
    other: '{{count}} messages urgents n’ont pas encore été lus. Connectez-vous pour les lire.',
  },
  'Please read: an incident report at {{center}}': 'À lire : un rapport d’incident chez {{center}}',
  '{{count}} incident reports have not been read yet. Sign in to read them.': {
    one: 'Un rapport d’incident n’a pas encore été lu. Connectez-vous pour le lire.',
    other: '{{count}} rapports d’incident n’ont pas encore été lus. Connectez-vous pour les lire.',
  },
  'This notification was not found': 'Cette notification n’a pas été trouvée',
  'This browser’s push service is not supported': 'Le service push de ce navigateur n’est pas pris en charge',
  'The address is missing': 'L’adresse manque',
  'A key is missing': 'Une clé manque',
  'This is no key': 'Ce n’est pas une clé',
  'Choose two different times': 'Choisissez deux heures différentes',
  'You can choose in your settings which emails you get.':
    'Vous pouvez choisir dans vos réglages quels e-mails vous recevez.',
  'Read it': 'Lire',
  'If it was not you: set a new password at once with "Forgot your password?", and tell your center.':
    'Si ce n’était pas vous : définissez aussitôt un nouveau mot de passe avec « Mot de passe oublié ? », et prévenez votre établissement.',
  'If it was not you, please tell your center at once.':
    'Si ce n’était pas vous, veuillez prévenir aussitôt votre établissement.',
  'Your password was changed': 'Votre mot de passe a été changé',
  'The password of your account was just changed. Everywhere else you were signed in, you were signed out.':
    'Le mot de passe de votre compte vient d’être changé. Vous avez été déconnecté partout ailleurs.',
  'Your email is about to change': 'Votre e-mail est sur le point de changer',
  'Somebody who is signed in to your account asked to change its email to {{email}}. It changes once the link that was sent there is opened.':
    'Une personne connectée à votre compte a demandé de remplacer son e-mail par {{email}}. Il change dès que le lien envoyé à cette adresse est ouvert.',
  'If it was not you: change your password and sign out everywhere, and tell your center.':
    'Si ce n’était pas vous : changez votre mot de passe, déconnectez-vous partout, et prévenez votre établissement.',
  'Your email was changed': 'Votre e-mail a été changé',
  'From now on you sign in with {{email}}. This address is no longer used for your account.':
    'Désormais, vous vous connectez avec {{email}}. L’adresse où vous lisez ceci ne sert plus pour votre compte.',
  'You already have an account': 'Vous avez déjà un compte',
  'Somebody asked to use this email for another account. It belongs to your account already, so nothing was changed.':
    'Quelqu’un a demandé d’utiliser cet e-mail pour un autre compte. Il appartient déjà au vôtre, donc rien n’a été changé.',
  'You need not do anything.': 'Vous n’avez rien à faire.',
  'An authenticator app was added': 'Une application d’authentification a été ajoutée',
  'From now on a code of your authenticator app can confirm that it is you.':
    'Désormais, un code de votre application d’authentification peut confirmer que c’est bien vous.',
  'A passkey was added': 'Une clé d’accès a été ajoutée',
  'From now on the new passkey can confirm that it is you.':
    'Désormais, la nouvelle clé d’accès peut confirmer que c’est bien vous.',
  'A recovery code was used': 'Un code de secours a été utilisé',
  'One of your recovery codes was just used to sign in or to confirm that it is you. You have {{count}} left.':
    'L’un de vos codes de secours vient de servir à se connecter ou à confirmer que c’est bien vous. Il vous en reste {{count}}.',
  'New recovery codes were made': 'De nouveaux codes de secours ont été créés',
  'Your account has new recovery codes. Those you had before no longer work.':
    'Votre compte a de nouveaux codes de secours. Les précédents ne fonctionnent plus.',
  'Two-step verification was turned off': 'La vérification en deux étapes a été désactivée',
  'From now on your password alone is enough to sign in.':
    'Désormais, votre seul mot de passe suffit pour vous connecter.',
  'Your two-step verification was reset': 'Votre vérification en deux étapes a été réinitialisée',
  'Your center took the second step of your sign-in away, and you were signed out everywhere. Sign in with your password, and set it up again.':
    'Votre établissement a retiré la seconde étape de votre connexion, et vous avez été déconnecté partout. Connectez-vous avec votre mot de passe, puis configurez-la de nouveau.',
  'If you did not ask for this, please speak with your center.':
    'Si vous ne l’avez pas demandé, veuillez en parler avec votre établissement.',
  'Confirm your email': 'Confirmez votre e-mail',
  'Confirm that this email is yours, and you sign in with it from then on.':
    'Confirmez que cet e-mail est le vôtre, et vous vous connecterez avec lui dès lors.',
  'The link works once, within a day. If you did not ask for it, you need not do anything.':
    'Le lien sert une seule fois, dans un délai d’un jour. Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
  'Confirm email': 'Confirmer l’e-mail',
  'An incident cannot be reported for a future date': 'Un incident ne peut pas être signalé pour une date future',
  'This incident was not found': 'Cet incident n’a pas été trouvé',
  'Say yes or no': 'Indiquez yes ou no',
  'There is no role with this name. Roles: {{roles}}': 'Il n’y a aucun rôle de ce nom. Rôles : {{roles}}',
  'Several children have this name; say the date of birth':
    'Plusieurs enfants portent ce nom ; indiquez la date de naissance',
  'This import was not found': 'Cette importation n’a pas été trouvée',
  'At most 20,000 rows can be imported at once': 'Au plus 20 000 lignes peuvent être importées à la fois',
  'This child was not found': 'Cet enfant n’a pas été trouvé',
  'This guardian was not found': 'Ce responsable n’a pas été trouvé',
  'This invitation was not found': 'Cette invitation n’a pas été trouvée',
  'There is no enrolled child with this id': 'Il n’y a aucun enfant inscrit avec cet identifiant',
  'This invitation is for another child': 'Cette invitation concerne un autre enfant',
  'No mail went out. Share the link yourself.': 'Aucun e-mail n’est parti. Transmettez vous-même le lien.',
  'The link can be shared once a child is chosen. Mail is not set up.':
    'Le lien pourra être transmis dès qu’un enfant sera choisi. L’e-mail n’est pas configuré.',
  'Everybody whom you chose is invited or registered already':
    'Toutes les personnes choisies sont déjà invitées ou inscrites',
  'These invitations were not found': 'Ces invitations sont introuvables',
  'There is no letter to print': 'Il n’y a aucune lettre à imprimer',
  'There is no guardian of an enrolled child with this id': 'Aucun responsable d’un enfant inscrit ne porte ce numéro',
  '{{name}} has an account already': '{{name}} a déjà un compte',
  'Point the camera of your phone at the square, or type this address into a browser:':
    'Visez le carré avec l’appareil photo de votre téléphone, ou saisissez cette adresse dans un navigateur :',
  'Invitation letters': 'Lettres d’invitation',
  'Somebody else here has this email. Use another one, or ask the center.':
    'Quelqu’un d’autre a ici cette adresse e-mail. Utilisez-en une autre ou demandez à la structure.',
  'Choose somebody to invite': 'Choisissez qui inviter',
  'At most {{maximum}} at once': '{{maximum}} au plus à la fois',
  'This invitation was already accepted': 'Cette invitation a déjà été acceptée',
  'This invitation was canceled. Send a new one instead.':
    'Cette invitation a été annulée. Envoyez-en plutôt une nouvelle.',
  'This invitation is no longer pending': 'Cette invitation n’est plus en attente',
  'There is already an account with this email. Please sign in to add your child.':
    'Il existe déjà un compte avec cet e-mail. Veuillez vous connecter pour ajouter votre enfant.',
  'This must be the email the invitation was sent to': 'Ce doit être l’e-mail auquel l’invitation a été envoyée',
  'This must be the phone number the invitation was sent to':
    'Ce doit être le numéro de téléphone auquel l’invitation a été envoyée',
  '{{name}} is not on duty': '{{name}} n’est pas en service',
  '{{person}} may not pick up {{child}}. Confirm that you have read this warning to continue.':
    '{{person}} n’a pas le droit de reprendre {{child}}. Confirmez que vous avez lu cet avertissement pour continuer.',
  'Confirm that you have read this warning to continue.':
    'Confirmez que vous avez lu cet avertissement pour continuer.',
  'The invitation is on its way': 'L’invitation est en route',
  'The link is ready. Mail goes out once a child is chosen.':
    'Le lien est prêt. L’e-mail part dès qu’un enfant est choisi.',
  'A daily report cannot be written for a future date':
    'Un rapport de la journée ne peut pas être écrit pour une date future',
  'Children cannot be enrolled in this room': 'Aucun enfant ne peut être inscrit dans cette salle',
  'Date of birth cannot be in the future': 'La date de naissance ne peut pas être dans le futur',
  'One form is for e-mail and text messages: give both, or neither':
    'Un même formulaire vaut pour les e-mails et les SMS : indiquez les deux, ou aucun',
  'Please check the year of the date of birth': 'Veuillez vérifier l’année de la date de naissance',
  'There is no active staff member with this id': 'Il n’y a aucun membre actif du personnel avec cet identifiant',
  'The closing time must be after the opening time': 'L’heure de fermeture doit suivre l’heure d’ouverture',
  'This weekday is named twice': 'Ce jour de la semaine est nommé deux fois',
  'The center is not closed on these days': 'L’établissement n’est pas fermé ces jours-là',
  'The last day must not be before the first': 'Le dernier jour ne peut pas précéder le premier',
  'Test mail from {{center}}': 'E-mail d’essai : {{center}}',
  'This is a test. You can read it, so mail from {{center}} arrives.':
    'Ceci est un essai. Vous pouvez le lire : les e-mails que {{center}} envoie arrivent donc bien.',
  'A routing number has nine digits; please check them':
    'Un numéro d’acheminement compte neuf chiffres ; veuillez les vérifier',
  'An EIN has nine digits, such as 12-3456789': 'Un EIN compte neuf chiffres, par exemple 12-3456789',
  'Enter the e-mail address or US phone number that Zelle knows':
    'Saisissez l’adresse e-mail ou le numéro de téléphone américain que Zelle connaît',
  'This role was not found': 'Ce rôle n’a pas été trouvé',
  'The Director must keep the right to manage roles, staff and the center':
    'La direction doit garder le droit de gérer les rôles, l’équipe et l’établissement',
  'There are children in this room: it needs an age group':
    'Il y a des enfants dans cette salle : il lui faut un groupe d’âge',
  '{{count}} children are in {{room}}. Move them to another room first.': {
    one: '{{count}} enfant est affecté à {{room}}. Placez-le d’abord dans une autre salle.',
    other: '{{count}} enfants sont affectés à {{room}}. Placez-les d’abord dans une autre salle.',
  },
  '{{count}} staff members are assigned to {{room}}. Assign them to another room first.': {
    one: '{{count}} membre du personnel est affecté à {{room}}. Affectez-le d’abord à une autre salle.',
    other: '{{count}} membres du personnel sont affectés à {{room}}. Affectez-les d’abord à une autre salle.',
  },
  'This room was not found': 'Cette salle n’a pas été trouvée',
  'This name stands for another room': 'Ce nom désigne une autre salle',
  'There is already a room with this name': 'Il y a déjà une salle de ce nom',
  'Say how many children one staff member may look after':
    'Indiquez combien d’enfants un membre du personnel peut encadrer',
  'Only a room with an age group has a ratio': 'Seule une salle avec un groupe d’âge a un taux d’encadrement',
  'Name the place': 'Indiquez le nom du lieu',
  'Please select who is performing this action': 'Veuillez indiquer qui effectue cette action',
  '{{name}} is no longer enrolled': '{{name}} n’est plus inscrit',
  'Enter a check-in or check-out time': 'Saisissez une heure d’arrivée ou de départ',
  '{{name}} was here on this day': '{{name}} était là ce jour-là',
  'There is no child with this id': 'Il n’y a aucun enfant avec cet identifiant',
  'Enter a check-in time': 'Saisissez une heure d’arrivée',
  'It is too late to undo this. Correct the times instead.':
    'Il est trop tard pour annuler. Corrigez plutôt les heures.',
  '{{name}} is already checked in': 'L’arrivée est déjà pointée : {{name}}',
  'This attendance record was not found': 'Cette présence n’a pas été trouvée',
  'Attendance cannot be recorded for a future date': 'Une présence ne peut pas être notée pour une date future',
  '{{name}} is not checked in': 'L’arrivée n’est pas pointée : {{name}}',
  'Check-out cannot be before the check-in at {{time}}': 'Le départ ne peut pas précéder l’arrivée à {{time}}',
  'Check-out cannot be before the check-in': 'Le départ ne peut pas précéder l’arrivée',
  'This time lies within another stay of {{name}} on this day':
    'Cette heure tombe dans une autre présence ce jour-là : {{name}}',
  'This time lies within another stay on this day': 'Cette heure tombe dans une autre présence ce jour-là',
  'An activity cannot be recorded for a future date': 'Une activité ne peut pas être notée pour une date future',
  'This is not the setup code. It is printed where Larkhouse was started.':
    'Ce n’est pas le code d’installation. Il s’affiche là où Larkhouse a été démarré.',
  'Invalid email or password': 'E-mail ou mot de passe incorrect',
  'Too many failed attempts. Please wait {{count}} minutes and try again.': {
    one: 'Trop d’essais sans succès. Veuillez patienter {{count}} minute et réessayer.',
    other: 'Trop d’essais sans succès. Veuillez patienter {{count}} minutes et réessayer.',
  },
  'Send JSON with the content type application/json': 'Envoyez du JSON avec le type de contenu application/json',
  'Something went wrong on our side. Please try again.': 'Un problème est survenu de notre côté. Veuillez réessayer.',
  'Something went wrong on our side. Please try again. Reference {{reference}}':
    'Un problème est survenu de notre côté. Veuillez réessayer. Référence {{reference}}',
  'This job no longer waits for another try': 'Cette tâche n’attend plus de nouvel essai',
  'There is nothing at this address': 'Il n’y a rien à cette adresse',
  'The request could not be read': 'La demande n’a pas pu être lue',
  'The request is too large': 'La demande est trop volumineuse',
  'Somebody did the same at this very moment. Please look again.':
    'Quelqu’un vient de faire la même chose. Veuillez regarder à nouveau.',
  'There is no room left for files on this server. Please tell whoever looks after it.':
    'Il n’y a plus de place pour les fichiers sur ce serveur. Veuillez prévenir la personne qui s’en occupe.',
  'There is no room left on this server. Please tell whoever looks after it.':
    'Il n’y a plus de place sur ce serveur. Veuillez prévenir la personne qui s’en occupe.',
  'This server cannot write to its disk. Please tell whoever looks after it.':
    'Ce serveur ne peut pas écrire sur son disque. Veuillez prévenir la personne qui s’en occupe.',
  'Larkhouse is making many files for your center already. Please try again in a minute.':
    'De nombreux fichiers sont déjà en préparation pour votre établissement. Veuillez réessayer dans une minute.',
  'This was broken off before it was done. Please try again.':
    'Cette opération a été interrompue avant la fin. Veuillez réessayer.',
  'Larkhouse is busy at the moment. Please try again.':
    'Larkhouse est très sollicité en ce moment. Veuillez réessayer.',
  'Files cannot be reached at the moment. Please try again in a few minutes.':
    'Les fichiers sont inaccessibles pour le moment. Veuillez réessayer dans quelques minutes.',
  'This file is missing': 'Ce fichier manque',
  'Idempotency-Key must be at most 200 characters': 'Idempotency-Key doit compter au plus 200 caractères',
  'This Idempotency-Key was already used for something else': 'Cette Idempotency-Key a déjà servi pour autre chose',
  'This field is required': 'Ce champ est obligatoire',
  'Must be one of: {{options}}': 'Doit être l’une de ces valeurs : {{options}}',
  'Must be at least {{minimum}}': 'Doit être au moins {{minimum}}',
  'Must be at most {{maximum}}': 'Doit être au plus {{maximum}}',
  'Must be a whole number': 'Doit être un nombre entier',
  'Must be text': 'Doit être un texte',
  'Must be a boolean': 'Doit être un booléen',
  'Must be an object': 'Doit être un objet',
  'Must be an array': 'Doit être un tableau',
  'Unknown field': 'Champ inconnu',
  'This request comes from another site': 'Cette demande vient d’un autre site',
  'Please ask for at most {{days}} days': 'Veuillez demander {{days}} jours au maximum',
  'Enter a date between 1900-01-01 and 2199-12-31': 'Saisissez une date entre 1900-01-01 et 2199-12-31',
  'Upload the file first, and send the path that it was given':
    'Envoyez d’abord le fichier, puis indiquez le chemin reçu',
  'This file is used already. Please upload it again.': 'Ce fichier est déjà utilisé. Veuillez l’envoyer de nouveau.',
  'The first day must not be after the last day': 'Le premier jour ne peut pas suivre le dernier jour',
  'Please sign in': 'Veuillez vous connecter',
  'Your center requires two-step verification. Set it up to go on.':
    'Votre établissement exige la vérification en deux étapes. Configurez-la pour continuer.',
  'Somebody else changed this in the meantime. Reload to see the newest version.':
    'Quelqu’un d’autre a modifié ceci entre-temps. Actualisez pour voir la version la plus récente.',
  'Larkhouse is already set up': 'Larkhouse est déjà en place',
  'Please fill in all required fields and select a file':
    'Veuillez remplir tous les champs obligatoires et choisir un fichier',
  'Must be at most 20 tags': 'Au plus 20 mots-clés',
  'Must be ids between commas': 'Doit être des identifiants séparés par des virgules',
  'Enter a month as YYYY-MM': 'Saisissez un mois au format AAAA-MM',
  'Enter a year from 2000 to 2030': 'Saisissez une année de 2000 à 2030',
  'This document was not found': 'Ce document n’a pas été trouvé',
  'Select a parent of this center': 'Choisissez un parent de cet établissement',
  'This photo was not found': 'Cette photo n’a pas été trouvée',
  'Choose children who are enrolled': 'Choisissez des enfants inscrits',
  'Choose rooms of this center': 'Choisissez des salles de cet établissement',
  'There are no photos from these days': 'Il n’y a aucune photo de ces jours',
  'One file holds at most {{most}} photos. Please choose fewer days.':
    'Un fichier contient {{most}} photos au plus. Veuillez choisir moins de jours.',
  'Something at {{center}} is waiting for your signature': 'Une signature vous attend chez {{center}}',
  '{{count}} incident reports are waiting for your signature.': {
    one: '{{count}} rapport d’incident attend votre signature.',
    other: '{{count}} rapports d’incident attendent votre signature.',
  },
  'Sign in to read and sign.': 'Connectez-vous pour lire et signer.',
  'Your week at {{center}}': 'Votre semaine chez {{center}}',
  '{{name}} was at {{center}} on {{count}} days.': {
    one: '{{name}} a passé {{count}} jour chez {{center}}.',
    other: '{{name}} a passé {{count}} jours chez {{center}}.',
  },
  '{{count}} daily reports were written for {{name}}.': {
    one: '{{count}} rapport de la journée a été écrit pour {{name}}.',
    other: '{{count}} rapports de la journée ont été écrits pour {{name}}.',
  },
  '{{count}} incidents were reported for {{name}}.': {
    one: '{{count}} incident a été signalé pour {{name}}.',
    other: '{{count}} incidents ont été signalés pour {{name}}.',
  },
  'Open the portal': 'Ouvrir le portail',
  'Children who have not come to {{center}} today': 'Enfants qui ne sont pas venus aujourd’hui chez {{center}}',
  '{{count}} of your children have not come today, and no absence is reported.': {
    one: 'Votre enfant n’est pas encore arrivé aujourd’hui, et aucune absence n’est signalée.',
    other: '{{count}} de vos enfants ne sont pas encore arrivés aujourd’hui, et aucune absence n’est signalée.',
  },
  'Nobody has arrived at {{center}} from your family yet':
    'Personne de votre famille n’est encore arrivé chez {{center}} aujourd’hui',
  'Please tell us in the portal whether they stay at home or come later.':
    'Dites-nous dans le portail s’il reste à la maison ou s’il arrive plus tard.',
  '{{count}} children have not come yet, and nobody said that they are absent.': {
    one: '{{count}} enfant n’est pas encore arrivé, et personne n’a annoncé son absence.',
    other: '{{count}} enfants ne sont pas encore arrivés, et personne n’a annoncé leur absence.',
  },
  'Open the dashboard': 'Ouvrir le tableau de bord',
  Acknowledged: 'Lu et signé',
  'Action taken': 'Mesures prises',
  Activities: 'Activités',
  Center: 'Établissement',
  'Characters that a PDF of ours cannot print stand as [?]. Download the text or Excel format to read them all.':
    'Les caractères que notre PDF ne peut pas imprimer sont remplacés par [?]. Téléchargez le format texte ou Excel pour tout lire.',
  Child: 'Enfant',
  'Child: {{name}}': 'Enfant : {{name}}',
  'Choose txt, pdf or xlsx': 'Choisissez txt, pdf ou xlsx',
  Content: 'Paisible',
  Cranky: 'De mauvaise humeur',
  'Daily report': 'Rapport de la journée',
  'Daily reports': 'Rapports quotidiens',
  'Daily report {{child}} {{date}}': 'Rapport de la journée {{child}} {{date}}',
  'Daily reports {{child}} {{from}} to {{to}}': 'Rapports quotidiens {{child}} {{from}} au {{to}}',
  Date: 'Jour',
  Excited: 'Plein d’enthousiasme',
  'Family told': 'Famille informée',
  Fussy: 'Grognon',
  Happy: 'De bonne humeur',
  'Incident report': 'Rapport d’incident',
  'Incident reports': 'Rapports d’incident',
  'Incident report {{child}} {{date}}': 'Rapport d’incident {{child}} {{date}}',
  'Incident reports {{child}} {{from}} to {{to}}': 'Rapports d’incident {{child}} {{from}} au {{to}}',
  Meals: 'Repas',
  Mood: 'Humeur',
  Naps: 'Siestes',
  'Not yet': 'Pas encore',
  Notes: 'Remarques',
  'Page {{page}} of {{pages}}': 'Page {{page}} sur {{pages}}',
  'Reported by': 'Signalé par',
  'There are no daily reports on these days': 'Il n’y a aucun rapport pour ces jours',
  'There are no incident reports on these days': 'Il n’y a aucun rapport d’incident pour ces jours',
  'These are too many reports for one document. Choose fewer days.':
    'Il y a trop de rapports pour un seul document. Choisissez moins de jours.',
  'This daily report was not found': 'Ce rapport de la journée n’a pas été trouvé',
  Time: 'Heure',
  Tired: 'Fatigue',
  Fall: 'Chute',
  Bump: 'Coup',
  Bite: 'Morsure',
  'Cut or scratch': 'Coupure ou égratignure',
  Burn: 'Brûlure',
  'Sting or insect bite': 'Piqûre',
  Choking: 'Étouffement',
  'Allergic reaction': 'Réaction allergique',
  Illness: 'Maladie',
  Behavior: 'Comportement',
  Head: 'Tête',
  Face: 'Visage',
  Mouth: 'Bouche',
  Neck: 'Cou',
  Chest: 'Poitrine',
  Belly: 'Ventre',
  'Upper back': 'Haut du dos',
  'Lower back': 'Bas du dos',
  Bottom: 'Fesses',
  'Left arm': 'Bras gauche',
  'Right arm': 'Bras droit',
  'Left hand': 'Main gauche',
  'Right hand': 'Main droite',
  'Left leg': 'Jambe gauche',
  'Right leg': 'Jambe droite',
  'Left foot': 'Pied gauche',
  'Right foot': 'Pied droit',
  'Part of the body': 'Partie du corps',
  Witness: 'Témoin',
  'First aid': 'Premiers soins',
  '{{person}}, by {{name}}, {{when}}': '{{person}}, par {{name}}, {{when}}',
  'This incident has no photo': 'Cet incident n’a pas de photo',
  'Say who was told': 'Dites qui a été prévenu',
  'Say when the family was told': 'Dites quand la famille a été prévenue',
  'The family cannot be told before it happened': 'La famille ne peut pas être prévenue avant les faits',
  'This time has not come yet': 'Cette heure n’est pas encore venue',
  'Choose one of the kinds': 'Choisissez un des types',
  'Choose parts of the body': 'Choisissez des parties du corps',
  'What happened': 'Ce qui s’est passé',
  'Written by': 'Rédigé par',
  'Written on': 'Rédigé le',
  '{{name}}, signed “{{signature}}”, {{when}}': '{{name}}, signé « {{signature}} », {{when}}',
  'By {{name}}, {{when}}': 'Par {{name}}, {{when}}',

  // Everything of a child as one file
  'This archive was not found. It may have expired; ask for a new one.':
    'Cette archive n’a pas été trouvée. Elle a peut-être expiré ; demandez-en une nouvelle.',
  'Born on {{date}}': 'Date de naissance : {{date}}',
  'At {{center}} since {{date}}, in {{room}}': 'À {{center}} depuis le {{date}}, dans {{room}}',
  'At {{center}} from {{date}} to {{until}}, in {{room}}': 'À {{center}} du {{date}} au {{until}}, dans {{room}}',
  'Nothing was recorded yet': 'Rien n’a encore été consigné',
  'Made on {{when}} for {{guardian}}': 'Établi le {{when}} pour {{guardian}}',
  'All of it also lies as JSON in the folder “data”, for programs. Keep this folder in a safe place: it is about your child.':
    'Le tout se trouve aussi en JSON dans le dossier « data », pour les programmes. Gardez ce dossier en lieu sûr : il parle de votre enfant.',
  Sections: 'Rubriques',
  '{{count}} daily reports': { one: '{{count}} rapport quotidien', other: '{{count}} rapports quotidiens' },
  '{{count}} activities': { one: '{{count}} activité', other: '{{count}} activités' },
  Activity: 'Activité',
  'Led by': 'Animée par',
  '{{count}} incident reports': { one: '{{count}} rapport d’incident', other: '{{count}} rapports d’incident' },
  Attendance: 'Présence',
  Arrived: 'Arrivée',
  Left: 'Départ',
  'Brought by': 'Amené par',
  'Collected by': 'Récupéré par',
  '{{count}} days at the center': {
    one: '{{count}} jour à l’établissement',
    other: '{{count}} jours à l’établissement',
  },
  'Days and pick-up': 'Jours et départs',
  'Booked days': 'Jours réservés',
  'Pick-up people': 'Personnes qui viennent chercher l’enfant',
  'As the list says that the center moved in with.':
    'Comme l’indique la liste avec laquelle l’établissement a commencé ici.',
  Present: 'Présence',
  Late: 'En retard',
  Absent: 'Absence',
  'Tax year {{year}}': 'Année fiscale {{year}}',
  'Tax documents': 'Documents fiscaux',
  '{{count}} tax documents': { one: '{{count}} document fiscal', other: '{{count}} documents fiscaux' },
  Photos: 'Photos',
  '{{count}} photos': { one: '{{count}} photo', other: '{{count}} photos' },
  '{{name}} has not started yet': '{{name}} n’a pas encore commencé',
  '{{name}} was here before this day': '{{name}} était là avant ce jour',
  'The first day cannot be before the birth': 'Le premier jour ne peut pas précéder la naissance',
  'Please check the year of the first day': 'Vérifiez l’année du premier jour',
  'Only fixed days have days of the week': 'Seuls les jours fixes ont des jours de la semaine',
  'Choose at least one day of the week': 'Choisissez au moins un jour de la semaine',
  'There are days in a week that the cycle does not have': 'Il y a des jours dans une semaine que le cycle n’a pas',
  'A day has at most three times': 'Un jour a au plus trois horaires',
  'Pick-up must be after drop-off': 'Le départ doit suivre l’arrivée',
  'The times of a day must not overlap': 'Les horaires d’un jour ne doivent pas se chevaucher',
  'Choose a day from today on': 'Choisissez un jour à partir d’aujourd’hui',
  'The center is closed on these days': 'L’établissement est fermé ces jours-là',
  'Name the times of the week as 1 08:00-16:00,3 08:00-12:00':
    'Indiquez les heures de la semaine comme 1 08:00-16:00,3 08:00-12:00',
  'Planning begins with this week': 'La planification commence par cette semaine',
  'Choose how the days are booked': 'Choisissez comment les jours sont réservés',
  'The last day cannot be before the first one': 'Le dernier jour ne peut pas précéder le premier',
  'The last day is today or later. Remove a child who is gone already.':
    'Le dernier jour est aujourd’hui ou plus tard. Retirez un enfant qui est déjà parti.',
  'Please check the year of the last day': 'Vérifiez l’année du dernier jour',
  'The day of the notice cannot be in the future': 'Le jour du préavis ne peut pas être à venir',
  '{{name}} was here until {{date}}': '{{name}} était là jusqu’au {{date}}',
  'The first day cannot be after the last one': 'Le premier jour ne peut pas suivre le dernier',
  'This child has left already. Take the line out of the file.':
    'Cet enfant est déjà parti. Retirez la ligne du fichier.',
  'Choose a reason': 'Choisissez un motif',
  'This text names what a child may not have ({{named}}). Confirm to record it.':
    'Ce texte nomme ce qu’un enfant ne doit pas prendre ({{named}}). Confirmez pour l’enregistrer.',
  '{{coming}} children would come into {{room}}, where {{taken}} of {{capacity}} places are taken. Confirm to go on.':
    '{{coming}} enfants iraient dans {{room}}, où {{taken}} places sur {{capacity}} sont prises. Confirmez pour continuer.',
  'All places in {{room}} are taken: {{taken}} of {{capacity}}. Confirm to go on.':
    'Toutes les places de {{room}} sont prises : {{taken}} sur {{capacity}}. Confirmez pour continuer.',
  ...activitiesFr,
  ...admissionsFr,
  ...analyticsFr,
  ...auditFr,
  ...billingFr,
  ...bookingsFr,
  ...employmentFr,
  ...childDocumentsFr,
  ...childFileFr,
  ...papersFr,
  ...rotaFr,
  ...camerasFr,
  ...eventsFr,
  ...formsFr,
  ...importsFr,
  ...milestonesFr,
  ...offersFr,
  ...timeOffFr,
  ...timesheetsFr,
  ...timeClockFr,
  ...complianceFr,
  ...kioskFr,
  'Backups of an installation with several centers are made by whoever runs it':
    'Les sauvegardes d’une installation de plusieurs structures sont faites par qui l’exploite',
  'This backup was not found. It may have had its time.':
    'Cette sauvegarde est introuvable. Sa durée de conservation est peut-être passée.',
  'This backup is not whole, and cannot be downloaded.':
    'Cette sauvegarde est incomplète et ne peut pas être téléchargée.',
  'There is a recovery key already. Reload to see so, and replace it if you mean to.':
    'Il y a déjà une clé de récupération. Rechargez la page pour le voir, et remplacez-la si c’est ce que vous voulez.',
  'This is not the last group of the key': 'Ce n’est pas le dernier groupe de la clé',
  'Another recovery key was kept meanwhile. Please begin again.':
    'Une autre clé de récupération a été confirmée entre-temps. Veuillez recommencer.',
  'Name a backup as it is listed': 'Indiquez une sauvegarde telle qu’elle figure dans la liste',
  'Enter the last group of the key': 'Saisissez le dernier groupe de la clé',
  'The backup failed': 'La sauvegarde a échoué',
  'For {{count}} nights no backup of Larkhouse succeeded. If the computer failed now, what was recorded since would be lost.':
    {
      one: 'Depuis {{count}} nuit, aucune sauvegarde de Larkhouse n’a abouti. Si l’ordinateur tombait en panne maintenant, ce qui a été saisi depuis serait perdu.',
      other:
        'Depuis {{count}} nuits, aucune sauvegarde de Larkhouse n’a abouti. Si l’ordinateur tombait en panne maintenant, ce qui a été saisi depuis serait perdu.',
    },
  'Please tell whoever looks after the computer: the command “npm run doctor” says why, and what to do.':
    'Prévenez la personne qui s’occupe de l’ordinateur : la commande « npm run doctor » dit pourquoi, et quoi faire.',
  'Mail goes out by another server': 'Les e-mails partent par un autre serveur',
  'Mail is no longer sent': 'Les e-mails ne sont plus envoyés',
  '{{name}} set that mail of {{center}} goes out by {{server}}.':
    '{{name}} a défini que les e-mails de {{center}} partent par {{server}}.',
  '{{name}} took the mail server of {{center}} away. Mail is kept under Settings → Mail.':
    '{{name}} a retiré le serveur de messagerie de {{center}}. Les e-mails sont conservés sous Réglages → E-mail.',
  'If you did not expect this, sign in and look at Settings → Mail at once: links that open accounts go out by mail.':
    'Si vous ne vous y attendiez pas, connectez-vous et regardez tout de suite Réglages → E-mail : les liens qui ouvrent des comptes partent par e-mail.',
  'The mail server is set for the whole installation (SMTP_URL)':
    'Le serveur de messagerie est défini par la personne qui gère cette installation (SMTP_URL)',
  'Enter the name of the mail server, such as smtp.example.org':
    'Saisissez le nom du serveur de messagerie, par exemple smtp.example.org',
  'Enter a port, such as 587': 'Saisissez un port, par exemple 587',
  'Enter the name that people read as the sender': 'Saisissez le nom qui apparaît comme expéditeur',
  'Enter the user name': 'Saisissez le nom d’utilisateur',
  'This password is too long': 'Ce mot de passe est trop long',
  'A user name and password go over an encrypted connection only':
    'Un nom d’utilisateur et un mot de passe ne passent que par une connexion chiffrée',
  'Enter the user name too': 'Saisissez aussi le nom d’utilisateur',
  'Enter the password of this user name': 'Saisissez le mot de passe de ce nom d’utilisateur',
  'Larkhouse does not send mail to this address. Enter the mail server of your provider or of your own network.':
    'Larkhouse n’envoie pas d’e-mails à cette adresse. Saisissez le serveur de messagerie de votre fournisseur ou de votre propre réseau.',
  'Mail servers listen on port 587, 465, 25 or 2525':
    'Les serveurs de messagerie utilisent le port 587, 465, 25 ou 2525',
  'Choose one of the languages in the list': 'Choisissez l’une des langues de la liste',
  'This person was not found': 'Cette personne est introuvable',
  'This has ended already': 'Ceci est déjà terminé',
  'Accept this person first': 'Acceptez d’abord cette personne',
  'The center has not accepted this person': 'L’établissement n’a pas accepté cette personne',
  'This person has no photo': 'Cette personne n’a pas de photo',
  'The family has withdrawn this proposal': 'La famille a retiré cette proposition',
  'Somebody has answered this proposal already': 'Quelqu’un a déjà répondu à cette proposition',
  'Choose enrolled children of one family': 'Choisissez des enfants inscrits d’une même famille',
  'Choose at least one child': 'Choisissez au moins un enfant',
  'Choose a child of this person': 'Choisissez un enfant de cette personne',
  'This person may not pick up this child. Please speak with the center.':
    'Cette personne ne peut pas venir chercher cet enfant. Parlez-en avec l’établissement.',
  'Choose drop-off, pick-up or both': 'Choisissez l’arrivée, le départ ou les deux',
  'The last day has passed': 'Le dernier jour est passé',
  '{{room}} is in use today: somebody is in it, or it is merged':
    '{{room}} sert aujourd’hui : quelqu’un s’y trouve, ou elle est regroupée',
  '{{room}} is merged into {{other}} today. Split it first.':
    '{{room}} est regroupée avec {{other}} aujourd’hui. Séparez-la d’abord.',
  '{{room}} is merged today already. Split it first.': '{{room}} est déjà regroupée aujourd’hui. Séparez-la d’abord.',
};
