import { Sprout, SquarePen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { IN_PLACE } from '../../../../layout/useScreenTitle.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/Tabs.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';
import { ListSkeleton } from '../parents/ListSkeleton.tsx';
import { ChildrenPanel } from './ChildrenPanel.tsx';

const ListPanel = lazy(() => import('./list/ListPanel.tsx'));

/** What children achieve: recording it, and the list of what there is to achieve. */
export function MilestonesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [search, setSearch] = useSearchParams();
  const manages = can('center.manage');
  const tab = manages && search.get('tab') === 'list' ? 'list' : 'children';
  if (!can('milestones')) return <NotForRole title={t('milestones.title')} />;
  return (
    <Page title={t('milestones.title')} subtitle={t('milestones.subtitle')}>
      {manages ? (
        <Tabs value={tab} onValueChange={(next) => setSearch(next === 'list' ? { tab: next } : {}, IN_PLACE)}>
          <TabList label={t('milestones.parts')}>
            <Tab value="children" icon={<Sprout aria-hidden="true" />}>
              {t('milestones.tabs.children')}
            </Tab>
            <Tab value="list" icon={<SquarePen aria-hidden="true" />}>
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
    </Page>
  );
}
