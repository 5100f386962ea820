import { useQuery } from '@tanstack/react-query';
import { Cctv } from 'lucide-react';
import { cameras } from '#web/domains/cameras/queries.ts';
import { forStaff, roomsOf } from '#web/domains/cameras/rules.ts';
import { useSearchValue } from '#web/layout/useSearchEntry.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CameraCard, type CameraCardActions } from './CameraCard.tsx';
import { WhenParentsWatch } from './WhenParentsWatch.tsx';

export type CameraListProps = CameraCardActions & {
  /** Left out for those who may not manage cameras. */
  onAdd: (() => void) | undefined;
  /** Changes when parents may watch; left out likewise. */
  onParents: (() => void) | undefined;
};

export function CameraList({ onAdd, onParents, ...actions }: CameraListProps) {
  const { t } = useTranslation();
  const query = useQuery(cameras);
  const [room, setRoom] = useSearchValue('room');

  return (
    <Loaded query={query} failed={t('camerasWatching.failed')} skeleton={<GridSkeleton />}>
      {(data) => {
        const all = forStaff(data);
        if (all.length === 0) {
          return (
            <Card>
              <EmptyState
                level={2}
                icon={<Cctv />}
                title={t('cameras.empty.title')}
                {...(onAdd && { action: <Button onClick={onAdd}>{t('cameras.empty.add')}</Button> })}
              >
                {t(onAdd ? 'cameras.empty.text' : 'cameras.empty.textForOthers')}
              </EmptyState>
            </Card>
          );
        }
        const rooms = roomsOf(all);
        // The last camera of the chosen room may be gone meanwhile.
        const chosen = rooms.some(({ id }) => String(id) === room) ? (room ?? '') : '';
        const shown = all.filter(
          (camera) => chosen === '' || camera.room === null || String(camera.room.id) === chosen,
        );
        return (
          <div className="flex flex-col gap-4">
            {rooms.length > 1 && (
              <FilterChips
                label={t('common.room')}
                options={[
                  { value: '', label: t('common.allRooms') },
                  ...rooms.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                value={chosen}
                onChange={(value) => setRoom(value || null)}
              />
            )}
            <ul aria-label={t('camerasWatching.list')} className={grid}>
              {shown.map((camera) => (
                <CameraCard key={camera.id} camera={camera} {...actions} />
              ))}
            </ul>
            {onParents && <WhenParentsWatch onChange={onParents} />}
          </div>
        );
      }}
    </Loaded>
  );
}

function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('camerasWatching.loading')} className={grid}>
      {['a', 'b', 'c'].map((place) => (
        <Skeleton key={place} className="h-80 rounded-lg" />
      ))}
    </div>
  );
}

const grid = 'grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3';
