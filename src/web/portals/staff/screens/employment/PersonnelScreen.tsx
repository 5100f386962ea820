import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { fullName } from '#web/domains/children/rules.ts';
import { fileOf } from '#web/domains/employment/queries.ts';
import type { PersonnelFile } from '#web/domains/employment/rules.ts';
import { isGone, reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { AvailabilityCard } from './AvailabilityCard.tsx';
import { EmploymentsCard } from './EmploymentsCard.tsx';
import { PayCard } from './PayCard.tsx';
import { QualificationsCard } from './QualificationsCard.tsx';

/** What the center keeps of somebody's work: for whoever manages staff, and for oneself (employment-1). */
export function PersonnelScreen() {
  const { t } = useTranslation();
  const { staff: me, can } = useStaffSession();
  const id = Number(useParams().staffId);
  if (!can('staff.manage') && id !== me.id) return <NotForRole title={t('employment.title')} />;
  return <OfMember key={id} id={id} />;
}

function OfMember({ id }: { id: number }) {
  const { t } = useTranslation();
  const { staff: me, can } = useStaffSession();
  const read = useQuery(fileOf(id));
  const back =
    id === me.id && !can('staff.manage')
      ? { to: '/profile', label: t('employment.backToProfile') }
      : { to: '/staff', label: t('employment.back') };
  if (read.data) return <Shown file={read.data} back={back} />;
  return (
    <StaffPage title={t('employment.title')} back={back}>
      {read.error ? (
        <LoadFailed
          read={read}
          isFinal={isGone(read.error)}
          failed={(error) => reasonOf(error, t('employment.failed'))}
        />
      ) : (
        <ListSkeleton label={t('employment.loading')} />
      )}
    </StaffPage>
  );
}

function Shown({ file, back }: { file: PersonnelFile; back: { to: string; label: string } }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const manages = can('staff.manage');
  return (
    <StaffPage
      title={fullName(file)}
      subtitle={t('employment.title')}
      back={back}
      actions={
        <Button asChild variant="secondary" icon={<FileCheck />}>
          <Link to={manages ? `/staff/${file.id}/papers` : '/my-papers'}>{t('employment.papers')}</Link>
        </Button>
      }
    >
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
          <EmploymentsCard file={file} manages={manages} />
          {can('staff.pay') && <PayCard file={file} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
          <QualificationsCard file={file} manages={manages} />
          <AvailabilityCard file={file} />
        </div>
      </div>
    </StaffPage>
  );
}
