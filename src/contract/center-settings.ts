import { CenterLogo } from './center.ts';
import { everybodySignedIn, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Email,
  LONGEST_LIST,
  LocalDate,
  LocalTime,
  Nothing,
  nullableText,
  requiredText,
  TimeZone,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** A weekday on which the center is open; 1 is Monday, 7 Sunday. */
/** The most days of a closure. */
export const LONGEST_CLOSURE = 366;

const OpenDay = z.object({ weekday: z.int().min(1).max(7), opens: LocalTime, closes: LocalTime });

/** Days in a row on which the center is closed for one reason; one day when both are the same. */
export const Closure = z.object({ from: AnsweredDate, to: AnsweredDate, reason: z.string() }).meta({ id: 'Closure' });

/** What the sky looks like, from the codes of the World Meteorological Organization. */
export const CONDITIONS = [
  'clear',
  'mostly-clear',
  'partly-cloudy',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'freezing-rain',
  'snow',
  'showers',
  'snow-showers',
  'thunderstorm',
] as const;

export const Weather = z
  .object({
    place: z.string(),
    temperatureF: z.int(),
    feelsLikeF: z.int(),
    condition: z.enum(CONDITIONS),
    isDay: z.boolean(),
    /** Percent. */
    humidity: z.int(),
    windMph: z.int(),
  })
  .meta({ id: 'Weather' });

export const CenterStatus = z
  .object({
    open: z.boolean(),
    /** Today's hours; null on a day on which the center does not open. */
    opensAt: LocalTime.nullable(),
    closesAt: LocalTime.nullable(),
    /** Today's. */
    closure: z.object({ reason: z.string() }).nullable(),
    /** While closed: when it opens again; null while open, or when no opening is in sight within a year. */
    nextOpening: z.object({ date: AnsweredDate, time: LocalTime }).nullable(),
    /** For staff; null for parents. `rooms` names those that lack staff. */
    ratios: z.object({ state: z.enum(['ok', 'attention']), rooms: z.array(z.string()) }).nullable(),
    /** Null where no provider is configured, no place is set, or the provider did not answer lately. */
    weather: Weather.nullable(),
  })
  .meta({ id: 'CenterStatus' });

const Details = z.object({
  name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  contactPerson: z.string().nullable(),
  timeZone: z.string(),
  version: z.int(),
});
const Hours = z.object({ days: z.array(OpenDay), version: z.int() });

/** How long records stay, in years; the shortest is what US rules commonly ask for at least. */
export const RETENTION = {
  childRecordYears: { least: 3, most: 30 },
  incidentRecordYears: { least: 3, most: 30 },
  staffRecordYears: { least: 3, most: 30 },
  financialRecordYears: { least: 4, most: 30 },
} as const;

const Rules = z.object({
  /** Arrivals after this time are late; null: never. */
  arrivalDeadline: LocalTime.nullable(),
  invitationDays: z.int(),
  childRecordYears: z.int(),
  incidentRecordYears: z.int(),
  staffRecordYears: z.int(),
  financialRecordYears: z.int(),
  /** After how many minutes an urgent message or incident nobody has seen is called up again; null: not. */
  escalatePushMinutes: z.int().nullable(),
  escalateMailMinutes: z.int().nullable(),
  version: z.int(),
});
const WeatherPlace = z.object({
  place: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Whether the installation has a weather provider (WEATHER_URL). */
  isConfigured: z.boolean(),
  version: z.int(),
});

const LogoSettings = z.object({ logo: CenterLogo.nullable(), version: z.int() });

const PaymentDetails = z
  .object({
    achAccountName: z.string().nullable(),
    achBankName: z.string().nullable(),
    achRoutingNumber: z.string().nullable(),
    /** The account number itself is never answered. */
    achAccountLastFour: z.string().nullable(),
    zelleName: z.string().nullable(),
    zelleContact: z.string().nullable(),
    ein: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'PaymentDetails' });

const minutes = z.int().min(1).max(1440).nullish();
const years = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most).optional();
const latitude = z.number('Enter the latitude as a number from -90 to 90').min(-90).max(90);
const longitude = z.number('Enter the longitude as a number from -180 to 180').min(-180).max(180);

/** The center as its people see it, and the Director's settings of it. Each part is saved on its own and has its own version. */
export const centerSettings = {
  'GET /api/center': {
    summary: 'The center: name, ways to reach it, opening hours, and closures from today on',
    audience: 'both',
    access: everybodySignedIn,
    reply: Details.omit({ version: true })
      .extend({ openingHours: z.array(OpenDay), closures: z.array(Closure) })
      .meta({ id: 'Center' }),
  },
  'GET /api/center/status': {
    summary: 'Open or closed now, when it opens next, the weather; for staff also whether the ratios hold',
    audience: 'both',
    access: everybodySignedIn,
    reply: CenterStatus,
  },
  'GET /api/center/settings': {
    summary: 'The settings of the center that the Director may change',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z
      .object({ details: Details, logo: LogoSettings, hours: Hours, rules: Rules, weather: WeatherPlace })
      .meta({ id: 'CenterSettings' }),
  },
  'PATCH /api/center/details': {
    summary: 'Change name, address, ways to reach the center, or its time zone',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({
      name: requiredText('Center name is required', 120).optional(),
      address: nullableText(300).optional(),
      phone: nullableText(40).optional(),
      email: z.union([z.literal('').transform(() => null), Email]).nullish(),
      contactPerson: nullableText(120).optional(),
      timeZone: TimeZone.optional(),
      version: Version,
    }),
    reply: Details,
  },
  'PUT /api/center/logo': {
    summary: 'Give the center the logo of an upload (POST /api/uploads), or none (null)',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({ filePath: requiredText('Upload the picture first', 300).nullable(), version: Version }),
    reply: LogoSettings,
  },
  'GET /api/center/logo': {
    summary: "The logo of one's own center, at most 320 pixels wide",
    audience: 'both',
    access: everybodySignedIn,
    query: z.object({ v: z.string().max(20).optional(), portal: z.enum(['staff', 'parent']).optional() }),
    reply: Nothing,
    file: true,
  },
  'PUT /api/center/hours': {
    summary: 'Set the opening hours of the week; a weekday that is left out is closed',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({ days: z.array(OpenDay).max(7), version: Version }),
    reply: Hours,
  },
  'GET /api/center/closures': {
    summary: 'Closures, by date; without a range those from today on',
    audience: 'staff',
    access: staffWith('center.manage'),
    query: z.object({ from: LocalDate.optional(), to: LocalDate.optional() }),
    longestDays: LONGEST_LIST,
    reply: z.array(Closure),
  },
  'POST /api/center/closures': {
    summary: 'Close the center on the days from … to (at most a year); days closed already get the new reason',
    audience: 'staff',
    access: staffWith('center.manage'),
    status: 201,
    body: z.strictObject({
      from: LocalDate,
      to: LocalDate,
      reason: requiredText('Say why the center is closed', 120),
    }),
    longestDays: LONGEST_CLOSURE,
    reply: Closure,
  },
  'DELETE /api/center/closures': {
    summary: 'Open the center again on the days from … to',
    audience: 'staff',
    access: staffWith('center.manage'),
    query: z.object({ from: LocalDate, to: LocalDate }),
    longestDays: LONGEST_CLOSURE,
    reply: Nothing,
  },
  'PATCH /api/center/rules': {
    summary: 'Change when an arrival is late, how long invitations hold, and how long records are kept',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({
      arrivalDeadline: LocalTime.nullish(),
      invitationDays: z.int().min(1).max(90).optional(),
      childRecordYears: years(RETENTION.childRecordYears),
      incidentRecordYears: years(RETENTION.incidentRecordYears),
      staffRecordYears: years(RETENTION.staffRecordYears),
      financialRecordYears: years(RETENTION.financialRecordYears),
      escalatePushMinutes: minutes,
      escalateMailMinutes: minutes,
      version: Version,
    }),
    reply: Rules,
  },
  'PUT /api/center/weather': {
    summary: 'Set the place whose weather is shown; all null: none',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({
      place: nullableText(80),
      latitude: latitude.nullable(),
      longitude: longitude.nullable(),
      version: Version,
    }),
    reply: WeatherPlace,
  },
  'GET /api/center/payment-details': {
    summary: 'How families pay the center, the account number masked',
    audience: 'staff',
    access: staffWith('center.manage', 'billing'),
    reply: PaymentDetails,
  },
  'PATCH /api/center/payment-details': {
    summary: 'Change how families pay; an account number that is left out or empty stays, null takes it away',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({
      achAccountName: nullableText(120).optional(),
      achBankName: nullableText(120).optional(),
      achRoutingNumber: nullableText(20).optional(),
      achAccountNumber: z
        .string()
        .trim()
        .max(40, 'An account number has 4 to 17 digits; please check them')
        .transform((text) => text || undefined)
        .nullish(),
      zelleName: nullableText(120).optional(),
      zelleContact: nullableText(254).optional(),
      ein: nullableText(20).optional(),
      version: Version,
    }),
    reply: PaymentDetails,
  },
} satisfies Contract;
