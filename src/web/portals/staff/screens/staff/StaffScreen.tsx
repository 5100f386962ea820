import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { staff } from '#web/domains/staff/queries.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { inRoleFilter, ROLE_FILTERS, type StaffMember, staffMatches } from '#web/domains/staff/rules.ts';
import { useSearchEntry } from '#web/layout/useSearchEntry.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ManagementPage } from '#web/portals/staff/layout/ManagementPage.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { PapersLook } from '#web/portals/staff/screens/papers/PapersLook.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { NoneFound } from '#web/ui/NoneFound.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { ForgottenDuties } from './duties/ForgottenDuties.tsx';
import { StaffGrid, StaffGridSkeleton } from './StaffGrid.tsx';
import { StaffToolbar } from './StaffToolbar.tsx';
import { StaffTotals } from './StaffTotals.tsx';
import { useRemoveStaffMember } from './useRemoveStaffMember.tsx';

const ViewStaffMember = lazyDialog(() => import('./profile/ViewStaffMember.tsx'));
const AddStaffMember = lazyDialog(() => import('./AddStaffMember.tsx'));

/** Everybody who works here (staff-5). */
export function StaffScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [viewed, open, leave] = useSearchEntry('member');
  const adding = useDialog();
  const remove = useRemoveStaffMember();
  const read = useQuery({ ...staff, enabled: can('staff.see') });
  if (!can('staff.see')) return <NotForRole title={t('shell.titles.staff')} />;
  const manages = can('staff.manage');
  const view = (id: number) => open(String(id));
  const member = read.data?.find(({ id }) => String(id) === viewed);
  return (
    <ManagementPage
      title={t('shell.titles.staff')}
      subtitle={t('staff.subtitle')}
      main={
        manages && {
          icon: <UserRoundPlus className="size-5" />,
          children: t('staff.add.button'),
          onClick: () => adding.open(),
          ...AddStaffMember.near,
        }
      }
    >
      {manages && read.data && <ForgottenDuties onView={view} />}
      {(manages || can('staff.health')) && read.data && <PapersLook />}
      {!read.data && read.isError ? (
        <LoadFailed read={read} failed={t('staff.failed')} />
      ) : (
        <StaffList members={read.data} onView={({ id }) => view(id)} onRemove={manages ? remove : undefined} />
      )}
      {member && <ViewStaffMember key={member.id} member={member} open onClose={leave} />}
      {adding.show((_, opened) => (
        <AddStaffMember onView={({ id }) => view(id)} {...opened} />
      ))}
    </ManagementPage>
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
  const [search, setSearch] = useSearchText();
  const { asked, choose } = useSearchFields();
  const role = ROLE_FILTERS.find((known) => known === asked('role')) ?? 'all';
  const shown = members?.filter(
    (member) => inRoleFilter(member, role) && staffMatches(member, search, roleName(member.role)),
  );
  const narrowed = search.trim() !== '' || role !== 'all';
  const clear = () => choose({ search: null, role: null });
  return (
    <>
      <StaffToolbar
        search={search}
        onSearch={setSearch}
        role={role}
        onRole={(next) => choose({ role: next === 'all' ? null : next })}
        found={narrowed ? shown?.length : undefined}
      />
      {!shown && <StaffGridSkeleton />}
      {shown && shown.length > 0 && (
        <StaffGrid members={shown} onView={onView} viewNear={ViewStaffMember.near} onRemove={onRemove} />
      )}
      {shown?.length === 0 && (
        <NoneFound title={t('staff.empty.title')} showAll={t('staff.empty.clear')} onShowAll={clear}>
          {t('staff.empty.text')}
        </NoneFound>
      )}
      <StaffTotals members={members} />
    </>
  );
}
