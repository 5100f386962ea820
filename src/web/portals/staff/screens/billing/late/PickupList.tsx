import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { billingSettings, latePickups } from '../../../../../domains/billing/plan-queries.ts';
import type { LatePickup } from '../../../../../domains/billing/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { FilterChips } from '../../../../../ui/FilterChips.tsx';
import { Section } from '../../../../../ui/Section.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { ChargePickup } from './ChargePickup.tsx';
import { PickupTable } from './PickupTable.tsx';
import { WaivePickup } from './WaivePickup.tsx';

const FILTERS = ['proposed', 'charged', 'waived', 'all'] as const;
type Filter = (typeof FILTERS)[number];

/** Pickups after closing of the last 60 days, with the fee the rule proposes. */
export function PickupList() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(latePickups);
  const { data: rules } = useQuery(billingSettings);
  const [filter, setFilter] = useState<Filter>('proposed');
  const [charging, setCharging] = useState<{ pickup: LatePickup; open: boolean }>();
  const [waiving, setWaiving] = useState<LatePickup>();
  const counted = (value: Filter) => (data ?? []).filter(({ status }) => value === 'all' || status === value);
  return (
    <Section title={t('billingLate.title')} description={t('billingLate.text')}>
      {!data && isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('billingLate.notRead')}
        </Alert>
      ) : !data ? (
        <ListSkeleton label={t('shell.loading')} />
      ) : (
        <div className="flex flex-col gap-4">
          {rules && (
            <Alert tone="info">
              {rules.lateFeePerMinute === 0
                ? t('billingLate.noFee')
                : t(rules.automaticLateFees ? 'billingLate.automatic' : 'billingLate.byHand')}
            </Alert>
          )}
          <Card flush>
            <div className="p-4 sm:px-5">
              <FilterChips<Filter>
                label={t('billingLate.show')}
                options={FILTERS.map((value) => ({
                  value,
                  label: t(`billingLate.filters.${value}`),
                  count: counted(value).length,
                }))}
                value={filter}
                onChange={setFilter}
              />
            </div>
            <PickupTable
              pickups={counted(filter)}
              onCharge={(pickup) => setCharging({ pickup, open: true })}
              onWaive={setWaiving}
              empty={
                <EmptyState icon={<Clock />} title={t('billingLate.none')}>
                  {t('billingLate.noneText')}
                </EmptyState>
              }
            />
          </Card>
        </div>
      )}
      {charging && (
        <ChargePickup
          pickup={charging.pickup}
          open={charging.open}
          onOpenChange={(open) => setCharging({ ...charging, open })}
        />
      )}
      {waiving && <WaivePickup key={waiving.id} pickup={waiving} onClose={() => setWaiving(undefined)} />}
    </Section>
  );
}
