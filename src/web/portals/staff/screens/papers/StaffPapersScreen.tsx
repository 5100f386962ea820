import { useQuery } from '@tanstack/react-query';
import { HeartPulse } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { papersOf } from '#web/domains/papers/queries.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { AskedList } from './AskedList.tsx';
import { OverridePart } from './OverridePart.tsx';
import { PaperList } from './PaperList.tsx';
import { TrainingList } from './TrainingList.tsx';

/** Papers and training of somebody, for those who keep them (papers-2). */
export function StaffPapersScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { id = '' } = useParams();
  if (!can('staff.manage')) return <NotForRole title={t('papers.title')} />;
  return <StaffPapersPage staffId={Number(id)} back={{ to: '/papers', label: t('papers.backToTeam') }} keeps />;
}

/** One's own papers and training, to read; nobody needs a right for it. */
export function MyPapersScreen() {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  return <StaffPapersPage staffId={me.id} back={{ to: '/profile', label: t('papers.backToProfile') }} keeps={false} />;
}

type StaffPapersPageProps = {
  staffId: number;
  back: { readonly to: string; readonly label: string };
  keeps: boolean;
};

function StaffPapersPage({ staffId, back, keeps }: StaffPapersPageProps) {
  const { t } = useTranslation();
  const { can, staff: me } = useStaffSession();
  const roleName = useRoleName();
  const read = useQuery(papersOf(staffId));
  const isOwn = staffId === me.id;
  const seesHealth = can('staff.health') || isOwn;
  return (
    <StaffPage
      title={keeps ? (read.data?.name ?? t('papers.title')) : t('papers.mine')}
      subtitle={
        read.data &&
        t('papers.subtitleOf', {
          role: roleName(read.data.role),
          date: formatDate(read.data.hiredOn),
        })
      }
      back={back}
      width="narrow"
      actions={
        seesHealth && (
          <Button asChild variant="secondary" icon={<HeartPulse />}>
            <Link to={keeps ? `/staff/${staffId}/health-papers` : '/my-health-papers'}>{t('papers.health.title')}</Link>
          </Button>
        )
      }
    >
      <Loaded
        query={read}
        failed={(error) => reasonOf(error, t('papers.failed'))}
        skeleton={
          <Card>
            <SkeletonText label={t('papers.loading')} lines={8} />
          </Card>
        }
      >
        {(papers) => (
          <>
            <OverridePart papers={papers} keeps={keeps} />
            <Card>
              <AskedList asked={papers.asked} />
            </Card>
            <Card>
              <PaperList staffId={staffId} name={papers.name} isHealth={false} papers={papers.papers} keeps={keeps} />
            </Card>
            <Card>
              <TrainingList staffId={staffId} name={papers.name} training={papers.training} keeps={keeps} />
            </Card>
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
