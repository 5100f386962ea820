import { useQuery } from '@tanstack/react-query';
import { Baby } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { greetingAt } from '#web/domains/dashboard/rules.ts';
import { childData } from '#web/domains/guardians/accounts/queries.ts';
import { shownChild } from '#web/domains/guardians/accounts/shownChild.ts';
import { IN_PLACE } from '#web/layout/useScreenTitle.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useParentSession } from '#web/lib/session.ts';
import { keepChild } from '#web/lib/storedLogin.ts';
import { useCenterNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ChildDashboard } from './ChildDashboard.tsx';
import { addressOf, useAddress } from './views.ts';

const ChildSwitcher = lazyPart(() => import('./ChildSwitcher.tsx'));

/** The child that is shown, their day, and the ways to everything about them. */
export function Dashboard() {
  const { t } = useTranslation();
  const address = useAddress();
  const { account } = useParentSession();
  const query = useQuery(childData);
  // Drawn in slices: an answer as such is drawn in one go.
  const data = useDeferredValue(query.data);
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
    <ParentPage
      title={t('familyDay.dashboard.title')}
      greeting={t(`familyDay.dashboard.${greeting}`, { name: account.firstName })}
    >
      {children.length > 1 && child && (
        <Suspense fallback={<div className="h-10 pointer-coarse:h-11 max-sm:my-1" />}>
          <ChildSwitcher family={children} shown={child} />
        </Suspense>
      )}
      {child ? (
        <ChildDashboard key={child.id} child={child} siblings={children.length} onGone={query.refetch} />
      ) : query.isError ? (
        <LoadFailed read={query} failed={t('familyDay.dashboard.failed')} />
      ) : data === undefined ? (
        <div role="status" aria-label={t('familyDay.dashboard.loading')}>
          <Skeleton className="h-72 rounded-xl!" />
        </div>
      ) : (
        <Card>
          <EmptyState
            level={2}
            icon={<Baby />}
            title={t('familyDay.dashboard.noChild')}
            action={
              <Button asChild variant="secondary">
                <Link to={addressOf('billing', null)}>{t('familyDay.views.billing')}</Link>
              </Button>
            }
          >
            {t('familyDay.dashboard.noChildText')}
          </EmptyState>
        </Card>
      )}
    </ParentPage>
  );
}
