import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Clock, TriangleAlert } from 'lucide-react';
import { teamPapers } from '#web/domains/papers/queries.ts';
import { openItems, totalsOf } from '#web/domains/papers/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import { OpenTable } from './OpenTable.tsx';
import { PeopleTable } from './PeopleTable.tsx';

/** The papers of the team: what is missing, expired or due, and what each still needs (papers-5). */
export function PapersScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const seesAny = can('staff.manage') || can('staff.health');
  const read = useQuery({ ...teamPapers, enabled: seesAny });
  if (!seesAny) return <NotForRole title={t('papers.title')} />;
  const totals = read.data && totalsOf(read.data, today);
  return (
    <StaffPage
      title={t('papers.title')}
      subtitle={t('papers.subtitle')}
      back={{ to: '/staff', label: t('papers.backToStaff') }}
    >
      <Loaded query={read} failed={t('papers.failed')} skeleton={<ListSkeleton label={t('papers.loading')} />}>
        {(team) => (
          <>
            <StatGrid
              label={t('papers.stats.label')}
              className="sm:gap-4 lg:grid-cols-3"
              stats={[
                {
                  icon: <TriangleAlert />,
                  label: t('papers.stats.missing'),
                  value: totals?.missing,
                  tone: 'attention',
                },
                { icon: <Clock />, label: t('papers.stats.soon'), value: totals?.soon, tone: 'highlight' },
                {
                  icon: <ClipboardCheck />,
                  label: t('papers.stats.complete'),
                  value: totals && t('papers.stats.of', { complete: totals.complete, people: totals.people }),
                },
              ]}
            />
            <OpenTable items={openItems(team, today)} />
            <PeopleTable people={team.people} />
            {can('staff.manage') && <CheckPanel team={team} />}
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
