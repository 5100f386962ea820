import { useQuery } from '@tanstack/react-query';
import { Plus, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { fullName } from '#web/domains/children/rules.ts';
import { Gentle } from '#web/domains/milestones/Gentle.tsx';
import { NextList } from '#web/domains/milestones/NextList.tsx';
import { ProgressByCategory } from '#web/domains/milestones/ProgressByCategory.tsx';
import { growthOf } from '#web/domains/milestones/queries.ts';
import type { Growth } from '#web/domains/milestones/rules.ts';
import { useAge } from '#web/domains/milestones/useAge.ts';
import { isGone, reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { AchievedCard } from './AchievedCard.tsx';
import { AgeAxis } from './AgeAxis.tsx';
import { BadgesCard } from './BadgesCard.tsx';

const RecordDialog = lazyDialog(() => import('../record/RecordDialog.tsx'));

/** How one child grows: by area and age, with everything that was recorded. */
export function GrowthScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const id = Number(useParams().childId);
  if (!can('milestones')) return <NotForRole title={t('milestones.child.title')} />;
  return <OfChild key={id} id={id} />;
}

function OfChild({ id }: { id: number }) {
  const { t } = useTranslation();
  const read = useQuery(growthOf(id));
  const back = { to: '/milestones', label: t('milestones.child.back') };
  if (read.data) return <Shown growth={read.data} back={back} />;
  return (
    <StaffPage title={t('milestones.child.title')} back={back}>
      {read.error ? (
        <LoadFailed
          read={read}
          isFinal={isGone(read.error)}
          failed={(error) => reasonOf(error, t('milestonesGrowth.failed'))}
        />
      ) : (
        <ListSkeleton label={t('milestonesGrowth.loading')} />
      )}
    </StaffPage>
  );
}

function Shown({ growth, back }: { growth: Growth; back: { to: string; label: string } }) {
  const { t } = useTranslation();
  const age = useAge();
  const recording = useDialog();
  const { child, categories, progress, achieved, badges, next } = growth;
  const record = (
    <Button icon={<Plus />} onClick={() => recording.open()}>
      {t('milestones.record.button')}
    </Button>
  );
  return (
    <StaffPage
      title={fullName(child)}
      subtitle={t('milestones.child.subtitle', { room: child.room, age: age(child.ageMonths) })}
      back={back}
      actions={
        <div data-screen-only className="flex flex-wrap gap-3">
          <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
            {t('common.print')}
          </Button>
          {record}
        </div>
      }
    >
      <Gentle />
      <Card as="section" title={t('milestonesGrowth.progress')}>
        <ProgressByCategory categories={categories} progress={progress} />
      </Card>
      <Card as="section" title={t('milestones.child.byAge')} description={t('milestones.child.byAgeText')}>
        <AgeAxis categories={categories} achieved={achieved} ageMonths={child.ageMonths} />
      </Card>
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <AchievedCard growth={growth} onRecord={recording.open} />
        <div className="flex flex-col gap-4 sm:gap-5">
          <BadgesCard badges={badges} />
          <Card as="section" title={t('milestonesGrowth.next.title')} description={t('milestonesGrowth.next.text')}>
            <div className="[&_ul]:sm:grid-cols-1">
              <NextList categories={categories} next={next} />
            </div>
          </Card>
        </div>
      </div>
      {recording.show((_, opened) => (
        <RecordDialog childIds={[child.id]} {...opened} />
      ))}
    </StaffPage>
  );
}
