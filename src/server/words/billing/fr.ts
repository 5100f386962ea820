import type { Catalogue } from '../catalogues.ts';

/** What billing says, in French. */
export const billingFr: Catalogue = {
  'Name is required': 'Le nom est obligatoire',
  'Enter an amount above or below zero': 'Saisissez un montant supérieur ou inférieur à zéro',
  'Choose a file': 'Choisissez un fichier',
  'Choose at least one line': 'Choisissez au moins une ligne',
  'Enter a year': 'Saisissez une année',
  'Plan name is required': 'Le nom de la formule est obligatoire',
  'Enter an amount up to 1,000,000 dollars': 'Saisissez un montant de 1 000 000 de dollars au plus',
  'Enter an amount in cents': 'Saisissez un montant en cents',
  'Enter an amount above zero': 'Saisissez un montant supérieur à zéro',
  'Please give a reason': 'Indiquez un motif',
  'Choose at least one weekday': 'Choisissez au moins un jour de la semaine',
  'This account was not found': 'Ce compte est introuvable',
  'Select a guardian of this center': 'Choisissez un responsable légal de cet établissement',
  'This is a guardian: change it at their parent account':
    'C’est le compte d’un responsable légal : modifiez-le dans son compte parent',
  'There is no closed day in these dates that is not credited yet':
    'Il n’y a, à ces dates, aucun jour de fermeture qui ne soit pas encore crédité',
  'This plan is archived': 'Cette formule est archivée',
  'Weekdays belong to tuition': 'Les jours de la semaine ne concernent que les frais de garde',
  'This child is on this plan already': 'Cet enfant a déjà cette formule',
  'A fee is charged once; give a credit instead': 'Des frais uniques ne se terminent pas ; accordez plutôt un avoir',
  'This enrollment has ended and was charged; put the child on the plan again':
    'Cette inscription est terminée et facturée ; attribuez de nouveau la formule à l’enfant',
  'This enrollment was not found': 'Cette inscription est introuvable',
  'Only a subsidy is paid by an agency': 'Un organisme ne paie que des aides',
  'Select the agency that pays': 'Choisissez l’organisme qui paie',
  'This late pickup was not found': 'Ce départ tardif est introuvable',
  'This pickup costs nothing by the rule of the center': 'Selon la règle de l’établissement, ce départ ne coûte rien',
  'This late pickup was charged or waived already': 'Ce départ tardif a déjà été facturé ou annulé',
  'This booking was not found': 'Cette écriture est introuvable',
  'This plan was not found': 'Cette formule est introuvable',
  'There is a plan of this name already': 'Une formule porte déjà ce nom',
  'Each payer can stand here once': 'Chaque payeur ne peut figurer qu’une fois',
  'Give each payer an amount or a percentage': 'Indiquez pour chaque payeur un montant ou un pourcentage',
  'The percentages must make 100 together': 'Les pourcentages doivent totaliser 100',
  'A discount or subsidy follows the tuition; it has no cadence of its own':
    'Une remise ou une aide suit les frais de garde ; elle n’a pas de périodicité propre',
  'Enter an amount or a percentage': 'Saisissez un montant ou un pourcentage',
  'A fee is charged once': 'Des frais uniques sont facturés une seule fois',
  'Choose how often tuition is charged': 'Choisissez la périodicité des frais de garde',
  'Enter an amount': 'Saisissez un montant',
  'Care is charged until {{date}}. Choose a later day.':
    'La garde est facturée jusqu’au {{date}}. Choisissez un jour ultérieur.',
  'Name each payer by an account or as a guardian': 'Désignez chaque payeur par son compte ou comme responsable légal',
  'This child has no guardian who could pay. Say who pays first.':
    'Cet enfant n’a pas de responsable légal qui puisse payer. Indiquez d’abord qui paie.',
};
