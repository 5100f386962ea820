import { useQuery } from '@tanstack/react-query';
import { Plus, Sprout } from 'lucide-react';
import { nameMatches } from '#web/domains/children/rules.ts';
import { Gentle } from '#web/domains/milestones/Gentle.tsx';
import { categories, progress } from '#web/domains/milestones/queries.ts';
import { useSearchValue } from '#web/layout/useSearchEntry.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FirstChildren } from '#web/portals/staff/screens/children/FirstChildren.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListToolbar } from '#web/ui/ListToolbar.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { together } from '#web/ui/together.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ProgressCard } from './ProgressCard.tsx';

const RecordDialog = lazyDialog(() => import('./record/RecordDialog.tsx'));

/** The children of a room with their progress; recording for one or several of them. */
export function ChildrenPanel() {
  const { t } = useTranslation();
  const read = useQuery(progress);
  const areas = useQuery(categories);
  const [search, setSearch] = useSearchText();
  const [askedRoom, setRoom] = useSearchValue('room');
  const room = askedRoom ?? 'all';
  const recording = useDialog<number[]>();
  const all = read.data ?? [];
  const rooms = [...new Set(all.map((child) => child.room))].sort();
  const shown = all.filter((child) => (room === 'all' || child.room === room) && nameMatches(child, search));
  const record = (...childIds: number[]) => recording.open(childIds);

  return (
    <Loaded
      query={together({ read, areas })}
      failed={t('milestonesGrowth.failed')}
      skeleton={<ListSkeleton label={t('milestonesGrowth.loading')} />}
    >
      {({ areas }) =>
        all.length === 0 ? (
          <Card>
            <EmptyState icon={<Sprout />} title={t('milestones.noneYet')} action={<FirstChildren />}>
              {t('milestones.noneYetText')}
            </EmptyState>
          </Card>
        ) : (
          <div className="flex flex-col gap-4 sm:gap-5">
            <ListToolbar
              label={t('milestones.narrow')}
              search={{
                value: search,
                onChange: setSearch,
                label: t('milestones.search'),
              }}
              filter={{
                label: t('common.room'),
                options: [
                  { value: 'all', label: t('common.allRooms') },
                  ...rooms.map((name) => ({ value: name, label: name })),
                ],
                value: room,
                onChange: (next) => setRoom(next === 'all' ? null : next),
              }}
              found={(search.trim() !== '' || room !== 'all') && t('milestones.found', { count: shown.length })}
            />
            {shown.length === 0 ? (
              <Card>
                <EmptyState icon={<Sprout />} title={t('milestones.none')}>
                  {t('milestones.noneText')}
                </EmptyState>
              </Card>
            ) : (
              <ul aria-label={t('milestones.list')} className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
                {shown.map((child) => (
                  <ProgressCard
                    key={child.id}
                    child={child}
                    categories={areas}
                    onRecord={() => record(child.id)}
                    onNear={RecordDialog.near.onPointerEnter}
                  />
                ))}
              </ul>
            )}
            <Gentle />
            <ActionBar>
              <Button icon={<Plus className="size-5" />} onClick={() => record()} {...RecordDialog.near}>
                {t('milestones.record.several')}
              </Button>
            </ActionBar>
            {recording.show((childIds, opened) => (
              <RecordDialog childIds={childIds} {...opened} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}
