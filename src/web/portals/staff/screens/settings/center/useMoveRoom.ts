import { useMutation } from '@tanstack/react-query';
import { movedBy, type RoomSettings } from '../../../../../domains/center/rules.ts';
import { orderRooms } from '../../../../../domains/center/settings-queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** Moves a room one place up (-1) or down (1). */
export function useMoveRoom(rooms: readonly RoomSettings[]) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(orderRooms);
  const move = ({ id, name }: RoomSettings, by: -1 | 1) => {
    const ids = movedBy(
      rooms.map((room) => room.id),
      id,
      by,
    );
    if (!ids || isPending) return;
    mutate(
      { body: { ids } },
      {
        onSuccess: () => toast({ title: t('centerSettings.rooms.moved', { room: name, place: ids.indexOf(id) + 1 }) }),
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('centerSettings.rooms.moveFailed')),
            variant: 'error',
          }),
      },
    );
  };
  return { move, isMoving: isPending };
}
