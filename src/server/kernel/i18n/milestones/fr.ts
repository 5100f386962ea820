import type { Catalogue } from '../catalogues.ts';

/** What milestones say, in French. */
export const milestonesFr: Catalogue = {
  'Enter an age in months': 'Saisissez un âge en mois',
  'Name is required': 'Le nom est obligatoire',
  'Title is required': 'Le titre est obligatoire',
  'Please choose a category': 'Veuillez choisir un domaine',
  'Please choose a milestone': 'Veuillez choisir une étape',
  'Please choose at least one child': 'Veuillez choisir au moins un enfant',
  'Choose at most {{maximum}} photos': 'Choisissez au plus {{maximum}} photos',
  'There is no milestone in use with this id': 'Aucune étape en usage ne porte cet identifiant',
  '{{name}} has this milestone already': '{{name}} a déjà cette étape',
  'A milestone cannot be recorded for a future date': 'Une étape ne peut pas être notée à une date future',
  'This day is before the child was born': 'Ce jour précède la naissance de l’enfant',
  'Choose photos that show the child': 'Choisissez des photos qui montrent l’enfant',
  'This milestone was not found': 'Cette étape est introuvable',
  'This badge was not found': 'Cet insigne est introuvable',
  'This category was not found': 'Ce domaine est introuvable',
  'The last age must not be before the first': 'Le dernier âge ne peut pas précéder le premier',
  'First milestone': 'Première étape',
  'The very first milestone celebrated here.': 'La toute première étape fêtée ici.',
  '{{count}} milestones': { one: '{{count}} étape', other: '{{count}} étapes' },
  '{{count}} milestones celebrated so far.': {
    one: '{{count}} étape fêtée jusqu’ici.',
    other: '{{count}} étapes fêtées jusqu’ici.',
  },
  '{{category}}: {{count}} milestones': {
    one: '{{category}} : {{count}} étape',
    other: '{{category}} : {{count}} étapes',
  },
  '{{count}} milestones celebrated in one area.': {
    one: '{{count}} étape fêtée dans un même domaine.',
    other: '{{count}} étapes fêtées dans un même domaine.',
  },
  'All round: {{from}} to {{to}} months': 'Tout complet : de {{from}} à {{to}} mois',
  'Every milestone of this age, in every area.': 'Toutes les étapes de cet âge, dans tous les domaines.',
  '{{count}} golden stars': { one: '{{count}} étoile d’or', other: '{{count}} étoiles d’or' },
  '{{count}} moments that were marked with a star.': {
    one: '{{count}} moment marqué d’une étoile.',
    other: '{{count}} moments marqués d’une étoile.',
  },
  'Something to celebrate at {{center}}': 'Quelque chose à fêter à {{center}}',
  '{{count}} milestones are waiting to be celebrated with you. Sign in to see them.': {
    one: 'Une étape attend d’être fêtée avec vous. Connectez-vous pour la voir.',
    other: '{{count}} étapes attendent d’être fêtées avec vous. Connectez-vous pour les voir.',
  },
  Milestones: 'Étapes',
  Area: 'Domaine',
  Age: 'Âge',
  '{{count}} months': { one: '{{count}} mois', other: '{{count}} mois' },
  'About it': 'De quoi il s’agit',
  'Seen by': 'Constaté par',
};
