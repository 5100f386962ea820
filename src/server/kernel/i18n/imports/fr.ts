import type { Catalogue } from '../catalogues.ts';

/** What is said about spreadsheets that are moved in, in French. */
export const importsFr: Catalogue = {
  'Choose a room': 'Choisissez une salle',
  'The file needs a name': 'Le fichier doit avoir un nom',
  'The file is larger than 5 MB. Split it into several.': 'Le fichier dépasse 5 Mo. Divisez-le en plusieurs.',
  'There are no rows below the headings': 'Il n’y a aucune ligne sous les en-têtes',
  'This import is on its way already, and can no longer be changed':
    'Cette importation est déjà en route et ne peut plus être modifiée',
  'Say of every column what it means': 'Dites pour chaque colonne ce qu’elle signifie',
  'Two columns cannot mean the same': 'Deux colonnes ne peuvent pas avoir le même sens',
  'Say which column holds each name, and the date of birth':
    'Dites quelle colonne contient chaque nom et la date de naissance',
  'Say first how the dates are written': 'Dites d’abord comment les dates sont écrites',
  '{{count}} rows need correcting. Correct them, or import the others': {
    one: '{{count}} ligne est à corriger. Corrigez-la, ou importez les autres',
    other: '{{count}} lignes sont à corriger. Corrigez-les, ou importez les autres',
  },
  'There is nothing to import: everything is here already, or wrong':
    'Il n’y a rien à importer : tout est déjà ici, ou incorrect',
  'This import has begun. It can be taken back when it is done.':
    'Cette importation a commencé. Elle pourra être annulée une fois terminée.',
  'Only an import that has come in can be taken back': 'Seule une importation terminée peut être annulée',
  'Work has gone on with {{count}} of the people who came in, so the import can no longer be taken back':
    'On a déjà travaillé avec {{count}} des personnes entrées : l’importation ne peut plus être annulée',
  'There are no rows that were left out': 'Aucune ligne n’a été laissée de côté',
  'Something has changed since the file was checked: {{count}} rows need correcting now': {
    one: 'Quelque chose a changé depuis la vérification du fichier : {{count}} ligne est maintenant à corriger',
    other: 'Quelque chose a changé depuis la vérification du fichier : {{count}} lignes sont maintenant à corriger',
  },
  'What is wrong': 'Ce qui ne va pas',
  'There is no such day. Write it as 2022-03-07': 'Ce jour n’existe pas. Écrivez-le ainsi : 2022-03-07',
  'Line {{line}} says “{{value}}” of this child. Use one of the two':
    'La ligne {{line}} dit « {{value}} » de cet enfant. Gardez l’un des deux',
  'Room is required': 'La salle est obligatoire',
  'There is no room “{{name}}”. Choose one under Answers':
    'Il n’y a pas de salle « {{name}} ». Choisissez-en une sous Réponses',
  'Enter one phone number of 7 to 15 digits, as (512) 555-0100':
    'Saisissez un seul numéro de téléphone de 7 à 15 chiffres, comme (512) 555-0100',
  'This file could not be read as CSV. Save the spreadsheet as Excel (.xlsx) or CSV and try again.':
    'Ce fichier n’a pas pu être lu comme CSV. Enregistrez le tableau en Excel (.xlsx) ou CSV et réessayez.',
  'Enter one e-mail address, as ana@example.com': 'Saisissez une seule adresse e-mail, comme ana@example.com',
  'Name one person here, and the other in columns of their own':
    'Nommez ici une personne, et l’autre dans ses propres colonnes',
  'Enter the name of the person with this email or phone': 'Dites à qui est cet e-mail ou ce téléphone',
  'This is the e-mail of {{name}}, who is here already. Each person needs their own, or none':
    'C’est l’e-mail de {{name}}, qui est déjà ici. Chaque personne a le sien, ou aucun',
  'This is the e-mail of {{name}} in line {{line}}. Each person needs their own, or none':
    'C’est l’e-mail de {{name}} à la ligne {{line}}. Chaque personne a le sien, ou aucun',
  '{{name}} has the phone {{phone}} in line {{line}}. Use one of the two':
    '{{name}} a le téléphone {{phone}} à la ligne {{line}}. Gardez l’un des deux',
  'This is a workbook of an old Excel, or one with a password. Save it as Excel (.xlsx) or CSV.':
    'C’est un classeur d’un ancien Excel, ou avec mot de passe. Enregistrez-le en Excel (.xlsx) ou CSV.',
  'More cells than headings; put quotes around a text with commas in it':
    'Plus de cellules que d’en-têtes ; mettez entre guillemets un texte qui contient des virgules',
  'At most 200 columns can be imported': 'Au plus 200 colonnes peuvent être importées',
  'Line {{line}} has a cell that is too long to be meant':
    'La ligne {{line}} a une cellule trop longue pour être voulue',
  'Line {{line}} has this e-mail. Each person needs their own':
    'La ligne {{line}} a cet e-mail. Chaque personne a le sien',
  'This is not a spreadsheet. Save it as Excel (.xlsx) or CSV and choose that file.':
    'Ce n’est pas un tableau. Enregistrez-le en Excel (.xlsx) ou CSV et choisissez ce fichier.',
  'This file mixes two encodings. Open it in your spreadsheet program and save it as CSV UTF-8.':
    'Ce fichier mélange deux encodages. Ouvrez-le dans votre tableur et enregistrez-le en CSV UTF-8.',
  'This file holds more than can be read. Save the sheet with the children as CSV and try again.':
    'Ce fichier contient plus qu’il n’est possible de lire. Enregistrez la feuille des enfants en CSV et réessayez.',
  'This workbook unpacks to more than can be read. Save its sheet as CSV and try again.':
    'Ce classeur, décompressé, dépasse ce qui peut être lu. Enregistrez sa feuille en CSV et réessayez.',
  'This workbook could not be read. Save it again as Excel (.xlsx), without a password, or as CSV.':
    'Ce classeur n’a pas pu être lu. Enregistrez-le à nouveau en Excel (.xlsx), sans mot de passe, ou en CSV.',
  'At most {{maximum}} languages': 'Au plus {{maximum}} langues',
  'Name the languages with commas between them': 'Nommez les langues, séparées par des virgules',
};
