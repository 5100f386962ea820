import type { RoomSettings } from '#web/domains/center/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Says why a room cannot be removed. */
export function RoomInUse({ room: { name, children, staff }, open, onClose }: Opened & { room: RoomSettings }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('centerSettings.rooms.inUse', { room: name })}
      size="small"
      footer={<Button onClick={onClose}>{t('centerSettings.rooms.understood')}</Button>}
    >
      <p>
        {t('centerSettings.rooms.inUseText', {
          children: t('centerSettings.rooms.childrenShown', { count: children }),
          staff: t('centerSettings.rooms.staffShown', { count: staff }),
        })}
      </p>
    </Dialog>
  );
}
