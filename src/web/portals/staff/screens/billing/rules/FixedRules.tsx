import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { billingSettings } from '#web/domains/billing/plan-queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';

/** Whether families can pay online, and what holds without being a choice. */
export function FixedRules() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { data } = useQuery(billingSettings);
  return (
    <>
      <Card as="section" title={t('billingRules.online.title')}>
        <div className="flex flex-col items-start gap-3">
          {data && (
            <Badge tone={data.isOnline ? 'success' : 'neutral'}>
              {t(data.isOnline ? 'billingRules.online.on' : 'billingRules.online.off')}
            </Badge>
          )}
          <p className="text-ink-soft">
            {data && t(data.isOnline ? 'billingRules.online.onText' : 'billingRules.online.offText')}
          </p>
          {can('center.manage') && (
            <Button asChild variant="secondary" size="small">
              <Link to="/settings/center">{t('billingRules.online.instructions')}</Link>
            </Button>
          )}
        </div>
      </Card>
      <Card as="section" title={t('billingRules.fixed.title')} description={t('billingRules.fixed.text')}>
        <DescriptionList
          items={[
            { term: t('billingRules.fixed.proration'), detail: t('billingRules.fixed.prorationText') },
            { term: t('billingRules.fixed.closures'), detail: t('billingRules.fixed.closuresText') },
            { term: t('billingRules.fixed.payments'), detail: t('billingRules.fixed.paymentsText') },
            { term: t('billingRules.fixed.mistakes'), detail: t('billingRules.fixed.mistakesText') },
          ]}
        />
      </Card>
    </>
  );
}
