import type { FormFile } from '../examples.ts';

const form: FormFile = {
  larkhouseForm: 1,
  body: {
    title: {
      en: 'Field trip permission',
      de: 'Erlaubnis für einen Ausflug',
      es: 'Permiso para una excursión',
      fr: 'Autorisation de sortie',
    },
    intro: {
      en: 'This is an example. Have your own counsel read it before families sign it, and delete this sentence.\n\nWrite here where you go, on which day, from when to when, and what the children need.',
      de: 'Dies ist ein Beispiel. Lassen Sie es rechtlich prüfen, bevor Familien es unterschreiben, und löschen Sie diesen Satz.\n\nSchreiben Sie hier, wohin es geht, an welchem Tag, von wann bis wann und was die Kinder brauchen.',
      es: 'Este es un ejemplo. Pida que su abogado lo lea antes de que las familias lo firmen y borre esta frase.\n\nEscriba aquí adónde van, qué día, de qué hora a qué hora y qué hay que llevar.',
      fr: 'Ceci est un exemple. Faites-le relire par votre conseil avant que les familles ne le signent, et effacez cette phrase.\n\nÉcrivez ici où vous allez, quel jour, de quelle heure à quelle heure, et ce dont les enfants ont besoin.',
    },
    blocks: [
      {
        kind: 'choice',
        key: 'comes-along',
        label: {
          en: 'May your child come along?',
          de: 'Darf Ihr Kind mitkommen?',
          es: '¿Puede participar su hija o hijo?',
          fr: 'Votre enfant peut-il venir ?',
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
        when: 'comes-along',
        isAnyOf: ['yes'],
        blocks: [
          {
            kind: 'choice',
            key: 'travel',
            label: {
              en: 'How may your child travel?',
              de: 'Wie darf Ihr Kind fahren?',
              es: '¿Cómo puede viajar?',
              fr: 'Comment votre enfant peut-il se déplacer ?',
            },
            isRequired: true,
            isMany: true,
            options: [
              {
                key: 'foot',
                label: {
                  en: 'On foot',
                  de: 'Zu Fuß',
                  es: 'A pie',
                  fr: 'À pied',
                },
              },
              {
                key: 'bus',
                label: {
                  en: 'By public bus or train',
                  de: 'Mit Bus oder Bahn',
                  es: 'En autobús o tren',
                  fr: 'En bus ou en train',
                },
              },
              {
                key: 'van',
                label: {
                  en: 'In the center’s van',
                  de: 'Im Bus der Kita',
                  es: 'En la camioneta del centro',
                  fr: 'Dans le minibus de la crèche',
                },
              },
            ],
          },
          {
            kind: 'repeat',
            key: 'to-call',
            label: {
              en: 'Whom do we call that day?',
              de: 'Wen rufen wir an diesem Tag an?',
              es: '¿A quién llamamos ese día?',
              fr: 'Qui appelons-nous ce jour-là ?',
            },
            isRequired: true,
            most: 3,
            blocks: [
              {
                kind: 'text',
                key: 'name',
                label: {
                  en: 'Name',
                  de: 'Name der Person',
                  es: 'Nombre',
                  fr: 'Nom',
                },
                isRequired: true,
                isLong: false,
                most: 120,
              },
              {
                kind: 'text',
                key: 'phone',
                label: {
                  en: 'Phone number',
                  de: 'Telefonnummer',
                  es: 'Número de teléfono',
                  fr: 'Numéro de téléphone',
                },
                isRequired: true,
                isLong: false,
                most: 40,
              },
            ],
          },
          {
            kind: 'text',
            key: 'needs',
            label: {
              en: 'What does your child need that day, such as a medicine?',
              de: 'Was braucht Ihr Kind an diesem Tag, etwa ein Medikament?',
              es: '¿Qué necesita ese día, por ejemplo un medicamento?',
              fr: 'De quoi votre enfant a-t-il besoin ce jour-là, par exemple un médicament ?',
            },
            isRequired: false,
            isLong: true,
            most: 1000,
          },
          {
            kind: 'consent',
            key: 'emergency',
            label: {
              en: 'In an emergency',
              de: 'Im Notfall',
              es: 'En una emergencia',
              fr: 'En cas d’urgence',
            },
            isRequired: true,
            text: {
              en: 'In an emergency staff may have my child treated while they try to reach me.',
              de: 'Im Notfall darf das Team mein Kind behandeln lassen, während es versucht, mich zu erreichen.',
              es: 'En una emergencia, el personal puede pedir atención médica mientras intenta localizarme.',
              fr: 'En cas d’urgence, l’équipe peut faire soigner mon enfant pendant qu’elle essaie de me joindre.',
            },
          },
        ],
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
          en: 'I have read where the trip goes, and answer for my child.',
          de: 'Ich habe gelesen, wohin der Ausflug geht, und antworte für mein Kind.',
          es: 'Leí adónde va la excursión y respondo por mi hija o hijo.',
          fr: 'J’ai lu où va la sortie, et je réponds pour mon enfant.',
        },
      },
    ],
  },
};
export default form;
