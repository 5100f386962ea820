import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { RoomFilter } from '../../../../../contract/room-filters.ts';
import { children } from '../../../../domains/children/queries.ts';
import { type Child, inRoomFilter, nameMatches } from '../../../../domains/children/rules.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Page } from '../../layout/Page.tsx';
import { ChildGrid, ChildGridSkeleton } from './ChildGrid.tsx';
import { ChildrenToolbar } from './ChildrenToolbar.tsx';
import { NoChildren } from './NoChildren.tsx';
import { RemoveChild } from './RemoveChild.tsx';
import { RoomRatios } from './RoomRatios.tsx';
import { SummaryCards } from './SummaryCards.tsx';

const loadProfile = () => import('./profile/ProfileDialog.tsx');
const ProfileDialog = lazy(loadProfile);
/** Fetches the dialog's code before it is asked for; a failure shows when it is really opened. */
const preloadProfile = () => void loadProfile().catch(() => {});

/** Children management of seed 000 section 2. */
export function ChildrenScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery(children);
  const [search, setSearch] = useState('');
  const [room, setRoom] = useState<RoomFilter>('all');
  const [viewed, setViewed] = useState<{ child: Child; open: boolean }>();
  const [removing, setRemoving] = useState<{ child: Child; open: boolean }>();

  // Drawn in slices: what comes from the server as such is drawn in one go.
  const all = useDeferredValue(read.data);
  const shown = all?.filter((child) => inRoomFilter(child.ageGroup, room) && nameMatches(child, search));
  const narrowed = search.trim() !== '' || room !== 'all';
  const failed = !read.data && read.isError;
  const enrolls = can('children.enroll');

  return (
    <Page
      title={t('children.title')}
      subtitle={t('children.subtitle')}
      actions={enrolls && <EnrollLink className="max-sm:hidden" />}
    >
      <RoomRatios />
      {failed ? (
        <Alert
          tone="error"
          retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
        >
          {t('children.failed')}
        </Alert>
      ) : (
        <>
          <SummaryCards family={all} />
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
              onView={(child) => setViewed({ child, open: true })}
              onNear={preloadProfile}
              onRemove={can('children.remove') ? (child) => setRemoving({ child, open: true }) : undefined}
            />
          )}
        </>
      )}
      {enrolls && (
        <ActionBar className="sm:hidden">
          <EnrollLink className="w-full" />
        </ActionBar>
      )}
      <Suspense>
        {viewed && (
          <ProfileDialog
            key={viewed.child.id}
            child={all?.find(({ id }) => id === viewed.child.id) ?? viewed.child}
            open={viewed.open}
            onOpenChange={(open) => setViewed({ ...viewed, open })}
          />
        )}
      </Suspense>
      {removing && (
        <RemoveChild
          child={removing.child}
          open={removing.open}
          onOpenChange={(open) => setRemoving({ ...removing, open })}
        />
      )}
    </Page>
  );
}

function EnrollLink({ className }: { className: string }) {
  const { t } = useTranslation();
  return (
    <Button asChild className={className} icon={<Plus className="size-5" aria-hidden="true" />}>
      <Link to="/enroll-child">{t('children.enrollNew')}</Link>
    </Button>
  );
}
