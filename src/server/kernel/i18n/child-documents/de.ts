import type { Catalogue } from '../catalogues.ts';

/** What the server says of a child's documents, in German. */
export const childDocumentsDe: Catalogue = {
  'Take a photo of it or choose a PDF': 'Fotografieren Sie es oder wählen Sie eine PDF-Datei',
  'Give at most {{maximum}} pages': 'Geben Sie höchstens {{maximum}} Seiten ab',
  'Choose a photo or a PDF': 'Wählen Sie ein Foto oder eine PDF-Datei',
  'Say what it is': 'Schreiben Sie, was es ist',
  'Say what is wrong with it': 'Schreiben Sie, was nicht stimmt',
  'Choose a child': 'Wählen Sie ein Kind',
  'Choose children of this center': 'Wählen Sie Kinder dieser Kita',
  'There are no children in this room': 'In dieser Gruppe sind keine Kinder',
  'It cannot expire before it was issued': 'Es kann nicht ablaufen, bevor es ausgestellt wurde',
  'Nothing was given yet': 'Es wurde noch nichts abgegeben',
  'Somebody has answered this already': 'Darüber wurde schon entschieden',
  'Another guardian has given this already': 'Das hat schon jemand anderes aus der Familie abgegeben',
  'A newer one has taken its place': 'Es gibt schon ein neueres',
  'The center does not need this any more': 'Die Kita braucht das nicht mehr',
  'The family has given it. Accept or refuse it first.':
    'Die Familie hat es abgegeben. Nehmen Sie es zuerst an oder weisen Sie es zurück.',
  'Documents of the child': 'Dokumente des Kindes',
  'Issued on': 'Ausgestellt am',
  'Expires on': 'Läuft ab am',
  'Page {{page}}': 'Seite {{page}}',
  'Birth certificate': 'Geburtsurkunde',
  'Immunization record': 'Impfnachweis',
  'Health examination': 'Ärztliche Untersuchung',
  'Insurance card': 'Versicherungskarte',
  'Allergy action plan': 'Notfallplan bei Allergie',
  'Custody order': 'Beschluss zum Sorgerecht',
  'Photo ID of a guardian': 'Ausweis einer sorgeberechtigten Person',
  'Another document': 'Anderes Dokument',
  '{{count}} documents': { one: '{{count}} Dokument', other: '{{count}} Dokumente' },
};
