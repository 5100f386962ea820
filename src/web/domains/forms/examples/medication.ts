import type { FormFile } from '../examples.ts';

const form: FormFile = {
  larkhouseForm: 1,
  body: {
    title: {
      en: 'Medication authorization',
      de: 'Einwilligung in ein Medikament',
      es: 'Autorización de medicamento',
      fr: 'Autorisation de médicament',
    },
    intro: {
      en: 'This is an example. Have your own counsel read it before families sign it, and delete this sentence.\n\nFor each medicine that we are to give. Bring it in its original package, with the label of the pharmacy.',
      de: 'Dies ist ein Beispiel. Lassen Sie es rechtlich prüfen, bevor Familien es unterschreiben, und löschen Sie diesen Satz.\n\nFür jedes Medikament, das wir geben sollen. Bringen Sie es in der Originalverpackung mit dem Etikett der Apotheke.',
      es: 'Este es un ejemplo. Pida que su abogado lo lea antes de que las familias lo firmen y borre esta frase.\n\nPara cada medicamento que debamos dar. Tráigalo en su envase original, con la etiqueta de la farmacia.',
      fr: 'Ceci est un exemple. Faites-le relire par votre conseil avant que les familles ne le signent, et effacez cette phrase.\n\nPour chaque médicament que nous devons donner. Apportez-le dans son emballage d’origine, avec l’étiquette de la pharmacie.',
    },
    blocks: [
      {
        kind: 'text',
        key: 'medicine',
        label: {
          en: 'Name of the medicine',
          de: 'Name des Medikaments',
          es: 'Nombre del medicamento',
          fr: 'Nom du médicament',
        },
        isRequired: true,
        most: 200,
      },
      {
        kind: 'text',
        key: 'reason',
        label: {
          en: 'What is it for?',
          de: 'Wofür ist es?',
          es: '¿Para qué es?',
          fr: 'À quoi sert-il ?',
        },
        isRequired: true,
        most: 300,
      },
      {
        kind: 'number',
        key: 'dose',
        label: {
          en: 'Dose',
          de: 'Menge',
          es: 'Dosis',
          fr: 'Quantité',
        },
        hint: {
          en: 'The number alone; the unit follows below.',
          de: 'Nur die Zahl; die Einheit folgt darunter.',
          es: 'Solo el número; la unidad va abajo.',
          fr: 'Le nombre seul ; l’unité suit dessous.',
        },
        isRequired: true,
        least: 0,
        decimals: 2,
      },
      {
        kind: 'choice',
        key: 'unit',
        label: {
          en: 'Unit',
          de: 'Einheit',
          es: 'Unidad',
          fr: 'Unité',
        },
        isRequired: true,
        options: [
          {
            key: 'ml',
            label: {
              en: 'Milliliters',
              de: 'Milliliter',
              es: 'Mililitros',
              fr: 'Millilitres',
            },
          },
          {
            key: 'mg',
            label: {
              en: 'Milligrams',
              de: 'Milligramm',
              es: 'Miligramos',
              fr: 'Milligrammes',
            },
          },
          {
            key: 'tablet',
            label: {
              en: 'Tablets',
              de: 'Tabletten',
              es: 'Tabletas',
              fr: 'Comprimés',
            },
          },
          {
            key: 'drop',
            label: {
              en: 'Drops',
              de: 'Tropfen',
              es: 'Gotas',
              fr: 'Gouttes',
            },
          },
          {
            key: 'puff',
            label: {
              en: 'Puffs',
              de: 'Hübe',
              es: 'Inhalaciones',
              fr: 'Bouffées',
            },
          },
        ],
      },
      {
        kind: 'table',
        key: 'times',
        label: {
          en: 'When is it given?',
          de: 'Wann wird es gegeben?',
          es: '¿Cuándo se da?',
          fr: 'Quand est-il donné ?',
        },
        isRequired: true,
        columns: [
          {
            key: 'give',
            label: {
              en: 'Give it',
              de: 'Geben',
              es: 'Dar',
              fr: 'Donner',
            },
            holds: 'check',
          },
          {
            key: 'note',
            label: {
              en: 'Note, such as with food',
              de: 'Hinweis, etwa zum Essen',
              es: 'Nota, por ejemplo con comida',
              fr: 'Remarque, par exemple avec un repas',
            },
            holds: 'text',
          },
        ],
        rows: [
          {
            key: 'morning',
            label: {
              en: 'Morning',
              de: 'Morgens',
              es: 'En la mañana',
              fr: 'Le matin',
            },
          },
          {
            key: 'noon',
            label: {
              en: 'Noon',
              de: 'Mittags',
              es: 'A mediodía',
              fr: 'À midi',
            },
          },
          {
            key: 'afternoon',
            label: {
              en: 'Afternoon',
              de: 'Nachmittags',
              es: 'En la tarde',
              fr: 'L’après-midi',
            },
          },
        ],
      },
      {
        kind: 'date',
        key: 'from',
        label: {
          en: 'First day',
          de: 'Erster Tag',
          es: 'Primer día',
          fr: 'Premier jour',
        },
        isRequired: true,
      },
      {
        kind: 'date',
        key: 'until',
        label: {
          en: 'Last day',
          de: 'Letzter Tag',
          es: 'Último día',
          fr: 'Dernier jour',
        },
        isRequired: true,
      },
      {
        kind: 'choice',
        key: 'allergic',
        label: {
          en: 'Has your child had a bad reaction to a medicine before?',
          de: 'Hat Ihr Kind schon einmal ein Medikament nicht vertragen?',
          es: '¿Ha tenido antes una mala reacción a un medicamento?',
          fr: 'Votre enfant a-t-il déjà mal réagi à un médicament ?',
        },
        isRequired: true,
        options: [
          {
            key: 'yes',
            label: {
              en: 'Yes',
              de: 'Ja',
              es: 'Sí',
              fr: 'Oui',
            },
          },
          {
            key: 'no',
            label: {
              en: 'No',
              de: 'Nein',
              es: 'No',
              fr: 'Non',
            },
          },
        ],
      },
      {
        kind: 'condition',
        when: 'allergic',
        isAnyOf: ['yes'],
        blocks: [
          {
            kind: 'text',
            key: 'reaction',
            label: {
              en: 'To which, and what happened?',
              de: 'Welches, und was geschah?',
              es: '¿A cuál, y qué pasó?',
              fr: 'Auquel, et que s’est-il passé ?',
            },
            isRequired: true,
            isLong: true,
            most: 1000,
          },
        ],
      },
      {
        kind: 'text',
        key: 'prescriber',
        label: {
          en: 'Who prescribed it, with phone number',
          de: 'Wer hat es verordnet, mit Telefonnummer',
          es: 'Quién lo recetó, con número de teléfono',
          fr: 'Qui l’a prescrit, avec un numéro de téléphone',
        },
        isRequired: true,
        most: 300,
      },
      {
        kind: 'signature',
        label: {
          en: 'Signature',
          de: 'Unterschrift',
          es: 'Firma',
          fr: 'Signature',
        },
        text: {
          en: 'Staff may give this medicine to my child as written here.',
          de: 'Das Team darf meinem Kind dieses Medikament geben, wie es hier steht.',
          es: 'El personal puede dar este medicamento como aquí se indica.',
          fr: 'L’équipe peut donner ce médicament à mon enfant comme il est écrit ici.',
        },
      },
    ],
  },
};
export default form;
