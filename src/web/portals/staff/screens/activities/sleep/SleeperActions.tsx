import { Sun, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ConcernDialog } from './ConcernDialog.tsx';

type SleeperActionsProps = { name: string; napId: number; onWoke(): void };

/** What else there is to say of a sleeping child: that it woke up, or that something is wrong. */
export function SleeperActions({ name, napId, onWoke }: SleeperActionsProps) {
  const { t } = useTranslation();
  const concern = useDialog();
  return (
    <>
      <span className="flex shrink-0">
        <IconButton label={t('activities.naps.wokeOf', { name })} onClick={onWoke}>
          <Sun />
        </IconButton>
        <IconButton label={t('activities.naps.concernOf', { name })} onClick={() => concern.open()}>
          <TriangleAlert />
        </IconButton>
      </span>
      {concern.show((_, opened) => (
        <ConcernDialog name={name} napId={napId} {...opened} />
      ))}
    </>
  );
}
