import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { healthPapersOf } from '#web/domains/papers/queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { AskedList } from './AskedList.tsx';
import { PaperList } from './PaperList.tsx';

/** Papers on somebody's health, apart from all others, for those with that capability (papers-3). */
export function HealthPapersScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { id = '' } = useParams();
  if (!can('staff.health')) return <NotForRole title={t('papers.health.title')} />;
  const to = can('staff.manage') ? `/staff/${id}/papers` : '/papers';
  return <HealthPage staffId={Number(id)} back={{ to, label: t('papers.backToPapers') }} keeps />;
}

/** One's own papers on health, to read. */
export function MyHealthPapersScreen() {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  return <HealthPage staffId={me.id} back={{ to: '/my-papers', label: t('papers.backToPapers') }} keeps={false} />;
}

type HealthPageProps = { staffId: number; back: { readonly to: string; readonly label: string }; keeps: boolean };

function HealthPage({ staffId, back, keeps }: HealthPageProps) {
  const { t } = useTranslation();
  const read = useQuery(healthPapersOf(staffId));
  return (
    <StaffPage
      title={t('papers.health.title')}
      subtitle={keeps && read.data ? t('papers.health.of', { name: read.data.name }) : t('papers.health.own')}
      back={back}
      width="narrow"
    >
      <Loaded
        query={read}
        failed={(error) => reasonOf(error, t('papers.failed'))}
        skeleton={
          <Card>
            <SkeletonText label={t('papers.loading')} lines={6} />
          </Card>
        }
      >
        {({ name, asked, papers }) => (
          <>
            <Card>
              <AskedList asked={asked} />
            </Card>
            <Card>
              <PaperList staffId={staffId} name={name} isHealth papers={papers} keeps={keeps} />
            </Card>
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
