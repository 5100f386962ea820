import type { Catalogue } from '../catalogues.ts';

/** What the server says of personnel files, in French. */
export const employmentFr: Catalogue = {
  'Choose a position': 'Choisissez un poste',
  'A week has between 0 and 168 hours': 'Une semaine compte entre 0 et 168 heures',
  'Choose an age group': 'Choisissez un groupe d’âge',
  'Choose how it is paid': 'Choisissez le mode de paiement',
  'Enter what is paid': 'Saisissez ce qui est payé',
  'Enter an amount of 0 or more': 'Saisissez un montant de 0 ou plus',
  'Enter at most 1,000,000.00': 'Saisissez au plus 1\u202f000\u202f000,00',
  'Each time must end after it begins': 'Chaque horaire doit finir après son début',
  'The first terms begin on the first day of the employment':
    'Les premières conditions commencent le premier jour de l’emploi',
  'The first terms stay as long as the employment does. Correct them instead.':
    'Les premières conditions restent aussi longtemps que l’emploi. Corrigez-les plutôt.',
  'This employment was not found': 'Cet emploi est introuvable',
  'These terms were not found': 'Ces conditions sont introuvables',
  'This qualification was not found': 'Cette qualification est introuvable',
  'This overlaps another employment of this person': 'Cela chevauche un autre emploi de cette personne',
  'Other terms begin before this day': 'D’autres conditions commencent avant ce jour',
  'Other terms begin after this day. Take them out first.':
    'D’autres conditions commencent après ce jour. Supprimez-les d’abord.',
  'Choose a day after the first day of this employment': 'Choisissez un jour après le premier jour de cet emploi',
  'This employment has ended by then': 'Cet emploi sera déjà terminé',
  'Other terms begin on this day': 'D’autres conditions commencent ce jour-là',
  'This person is qualified for this group on these days already':
    'Cette personne est déjà qualifiée pour ce groupe ces jours-là',
};
