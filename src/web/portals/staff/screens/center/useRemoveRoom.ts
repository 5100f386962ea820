import type { RoomSettings } from '#web/domains/center/rules.ts';
import { removeRoom } from '#web/domains/center/settings-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** Asks before an empty room is removed. */
export function useRemoveRoom() {
  const { t } = useTranslation();
  const { run } = useAction(removeRoom, {
    done: t('centerSettings.rooms.removed'),
    failed: t('centerSettings.rooms.failedToRemove'),
  });
  return ({ id, version, name }: RoomSettings) =>
    confirmDelete({
      title: t('centerSettings.rooms.ask', { room: name }),
      text: t('centerSettings.rooms.askText'),
      label: t('centerSettings.rooms.askConfirm'),
      doDelete: () => run({ params: { id }, query: { version } }),
    });
}
