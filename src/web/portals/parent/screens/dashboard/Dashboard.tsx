import { useQuery } from '@tanstack/react-query';
import { Baby } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { childData } from '../../../../domains/parents/queries.ts';
import { shownChild } from '../../../../domains/parents/rules.ts';
import { keepChild, storedParent } from '../../../../lib/storedLogin.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Page } from '../../layout/Page.tsx';
import { ChildCard } from './ChildCard.tsx';
import { ChildCardSkeleton } from './ChildCardSkeleton.tsx';
import { ChildSwitcher } from './ChildSwitcher.tsx';
import { ViewButtons } from './ViewButtons.tsx';
import { useAddress } from './views.ts';

/** The child that is shown, and the ways to everything about them. */
export function Dashboard() {
  const { t } = useTranslation();
  const address = useAddress();
  const { data, isError, isFetching, refetch } = useQuery(childData);
  const children = data?.children ?? [];
  const child = shownChild(children, address.child);
  const name = storedParent()?.name.split(' ')[0];

  useEffect(() => {
    if (data !== undefined) keepChild(child ?? null);
  }, [data, child]);

  return (
    <Page title={t('parentPortal.dashboard.title')} subtitle={name && t('parentPortal.dashboard.greeting', { name })}>
      {children.length > 1 && child && <ChildSwitcher family={children} shown={child} />}
      {child ? (
        <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
            <ChildCard child={child} />
            <Alert title={t('parentPortal.dashboard.notYetTitle', { name: child.firstName })}>
              {t('parentPortal.dashboard.notYetText')}
            </Alert>
          </div>
          <ViewButtons child={address.child} />
        </div>
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('parentPortal.dashboard.failed')}
        </Alert>
      ) : data === undefined ? (
        <ChildCardSkeleton />
      ) : (
        <Card>
          <EmptyState level={2} icon={<Baby />} title={t('parentPortal.dashboard.noChild')}>
            {t('parentPortal.dashboard.noChildText')}
          </EmptyState>
        </Card>
      )}
    </Page>
  );
}
