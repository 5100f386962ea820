import { useMutation } from '@tanstack/react-query';
import type { RoomSettings } from '../../../../../domains/center/rules.ts';
import { removeRoom } from '../../../../../domains/center/settings-queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { toast } from '../../../../../ui/toast.ts';

type RemoveRoomProps = { room: RoomSettings; open: boolean; onOpenChange(open: boolean): void };

/** Asks before a room is removed; one in use says why it cannot be. */
export function RemoveRoom({ room, open, onOpenChange }: RemoveRoomProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(removeRoom);
  const { id, version, name, children, staff } = room;
  if (children > 0 || staff > 0) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('centerSettings.rooms.inUse', { room: name })}
        closeLabel={t('shell.close')}
        size="small"
        footer={<Button onClick={() => onOpenChange(false)}>{t('centerSettings.rooms.understood')}</Button>}
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
  const remove = () =>
    mutate(
      { params: { id }, query: { version } },
      {
        onSuccess: () => {
          toast({ title: t('centerSettings.rooms.removed'), variant: 'success' });
          onOpenChange(false);
        },
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('centerSettings.rooms.failedToRemove')),
            variant: 'error',
          }),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('centerSettings.rooms.ask', { room: name })}
      confirmLabel={t('centerSettings.rooms.askConfirm')}
      cancelLabel={t('centerSettings.cancel')}
      danger
      busy={isPending}
      onConfirm={remove}
    >
      {t('centerSettings.rooms.askText')}
    </ConfirmDialog>
  );
}
