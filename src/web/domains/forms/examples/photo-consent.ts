import type { FormFile } from '../examples.ts';

const form: FormFile = {
  larkhouseForm: 1,
  body: {
    title: {
      en: 'Photo consent',
      de: 'Einwilligung in Fotos',
      es: 'Permiso para fotos',
      fr: 'Accord pour les photos',
    },
    intro: {
      en: 'This is an example. Have your own counsel read it before families sign it, and delete this sentence.\n\nWe take photos of everyday life here. You decide what may be done with those of your child, and can change your mind at any time.',
      de: 'Dies ist ein Beispiel. Lassen Sie es rechtlich prüfen, bevor Familien es unterschreiben, und löschen Sie diesen Satz.\n\nWir machen Fotos vom Alltag bei uns. Sie entscheiden, was mit denen Ihres Kindes geschehen darf, und können es jederzeit ändern.',
      es: 'Este es un ejemplo. Pida que su abogado lo lea antes de que las familias lo firmen y borre esta frase.\n\nTomamos fotos de la vida diaria. Usted decide qué se puede hacer con las de su hija o hijo y puede cambiar de opinión cuando quiera.',
      fr: 'Ceci est un exemple. Faites-le relire par votre conseil avant que les familles ne le signent, et effacez cette phrase.\n\nNous prenons des photos de la vie quotidienne. Vous décidez de ce qui peut être fait de celles de votre enfant, et pouvez changer d’avis à tout moment.',
    },
    blocks: [
      {
        kind: 'consent',
        key: 'in-the-app',
        label: {
          en: 'Photos for families',
          de: 'Fotos für Familien',
          es: 'Fotos para las familias',
          fr: 'Photos pour les familles',
        },
        isRequired: false,
        text: {
          en: 'Photos of my child may be taken and shown in the app to the families of the children who are in them.',
          de: 'Fotos meines Kindes dürfen gemacht und in der App den Familien der abgebildeten Kinder gezeigt werden.',
          es: 'Se pueden tomar fotos de mi hija o hijo y mostrarlas en la aplicación a las familias de quienes aparecen.',
          fr: 'Des photos de mon enfant peuvent être prises et montrées dans l’application aux familles des enfants qui y figurent.',
        },
      },
      {
        kind: 'consent',
        key: 'on-the-wall',
        label: {
          en: 'Photos in the rooms',
          de: 'Fotos in den Gruppen',
          es: 'Fotos en las salas',
          fr: 'Photos dans les salles',
        },
        isRequired: false,
        text: {
          en: 'Photos of my child may hang in the rooms.',
          de: 'Fotos meines Kindes dürfen in den Gruppen hängen.',
          es: 'Las fotos de mi hija o hijo pueden colgarse en las salas.',
          fr: 'Des photos de mon enfant peuvent être affichées dans les salles.',
        },
      },
      {
        kind: 'choice',
        key: 'public',
        label: {
          en: 'May photos be published, on our website or in print?',
          de: 'Dürfen Fotos veröffentlicht werden, auf unserer Website oder gedruckt?',
          es: '¿Se pueden publicar fotos en nuestro sitio web o impresas?',
          fr: 'Des photos peuvent-elles être publiées, sur notre site ou sur papier ?',
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
            key: 'without-face',
            label: {
              en: 'Only where my child’s face is not to be seen',
              de: 'Nur wenn das Gesicht meines Kindes nicht zu sehen ist',
              es: 'Solo si no se ve su cara',
              fr: 'Seulement si son visage ne se voit pas',
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
        when: 'public',
        isAnyOf: ['yes', 'without-face'],
        blocks: [
          {
            kind: 'choice',
            key: 'with-name',
            label: {
              en: 'May the first name stand beside them?',
              de: 'Darf der Vorname dabeistehen?',
              es: '¿Puede aparecer el nombre?',
              fr: 'Le prénom peut-il être indiqué ?',
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
            kind: 'text',
            key: 'not-where',
            label: {
              en: 'Is there anywhere they should not appear?',
              de: 'Wo sollen sie nicht erscheinen?',
              es: '¿Hay algún lugar donde no deban aparecer?',
              fr: 'Y a-t-il un endroit où elles ne doivent pas figurer ?',
            },
            isRequired: false,
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
          en: 'I decide this for my child. I know that I can withdraw it at any time.',
          de: 'Ich entscheide das für mein Kind. Ich weiß, dass ich es jederzeit widerrufen kann.',
          es: 'Lo decido por mi hija o hijo. Sé que puedo retirarlo en cualquier momento.',
          fr: 'Je le décide pour mon enfant. Je sais que je peux le retirer à tout moment.',
        },
      },
    ],
  },
};
export default form;
