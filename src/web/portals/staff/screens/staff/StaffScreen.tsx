import { useQuery } from '@tanstack/react-query';
import { SearchX, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { staff } from '../../../../domains/staff/queries.ts';
import { useRoleName } from '../../../../domains/staff/roleName.ts';
import { inRoleFilter, type RoleFilter, type StaffMember, staffMatches } from '../../../../domains/staff/rules.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';
import { RemoveStaffMember } from './RemoveStaffMember.tsx';
import { StaffGrid, StaffGridSkeleton } from './StaffGrid.tsx';
import { StaffToolbar } from './StaffToolbar.tsx';
import { SummaryCards } from './SummaryCards.tsx';

const loadProfile = () => import('./profile/ProfileDialog.tsx');
const ProfileDialog = lazy(loadProfile);
const loadAdd = () => import('./AddStaffDialog.tsx');
const AddStaffDialog = lazy(loadAdd);
/** Fetches a dialog's code before it is asked for; a failure shows when it is really opened. */
const preload = (load: () => Promise<unknown>) => void load().catch(() => {});

/** Staff management of seed 000 section 2. */
export function StaffScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [viewed, setViewed] = useState<{ member: StaffMember; open: boolean }>();
  const [removing, setRemoving] = useState<{ member: StaffMember; open: boolean }>();
  const [adding, setAdding] = useState({ open: false, turn: 0 });
  const read = useQuery({ ...staff, enabled: can('staff.see') });
  if (!can('staff.see')) return <NotForRole title={t('shell.titles.staff')} />;

  const manages = can('staff.manage');
  const current = (member: StaffMember) => read.data?.find(({ id }) => id === member.id);
  const viewedNow = viewed && current(viewed.member);
  const addButton = (className: string) => (
    <Button
      className={className}
      icon={<UserRoundPlus className="size-5" aria-hidden="true" />}
      onPointerEnter={() => preload(loadAdd)}
      onFocus={() => preload(loadAdd)}
      onClick={() => setAdding({ open: true, turn: adding.turn + 1 })}
    >
      {t('staff.add.button')}
    </Button>
  );

  return (
    <Page
      title={t('shell.titles.staff')}
      subtitle={t('staff.subtitle')}
      actions={manages && addButton('max-sm:hidden')}
    >
      {!read.data && read.isError ? (
        <Alert
          tone="error"
          retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
        >
          {t('staff.failed')}
        </Alert>
      ) : (
        <StaffList
          members={read.data}
          onView={(member) => setViewed({ member, open: true })}
          onRemove={manages ? (member) => setRemoving({ member, open: true }) : undefined}
        />
      )}
      {manages && <ActionBar className="sm:hidden">{addButton('w-full')}</ActionBar>}
      <Suspense>
        {viewedNow && (
          <ProfileDialog
            key={viewedNow.id}
            member={viewedNow}
            open={viewed.open}
            onOpenChange={(open) => setViewed({ ...viewed, open })}
          />
        )}
        {adding.turn > 0 && (
          <AddStaffDialog
            key={adding.turn}
            open={adding.open}
            onOpenChange={(open) => setAdding({ ...adding, open })}
            onView={(member) => setViewed({ member, open: true })}
          />
        )}
      </Suspense>
      {removing && (
        <RemoveStaffMember
          member={removing.member}
          open={removing.open}
          onOpenChange={(open) => setRemoving({ ...removing, open })}
        />
      )}
    </Page>
  );
}

type StaffListProps = {
  members: readonly StaffMember[] | undefined;
  onView(member: StaffMember): void;
  onRemove: ((member: StaffMember) => void) | undefined;
};

function StaffList({ members, onView, onRemove }: StaffListProps) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<RoleFilter>('all');
  const shown = members?.filter(
    (member) => inRoleFilter(member, role) && staffMatches(member, search, roleName(member.role)),
  );
  const narrowed = search.trim() !== '' || role !== 'all';
  const clear = () => {
    setSearch('');
    setRole('all');
  };
  return (
    <>
      <SummaryCards members={members} />
      <StaffToolbar
        search={search}
        onSearch={setSearch}
        role={role}
        onRole={setRole}
        found={narrowed ? shown?.length : undefined}
      />
      {!shown && <StaffGridSkeleton />}
      {shown && shown.length > 0 && (
        <StaffGrid members={shown} onView={onView} onNear={() => preload(loadProfile)} onRemove={onRemove} />
      )}
      {shown?.length === 0 && (
        <Card>
          <EmptyState
            level={2}
            icon={<SearchX />}
            title={t('staff.empty.title')}
            action={
              <Button variant="secondary" onClick={clear}>
                {t('staff.empty.clear')}
              </Button>
            }
          >
            {t('staff.empty.text')}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
