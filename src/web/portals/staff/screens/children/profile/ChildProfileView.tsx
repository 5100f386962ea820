import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { ChildAvatar } from '#web/domains/children/ChildName.tsx';
import { type Child, type ChildProfile, fullName } from '#web/domains/children/rules.ts';
import type { Guardian } from '#web/domains/guardians/rules.ts';
import type { Medication } from '#web/domains/medications/rules.ts';
import type { ImportedPerson } from '#web/domains/pickup-people/imported.ts';
import type { PickupPerson } from '#web/domains/pickup-people/queries.ts';
import { RequestError } from '#web/lib/errors.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { formatAge, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { WantedDays } from '../schedule/scheduleValues.ts';
import { Allergies } from './Allergies.tsx';
import { ChildFacts } from './ChildFacts.tsx';
import { ChildPhoto } from './ChildPhoto.tsx';
import { Consents } from './Consents.tsx';
import { EnrollmentState } from './EnrollmentState.tsx';
import { Guardians } from './Guardians.tsx';
import { ProfilePart } from './ProfilePart.tsx';

const ImmunizationsPart = lazyPart(() =>
  withTexts(['common', 'compliance'], () => import('#web/domains/compliance/ImmunizationsPart.tsx')),
);

const PickupPart = lazyPart(() =>
  withTexts(['childrenManagement', 'common', 'pickupPeople'], () => import('../pickup/PickupPart.tsx')),
);
const SchedulePart = lazyPart(() => withTexts(['schedules'], () => import('../schedule/SchedulePart.tsx')));
const StaysPart = lazyPart(() =>
  withTexts(['kioskManagement'], () => import('#web/portals/staff/screens/kiosk/StaysPart.tsx')),
);
const MedicationsPart = lazyPart(() =>
  withTexts(['activities', 'common'], () => import('#web/portals/staff/screens/medications/MedicationsPart.tsx')),
);

type ChildProfileViewProps = {
  child: Child;
  read: UseQueryResult<ChildProfile>;
  open: boolean;
  onClose(): void;
  onEdit(): void;
  onEditGuardian(guardian: Guardian): void;
  /** On which days the child is booked. */
  onSchedule(wanted?: WantedDays): void;
  /** What care costs, and who pays. */
  onPlans(): void;
  /** Another medicine, or what was agreed of one. */
  onMedication(medication: Medication | undefined): void;
  /** Whether a guardian may watch cameras. */
  onCameras(guardian: Guardian): void;
  /** Whether guardians see each other's contact details. */
  onContacts(): void;
  /** Another pickup person, one whom an imported file names, or what is said of one. */
  onPickup(person: PickupPerson | ImportedPerson | undefined): void;
  /** An invitation to a guardian without an account. */
  onInvite(guardian: Guardian): void;
};

export function ChildProfileView({
  child,
  read,
  open,
  onClose,
  onEdit,
  onEditGuardian,
  onSchedule,
  onPlans,
  onMedication,
  onCameras,
  onContacts,
  onPickup,
  onInvite,
}: ChildProfileViewProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const profile = read.data;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('childrenManagement.profile.title')}
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('shell.close')}
          </Button>
          {can('children.enroll') && profile && <Button onClick={onEdit}>{t('common.edit')}</Button>}
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
        <ChildFacts child={child} enrollments={profile?.enrollments} />
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary" size="small">
            <Link to={`/children/${child.id}/file`}>{t('childrenManagement.profile.file')}</Link>
          </Button>
          {can('forms') && (
            <Button asChild variant="secondary" size="small">
              <Link to={`/forms/requests?child=${child.id}`}>{t('childrenManagement.profile.forms')}</Link>
            </Button>
          )}
          {can('milestones') && (
            <Button asChild variant="secondary" size="small">
              <Link to={`/milestones/${child.id}`}>{t('childrenManagement.profile.milestones')}</Link>
            </Button>
          )}
        </div>
        {profile && (
          <>
            <ProfilePart title={t('childrenManagement.profile.schedule')}>
              <Suspense fallback={<Skeleton className="h-12" />}>
                <SchedulePart childId={child.id} onChange={onSchedule} onPlans={onPlans} />
              </Suspense>
            </ProfilePart>
            <Guardians
              child={child}
              guardians={profile.guardians}
              onEdit={onEditGuardian}
              onCameras={onCameras}
              onContacts={onContacts}
              onInvite={onInvite}
            />
            <ProfilePart title={t('childrenManagement.profile.pickup')}>
              <Suspense fallback={<Skeleton className="h-12" />}>
                <PickupPart child={child} onEdit={onPickup} />
              </Suspense>
            </ProfilePart>
            {can('billing') && (
              <ProfilePart title={t('childrenManagement.profile.billing')}>
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="text-ink-soft">{t('childrenManagement.profile.plansText')}</p>
                  <Button variant="secondary" size="small" onClick={onPlans}>
                    {t('childrenManagement.profile.plans')}
                  </Button>
                </div>
              </ProfilePart>
            )}
            {can('medical.see') && (
              <ProfilePart title={t('childrenManagement.profile.immunizations')}>
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
    <LoadFailed
      read={read}
      failed={t(isGone ? 'childrenManagement.profile.gone' : 'childrenManagement.profile.failed')}
    />
  );
}

function RestSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>{t('childrenManagement.profile.loading')}</VisuallyHidden>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-20" />
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-40" />
    </div>
  );
}
