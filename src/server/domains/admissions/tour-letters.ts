import type { InquiryMailKind } from '#contract/admissions-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { asInvitation, type Moment } from '#server/kernel/calendar/icalendar.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Appointment, Letter } from '#server/kernel/mail/letter.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import type { Server } from '#server/server.ts';
import { linkToInquiry } from './letters.ts';
import { centerPlace, insertInquiryMail, type TourRow } from './tour-queries.ts';
import { startOf, type TourTime } from './tour-rules.ts';

type TourMail = Extract<InquiryMailKind, 'tour' | 'tour-canceled' | 'tour-reminder'>;

/** Writes to whoever asks about a tour, with what their calendar program has to know; without an e-mail to nobody. */
export async function mailTour(server: Server, scope: Scope, kind: TourMail, tour: TourRow): Promise<void> {
  if (tour.email === null) return;
  const { zone } = (await scope.opened).center;
  const center = await scope.one(centerPlace());
  const language = spoken(tour.language);
  const when = whenOf(tour, language, zone);
  const letter: Letter = {
    language,
    subject: subjectOf(kind, language, center.name),
    greeting: translate(language, 'Hello {{name}},', { name: tour.firstName }),
    paragraphs: [
      ...wordsOf(kind, language, center.name, when),
      ...(kind === 'tour-canceled' ? [] : detailsOf(tour, language, center.address)),
      kind === 'tour-canceled'
        ? translate(language, 'With this link you choose another time.')
        : translate(language, 'With this link you choose another time or cancel the tour.'),
    ],
    action: {
      label: translate(language, 'See your inquiry'),
      link: await linkToInquiry(server, scope, tour.inquiryId),
    },
    from: center.name,
    ...(kind !== 'tour-reminder' && { appointment: await appointmentOf(server, scope, kind, tour, center) }),
  };
  const mailId = await queueMail(server, scope, tour.email, letter);
  await keepMail(scope, { inquiryId: tour.inquiryId, mailId, kind, subject: letter.subject, text: null });
}

/** Notes what went to a family: it stands in the inquiry, and goes with it. */
export async function keepMail(
  scope: Scope,
  row: {
    readonly inquiryId: number;
    readonly mailId: number;
    readonly kind: InquiryMailKind;
    readonly subject: string;
    readonly text: string | null;
  },
): Promise<void> {
  const sentBy = staffIdOf((await scope.opened).actor);
  await scope.count(insertInquiryMail({ ...row, sentAt: scope.now, sentBy }));
}

/** Day and time as a letter says them. */
export function whenOf(
  tour: TourTime,
  language: Language,
  zone: string,
): { readonly day: string; readonly time: string } {
  const moments = momentsIn({ language }, zone);
  return { day: moments.day(tour.date), time: moments.time(tour.time) };
}

function subjectOf(kind: TourMail, language: Language, center: string): string {
  if (kind === 'tour-canceled') return translate(language, 'Your tour of {{center}} is canceled', { center });
  if (kind === 'tour-reminder') return translate(language, 'Tomorrow: your tour of {{center}}', { center });
  return translate(language, 'Your tour of {{center}}', { center });
}

function wordsOf(
  kind: TourMail,
  language: Language,
  center: string,
  when: { readonly day: string; readonly time: string },
): string[] {
  const said = { center, ...when };
  if (kind === 'tour-canceled')
    return [translate(language, 'Your tour of {{center}} on {{day}} at {{time}} will not take place.', said)];
  if (kind === 'tour-reminder')
    return [translate(language, 'Tomorrow, {{day}} at {{time}}, we look forward to showing you {{center}}.', said)];
  return [translate(language, 'We look forward to showing you {{center}} on {{day}} at {{time}}.', said)];
}

const detailsOf = ({ minutes, host }: TourRow, language: Language, address: string | null): string[] => [
  translate(language, 'It takes about {{minutes}} minutes.', { minutes }),
  ...(host === null ? [] : [translate(language, '{{name}} will show you around.', { name: host })]),
  ...(address === null ? [] : [translate(language, 'You find us here: {{address}}', { address })]),
];

async function appointmentOf(
  server: Server,
  scope: Scope,
  kind: TourMail,
  tour: TourRow,
  center: { readonly name: string; readonly address: string | null; readonly email: string | null },
): Promise<Appointment> {
  const { id, zone } = (await scope.opened).center;
  const method = kind === 'tour-canceled' ? 'CANCEL' : 'REQUEST';
  const sender = server.mailServers.named ?? (await server.mailServers.kept(scope));
  const text = await asInvitation(zone, {
    ...momentsOf(tour, zone),
    method,
    id: `tour-${id}-${tour.id}@larkhouse`,
    title: translate(spoken(tour.language), 'Tour of {{center}}', { center: center.name }),
    location: center.address ?? center.name,
    changedAt: scope.now,
    version: tour.sequence,
    organizer: { name: center.name, address: center.email ?? sender?.senderAddress ?? 'tours@invalid' },
    attendee: { name: `${tour.firstName} ${tour.lastName}`, address: tour.email ?? '' },
  });
  return { method, text };
}

/** Its end by the clock: a tour over a clock change takes its minutes. */
export function momentsOf(tour: TourTime, zone: string): Moment {
  const end = new Date(startOf(tour, zone).getTime() + tour.minutes * 60_000);
  return { date: tour.date, time: tour.time, endDate: dayAt(end, zone), endTime: timeAt(end, zone) };
}
