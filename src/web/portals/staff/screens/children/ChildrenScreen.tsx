import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { RoomFilter } from '#contract/center-room-filters.ts';
import { children } from '#web/domains/children/queries.ts';
import { type Child, hasStarted, inRoomFilter, nameMatches } from '#web/domains/children/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ChildGrid, ChildGridSkeleton } from './ChildGrid.tsx';
import { ChildrenSummary } from './ChildrenSummary.tsx';
import { ChildrenToolbar } from './ChildrenToolbar.tsx';
import { NoChildren } from './NoChildren.tsx';
import { RemoveChild } from './RemoveChild.tsx';
import { RoomRatios } from './RoomRatios.tsx';

const ProfileDialog = lazyDialog(() => import('./profile/ProfileDialog.tsx'));

/** Everybody who is enrolled (children-8). */
export function ChildrenScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const read = useQuery(children);
  const [search, setSearch] = useState('');
  const [room, setRoom] = useState<RoomFilter>('all');
  const viewing = useDialog<Child>();
  const removing = useDialog<Child>();

  // Drawn in slices: what comes from the server as such is drawn in one go.
  const all = useDeferredValue(read.data);
  const shown = all?.filter((child) => inRoomFilter(child.ageGroup, room) && nameMatches(child, search));
  const narrowed = search.trim() !== '' || room !== 'all';
  const failed = !read.data && read.isError;
  const enrolls = can('children.enroll');

  return (
    <StaffPage
      title={t('childrenManagement.title')}
      subtitle={t('childrenManagement.subtitle')}
      actions={enrolls && <EnrollLink className="max-sm:hidden" />}
    >
      <RoomRatios />
      {failed ? (
        <LoadFailed read={read} failed={t('children.failed')} />
      ) : (
        <>
          <ChildrenSummary family={all?.filter((child) => hasStarted(child, today))} />
          <ChildrenToolbar
            search={search}
            onSearch={setSearch}
            room={room}
            onRoom={setRoom}
            found={narrowed ? shown?.length : undefined}
          />
          {!shown && <ChildGridSkeleton />}
          {shown?.length === 0 && (
            <NoChildren
              narrowed={narrowed}
              onClear={() => {
                setSearch('');
                setRoom('all');
              }}
            />
          )}
          {shown && shown.length > 0 && (
            <ChildGrid
              family={shown}
              onView={viewing.open}
              onNear={ProfileDialog.near.onFocus}
              onRemove={can('children.remove') ? removing.open : undefined}
            />
          )}
        </>
      )}
      {enrolls && (
        <ActionBar className="sm:hidden">
          <EnrollLink className="w-full" />
        </ActionBar>
      )}
      {viewing.show((child, opened) => (
        <ProfileDialog child={all?.find(({ id }) => id === child.id) ?? child} {...opened} />
      ))}
      {removing.show((child, opened) => (
        <RemoveChild child={child} {...opened} />
      ))}
    </StaffPage>
  );
}

function EnrollLink({ className }: { className: string }) {
  const { t } = useTranslation();
  return (
    <Button asChild className={className} icon={<Plus className="size-5" />}>
      <Link to="/enroll-child">{t('childrenManagement.enrollNew')}</Link>
    </Button>
  );
}
