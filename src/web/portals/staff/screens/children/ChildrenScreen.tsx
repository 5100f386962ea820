import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { ROOM_FILTERS } from '#contract/center-room-filters.ts';
import { children } from '#web/domains/children/queries.ts';
import { type Child, hasStarted, inRoomFilter, nameMatches } from '#web/domains/children/rules.ts';
import { proposedPeople } from '#web/domains/pickup-people/queries.ts';
import { useSearchEntry } from '#web/layout/useSearchEntry.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ChildGrid, ChildGridSkeleton } from './ChildGrid.tsx';
import { ChildrenSummary } from './ChildrenSummary.tsx';
import { ChildrenToolbar } from './ChildrenToolbar.tsx';
import { NoChildren } from './NoChildren.tsx';
import { ProposedPeople } from './pickup/ProposedPeople.tsx';
import { RemoveChild } from './RemoveChild.tsx';
import { RoomRatios } from './RoomRatios.tsx';

const ProfileDialog = lazyDialog(() => import('./profile/ProfileDialog.tsx'));

const LeavingDialog = lazyDialog(() =>
  withTexts(['childrenLeaving', 'common'], () => import('./leaving/LeavingDialog.tsx')),
);
const LeftDialog = lazyDialog(() =>
  withTexts(['children', 'childrenEnrollment', 'childrenLeaving', 'common'], () => import('./leaving/LeftDialog.tsx')),
);

const SelectionBar = lazyPart(() => withTexts(['childrenSelection'], () => import('./selection/SelectionBar.tsx')));

/** Everybody who is enrolled (children-8). */
export function ChildrenScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const read = useQuery(children);
  const enrolls = can('children.enroll');
  const proposed = useQuery({ ...proposedPeople, enabled: enrolls });
  const [search, setSearch] = useSearchText();
  const { asked, choose } = useSearchFields();
  const room = ROOM_FILTERS.find((known) => known === asked('room')) ?? 'all';
  /** Null while nobody is selected together. */
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [viewed, view, leave] = useSearchEntry('child');
  const removing = useDialog<Child>();
  const leaving = useDialog<Child>();
  const left = useDialog<true>();

  // Drawn in slices: what comes from the server as such is drawn in one go. Whom families propose stands above the list, and comes with it.
  const all = useDeferredValue(enrolls && proposed.isPending ? undefined : read.data);
  const shown = all?.filter((child) => inRoomFilter(child.ageGroup, room) && nameMatches(child, search));
  const viewedChild = all?.find(({ id }) => String(id) === viewed);
  const narrowed = search.trim() !== '' || room !== 'all';
  const failed = !read.data && read.isError;
  const select = (family: readonly Child[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const { id } of family) isChosen ? next.add(id) : next.delete(id);
    setChosen(next);
  };

  return (
    <StaffPage
      title={t('childrenManagement.title')}
      subtitle={t('childrenManagement.subtitle')}
      actions={enrolls && <EnrollLink className="max-sm:hidden" />}
    >
      {failed ? (
        <LoadFailed read={read} failed={t('children.failed')} />
      ) : (
        <>
          <ChildrenToolbar
            search={search}
            onSearch={setSearch}
            room={room}
            onRoom={(next) => choose({ room: next === 'all' ? null : next })}
            found={narrowed ? shown?.length : undefined}
          />
          {!shown && <ChildGridSkeleton />}
          {enrolls && shown && <ProposedPeople onView={(id) => view(String(id))} />}
          {shown?.length === 0 && (
            <NoChildren narrowed={narrowed} onClear={() => choose({ search: null, room: null })} />
          )}
          {enrolls && shown && chosen === null && (
            <div className="flex flex-wrap gap-2">
              {shown.length > 0 && (
                <Button variant="secondary" size="small" onClick={() => setChosen(new Set())}>
                  {t('childrenManagement.select')}
                </Button>
              )}
              <Button variant="secondary" size="small" {...LeftDialog.near} onClick={() => left.open(true)}>
                {t('childrenManagement.left')}
              </Button>
            </div>
          )}
          {shown && shown.length > 0 && chosen && (
            <Checkbox
              label={t('childrenManagement.chooseAll', { count: shown.length })}
              checked={shown.every(({ id }) => chosen.has(id))}
              onChange={({ target }) => select(shown, target.checked)}
            />
          )}
          {shown && shown.length > 0 && (
            <ChildGrid
              family={shown}
              onView={({ id }) => view(String(id))}
              onNear={ProfileDialog.near.onFocus}
              onRemove={can('children.remove') ? removing.open : undefined}
              onLeaving={can('children.remove') ? leaving.open : undefined}
              selection={chosen ? { chosen, onChoose: (child, isChosen) => select([child], isChosen) } : undefined}
            />
          )}
          <ChildrenSummary family={all?.filter((child) => hasStarted(child, today))} />
        </>
      )}
      <RoomRatios />
      {chosen && (
        <Suspense>
          <SelectionBar chosen={all?.filter(({ id }) => chosen.has(id)) ?? []} onLeave={() => setChosen(null)} />
        </Suspense>
      )}
      {enrolls && chosen === null && (
        <ActionBar className="sm:hidden">
          <EnrollLink className="w-full" />
        </ActionBar>
      )}
      {viewedChild && <ProfileDialog key={viewedChild.id} child={viewedChild} open onClose={leave} />}
      {removing.show((child, opened) => (
        <RemoveChild child={child} {...opened} />
      ))}
      {leaving.show((child, opened) => (
        <LeavingDialog child={child} {...opened} />
      ))}
      {left.show((_, opened) => (
        <LeftDialog {...opened} />
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
