import type { DateOrder } from '#contract/imports-fields.ts';

/** What people write where there is nothing to say. */
const NOTHING =
  /^(-+|–+|—+|\.+|\?+|n\/?\s?a\.?|n\.a\.|none|nil|null|not applicable|tbd|to be (collected|determined)|unknown|#n\/a|#ref!|#value!|#name\?)$/i;
const NO_ALLERGIES =
  /^(no|nka|nkda|nkfa|(no|none|not any)( (known|food|drug|reported))*( allerg(y|ies))?|allerg(y|ies): none)( known)?( at this time)?\.?$/i;

/** A cell as it was meant: without spaces around or twice within, and empty where it says that there is nothing. */
export const meant = (cell: string): string => {
  const text = cell.replace(/[^\S\n]+/g, ' ').trim();
  return NOTHING.test(text) ? '' : text;
};
/** Allergies as they were meant; 'no known allergies' is none. */
export const meantAllergies = (cell: string): string => (NO_ALLERGIES.test(meant(cell)) ? '' : meant(cell));

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A time of day behind a date, as programs write it. */
const TIME = /[T ,]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*(am|pm|z|[+-]\d{2}:?\d{2})?$/i;
const FIGURES = /^(\d{1,2})\s*([/\-. ])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/;

/** Which order the figures of a date prove: 3/25/2022 begins with the month. Null where they prove none, or there are none. */
export function orderProvedBy(cell: string): DateOrder | null {
  const [, first = '', separator, second = ''] = FIGURES.exec(cell.replace(TIME, '').trim()) ?? [];
  if (separator === undefined || separator === '.') return null;
  if (Number(first) > 12 && Number(second) <= 12) return 'dmy';
  return Number(second) > 12 && Number(first) <= 12 ? 'mdy' : null;
}

/** Whether a date reads as two different days, by the order of its figures. */
export function isAmbiguous(cell: string): boolean {
  const [, first = '', separator, second = ''] = FIGURES.exec(cell.replace(TIME, '').trim()) ?? [];
  return (
    separator !== undefined && separator !== '.' && first !== second && Number(first) <= 12 && Number(second) <= 12
  );
}

/**
 * A date of a cell as YYYY-MM-DD; null when it is none. Dots mean day, month, year. A year of two figures is the last one that
 * is not after `latestYear`.
 */
export function dateOf(cell: string, order: DateOrder, latestYear: number): string | null {
  const text = cell.replace(TIME, '').trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return day(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const figures = FIGURES.exec(text);
  if (figures) {
    const [, first, separator, second, year = ''] = figures;
    const isDayFirst = separator === '.' || order === 'dmy';
    const [month, date] = isDayFirst ? [second, first] : [first, second];
    return day(fullYear(year, latestYear), Number(month), Number(date));
  }
  return dateInWords(text, latestYear) ?? dateOfSerial(text);
}

/** Mar 7, 2022; March 7th 2022; 7-Mar-22; 7 March 2022. */
function dateInWords(text: string, latestYear: number): string | null {
  const words =
    /^(?:\p{L}+,\s*)?(?:(\p{L}{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th)?[\s-]+(\p{L}{3,9})\.?),?[\s-]+(\d{4}|\d{2})$/u.exec(
      text,
    );
  if (!words) return null;
  const name = (words[1] ?? words[4] ?? '').toLowerCase();
  const month = MONTHS.indexOf(name.slice(0, 3)) + 1;
  const isMonth =
    month > 0 && LONG_MONTHS.some((long) => long.startsWith(name) || (name === 'sept' && long === 'september'));
  return isMonth ? day(fullYear(words[5] ?? '', latestYear), month, Number(words[2] ?? words[3])) : null;
}
const LONG_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** A date that lost its format: Excel's count of days, within the lives of people. */
function dateOfSerial(text: string): string | null {
  if (!/^\d{5}(\.\d+)?$/.test(text)) return null;
  const days = Math.floor(Number(text));
  return days >= 36_526 && days <= 60_000 ? new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10) : null;
}

const fullYear = (year: string, latestYear: number) => {
  if (year.length === 4) return Number(year);
  const century = Math.floor(latestYear / 100) * 100;
  return century + Number(year) <= latestYear ? century + Number(year) : century - 100 + Number(year);
};

function day(year: number, month: number, date: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, date));
  const isDay = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return isDay && year >= 1900 && year < 2200 ? at.toISOString().slice(0, 10) : null;
}

/** A phone number's extension is no part of the number. */
const EXTENSION = /[\s,;]*(x|ext\.?|extension|#)\s*\d{1,6}$/i;

/** The digits of a phone number, by which two are one: '+1 (512) 555-0100' and '512.555.0100'. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(EXTENSION, '').replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Whether a text is a phone number: 7 to 15 digits, and what people put between them. */
export const isPhone = (phone: string): boolean => {
  const number = phone.replace(EXTENSION, '');
  return /^[+\d\s().\-/]+$/.test(number) && /^\d{7,15}$/.test(phoneDigits(phone));
};

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** A whole name in its two parts: 'Lopez, Ana' and 'Ana Lopez' are one. A single word is a first name. */
export function nameParts(name: string): PersonName {
  const [last, ...first] = name.split(',');
  if (first.length > 0 && last !== undefined && first.join(' ').trim() !== '' && !SUFFIX.test(first.join(' ').trim())) {
    return { firstName: first.join(' ').trim(), lastName: last.trim() };
  }
  const words = name.replace(',', '').trim().split(' ');
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? 1 : 0;
  const at = words.length - 1 - suffix;
  if (at < 1) return { firstName: name.trim(), lastName: '' };
  const from = words.slice(1, at).findIndex((word) => PARTICLE.test(word));
  const split = from < 0 ? at : from + 1;
  return { firstName: words.slice(0, split).join(' '), lastName: words.slice(split).join(' ') };
}
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;
/** Where a last name of several words begins. */
const PARTICLE = /^(de|del|de la|van|von|der|den|da|dos|di|la|le|bin|al)$/;

/** How names are compared: without regard to case, accents in another form, or spaces. */
export const nameKey = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** 'Toddler', 'toddler room' and 'Toddlers' are one room. */
export const roomKey = (room: string): string =>
  nameKey(room)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/\b(the|class ?room|room|class|group)\b/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/s$/, '');

/** Yes or no; null when it is neither. */
export function yesOrNo(cell: string): boolean | null {
  if (/^(yes|y|true|1|x|✓|si|sí|oui|ja)$/i.test(cell)) return true;
  return /^(no|n|false|0|non|nein)$/i.test(cell) ? false : null;
}
