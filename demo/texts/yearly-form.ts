import { FormFile } from '#contract/forms-blocks.ts';

/** What the center asks every family once a year, in the words of its Director. */
export const YEARLY_FORM = FormFile.shape.body.parse({
  title: {
    en: 'Yearly health update',
    de: 'Jährliche Gesundheitsangaben',
    es: 'Datos de salud del año',
    fr: 'Point santé annuel',
  },
  intro: {
    en: 'Once a year we go through what we must know to look after your child well. What you told us last is filled in already.',
    de: 'Einmal im Jahr gehen wir durch, was wir wissen müssen, um Ihr Kind gut zu betreuen. Was Sie zuletzt gesagt haben, steht schon da.',
    es: 'Una vez al año repasamos lo que debemos saber para cuidar bien de su hija o hijo. Lo que nos dijo la última vez ya está escrito.',
    fr: 'Une fois par an, nous passons en revue ce que nous devons savoir pour bien nous occuper de votre enfant. Vos dernières réponses y figurent déjà.',
  },
  blocks: [
    {
      kind: 'mapped',
      key: 'allergies',
      field: 'child.allergies',
      label: { en: 'Allergies', de: 'Allergien', es: 'Alergias', fr: 'Allergies' },
      hint: {
        en: 'Foods, medicines, insects, and what to do.',
        de: 'Lebensmittel, Medikamente, Insekten, und was zu tun ist.',
        es: 'Alimentos, medicamentos, insectos, y qué hay que hacer.',
        fr: 'Aliments, médicaments, insectes, et ce qu’il faut faire.',
      },
    },
    {
      kind: 'text',
      key: 'illnesses',
      isLong: true,
      label: {
        en: 'Illnesses and operations of the last year',
        de: 'Krankheiten und Operationen im letzten Jahr',
        es: 'Enfermedades y operaciones del último año',
        fr: 'Maladies et opérations de l’année écoulée',
      },
    },
    {
      kind: 'file',
      key: 'insurance-card',
      label: {
        en: 'Insurance card',
        de: 'Versicherungskarte',
        es: 'Tarjeta del seguro',
        fr: 'Carte d’assurance',
      },
      hint: {
        en: 'A photo or a PDF of both sides.',
        de: 'Ein Foto oder ein PDF beider Seiten.',
        es: 'Una foto o un PDF de los dos lados.',
        fr: 'Une photo ou un PDF des deux côtés.',
      },
    },
    {
      kind: 'consent',
      key: 'first-aid',
      ticks: 'medicalForm',
      isRequired: true,
      label: {
        en: 'First aid and emergencies',
        de: 'Erste Hilfe und Notfälle',
        es: 'Primeros auxilios y emergencias',
        fr: 'Premiers secours et urgences',
      },
      text: {
        en: 'Staff may give first aid, call an ambulance and go with my child to the hospital when I cannot be reached.',
        de: 'Das Team darf Erste Hilfe leisten, den Rettungsdienst rufen und mein Kind ins Krankenhaus begleiten, wenn ich nicht erreichbar bin.',
        es: 'El personal puede dar primeros auxilios, llamar a una ambulancia y acompañar a mi hija o hijo al hospital si no me localizan.',
        fr: 'L’équipe peut donner les premiers secours, appeler une ambulance et accompagner mon enfant à l’hôpital si je ne suis pas joignable.',
      },
    },
    {
      kind: 'signature',
      label: { en: 'Signature', de: 'Unterschrift', es: 'Firma', fr: 'Signature' },
      text: {
        en: 'What is written here is right, as far as I know. I will tell the center when it changes.',
        de: 'Was hier steht, stimmt, soweit ich weiß. Wenn sich etwas ändert, sage ich es der Kita.',
        es: 'Lo que está escrito aquí es correcto, que yo sepa. Avisaré al centro cuando cambie.',
        fr: 'Ce qui est écrit ici est exact, à ma connaissance. Je préviendrai l’établissement en cas de changement.',
      },
    },
  ],
});
