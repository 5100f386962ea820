import { movedBy, type RoomSettings } from '#web/domains/center/rules.ts';
import { orderRooms } from '#web/domains/center/settings-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Moves a room one place up (-1) or down (1). */
export function useMoveRoom(rooms: readonly RoomSettings[]) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(orderRooms, { failed: t('centerSettings.rooms.moveFailed') });
  const move = ({ id, name }: RoomSettings, by: -1 | 1) => {
    const ids = movedBy(
      rooms.map((room) => room.id),
      id,
      by,
    );
    if (!ids || isPending) return;
    const title = t('centerSettings.rooms.moved', { room: name, place: ids.indexOf(id) + 1 });
    void run({ body: { ids } }, { done: { title, variant: 'plain' } });
  };
  return { move, isMoving: isPending };
}
