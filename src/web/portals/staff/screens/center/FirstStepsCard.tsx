import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dismissFirstSteps, firstSteps } from '#web/domains/dashboard/first-steps-queries.ts';
import { openOf } from '#web/domains/dashboard/firstSteps.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Brings the first steps back that somebody put away; nothing once none is open (dashboard-9). */
export function FirstStepsCard() {
  const { t } = useTranslation();
  const { data } = useQuery(firstSteps);
  const { run, isPending } = useAction(dismissFirstSteps, {
    done: t('dashboardFirstSteps.isBack'),
    failed: t('common.thatDidNotWork'),
  });
  if (!data) return null;
  const open = openOf(data.steps).length;
  if (open === 0) return null;
  return (
    <Card as="section" title={t('dashboardFirstSteps.title')}>
      <p className="text-ink-soft">
        {data.isDismissed
          ? t('dashboardFirstSteps.wasPutAway', { count: open })
          : t('dashboardFirstSteps.stands', { count: open })}
      </p>
      <div className="mt-3">
        {data.isDismissed ? (
          <Button variant="secondary" busy={isPending} onClick={() => run({ body: { isDismissed: false } })}>
            {t('dashboardFirstSteps.bringBack')}
          </Button>
        ) : (
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to="/">{t('dashboardFirstSteps.toDashboard')}</Link>
          </TextLink>
        )}
      </div>
    </Card>
  );
}
