import { useQuery } from '@tanstack/react-query';
import { Archive, Sprout } from 'lucide-react';
import { Link } from 'react-router';
import { BadgeMark } from '../../../../domains/milestones/BadgeMark.tsx';
import { Gentle } from '../../../../domains/milestones/Gentle.tsx';
import { NextList } from '../../../../domains/milestones/NextList.tsx';
import { ProgressByCategory } from '../../../../domains/milestones/ProgressByCategory.tsx';
import { familyGrowth } from '../../../../domains/milestones/queries.ts';
import type { FamilyGrowth } from '../../../../domains/milestones/rules.ts';
import { useAge } from '../../../../domains/milestones/useAge.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Private } from '../../../../ui/Private.tsx';
import { SkeletonText } from '../../../../ui/Skeleton.tsx';
import { Page } from '../../layout/Page.tsx';
import { addressOf, useAddress } from '../dashboard/views.ts';
import { AchievedItem } from './AchievedItem.tsx';
import Celebrations from './Celebrations.tsx';

/** How a child grows, for its family: what was celebrated, and what they might soon see. */
export function GrowthView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const { child } = useAddress();
  const { data, isError, isFetching, refetch } = useQuery(familyGrowth(child === null ? undefined : Number(child)));
  return (
    <Page title={title} back={back} subtitle={data && <Subtitle growth={data} />}>
      {data ? (
        <Shown growth={data} />
      ) : data === null ? (
        <Card>
          <EmptyState level={2} icon={<Sprout />} title={t('growth.none')} />
        </Card>
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('growth.failed')}
        </Alert>
      ) : (
        <Card>
          <div role="status" aria-label={t('growth.loading')}>
            <SkeletonText lines={8} />
          </div>
        </Card>
      )}
      <Celebrations />
    </Page>
  );
}

function Subtitle({ growth: { firstName, ageMonths } }: { growth: FamilyGrowth }) {
  const { t } = useTranslation();
  const age = useAge();
  return <Private>{t('growth.ofChild', { name: firstName, age: age(ageMonths) })}</Private>;
}

function Shown({ growth }: { growth: FamilyGrowth }) {
  const { t } = useTranslation();
  const { categories, progress, achieved, badges, next, firstName, childId } = growth;
  return (
    <>
      <Gentle />
      <Card as="section" title={t('growth.progress')}>
        <ProgressByCategory categories={categories} progress={progress} />
      </Card>
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" title={t('growth.achieved')} flush={achieved.length > 0}>
          {achieved.length === 0 ? (
            <EmptyState icon={<Sprout />} title={t('growth.none')}>
              <Private>{t('growth.noneText', { name: firstName })}</Private>
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {achieved.map((milestone) => (
                <AchievedItem key={milestone.id} milestone={milestone} />
              ))}
            </ul>
          )}
        </Card>
        <div className="flex flex-col gap-5 sm:gap-6">
          {badges.length > 0 && (
            <Card as="section" title={t('growth.badges.title')}>
              <ul className="grid gap-4 sm:max-lg:grid-cols-2">
                {badges.map((badge) => (
                  <li key={badge.id}>
                    <BadgeMark badge={badge} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Card as="section" title={t('growth.next.title')} description={t('growth.next.text')}>
            <div className="[&_ul]:lg:grid-cols-1">
              <NextList categories={categories} next={next} />
            </div>
          </Card>
          <Card
            as="section"
            title={t('growth.keep.title')}
            description={<Private>{t('growth.keep.text', { name: firstName })}</Private>}
          >
            <Button asChild variant="secondary" icon={<Archive aria-hidden="true" />}>
              <Link to={addressOf('profile', String(childId))}>{t('growth.keep.button')}</Link>
            </Button>
          </Card>
        </div>
      </div>
    </>
  );
}
