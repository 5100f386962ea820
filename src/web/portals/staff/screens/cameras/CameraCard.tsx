import { Eye, Pencil, Trash2, Video } from 'lucide-react';
import { CameraFacts, OnlineBadge } from '../../../../domains/cameras/CameraState.tsx';
import type { StaffCamera } from '../../../../domains/cameras/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Heading } from '../../../../ui/Heading.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Still } from './Still.tsx';

export type CameraCardActions = {
  /** Each is left out for those who may not. */
  onView: ((camera: StaffCamera) => void) | undefined;
  onViewNear(): void;
  onEdit: ((camera: StaffCamera) => void) | undefined;
  onEditNear(): void;
  onDelete: ((camera: StaffCamera) => void) | undefined;
};

export function CameraCard({ camera, ...actions }: { camera: StaffCamera } & CameraCardActions) {
  const { t } = useTranslation();
  const { name, location, room, viewers, problemMessage } = camera;
  const place = [location, room?.name ?? t('cameras.allRooms')].filter(Boolean).join(' · ');
  return (
    <Card as="li" flush className="overflow-hidden">
      <div className="flex h-full flex-col">
        <Still camera={camera} />
        <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Heading level={2} size="small" className="break-words">
                {name}
              </Heading>
              <p className="break-words text-ink-soft text-sm">{place}</p>
            </div>
            <OnlineBadge camera={camera} />
          </div>
          <CameraFacts camera={camera} />
          {problemMessage && <p className="text-pretty font-medium text-attention-ink text-sm">{problemMessage}</p>}
          {viewers > 0 && (
            <p>
              <Badge tone="info" icon={<Eye aria-hidden="true" />}>
                {t('cameras.watching', { count: viewers })}
              </Badge>
            </p>
          )}
          <CardActions camera={camera} {...actions} />
        </div>
      </div>
    </Card>
  );
}

function CardActions({
  camera,
  onView,
  onViewNear,
  onEdit,
  onEditNear,
  onDelete,
}: { camera: StaffCamera } & CameraCardActions) {
  const { t } = useTranslation();
  const { name, view } = camera;
  return (
    <div className="mt-auto flex gap-2 pt-1">
      {onView && (
        <Button
          variant="secondary"
          size="small"
          className="flex-1"
          icon={<Video className="size-4.5" aria-hidden="true" />}
          disabled={view.barrier !== null}
          aria-label={t('cameras.viewOf', { name })}
          onPointerEnter={onViewNear}
          onFocus={onViewNear}
          onClick={() => onView(camera)}
        >
          {t('cameras.view')}
        </Button>
      )}
      {onEdit && (
        <IconButton
          size="small"
          label={t('cameras.edit.button', { name })}
          onPointerEnter={onEditNear}
          onFocus={onEditNear}
          onClick={() => onEdit(camera)}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
      {onDelete && (
        <IconButton
          size="small"
          className="text-attention-ink"
          label={t('cameras.delete.button', { name })}
          onClick={() => onDelete(camera)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
