import * as z from './zod.ts';

const numeric = (value: unknown) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value);

/** A row's id. Callers that read it from a form or an address may send it as digits in a string. */
export const Id = z.preprocess<number | string, z.ZodInt, number | string>(numeric as never, z.int().positive());
/** An id whose absence has a text of its own. */
export const requiredId = (message: string) =>
  z.preprocess<unknown, z.ZodInt, number | string>(numeric, z.int(message).positive(message));
export const IdParams = z.object({ id: Id });
/** Up to 500 ids between commas, in a query. */
export const IdList = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,499}$/, 'Must be ids between commas')
  .transform((text) => text.split(',').map(Number));

/** What is asked for or written down lies between these days, both included (http-11): no calendar or count runs past its end. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';
const OUT_OF_SIGHT = 'Enter a date between 1900-01-01 and 2199-12-31';
const isInSight = (day: string) => day.slice(0, 10) >= FIRST_DAY && day.slice(0, 10) <= LAST_DAY;
const inSight = { description: `Between ${FIRST_DAY} and ${LAST_DAY}` };

/** A calendar day of the center that a caller names, YYYY-MM-DD. */
export const LocalDate = z.iso.date('Enter a date as YYYY-MM-DD').refine(isInSight, OUT_OF_SIGHT).meta(inSight);
/** A calendar day of the center in an answer, YYYY-MM-DD; reckoned from others, it may lie beyond what a caller can name. */
export const AnsweredDate = z.iso.date();
/** The most days, both ends included, of a list by its dates. */
export const LONGEST_LIST = 3_660;
/** A time of day at the center, HH:MM on the 24-hour clock. */
export const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM');
/** A zone's name; a bare offset has no summer time, and PostgreSQL reads its sign the other way round. */
const isTimeZone = (zone: string): boolean => {
  if (knownZones.has(zone)) return true;
  try {
    if (!/^[A-Za-z]/.test(zone) || !new Intl.DateTimeFormat('en', { timeZone: zone })) return false;
  } catch {
    return false;
  }
  // A zone may be written in small and in large letters.
  if (knownZones.size >= ZONES_KEPT) knownZones.clear();
  knownZones.add(zone);
  return true;
};
/** Every answer that names a center's zone is checked, and to find one out takes a tenth of a millisecond. */
const knownZones = new Set<string>();
const ZONES_KEPT = 1_000;
/** The name of a time zone, such as America/New_York. */
export const TimeZone = z.string('Time zone is required').refine(isTimeZone, 'Unknown time zone');
/** A moment, ISO 8601 in UTC. */
export const Instant = z.preprocess<Date | string, z.ZodISODateTime, Date | string>(
  ((value: unknown) => (value instanceof Date ? value.toISOString() : value)) as never,
  z.iso.datetime(),
);
/** A moment that a caller names, ISO 8601 in UTC. */
export const NamedInstant = z.iso.datetime().refine(isInSight, OUT_OF_SIGHT).meta(inSight);
/** Money in integer cents. */
export const Cents = z.int();

const printable = (value: string) => value.isWellFormed() && !value.includes('\0');
/** The server puts the limit in. */
const TOO_LONG = 'Must be at most {{maximum}} characters';
export const UNPRINTABLE = 'Contains a character that cannot be stored';

/** One line that must be there. */
export const requiredText = (message: string, max = 200) =>
  z.string(message).trim().min(1, message).max(max, TOO_LONG).refine(printable, UNPRINTABLE);
/** A text that may be empty. */
export const anyText = (message: string, max = 200) =>
  z.string(message).trim().max(max, TOO_LONG).refine(printable, UNPRINTABLE);
/** A text that may be empty or absent; absent becomes ''. */
export const optionalText = (max = 10_000) =>
  z
    .string()
    .trim()
    .max(max, TOO_LONG)
    .refine(printable, UNPRINTABLE)
    .nullish()
    .transform((text) => text ?? '');
/** A text that may be absent; empty becomes null. */
export const nullableText = (max = 200) => optionalText(max).transform((text) => text || null);
export const Email = z
  .string('Invalid email address')
  .trim()
  .max(254, 'Invalid email address')
  .pipe(z.email('Invalid email address'))
  .refine(printable, UNPRINTABLE);
/** Six characters or more; a password is never trimmed (accounts-1). */
export const Password = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters')
  .max(200, TOO_LONG);

/** The version an edit is based on; absent means last write wins (http-5). */
export const Version = z.int().positive().optional();

/** Lists that grow with time answer a date range: the days `from` to `to` (inclusive) and at most `limit` rows. */
export const DateRange = z.object({
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  limit: z.coerce.number<string | number>().int().min(1).max(5000).optional(),
});
/** An answer without content of interest. */
export const Nothing = z.object({});
