import { localeOf } from '#web/lib/locale.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import type { FamilyPickupPerson } from './queries.ts';

type Said = Pick<FamilyPickupPerson, 'mayDropOff' | 'mayPickUp' | 'weekdays' | 'validFrom' | 'validTo'>;

/** What a pickup person may do, and when, in a line. */
export function usePickupText(): (person: Said) => string {
  const { t, i18n } = useTranslation();
  const weekday = useWeekdayNames();
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction', style: 'narrow' });
  return ({ mayDropOff, mayPickUp, weekdays, validFrom, validTo }) => {
    const may = mayDropOff && mayPickUp ? 'both' : mayPickUp ? 'pickUp' : 'dropOff';
    const from = validFrom ? formatDate(validFrom, 'short') : '';
    const to = validTo ? formatDate(validTo, 'short') : '';
    return [
      t(`pickupPeople.may.${may}`),
      weekdays ? list.format(weekdays.map((day) => weekday(day, 'short'))) : t('pickupPeople.everyDay'),
      from && to ? t('pickupPeople.fromTo', { from, to }) : '',
      from && !to ? t('pickupPeople.from', { from }) : '',
      to && !from ? t('pickupPeople.until', { to }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
