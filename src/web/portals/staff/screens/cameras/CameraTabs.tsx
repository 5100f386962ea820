import { useQuery } from '@tanstack/react-query';
import { Cctv, History } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { gateway } from '#web/domains/cameras/queries.ts';
import { IN_PLACE } from '#web/layout/useScreenTitle.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import { CameraList, type CameraListProps } from './CameraList.tsx';

const ViewingLog = lazyPart(() => import('./ViewingLog.tsx'));

/** The cameras, and who watched them; which of both is part of the address. */
export function CameraTabs(props: CameraListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { data: pictures } = useQuery(gateway);
  const tab = search.get('tab') === 'log' ? 'log' : 'cameras';
  return (
    <>
      {pictures?.isAvailable === false && (
        <Alert tone="warning" title={pictures.message}>
          {t('cameras.gatewayAway')}
        </Alert>
      )}
      <Tabs value={tab} onValueChange={(next) => setSearch(next === 'log' ? { tab: 'log' } : {}, IN_PLACE)}>
        <TabList label={t('shell.titles.cameras')}>
          <Tab value="cameras" icon={<Cctv />}>
            {t('camerasWatching.list')}
          </Tab>
          <Tab value="log" icon={<History />}>
            {t('cameras.log.title')}
          </Tab>
        </TabList>
        <TabPanel value="cameras">
          <CameraList {...props} />
        </TabPanel>
        <TabPanel value="log">
          <Suspense fallback={<ListSkeleton label={t('cameras.log.loading')} />}>
            <ViewingLog />
          </Suspense>
        </TabPanel>
      </Tabs>
    </>
  );
}
