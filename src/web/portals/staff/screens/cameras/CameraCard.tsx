import { Eye, Pencil, Trash2, Video } from 'lucide-react';
import { useState } from 'react';
import { CameraFacts, OnlineBadge } from '#web/domains/cameras/CameraState.tsx';
import type { StaffCamera } from '#web/domains/cameras/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { Still } from './Still.tsx';

/** What fetches a dialog's code a little before it is asked for. */
type Near = { onPointerEnter(): void; onFocus(): void };

export type CameraCardActions = {
  /** Each is left out for those who may not. */
  onView: ((camera: StaffCamera) => void) | undefined;
  readonly viewNear: Near;
  onEdit: ((camera: StaffCamera) => void) | undefined;
  readonly editNear: Near;
  onDelete: ((camera: StaffCamera) => void) | undefined;
};

export function CameraCard({ camera, ...actions }: { camera: StaffCamera } & CameraCardActions) {
  const { t } = useTranslation();
  const { name, location, room, viewers, problemMessage, snapshotUrl } = camera;
  const [hasCome, setHasCome] = useState(false);
  const place = [location, room?.name ?? t('common.allRooms')].filter(Boolean).join(' · ');
  return (
    <Card as="li" flush className="overflow-hidden">
      <div className="flex h-full flex-col">
        <Still camera={camera} hasCome={hasCome} onCome={setHasCome} />
        <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Heading level={2} size="small" className="break-words">
                {name}
              </Heading>
              <p className="break-words text-ink-soft text-sm">{place}</p>
            </div>
            <OnlineBadge
              camera={camera}
              isDark={problemMessage !== null}
              isAwaited={snapshotUrl !== null && !hasCome}
            />
          </div>
          <CameraFacts camera={camera} />
          {problemMessage && <p className="text-pretty font-medium text-attention-ink text-sm">{problemMessage}</p>}
          {viewers > 0 && (
            <p>
              <Badge tone="info" icon={<Eye />}>
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
  viewNear,
  onEdit,
  editNear,
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
          icon={<Video className="size-4.5" />}
          disabled={view.denial !== null}
          aria-label={t('cameras.viewOf', { name })}
          {...viewNear}
          onClick={() => onView(camera)}
        >
          {t('common.view')}
        </Button>
      )}
      {onEdit && (
        <IconButton size="small" label={t('common.editNamed', { name })} {...editNear} onClick={() => onEdit(camera)}>
          <Pencil />
        </IconButton>
      )}
      {onDelete && (
        <MoreMenu size="small" label={t('common.moreFor', { name })}>
          <MenuItem danger icon={<Trash2 />} onSelect={() => onDelete(camera)}>
            {t('cameras.delete.button', { name })}
          </MenuItem>
        </MoreMenu>
      )}
    </div>
  );
}
