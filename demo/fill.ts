import type { Scope } from '#server/db/scope.ts';
import { changeArrivalDeadline, closeOn } from '#server/domains/center/commands.ts';
import { changePayment } from '#server/domains/center/payment.ts';
import { changeDetails, setWeatherPlace } from '#server/domains/center/settings.ts';
import { activeStaff } from '#server/domains/staff/queries.ts';
import { addDays, dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import type { Server } from '#server/server.ts';
import { type Calendar, calendarAt } from './calendar.ts';
import { Cast } from './cast.ts';
import { roomActivities } from './history/activities.ts';
import { attendances } from './history/attendance.ts';
import { books } from './history/billing.ts';
import { bookings } from './history/bookings.ts';
import { cameras } from './history/cameras.ts';
import { care } from './history/care.ts';
import { childDocuments } from './history/child-documents.ts';
import { childFiles } from './history/child-file.ts';
import { classroomTablet } from './history/classroom.ts';
import { breaksAndRequests } from './history/clock-breaks.ts';
import { headcounts, immunizationForms } from './history/compliance.ts';
import { duties, hirings } from './history/employment.ts';
import { enrollments } from './history/enrollment.ts';
import { calendarEvents } from './history/events.ts';
import { familyForms } from './history/family-forms.ts';
import { FormLibrary } from './history/form-library.ts';
import { growth } from './history/growth.ts';
import { CLOSING_TIME, mishaps, withLatePickUps } from './history/incidents.ts';
import { inquiries } from './history/inquiries.ts';
import { invitations } from './history/invitations.ts';
import { FrontKiosk } from './history/kiosk.ts';
import { leavings } from './history/leavings.ts';
import { letters } from './history/letters.ts';
import { medications } from './history/medications.ts';
import { correspondence } from './history/messages.ts';
import { milestones } from './history/milestones.ts';
import { familyNotices } from './history/notices.ts';
import { offers } from './history/offers.ts';
import { papersOfStaff } from './history/papers.ts';
import { personnelFiles } from './history/personnel.ts';
import { photos } from './history/photos.ts';
import { pickupPeople } from './history/pickup-people.ts';
import { pins } from './history/pins.ts';
import { portraits } from './history/portraits.ts';
import { attends, type ChildDay, departureOf, presences } from './history/presence.ts';
import { dailyReports } from './history/reports.ts';
import { rollCalls } from './history/roll-calls.ts';
import { rota } from './history/rota.ts';
import { withForgottenCheckOuts } from './history/slips.ts';
import { taxDocuments } from './history/tax-documents.ts';
import { timesheets } from './history/timesheets.ts';
import { tours } from './history/tours.ts';
import { waiting } from './history/waiting.ts';
import { whereabouts } from './history/whereabouts.ts';
import { yearlyForms } from './history/yearly-forms.ts';
import { DETAILS, PAYMENT, WEATHER_PLACE } from './house.ts';
import { householdsOn } from './people/households.ts';
import { DIRECTOR, EMPLOYEES } from './people/staff.ts';
import { Shelf } from './shelf.ts';
import { relive } from './timeline.ts';

const ARRIVAL_DEADLINE = '09:30';
const FOUNDED_DAYS_AGO = 1210;

/** When the demonstration center was founded, seen from now. */
export const foundedAt = (now: Date, zone: string): Date =>
  momentOf(addDays(dayAt(now, zone), -FOUNDED_DAYS_AGO), '09:00', zone);

/**
 * Fills a new center that has its Director, roles, rooms and hours with the demonstration's people and their history
 * until the scope's now. Everything happens by the application's own commands, in the transaction of the scope: when it
 * is interrupted, nothing of it is there. The same now gives the same content.
 */
export async function fillDemonstration(
  server: Server,
  scope: Scope,
  { password, pin }: { readonly password: string; readonly pin: string },
): Promise<void> {
  const { center } = await scope.opened;
  const calendar = calendarAt(scope.now, center.zone);
  const passwordHash = await hashPassword(password);
  const cast = await directorAlone(scope);
  const households = householdsOn(calendar);
  const planned = presences(
    calendar,
    households.flatMap(({ children }) => children),
  );
  const { days, deeds: latePickUps } = withLatePickUps(calendar, cast, planned);

  const shelf = new Shelf(server, center.id);
  const kiosk = new FrontKiosk(server);
  const formLibrary = new FormLibrary();
  const known = { digits: pin, hash: await hashPassword(pin) };
  const asked = new Map<string, number>();
  const history = [
    ...houseRules(server, calendar, cast, foundedAt(scope.now, center.zone)),
    ...cameras(server, calendar, cast, foundedAt(scope.now, center.zone)),
    ...hirings(calendar, cast, passwordHash),
    ...enrollments(calendar, cast, households, passwordHash),
    ...invitations(server, calendar, cast, households),
    ...books(calendar, cast, households, foundedAt(scope.now, center.zone)),
    ...duties(calendar, cast, lastDepartures(days)),
    ...personnelFiles(server, calendar, cast),
    ...kiosk.hung(calendar, cast),
    ...attendances(calendar, cast, kiosk, withForgottenCheckOuts(calendar, days)),
    ...headcounts(calendar, cast, days),
    ...immunizationForms(calendar, cast, households),
    ...dailyReports(calendar, cast, days),
    ...latePickUps,
    ...mishaps(calendar, cast, days),
    ...roomActivities(calendar, cast, days),
    ...care(calendar, cast, days),
    ...medications(calendar, cast, days),
    ...familyNotices(calendar, cast, { days, households }),
    ...calendarEvents(calendar, cast, households),
    ...correspondence(calendar, cast, households),
    ...taxDocuments(calendar, cast, shelf, households),
    ...papersOfStaff(server, calendar, cast, shelf),
    ...portraits(calendar, cast, shelf, households),
    ...photos(calendar, cast, shelf, days),
    ...rollCalls(calendar, cast, days),
    ...pins(calendar, cast, households, known),
    ...classroomTablet(calendar, cast, known),
    ...pickupPeople(calendar, cast, households, known),
    ...childFiles(server, calendar, cast, households),
    ...childDocuments(calendar, cast, shelf, households),
    ...growth(calendar, cast, households),
    ...milestones(calendar, cast, households),
    ...(await formLibrary.written(calendar, cast)),
    ...familyForms(server, calendar, cast, households, formLibrary),
    ...yearlyForms(server, calendar, cast, shelf, households),
    ...inquiries(calendar, cast, asked),
    ...tours(server, calendar, cast, asked),
    ...waiting(server, calendar, cast, asked),
    ...letters(server, calendar, cast, asked),
    ...offers(server, calendar, cast, formLibrary),
    ...bookings(calendar, cast, households),
    ...rota(calendar, cast, households),
    ...leavings(calendar, cast, households),
    ...whereabouts(calendar, cast),
    ...timesheets(calendar, cast),
    ...breaksAndRequests(calendar, cast),
  ];
  try {
    await relive(scope, history);
  } finally {
    shelf.close();
  }
}

/** The first of the cast: the Director, who came with the center. */
async function directorAlone(scope: Scope): Promise<Cast> {
  const cast = new Cast();
  const director = EMPLOYEES.find(({ key }) => key === DIRECTOR);
  const [member] = await scope.all(activeStaff(scope.now));
  if (!director || member?.role !== director.role)
    throw new Error('The center must have its Director, and nobody else');
  cast.addStaff(director, member.id);
  return cast;
}

const houseRules = (server: Server, { closures }: Calendar, cast: Cast, at: Date) => [
  {
    at,
    by: () => cast.staff(DIRECTOR),
    act: async (scope: Scope) => {
      await changeArrivalDeadline(scope, ARRIVAL_DEADLINE);
      await closeOn(scope, closures);
      await changeDetails(scope, DETAILS);
      await setWeatherPlace(server, scope, WEATHER_PLACE);
      await changePayment(server.vault, scope, PAYMENT);
    },
  },
];

/** When the last child leaves on a day, by the plan. */
function lastDepartures(days: readonly ChildDay[]): (date: string) => number {
  const last = new Map(
    [...Map.groupBy(days.filter(attends), ({ date: day }) => day)].map(([day, all]) => [
      day,
      Math.max(...all.map(departureOf)),
    ]),
  );
  return (day) => last.get(day) ?? CLOSING_TIME;
}
