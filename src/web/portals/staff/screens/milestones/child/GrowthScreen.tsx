import { useQuery } from '@tanstack/react-query';
import { Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { fullName } from '../../../../../domains/children/rules.ts';
import { Gentle } from '../../../../../domains/milestones/Gentle.tsx';
import { NextList } from '../../../../../domains/milestones/NextList.tsx';
import { ProgressByCategory } from '../../../../../domains/milestones/ProgressByCategory.tsx';
import { growthOf } from '../../../../../domains/milestones/queries.ts';
import type { Growth } from '../../../../../domains/milestones/rules.ts';
import { useAge } from '../../../../../domains/milestones/useAge.ts';
import { RequestError, reasonOf } from '../../../../../lib/errors.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { NotForRole } from '../../../layout/NotForRole.tsx';
import { Page } from '../../../layout/Page.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { AchievedCard } from './AchievedCard.tsx';
import { AgeAxis } from './AgeAxis.tsx';
import { BadgesCard } from './BadgesCard.tsx';

const RecordDialog = lazy(() => import('../record/RecordDialog.tsx'));

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
  const { data, error, isFetching, refetch } = useQuery(growthOf(id));
  const back = { to: '/milestones', label: t('milestones.child.back') };
  if (data) return <Shown growth={data} back={back} />;
  const isGone = error instanceof RequestError && (error.status === 404 || error.status === 422);
  return (
    <Page title={t('milestones.child.title')} back={back}>
      {error ? (
        <Alert
          tone="error"
          {...(!isGone && { retry: { label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() } })}
        >
          {reasonOf(error, t('milestones.failed'))}
        </Alert>
      ) : (
        <ListSkeleton label={t('milestones.loading')} />
      )}
    </Page>
  );
}

function Shown({ growth, back }: { growth: Growth; back: { to: string; label: string } }) {
  const { t } = useTranslation();
  const age = useAge();
  const [recording, setRecording] = useState(false);
  const { child, categories, progress, achieved, badges, next } = growth;
  const record = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setRecording(true)}>
      {t('milestones.record.button')}
    </Button>
  );
  return (
    <Page
      title={fullName(child)}
      subtitle={t('milestones.child.subtitle', { room: child.room, age: age(child.ageMonths) })}
      back={back}
      actions={
        <div data-screen-only className="flex flex-wrap gap-3">
          <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t('milestones.child.print')}
          </Button>
          {record}
        </div>
      }
    >
      <Gentle />
      <Card as="section" title={t('growth.progress')}>
        <ProgressByCategory categories={categories} progress={progress} />
      </Card>
      <Card as="section" title={t('milestones.child.byAge')} description={t('milestones.child.byAgeText')}>
        <AgeAxis categories={categories} achieved={achieved} ageMonths={child.ageMonths} />
      </Card>
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <AchievedCard growth={growth} onRecord={() => setRecording(true)} />
        <div className="flex flex-col gap-4 sm:gap-5">
          <BadgesCard badges={badges} />
          <Card as="section" title={t('growth.next.title')} description={t('growth.next.text')}>
            <div className="[&_ul]:sm:grid-cols-1">
              <NextList categories={categories} next={next} />
            </div>
          </Card>
        </div>
      </div>
      <Suspense>
        {recording && <RecordDialog childIds={[child.id]} open onOpenChange={() => setRecording(false)} />}
      </Suspense>
    </Page>
  );
}
