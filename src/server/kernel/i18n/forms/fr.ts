import type { Catalogue } from '../catalogues.ts';

/** What the server says of forms, in French. */
export const formsFr: Catalogue = {
  'Begin with a small letter, then use small letters, digits and hyphens':
    'Commencez par une minuscule, puis des minuscules, des chiffres et des traits d’union',
  'Write this text in English at least': 'Écrivez ce texte au moins en anglais',
  'Write this text, or leave the language out': 'Écrivez ce texte ou laissez cette langue de côté',
  'Must be a number': 'Doit être un nombre',
  'Offer at least two choices': 'Proposez au moins deux choix',
  'Choose a field of the child’s file': 'Choisissez un champ du dossier de l’enfant',
  'Give the table a column': 'Ajoutez une colonne au tableau',
  'Give the table a row': 'Ajoutez une ligne au tableau',
  'Choose what is asked': 'Choisissez ce qui est demandé',
  'Say what each entry asks': 'Indiquez ce que demande chaque entrée',
  'Choose a kind of block': 'Choisissez un type de bloc',
  'Choose the answers on which these questions follow': 'Choisissez les réponses qui entraînent ces questions',
  'Put the questions here that follow': 'Ajoutez ici les questions qui suivent',
  'This file is not a form that Larkhouse can read': 'Ce fichier n’est pas un formulaire que Larkhouse peut lire',
  'Something else is called so already': 'Un autre élément porte déjà ce nom',
  'Add a block in which the form is signed': 'Ajoutez un bloc dans lequel le formulaire est signé',
  'Leave one block in which the form is signed': 'Ne gardez qu’un bloc dans lequel le formulaire est signé',
  'Choose an earlier choice or consent': 'Choisissez un choix ou un consentement qui précède',
  'Choose answers that this question offers': 'Choisissez des réponses que cette question propose',
  'The latest day cannot be before the earliest one': 'Le dernier jour possible ne peut pas précéder le premier',
  'The largest number cannot be below the smallest one':
    'Le plus grand nombre ne peut pas être inférieur au plus petit',
  'This form is too long. Make two of it.': 'Ce formulaire est trop long. Faites-en deux.',
  'This form is no longer used. Take it up again first.':
    'Ce formulaire n’est plus utilisé. Remettez-le d’abord en usage.',
  'This form was not found': 'Ce formulaire est introuvable',
  'Please answer this': 'Veuillez répondre à ceci',
  'This answer does not fit': 'Cette réponse ne convient pas',
  'Please agree to this, or do not sign': 'Veuillez accepter ceci, ou ne signez pas',
  'Enter a date between {{earliest}} and {{latest}}': 'Saisissez une date entre le {{earliest}} et le {{latest}}',
  'Enter a number': 'Saisissez un nombre',
  'Enter at most {{decimals}} digits after the point': 'Saisissez {{decimals}} décimales au maximum',
  'Enter at most {{maximum}}': 'Saisissez-en {{maximum}} au maximum',
  'Choose whether all of them sign, or one': 'Choisissez si tous signent, ou une seule personne',
  'Type your name': 'Saisissez votre nom',
  'Agree to sign electronically, or ask the center for paper':
    'Acceptez de signer par voie électronique, ou demandez le papier à l’établissement',
  'Say that you mean to sign': 'Confirmez que vous voulez signer',
  'Publish this form first': 'Publiez d’abord ce formulaire',
  'This form asks for a file, which families cannot send with a form yet':
    'Ce formulaire demande un fichier, que les familles ne peuvent pas encore envoyer avec un formulaire',
  'Choose a day that has not passed': 'Choisissez un jour qui n’est pas passé',
  'Choose enrolled children': 'Choisissez des enfants inscrits',
  'Choose children who have a guardian': 'Choisissez des enfants qui ont un responsable',
  'This form is signed': 'Ce formulaire est signé',
  'Nobody has signed this form': 'Personne n’a signé ce formulaire',
  'Another guardian has signed meanwhile. Read what they answered first.':
    'Un autre responsable a signé entre-temps. Lisez d’abord ses réponses.',
  'You have signed this form already': 'Vous avez déjà signé ce formulaire',
  'You have refused this form. Ask the center to send it again.':
    'Vous avez refusé ce formulaire. Demandez à l’établissement de l’envoyer de nouveau.',
  'Another guardian has signed this form already': 'Un autre responsable a déjà signé ce formulaire',
};
