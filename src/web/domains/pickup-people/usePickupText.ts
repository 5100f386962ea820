import { localeOf } from '#web/lib/locale.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { FamilyPickupPerson } from './queries.ts';

/** A day of the week by its number, 1 is Monday. */
export function useWeekdayName(length: 'long' | 'short'): (weekday: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { weekday: length, timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return (weekday) => format.format(new Date(Date.UTC(2024, 0, weekday)));
}

type Said = Pick<FamilyPickupPerson, 'mayDropOff' | 'mayPickUp' | 'weekdays' | 'validFrom' | 'validTo'>;

/** What a pickup person may do, and when, in a line. */
export function usePickupText(): (person: Said) => string {
  const { t, i18n } = useTranslation();
  const weekday = useWeekdayName('short');
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction', style: 'narrow' });
  return ({ mayDropOff, mayPickUp, weekdays, validFrom, validTo }) => {
    const may = mayDropOff && mayPickUp ? 'both' : mayPickUp ? 'pickUp' : 'dropOff';
    const from = validFrom ? formatDate(validFrom, 'short') : '';
    const to = validTo ? formatDate(validTo, 'short') : '';
    return [
      t(`pickupPeople.may.${may}`),
      weekdays ? list.format(weekdays.map(weekday)) : t('pickupPeople.everyDay'),
      from && to ? t('pickupPeople.fromTo', { from, to }) : '',
      from && !to ? t('pickupPeople.from', { from }) : '',
      to && !from ? t('pickupPeople.until', { to }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
