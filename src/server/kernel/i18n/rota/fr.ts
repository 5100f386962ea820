import type { Catalogue } from '../catalogues.ts';

/** What the server says of the rota, in French. */
export const rotaFr: Catalogue = {
  'Shifts of days that have passed stay as they are': 'Les services des jours passés restent tels quels',
  'Please check the year': 'Vérifiez l’année',
  'Choose a room': 'Choisissez une salle',
  'The shift must end after it begins': 'Le service doit finir après son début',
  'A break must end after it begins': 'Une pause doit finir après son début',
  'Breaks must lie within the shift': 'Les pauses doivent se trouver pendant le service',
  'Breaks must not overlap': 'Les pauses ne doivent pas se chevaucher',
  'Choose somebody who works here': 'Choisissez une personne qui travaille ici',
  '{{name}} has another shift from {{from}} to {{to}} on that day':
    '{{name}} a un autre service de {{from}} à {{to}} ce jour-là',
  'This shift was not found': 'Ce service est introuvable',
  'This template was not found': 'Ce modèle est introuvable',
  'Choose a week that has not passed': 'Choisissez une semaine qui n’est pas passée',
  'Choose another week': 'Choisissez une autre semaine',
  'Nothing is planned in this week': 'Rien n’est prévu cette semaine',
  'Enter the begin of the shift': 'Saisissez le début du service',
  'Enter the end of the shift': 'Saisissez la fin du service',
  'Enter the begin of the break': 'Saisissez le début de la pause',
  'Enter the end of the break': 'Saisissez la fin de la pause',
  'A shift has at most {{maximum}} breaks': 'Un service a {{maximum}} pauses au plus',
  'Choose at least one shift': 'Choisissez au moins un service',
  'At most {{maximum}} shifts at once': '{{maximum}} services à la fois au plus',
  'Choose shifts of one week': 'Choisissez des services d’une même semaine',
  'Work: {{room}}': 'Travail : {{room}}',
  'Work: training': 'Travail : formation',
  'Work: office': 'Travail : bureau',
  'Choose at least one person': 'Choisissez au moins une personne',
  'Ask at most {{maximum}} people at once': 'Demandez à {{maximum}} personnes à la fois au plus',
  'Choose people who can cover this time': 'Choisissez des personnes qui peuvent assurer ce remplacement',
  'Somebody else has taken this shift': 'Une autre personne a déjà pris ce service',
  'You cannot take this shift: you have another one then, are off or not available, are not qualified, or it would be overtime.':
    'Vous ne pouvez pas prendre ce service : vous en avez un autre, êtes en congé ou indisponible, n’êtes pas qualifié, ou ce seraient des heures supplémentaires.',
  'A paper without which nobody may care for children is missing then, or has expired':
    'Ce jour-là, un justificatif sans lequel personne ne peut encadrer d’enfants manque ou a expiré',
  'This shift is yours already': 'Ce service est déjà le vôtre',
  'You cannot have this shift: you have another one then, or are not employed or not qualified.':
    'Vous ne pouvez pas avoir ce service : vous en avez un autre, n’êtes pas en poste ce jour-là ou n’avez pas la qualification.',
  'Nothing keeps you from this shift. Take it without asking.':
    'Rien ne s’oppose à ce service. Prenez-le sans le demander.',
  '{{name}} cannot have this shift: they have another one then, or are not employed or not qualified.':
    '{{name}} ne peut pas avoir ce service : un autre est prévu, ou l’emploi ou la qualification manque ce jour-là.',
  'This shift is no longer to be had: it was taken or changed, or has passed.':
    'Ce service n’est plus disponible : il a été pris ou modifié, ou il est passé.',
};
