import { type RotaWeek, type Shift, type ShiftTimes, type Times, timeOf } from '#web/domains/rota/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** Says whose a shift is, when and where, and what is to be noted of it. */
export function useShiftText({ people, rooms }: Pick<RotaWeek, 'people' | 'rooms'>) {
  const { t } = useTranslation();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const roomNames = new Map(rooms.map(({ id, name }) => [id, name]));
  const nameOf = ({ staffId }: Pick<Shift, 'staffId'>): string =>
    staffId === null ? t('rota.open') : (names.get(staffId) ?? t('rota.hasLeft'));
  const placeOf = ({ roomId, kind }: Pick<Shift, 'roomId' | 'kind'>): string =>
    roomId === null ? t(`rota.kinds.${kind}`) : (roomNames.get(roomId) ?? t('rota.kinds.care'));
  const timesOf = ({ fromMinute, toMinute }: Times): string =>
    t('rota.times', { from: formatTime(timeOf(fromMinute)), to: formatTime(timeOf(toMinute)) });
  const warningsOf = ({ warnings }: Pick<Shift, 'warnings'>): string[] =>
    warnings.map((warning) => t(`rota.warnings.${warning}`));
  return {
    nameOf,
    placeOf,
    timesOf,
    warningsOf,
    /** Everything, for whoever hears it. */
    labelOf(shift: Shift, times: ShiftTimes): string {
      const bar = t('rota.bar', {
        name: nameOf(shift),
        from: formatTime(timeOf(times.fromMinute)),
        to: formatTime(timeOf(times.toMinute)),
        room: placeOf(shift),
        date: formatDate(shift.date, 'long'),
        state: t(`rota.states.${shift.state}`),
      });
      const warnings = warningsOf(shift);
      return warnings.length === 0 ? bar : `${bar}. ${t('rota.barWarnings', { warnings: warnings.join(', ') })}`;
    },
  };
}
export type ShiftText = ReturnType<typeof useShiftText>;
