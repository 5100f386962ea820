import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { LiveView } from '#web/domains/cameras/LiveView.tsx';
import { beginView, stopView, viewOf } from '#web/domains/cameras/queries.ts';
import type { Ending, StaffCamera } from '#web/domains/cameras/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

type ViewDialogProps = Opened & { camera: StaffCamera };

/** The live picture. The view begins with the dialog and ends with it. */
export default function ViewDialog({ camera, open, onClose }: ViewDialogProps) {
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
  const close = () => {
    if (data && !ending) stop({ params: { id: camera.id } });
    onClose();
  };

  const reason = ending
    ? ending.kind === 'expired'
      ? t('camerasWatching.expiredText')
      : ending.reason
    : error && reasonOf(error, t('camerasWatching.notBegun'));
  return (
    <Dialog
      open={open}
      onClose={close}
      title={camera.name}
      description={[camera.location, camera.room?.name].filter(Boolean).join(' · ')}
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
          <VisuallyHidden>{t('camerasWatching.connecting')}</VisuallyHidden>
          <Skeleton className="aspect-video w-full rounded-md" />
        </div>
      )}
    </Dialog>
  );
}
