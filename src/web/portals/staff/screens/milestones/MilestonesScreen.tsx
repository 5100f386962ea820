import { Sprout, SquarePen } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { IN_PLACE } from '#web/layout/useScreenTitle.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import { ChildrenPanel } from './ChildrenPanel.tsx';

const ListPanel = lazyPart(() => import('./list/ListPanel.tsx'));

/** What children achieve: recording it, and the list of what there is to achieve. */
export function MilestonesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [search, setSearch] = useSearchParams();
  const manages = can('center.manage');
  const tab = manages && search.get('tab') === 'list' ? 'list' : 'children';
  if (!can('milestones')) return <NotForRole title={t('milestones.title')} />;
  return (
    <StaffPage title={t('milestones.title')} subtitle={t('milestones.subtitle')}>
      {manages ? (
        <Tabs value={tab} onValueChange={(next) => setSearch(next === 'list' ? { tab: next } : {}, IN_PLACE)}>
          <TabList label={t('milestones.parts')}>
            <Tab value="children" icon={<Sprout />}>
              {t('common.children')}
            </Tab>
            <Tab value="list" icon={<SquarePen />}>
              {t('milestones.tabs.list')}
            </Tab>
          </TabList>
          <TabPanel value="children">
            <ChildrenPanel />
          </TabPanel>
          <TabPanel value="list">
            <Suspense fallback={<ListSkeleton label={t('shell.loading')} />}>
              <ListPanel />
            </Suspense>
          </TabPanel>
        </Tabs>
      ) : (
        <ChildrenPanel />
      )}
    </StaffPage>
  );
}
