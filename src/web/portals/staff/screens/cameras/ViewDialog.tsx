import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { LiveView } from '../../../../domains/cameras/LiveView.tsx';
import { beginView, stopView, viewOf } from '../../../../domains/cameras/queries.ts';
import type { Ending, StaffCamera } from '../../../../domains/cameras/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

type ViewDialogProps = { camera: StaffCamera; open: boolean; onOpenChange(open: boolean): void };

/** The live picture. The view begins with the dialog and ends with it. */
export default function ViewDialog({ camera, open, onOpenChange }: ViewDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate: begin, data, error, isPending } = useMutation(beginView);
  const { mutate: stop } = useMutation(stopView);
  const [ending, setEnding] = useState<Ending>();

  const watch = () =>
    begin(
      { params: { id: camera.id } },
      {
        onSuccess: (view) => {
          client.setQueryData(viewOf(camera.id).queryKey, view);
          setEnding(undefined);
        },
      },
    );
  const watchFirst = useEffectEvent(watch);
  useEffect(() => watchFirst(), []);
  const close = (isOpen: boolean) => {
    if (!isOpen && data && !ending) stop({ params: { id: camera.id } });
    onOpenChange(isOpen);
  };

  const reason = ending
    ? ending.kind === 'expired'
      ? t('watching.expiredText')
      : ending.reason
    : error && reasonOf(error, t('watching.notBegun'));
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={camera.name}
      description={[camera.location, camera.room?.name].filter(Boolean).join(' · ')}
      closeLabel={t('shell.close')}
      size="large"
    >
      {reason ? (
        <Alert tone="warning" retry={{ label: t('cameras.watchAgain'), busy: isPending, onRetry: watch }}>
          {reason}
        </Alert>
      ) : data && open ? (
        <LiveView camera={camera} onEnd={setEnding} />
      ) : (
        <div role="status">
          <VisuallyHidden>{t('watching.connecting')}</VisuallyHidden>
          <Skeleton className="aspect-video w-full rounded-md" />
        </div>
      )}
    </Dialog>
  );
}
