import type { FormFile } from '../examples.ts';

const form: FormFile = {
  larkhouseForm: 1,
  body: {
    title: {
      en: 'Enrollment agreement',
      de: 'Betreuungsvereinbarung',
      es: 'Acuerdo de inscripción',
      fr: 'Contrat d’accueil',
    },
    intro: {
      en: 'This is an example. Have your own counsel read it before families sign it, and delete this sentence.\n\nWhat we agree on for your child’s care. Ask us about anything that is not clear before you sign.',
      de: 'Dies ist ein Beispiel. Lassen Sie es rechtlich prüfen, bevor Familien es unterschreiben, und löschen Sie diesen Satz.\n\nWas wir für die Betreuung Ihres Kindes vereinbaren. Fragen Sie uns nach allem, was unklar ist, bevor Sie unterschreiben.',
      es: 'Este es un ejemplo. Pida que su abogado lo lea antes de que las familias lo firmen y borre esta frase.\n\nLo que acordamos para el cuidado de su hija o hijo. Pregúntenos todo lo que no esté claro antes de firmar.',
      fr: 'Ceci est un exemple. Faites-le relire par votre conseil avant que les familles ne le signent, et effacez cette phrase.\n\nCe dont nous convenons pour l’accueil de votre enfant. Posez-nous vos questions avant de signer.',
    },
    blocks: [
      {
        kind: 'heading',
        label: {
          en: 'Your child',
          de: 'Ihr Kind',
          es: 'Su hija o hijo',
          fr: 'Votre enfant',
        },
      },
      {
        kind: 'mapped',
        key: 'first-name',
        label: {
          en: 'First name',
          de: 'Vorname',
          es: 'Nombre',
          fr: 'Prénom',
        },
        isRequired: true,
        field: 'child.first-name',
      },
      {
        kind: 'mapped',
        key: 'last-name',
        label: {
          en: 'Last name',
          de: 'Nachname',
          es: 'Apellido',
          fr: 'Nom de famille',
        },
        isRequired: true,
        field: 'child.last-name',
      },
      {
        kind: 'mapped',
        key: 'date-of-birth',
        label: {
          en: 'Date of birth',
          de: 'Geburtsdatum',
          es: 'Fecha de nacimiento',
          fr: 'Date de naissance',
        },
        isRequired: true,
        field: 'child.date-of-birth',
      },
      {
        kind: 'heading',
        label: {
          en: 'Days and hours',
          de: 'Tage und Zeiten',
          es: 'Días y horas',
          fr: 'Jours et heures',
        },
        text: {
          en: 'We care for your child on the days that you book, within our opening hours.',
          de: 'Wir betreuen Ihr Kind an den Tagen, die Sie buchen, innerhalb unserer Öffnungszeiten.',
          es: 'Cuidamos a su hija o hijo los días que usted reserve, dentro de nuestro horario.',
          fr: 'Nous accueillons votre enfant les jours que vous réservez, pendant nos heures d’ouverture.',
        },
      },
      {
        kind: 'date',
        key: 'first-day',
        label: {
          en: 'First day of care',
          de: 'Erster Betreuungstag',
          es: 'Primer día',
          fr: 'Premier jour d’accueil',
        },
        isRequired: true,
      },
      {
        kind: 'choice',
        key: 'days',
        label: {
          en: 'Days of the week',
          de: 'Wochentage',
          es: 'Días de la semana',
          fr: 'Jours de la semaine',
        },
        isRequired: true,
        isMany: true,
        options: [
          {
            key: 'monday',
            label: {
              en: 'Monday',
              de: 'Montag',
              es: 'Lunes',
              fr: 'Lundi',
            },
          },
          {
            key: 'tuesday',
            label: {
              en: 'Tuesday',
              de: 'Dienstag',
              es: 'Martes',
              fr: 'Mardi',
            },
          },
          {
            key: 'wednesday',
            label: {
              en: 'Wednesday',
              de: 'Mittwoch',
              es: 'Miércoles',
              fr: 'Mercredi',
            },
          },
          {
            key: 'thursday',
            label: {
              en: 'Thursday',
              de: 'Donnerstag',
              es: 'Jueves',
              fr: 'Jeudi',
            },
          },
          {
            key: 'friday',
            label: {
              en: 'Friday',
              de: 'Freitag',
              es: 'Viernes',
              fr: 'Vendredi',
            },
          },
        ],
      },
      {
        kind: 'heading',
        label: {
          en: 'Payment',
          de: 'Bezahlung',
          es: 'Pago',
          fr: 'Paiement',
        },
        text: {
          en: 'Tuition is due on the first day of each month, also for days on which your child does not come. The amount is on your invoice.',
          de: 'Der Elternbeitrag ist am Ersten jedes Monats fällig, auch für Tage, an denen Ihr Kind nicht kommt. Der Betrag steht auf Ihrer Rechnung.',
          es: 'La cuota vence el primer día de cada mes, también por los días en que no asiste. El importe está en su factura.',
          fr: 'La participation est due le premier jour de chaque mois, y compris pour les jours d’absence. Le montant figure sur votre facture.',
        },
      },
      {
        kind: 'consent',
        key: 'payment',
        label: {
          en: 'Payment',
          de: 'Bezahlung',
          es: 'Pago',
          fr: 'Paiement',
        },
        isRequired: true,
        text: {
          en: 'I agree to pay the tuition on time.',
          de: 'Ich verpflichte mich, den Elternbeitrag pünktlich zu zahlen.',
          es: 'Me comprometo a pagar la cuota a tiempo.',
          fr: 'Je m’engage à payer la participation à temps.',
        },
      },
      {
        kind: 'heading',
        label: {
          en: 'Illness',
          de: 'Krankheit',
          es: 'Enfermedad',
          fr: 'Maladie',
        },
        text: {
          en: 'A child with a fever, vomiting or a contagious illness stays at home until it has been well for 24 hours. If your child falls ill here, we call you and you pick it up.',
          de: 'Ein Kind mit Fieber, Erbrechen oder einer ansteckenden Krankheit bleibt zu Hause, bis es 24 Stunden gesund ist. Erkrankt Ihr Kind bei uns, rufen wir Sie an, und Sie holen es ab.',
          es: 'Con fiebre, vómito o una enfermedad contagiosa, su hija o hijo se queda en casa hasta llevar 24 horas sin síntomas. Si enferma aquí, le llamamos y usted pasa a recoger.',
          fr: 'Un enfant qui a de la fièvre, qui vomit ou qui est contagieux reste à la maison jusqu’à 24 heures sans symptômes. S’il tombe malade ici, nous vous appelons et vous venez le chercher.',
        },
      },
      {
        kind: 'heading',
        label: {
          en: 'Ending the agreement',
          de: 'Ende der Vereinbarung',
          es: 'Fin del acuerdo',
          fr: 'Fin du contrat',
        },
        text: {
          en: 'Either side can end this agreement in writing, four weeks ahead.',
          de: 'Beide Seiten können diese Vereinbarung schriftlich mit einer Frist von vier Wochen beenden.',
          es: 'Cualquiera de las partes puede terminar este acuerdo por escrito, con cuatro semanas de aviso.',
          fr: 'Chaque partie peut mettre fin à ce contrat par écrit, quatre semaines à l’avance.',
        },
      },
      {
        kind: 'text',
        key: 'questions',
        label: {
          en: 'What else should we know?',
          de: 'Was sollten wir noch wissen?',
          es: '¿Qué más debemos saber?',
          fr: 'Que devons-nous savoir d’autre ?',
        },
        isRequired: false,
        isLong: true,
        most: 2000,
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
          en: 'I have read this agreement and agree to it.',
          de: 'Ich habe diese Vereinbarung gelesen und stimme ihr zu.',
          es: 'Leí este acuerdo y lo acepto.',
          fr: 'J’ai lu ce contrat et je l’accepte.',
        },
      },
    ],
  },
};
export default form;
