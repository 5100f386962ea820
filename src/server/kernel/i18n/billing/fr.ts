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
    'C’est le compte d’un responsable légal : modifiez-le dans son compte parent',
  'There is no closed day in these dates that is not credited yet':
    'Il n’y a, à ces dates, aucun jour de fermeture qui ne soit pas encore crédité',
  'This plan is archived': 'Cette formule est archivée',
  'Weekdays belong to tuition': 'Les jours de la semaine ne concernent que les frais de garde',
  'Only tuition takes the place of other tuition': 'Seuls des frais de garde en remplacent d’autres',
  'This child is on this plan already': 'Cet enfant a déjà cette formule',
  'A fee is charged once; give a credit instead': 'Des frais uniques ne se terminent pas ; accordez plutôt un avoir',
  'This enrollment has ended and was charged; put the child on the plan again':
    'Cette inscription est terminée et facturée ; attribuez de nouveau la formule à l’enfant',
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
  'The percentages must add up to 100': 'Les pourcentages doivent totaliser 100',
  'A discount or subsidy follows the tuition; it has no cadence of its own':
    'Une remise ou une aide suit les frais de garde ; elle n’a pas de périodicité propre',
  'Enter an amount or a percentage': 'Saisissez un montant ou un pourcentage',
  'A fee is charged once': 'Des frais uniques sont facturés une seule fois',
  'Choose how often tuition is charged': 'Choisissez la périodicité des frais de garde',
  'Enter an amount': 'Saisissez un montant',
  'Care is charged until {{date}}. Choose a later day.':
    'La garde est facturée jusqu’au {{date}}. Choisissez un jour ultérieur.',
  'Name each payer by an account or as a guardian': 'Désignez chaque payeur par son compte ou comme responsable légal',
  'This child has no guardian who could pay. Say who pays first.':
    'Cet enfant n’a pas de responsable légal qui puisse payer. Indiquez d’abord qui paie.',
  'A chosen line is not in this file, or is no payment':
    'Une ligne choisie n’est pas dans ce fichier, ou n’est pas un paiement',
  'A counter entry cannot be taken back. Make the booking anew.':
    'Une contre-écriture ne peut pas être annulée. Saisissez l’écriture à nouveau.',
  'A part of a period costs its days of care out of all days of care in that period.':
    'Une partie de période est facturée au prorata de ses jours de garde sur tous les jours de garde de la période.',
  'A part of this payment was refunded. Take the refund back first.':
    'Une partie de ce paiement a été remboursée. Annulez d’abord le remboursement.',
  Amount: 'Montant',
  'At most {{amount}} of this payment can be refunded': '{{amount}} au plus peuvent être remboursés sur ce paiement',
  'Balance after this: {{amount}}': 'Solde après cette opération : {{amount}}',
  'Balance before this invoice': 'Solde avant cette facture',
  'Bank transfer (ACH)': 'Virement bancaire (ACH)',
  Card: 'Carte',
  Cash: 'Espèces',
  'Characters that this paper cannot print stand as [?].':
    'Les caractères que ce document ne peut pas imprimer apparaissent comme [?].',
  Check: 'Chèque',
  'Days of care': 'Jours de garde',
  Discounts: 'Remises',
  Due: 'Échéance',
  'EIN: {{ein}}': 'Numéro d’employeur (EIN) : {{ein}}',
  'Enter the first day too': 'Indiquez aussi le premier jour',
  'Invoice {{number}} comes to {{amount}} and is due on {{date}}.':
    'La facture {{number}} s’élève à {{amount}} et doit être réglée le {{date}} au plus tard.',
  'Invoice {{number}} of {{amount}} was due on {{date}} and is not paid in full.':
    'La facture {{number}} de {{amount}} était à régler le {{date}} et n’est pas entièrement payée.',
  'Invoice {{number}} of {{center}}': 'Facture {{number}} de {{center}}',
  'Invoice {{number}}': 'Facture {{number}}',
  'Late pickup': 'Départ tardif',
  'No columns for the date and the amount were found in this file':
    'Aucune colonne de date et de montant n’a été trouvée dans ce fichier',
  'Nothing of this invoice is open': 'Il ne reste rien à payer sur cette facture',
  'Only a payment can be refunded': 'Seul un paiement peut être remboursé',
  Other: 'Autre',
  'Paid by': 'Mode de paiement',
  'Paid online': 'Payé en ligne',
  Period: 'Période',
  'Please pay': 'À payer',
  'Please write {{number}} with your payment.': 'Indiquez {{number}} avec votre paiement.',
  'Receipt of refund {{number}}': 'Reçu de remboursement {{number}}',
  'Receipt {{number}}': 'Reçu {{number}}',
  Reference: 'Référence',
  'The date must not be in the future': 'La date ne doit pas être dans le futur',
  'The payment provider did not take the refund. Nothing was booked.':
    'Le prestataire de paiement n’a pas accepté le remboursement. Rien n’a été enregistré.',
  'This booking was taken back already': 'Cette écriture a déjà été annulée',
  'This charge is on an invoice. Void the invoice, or give a credit.':
    'Ces frais figurent sur une facture. Annulez la facture ou accordez un avoir.',
  'This file has too many lines; divide it': 'Ce fichier a trop de lignes ; divisez-le',
  'This file is not a CSV that can be read': 'Ce fichier n’est pas un CSV lisible',
  'This invoice is void already': 'Cette facture est déjà annulée',
  'This invoice is void': 'Cette facture est annulée',
  'This invoice is void.': 'Cette facture est annulée.',
  'This invoice was not found': 'Cette facture est introuvable',
  'This payment was made online, and no provider is set up any more':
    'Ce paiement a été effectué en ligne, et aucun prestataire n’est plus configuré',
  'This payment was made online. Refund it instead.': 'Ce paiement a été effectué en ligne. Remboursez-le.',
  'This payment was not found': 'Ce paiement est introuvable',
  'This payment was recorded already. Record it again only if the family paid twice.':
    'Ce paiement a déjà été enregistré. Ne l’enregistrez à nouveau que si la famille a payé deux fois.',
  'This payment was taken back.': 'Ce paiement a été annulé.',
  'This run was not found': 'Cette facturation est introuvable',
  'Total of this invoice': 'Total de cette facture',
  'We have received {{amount}}. Thank you.': 'Nous avons reçu {{amount}}. Merci.',
  'We have refunded {{amount}}.': 'Nous avons remboursé {{amount}}.',
  'What for': 'Objet',
  '{{what}} ({{part}} of {{all}} days)': '{{what}} ({{part}} jours sur {{all}})',
  'Nothing waits for an invoice on this account': 'Rien n’attend d’être facturé sur ce compte',
  'Nothing is due at the moment': 'Rien n’est à payer pour le moment',
  'Please select a plan': 'Choisissez une formule',
  'Save a payment method first': 'Enregistrez d’abord un moyen de paiement',
  'Payment processing is currently unavailable. Please contact support.':
    'Le paiement en ligne n’est pas disponible actuellement. Contactez l’établissement.',
  'Send the amount with your bank, by the details on this page.':
    'Envoyez le montant depuis votre banque, avec les coordonnées de cette page.',
  'Ask the center how to pay; its contact details are on this page.':
    'Demandez à l’établissement comment payer ; ses coordonnées sont sur cette page.',
  'Write {{reference}} with your payment, so that we recognize it.':
    'Indiquez {{reference}} avec votre paiement, afin que nous le reconnaissions.',
  'We record your payment when it arrives, usually within three business days.':
    'Nous enregistrons votre paiement à son arrivée, en général sous trois jours ouvrés.',
  'You find the receipt on your billing page.': 'Vous trouverez le reçu sur votre page de facturation.',
  'This year is not over yet': 'Cette année n’est pas encore terminée',
  "Enter the center's address and EIN in its settings first":
    'Indiquez d’abord l’adresse et l’EIN de l’établissement dans ses paramètres',
  'Statement {{year}} {{center}}': 'Relevé {{year}} {{center}}',
  'Statement of payments {{year}}': 'Relevé des paiements {{year}}',
  Year: 'Année',
  'Paid in the year': 'Payé dans l’année',
  'This statement lists what you paid to {{center}} for child care in {{year}}. Subsidies paid by agencies are not counted, and refunds are deducted.':
    'Ce relevé énumère ce que vous avez payé à {{center}} pour la garde d’enfants en {{year}}. Les aides versées par des organismes ne sont pas comptées, et les remboursements sont déduits.',
  'Of this, {{amount}} was paid ahead for care after {{year}}.':
    'Sur ce montant, {{amount}} ont été payés d’avance pour une garde après {{year}}.',
  'Total paid in {{year}}: {{amount}}': 'Total payé en {{year}} : {{amount}}',
  'Provider letter {{year}} {{center}}': 'Lettre du prestataire {{year}} {{center}}',
  "Dependent care provider's identification {{year}}": 'Identification du prestataire de garde {{year}}',
  'This letter gives what Form W-10 of the Internal Revenue Service asks of a provider of dependent care.':
    'Cette lettre donne ce que le formulaire W-10 de l’administration fiscale américaine (IRS) demande à un prestataire de garde.',
  Provider: 'Prestataire',
  Field: 'Rubrique',
  Entry: 'Valeur',
  'Name of the provider': 'Nom du prestataire',
  Address: 'Adresse',
  'Taxpayer identification number (EIN)': 'Numéro d’identification fiscale (EIN)',
  'Requested by': 'Demandé par',
  'Amounts paid in {{year}}': 'Montants payés en {{year}}',
  Total: 'Montant total',
  'Under penalties of perjury, the provider certifies that the name, address and number above are correct.':
    'Sous peine de parjure, le prestataire certifie que le nom, l’adresse et le numéro ci-dessus sont exacts.',
  'Signature of the provider: ______________________________   Date: ______________':
    'Signature du prestataire : ______________________________   Date : ______________',
  'No care of these days has been paid': 'Aucune garde de ces jours n’a été payée',
  'Care receipt {{from}} to {{to}}': 'Reçu de garde {{from}} au {{to}}',
  'Receipt for dependent care': 'Reçu pour garde d’enfant',
  Paid: 'Payé',
  'The care listed here has been given by {{center}} and paid by you.':
    'La garde indiquée ici a été assurée par {{center}} et payée par vous.',
  'Total: {{amount}}': 'Total : {{amount}}',
  'Paid on': 'Payé le',
  'Paid ahead': 'Payé d’avance',
  'For no child in particular': 'Sans enfant en particulier',
  'Made from your payments of {{year}}.': 'Établi d’après vos paiements de {{year}}.',
};
