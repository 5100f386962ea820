import { useQuery } from '@tanstack/react-query';
import { Baby } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { greetingAt } from '../../../../../contract/greetings.ts';
import { childData } from '../../../../domains/parents/queries.ts';
import { shownChild } from '../../../../domains/parents/rules.ts';
import { IN_PLACE } from '../../../../layout/useScreenTitle.ts';
import { useParentSession } from '../../../../lib/session.ts';
import { keepChild } from '../../../../lib/storedLogin.ts';
import { useCenterNow } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Page } from '../../layout/Page.tsx';
import { ChildDashboard } from './ChildDashboard.tsx';
import { addressOf, useAddress } from './views.ts';

const ChildSwitcher = lazy(() => import('./ChildSwitcher.tsx'));

/** The child that is shown, their day, and the ways to everything about them. */
export function Dashboard() {
  const { t } = useTranslation();
  const address = useAddress();
  const { account } = useParentSession();
  const { data: answer, isError, isFetching, refetch } = useQuery(childData);
  // Drawn in slices: an answer as such is drawn in one go.
  const data = useDeferredValue(answer);
  const children = data?.children ?? [];
  const child = shownChild(children, address.child);
  const greeting = greetingAt(useCenterNow().time);

  const navigate = useNavigate();
  const shownBefore = useRef(child?.id);
  useEffect(() => {
    if (data === undefined) return;
    keepChild(child ?? null);
    const before = shownBefore.current;
    shownBefore.current = child?.id;
    // That child is gone: what was open about it must not become the next one's.
    if (before !== undefined && !data?.children.some(({ id }) => id === before)) {
      void navigate(addressOf('dashboard', null), IN_PLACE);
    }
  }, [data, child, navigate]);

  return (
    <Page title={t('portal.dashboard.title')} greeting={t(`portal.dashboard.${greeting}`, { name: account.firstName })}>
      {children.length > 1 && child && (
        <Suspense fallback={<div className="h-10 pointer-coarse:h-11 max-sm:my-1" />}>
          <ChildSwitcher family={children} shown={child} />
        </Suspense>
      )}
      {child ? (
        <ChildDashboard key={child.id} child={child} siblings={children.length} onGone={refetch} />
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('portal.dashboard.failed')}
        </Alert>
      ) : data === undefined ? (
        <div role="status" aria-label={t('portal.dashboard.loading')}>
          <Skeleton className="h-72 rounded-xl!" />
        </div>
      ) : (
        <Card>
          <EmptyState
            level={2}
            icon={<Baby />}
            title={t('portal.dashboard.noChild')}
            action={
              <Button asChild variant="secondary">
                <Link to={addressOf('billing', null)}>{t('portal.views.billing')}</Link>
              </Button>
            }
          >
            {t('portal.dashboard.noChildText')}
          </EmptyState>
        </Card>
      )}
    </Page>
  );
}
