import type { Catalogue } from '../catalogues.ts';

/** What the server says of the rota, in German. */
export const rotaDe: Catalogue = {
  'Shifts of days that have passed stay as they are': 'Schichten vergangener Tage bleiben, wie sie sind',
  'Please check the year': 'Bitte prüfen Sie das Jahr',
  'Choose a room': 'Wählen Sie eine Gruppe',
  'The shift must end after it begins': 'Die Schicht muss nach ihrem Beginn enden',
  'A break must end after it begins': 'Eine Pause muss nach ihrem Beginn enden',
  'Breaks must lie within the shift': 'Pausen müssen innerhalb der Schicht liegen',
  'Breaks must not overlap': 'Pausen dürfen sich nicht überschneiden',
  'Choose somebody who works here': 'Wählen Sie jemanden, der hier arbeitet',
  '{{name}} has another shift from {{from}} to {{to}} on that day':
    '{{name}} hat an diesem Tag eine andere Schicht von {{from}} bis {{to}}',
  'This shift was not found': 'Diese Schicht wurde nicht gefunden',
  'This template was not found': 'Diese Vorlage wurde nicht gefunden',
  'Choose a week that has not passed': 'Wählen Sie eine Woche, die noch nicht vorbei ist',
  'Choose another week': 'Wählen Sie eine andere Woche',
  'Nothing is planned in this week': 'In dieser Woche ist nichts geplant',
  'Enter the begin of the shift': 'Geben Sie den Beginn der Schicht ein',
  'Enter the end of the shift': 'Geben Sie das Ende der Schicht ein',
  'Enter the begin of the break': 'Geben Sie den Beginn der Pause ein',
  'Enter the end of the break': 'Geben Sie das Ende der Pause ein',
  'A shift has at most {{maximum}} breaks': 'Eine Schicht hat höchstens {{maximum}} Pausen',
  'Choose at least one shift': 'Wählen Sie mindestens eine Schicht',
  'At most {{maximum}} shifts at once': 'Höchstens {{maximum}} Schichten auf einmal',
  'Choose shifts of one week': 'Wählen Sie Schichten einer Woche',
  'Work: {{room}}': 'Arbeit: {{room}}',
  'Work: training': 'Arbeit: Fortbildung',
  'Work: office': 'Arbeit: Büro',
  'Choose at least one person': 'Wählen Sie mindestens eine Person',
  'Ask at most {{maximum}} people at once': 'Fragen Sie höchstens {{maximum}} Personen auf einmal',
  'Choose people who can cover this time': 'Wählen Sie Personen, die zu dieser Zeit einspringen können',
  'Somebody else has taken this shift': 'Jemand anderes hat diese Schicht übernommen',
  'You cannot take this shift: you have another one then, are off or not available, are not qualified, or it would be overtime.':
    'Sie können diese Schicht nicht übernehmen: Sie haben dann eine andere, haben frei oder sind nicht verfügbar, sind nicht qualifiziert, oder es wären Überstunden.',
  'A paper without which nobody may care for children is missing then, or has expired':
    'Dann fehlt ein Nachweis, ohne den niemand Kinder betreuen darf, oder er ist abgelaufen',
  'This shift is yours already': 'Diese Schicht haben Sie schon',
  'You cannot have this shift: you have another one then, or are not employed or not qualified.':
    'Sie können diese Schicht nicht bekommen: Sie haben dann eine andere, sind nicht beschäftigt oder nicht qualifiziert.',
  'Nothing keeps you from this shift. Take it without asking.':
    'Dieser Schicht steht nichts entgegen. Übernehmen Sie sie, ohne zu fragen.',
  '{{name}} cannot have this shift: they have another one then, or are not employed or not qualified.':
    '{{name}} kann diese Schicht nicht bekommen: hat dann eine andere, ist nicht beschäftigt oder nicht qualifiziert.',
  'This shift is no longer to be had: it was taken or changed, or has passed.':
    'Diese Schicht ist nicht mehr zu haben: Sie wurde übernommen oder geändert oder ist vorbei.',
};
