import i18next from 'i18next';
import { localeOf } from './locale.ts';

/** '$350.00' for 35000 cents, as the reader's language writes dollars; below zero with a minus. */
export const formatMoney = (cents: number): string =>
  // The narrow sign: whoever reads this is in the country of these dollars.
  formatter({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
    .format(cents / 100)
    .replaceAll('\u202f', '\u00a0');

/** '12.5%' for 1250 basis points. */
export const formatPercent = (basisPoints: number): string =>
  formatter({ style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

/** '350.00' for 35000 cents: how an amount stands in a field, with the language's own decimal sign. */
export const typedMoney = (cents: number): string =>
  formatter({ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }).format(cents / 100);

/** '12.5' for 1250 basis points: how a percentage stands in a field. */
export const typedPercent = (basisPoints: number): string =>
  formatter({ maximumFractionDigits: 2, useGrouping: false }).format(basisPoints / 100);

/**
 * The cents of an amount as people type it, and so the basis points of a percentage; undefined where it is none. A point or
 * comma before one or two last digits is the decimal sign, before three it groups thousands: nobody types tenths of a cent.
 */
export function centsOf(typed: string): number | undefined {
  const plain = typed.replace(/[\s$%]|US/g, '').replace(/^[−–]/, '-');
  const read = /^(-?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!read) return undefined;
  const [, sign = '', whole = '', part = ''] = read;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return sign ? -cents : cents;
}

function formatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const language = localeOf(i18next.language);
  const key = `${language}${JSON.stringify(options)}`;
  const made = formatters.get(key) ?? new Intl.NumberFormat(language, options);
  formatters.set(key, made);
  return made;
}
const formatters = new Map<string, Intl.NumberFormat>();
