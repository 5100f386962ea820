import { sendLetter } from '#server/domains/admissions/letter-commands.ts';
import { addTemplate } from '#server/domains/admissions/template-commands.ts';
import type { Server } from '#server/server.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';

const TEMPLATES = [
  {
    name: 'First answer',
    texts: [
      {
        language: 'en',
        subject: 'Your inquiry at {center}',
        text: 'Dear {family},\n\nthank you for asking for a place for {child}. We will call you this week to talk about what you need.\n\nYou are welcome to book a tour on the page of your inquiry.',
      },
      {
        language: 'es',
        subject: 'Su solicitud en {center}',
        text: 'Estimada familia {family}:\n\nGracias por pedir un lugar para {child}. Le llamaremos esta semana para hablar de lo que necesita.\n\nEn la página de su solicitud puede reservar una visita.',
      },
      {
        language: 'fr',
        subject: 'Votre demande à {center}',
        text: 'Bonjour {family},\n\nMerci d’avoir demandé une place pour {child}. Nous vous appellerons cette semaine pour parler de vos besoins.\n\nSur la page de votre demande, vous pouvez réserver une visite.',
      },
      {
        language: 'de',
        subject: 'Ihre Anfrage bei {center}',
        text: 'Guten Tag, {family},\n\ndanke für Ihre Anfrage nach einem Platz für {child}. Wir rufen Sie diese Woche an und besprechen, was Sie brauchen.\n\nAuf der Seite Ihrer Anfrage können Sie eine Besichtigung buchen.',
      },
    ],
  },
  {
    name: 'After the tour',
    texts: [
      {
        language: 'en',
        subject: 'Thank you for your visit',
        text: 'Dear {family},\n\nit was good to meet you. Tell us whether we may put {child} on the waitlist.',
      },
    ],
  },
] as const;

/** Texts for answers, and a letter that was written by hand. */
export function letters(
  server: Server,
  calendar: Calendar,
  cast: Cast,
  inquiries: ReadonlyMap<string, number>,
): Deed[] {
  const by = () => cast.staff(DIRECTOR);
  const on = (back: number, time: string) => calendar.moment(calendar.dayBack(back, time), time);
  const kept = TEMPLATES.map(
    (template, place): Deed => ({
      at: on(31, `09:3${place}`),
      by,
      act: (scope) => addTemplate(scope, { name: template.name, texts: [...template.texts] }),
    }),
  );
  const wrote: Deed = {
    at: on(5, '14:20'),
    by,
    act: (scope) =>
      sendLetter(server, scope, inquiries.get('Nadia Haddad') ?? 0, {
        subject: 'A place in the Toddler Room',
        text: 'Dear Nadia,\n\na place may become free in the Toddler Room sooner than we thought. Would an earlier start suit you?',
      }),
  };
  return [...kept, wrote];
}
