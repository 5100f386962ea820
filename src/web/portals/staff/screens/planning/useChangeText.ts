import type { Forecast, ForecastChange } from '#web/domains/planning/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** Says what changes for a child: 'Grows from Infants into Toddlers'. */
export function useChangeText({ rooms }: Forecast): (change: ForecastChange) => string {
  const { t } = useTranslation();
  const names = new Map(rooms.map(({ id, name }) => [id, name]));
  const nameOf = (id: number | null) => (id === null ? undefined : names.get(id)) ?? '–';
  return ({ kind, fromRoomId, toRoomId }) =>
    t(`planning.changes.${kind}`, { from: nameOf(fromRoomId), to: nameOf(toRoomId) });
}
