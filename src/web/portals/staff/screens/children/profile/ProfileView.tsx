import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { ChildAvatar } from '../../../../../domains/children/ChildName.tsx';
import { type Child, type ChildProfile, fullName } from '../../../../../domains/children/rules.ts';
import type { Guardian } from '../../../../../domains/guardians/rules.ts';
import type { Medication } from '../../../../../domains/medications/rules.ts';
import { RequestError } from '../../../../../lib/errors.ts';
import { withWords } from '../../../../../lib/i18n.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { formatAge, useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Heading } from '../../../../../ui/Heading.tsx';
import { Skeleton } from '../../../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden.tsx';
import { Allergies } from './Allergies.tsx';
import { ChildPhoto } from './ChildPhoto.tsx';
import { Consents } from './Consents.tsx';
import { EnrollmentState } from './EnrollmentState.tsx';
import { Facts } from './Facts.tsx';
import { Guardians } from './Guardians.tsx';
import { ProfilePart } from './ProfilePart.tsx';

const ImmunizationsPart = lazy(() =>
  withWords('compliance', () => import('../../../../../domains/compliance/ImmunizationsPart.tsx')),
);

const StaysPart = lazy(() => withWords('tablets', () => import('../../door/StaysPart.tsx')));
const MedicationsPart = lazy(() => withWords('activities', () => import('../medications/MedicationsPart.tsx')));

type ProfileViewProps = {
  child: Child;
  read: UseQueryResult<ChildProfile>;
  open: boolean;
  onOpenChange(open: boolean): void;
  onEdit(): void;
  onEditGuardian(guardian: Guardian): void;
  /** What care costs, and who pays. */
  onPlans(): void;
  /** Another medicine, or what was agreed of one. */
  onMedication(medication: Medication | undefined): void;
  /** Whether a guardian may watch cameras. */
  onCameras(guardian: Guardian): void;
};

export function ProfileView({
  child,
  read,
  open,
  onOpenChange,
  onEdit,
  onEditGuardian,
  onPlans,
  onMedication,
  onCameras,
}: ProfileViewProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const profile = read.data;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('children.profile.title')}
      closeLabel={t('shell.close')}
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('children.profile.close')}
          </Button>
          {can('children.enroll') && profile && <Button onClick={onEdit}>{t('children.profile.edit')}</Button>}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <ChildAvatar child={profile?.child ?? child} size="large" />
          <div className="min-w-0">
            <Heading level={3} size="medium" className="break-words">
              {fullName(child)}
            </Heading>
            <p className="text-ink-soft">
              {child.room} · {formatAge(child.dateOfBirth, today)}
            </p>
            {can('children.enroll') && <ChildPhoto child={profile?.child ?? child} />}
          </div>
        </div>
        <Allergies allergies={child.allergies} />
        {child.enrollmentStep && <EnrollmentState childId={child.id} step={child.enrollmentStep} />}
        <Facts child={child} />
        {can('milestones') && (
          <Button asChild variant="secondary" size="small" className="self-start">
            <Link to={`/milestones/${child.id}`}>{t('children.profile.milestones')}</Link>
          </Button>
        )}
        {profile && (
          <>
            <Guardians child={child} guardians={profile.guardians} onEdit={onEditGuardian} onCameras={onCameras} />
            {can('billing') && (
              <ProfilePart title={t('children.profile.billing')}>
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="text-ink-soft">{t('children.profile.plansText')}</p>
                  <Button variant="secondary" size="small" onClick={onPlans}>
                    {t('children.profile.plans')}
                  </Button>
                </div>
              </ProfilePart>
            )}
            {can('medical.see') && (
              <ProfilePart title={t('children.profile.immunizations')}>
                <Suspense fallback={<Skeleton className="h-12" />}>
                  <ImmunizationsPart childId={child.id} name={fullName(child)} />
                </Suspense>
              </ProfilePart>
            )}
            {can('medical.see') && (
              <Suspense fallback={<Skeleton className="h-24" />}>
                <MedicationsPart childId={child.id} onEdit={onMedication} />
              </Suspense>
            )}
            {can('attendance.record') && (
              <Suspense fallback={<Skeleton className="h-24" />}>
                <StaysPart childId={child.id} />
              </Suspense>
            )}
            <Consents child={child} consents={profile.consents} />
          </>
        )}
        {!profile && read.isError && <Failed read={read} />}
        {!profile && !read.isError && <RestSkeleton />}
      </div>
    </Dialog>
  );
}

function Failed({ read }: { read: UseQueryResult<ChildProfile> }) {
  const { t } = useTranslation();
  const isGone = read.error instanceof RequestError && read.error.status === 404;
  return (
    <Alert
      tone="error"
      retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
    >
      {t(isGone ? 'children.profile.gone' : 'children.profile.failed')}
    </Alert>
  );
}

function RestSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>{t('children.profile.loading')}</VisuallyHidden>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-20" />
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-40" />
    </div>
  );
}
