import { useQuery } from '@tanstack/react-query';
import { Archive, Sprout } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { BadgeMark } from '#web/domains/milestones/BadgeMark.tsx';
import { Gentle } from '#web/domains/milestones/Gentle.tsx';
import { NextList } from '#web/domains/milestones/NextList.tsx';
import { ProgressByCategory } from '#web/domains/milestones/ProgressByCategory.tsx';
import { familyGrowth } from '#web/domains/milestones/queries.ts';
import type { FamilyGrowth } from '#web/domains/milestones/rules.ts';
import { useAge } from '#web/domains/milestones/useAge.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { addressOf, useAddress } from '#web/portals/parent/screens/dashboard/views.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { AchievedItem } from './AchievedItem.tsx';
import Celebrations from './Celebrations.tsx';

const FamilyImmunizationsPart = lazyPart(() =>
  withTexts(['complianceFamily'], () => import('#web/portals/parent/screens/compliance/FamilyImmunizationsPart.tsx')),
);

/** How a child grows, for its family: what was celebrated, and what they might soon see. */
export function GrowthView({ title, back }: { title: string; back: string }) {
  const { t } = useTranslation();
  const { child } = useAddress();
  const query = useQuery(familyGrowth(child === null ? undefined : Number(child)));
  return (
    <ParentPage title={title} back={back} subtitle={query.data && <Subtitle growth={query.data} />}>
      <Celebrations />
      <Loaded
        query={query}
        failed={t('milestonesGrowth.failed')}
        skeleton={
          <Card>
            <SkeletonText label={t('milestonesGrowth.loading')} lines={8} />
          </Card>
        }
      >
        {(growth) =>
          growth ? (
            <Shown growth={growth} />
          ) : (
            <Card>
              <EmptyState level={2} icon={<Sprout />} title={t('milestonesGrowth.none')} />
            </Card>
          )
        }
      </Loaded>
    </ParentPage>
  );
}

function Subtitle({ growth: { firstName, ageMonths } }: { growth: FamilyGrowth }) {
  const { t } = useTranslation();
  const age = useAge();
  return <Private>{t('milestonesGrowth.ofChild', { name: firstName, age: age(ageMonths) })}</Private>;
}

function Shown({ growth }: { growth: FamilyGrowth }) {
  const { t } = useTranslation();
  const { categories, progress, achieved, badges, next, firstName, childId } = growth;
  return (
    <>
      <Gentle />
      <Card as="section" title={t('milestonesGrowth.progress')}>
        <ProgressByCategory categories={categories} progress={progress} />
      </Card>
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" title={t('milestonesGrowth.achieved')} flush={achieved.length > 0}>
          {achieved.length === 0 ? (
            <EmptyState icon={<Sprout />} title={t('milestonesGrowth.none')}>
              <Private>{t('milestonesGrowth.noneText', { name: firstName })}</Private>
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
            <Card as="section" title={t('milestonesGrowth.badges.title')}>
              <ul className="grid gap-4 sm:max-lg:grid-cols-2">
                {badges.map((badge) => (
                  <li key={badge.id}>
                    <BadgeMark badge={badge} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Card as="section" title={t('milestonesGrowth.next.title')} description={t('milestonesGrowth.next.text')}>
            <div className="[&_ul]:lg:grid-cols-1">
              <NextList categories={categories} next={next} />
            </div>
          </Card>
          <Card
            as="section"
            title={t('milestonesGrowth.keep.title')}
            description={<Private>{t('milestonesGrowth.keep.text', { name: firstName })}</Private>}
          >
            <Button asChild variant="secondary" icon={<Archive />}>
              <Link to={addressOf('profile', String(childId))}>{t('milestonesGrowth.keep.button')}</Link>
            </Button>
          </Card>
        </div>
      </div>
      <Suspense>
        <FamilyImmunizationsPart childId={childId} name={firstName} />
      </Suspense>
    </>
  );
}
