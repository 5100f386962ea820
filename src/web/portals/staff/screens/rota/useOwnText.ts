import { type OwnShifts, type Times, timeOf } from '#web/domains/rota/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

type Told = Pick<OwnShifts['shifts'][number], 'room' | 'kind' | 'date' | 'fromMinute' | 'toMinute'>;

/** Says when and where one's own shift is. */
export function useOwnText() {
  const { t } = useTranslation();
  const timesOf = ({ fromMinute, toMinute }: Times): string =>
    t('rota.times', { from: formatTime(timeOf(fromMinute)), to: formatTime(timeOf(toMinute)) });
  const placeOf = ({ room, kind }: Pick<Told, 'room' | 'kind'>): string => room ?? t(`rota.kinds.${kind}`);
  return {
    timesOf,
    placeOf,
    wholeOf: (shift: Told): string => [formatDate(shift.date, 'long'), timesOf(shift), placeOf(shift)].join(', '),
  };
}
