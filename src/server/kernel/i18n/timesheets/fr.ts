import type { Catalogue } from '../catalogues.ts';

/** What the server says of timesheets, in French. */
export const timesheetsFr: Catalogue = {
  'This pay period has not ended yet': 'Cette période de paie n’est pas encore terminée',
  'Nobody has said when a forgotten duty ended. Correct or confirm it first.':
    'Personne n’a encore dit quand un service oublié s’est terminé. Corrigez-le ou confirmez-le d’abord.',
  'A duty of this pay period still goes on. End it first.':
    'Un service de cette période de paie est encore en cours. Terminez-le d’abord.',
  'This timesheet was not signed yet': 'Ce relevé d’heures n’est pas encore signé',
  'These hours are signed already': 'Ces heures sont déjà signées',
  'Your hours have changed. Look at them once more before you sign.':
    'Vos heures ont changé. Vérifiez-les encore une fois avant de signer.',
  'This break was not found': 'Cette pause est introuvable',
  'These hours are signed already. Ask to have the timesheet opened again.':
    'Ces heures sont déjà signées. Demandez que le relevé d’heures soit rouvert.',
  'The hours of {{name}} have changed since they were signed. Open that timesheet again.':
    'Les heures de {{name}} ont changé depuis la signature. Rouvrez ce relevé d’heures.',
  'No timesheet of this pay period is approved yet':
    'Aucun relevé d’heures de cette période de paie n’est encore validé',
  'No timesheet of this pay period is exported yet':
    'Aucun relevé d’heures de cette période de paie n’est encore exporté',
  'Choose at least one column in the settings first': 'Choisissez d’abord au moins une colonne dans les réglages',
  'Hours are signed up to {{date}}. Choose a later day.':
    'Des heures sont signées jusqu’au {{date}}. Choisissez un jour plus tard.',
  'Choose how long a pay period is': 'Choisissez la durée d’une période de paie',
  'Choose 5, 6 or 15 minutes, or none': 'Choisissez 5, 6 ou 15 minutes, ou aucun arrondi',
  'Enter a heading for each column': 'Saisissez un en-tête pour chaque colonne',
  'Choose what the column holds': 'Choisissez ce que contient la colonne',
  'Choose at least one timesheet': 'Choisissez au moins un relevé d’heures',
  'Say whether you were relieved of all work': 'Indiquez si vous étiez libre de toute tâche',
};
