import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { billingSettings, latePickups } from '#web/domains/billing/plan-queries.ts';
import type { LatePickup } from '#web/domains/billing/rules.ts';
import { useSearchValue } from '#web/layout/useSearchEntry.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { PickupTable } from './PickupTable.tsx';
import { useChargePickup } from './useChargePickup.ts';
import { WaivePickup } from './WaivePickup.tsx';

const FILTERS = ['proposed', 'charged', 'waived', 'all'] as const;
type Filter = (typeof FILTERS)[number];

/** Pickups after closing of the last 60 days, with the fee the rule proposes. */
export function PickupList() {
  const { t } = useTranslation();
  const query = useQuery(latePickups);
  const { data: rules } = useQuery(billingSettings);
  const [asked, show] = useSearchValue('show');
  const filter = FILTERS.find((known) => known === asked) ?? 'proposed';
  const charge = useChargePickup();
  const [waiving, setWaiving] = useState<LatePickup>();
  const counted = (value: Filter) => (query.data ?? []).filter(({ status }) => value === 'all' || status === value);
  return (
    <Section title={t('billingLatePickups.title')} description={t('billingLatePickups.text')}>
      <Loaded
        query={query}
        failed={t('billingLatePickups.notRead')}
        skeleton={<ListSkeleton label={t('shell.loading')} />}
      >
        {() => (
          <div className="flex flex-col gap-4">
            {rules && (
              <Alert tone="info">
                {rules.lateFeePerMinute === 0
                  ? t('billingLatePickups.noFee')
                  : t(rules.automaticLateFees ? 'billingLatePickups.automatic' : 'billingLatePickups.byHand')}
              </Alert>
            )}
            <Card flush>
              <div className="p-4 sm:px-5">
                <FilterChips<Filter>
                  label={t('billingLatePickups.show')}
                  options={FILTERS.map((value) => ({
                    value,
                    label: t(`billingLatePickups.filters.${value}`),
                    count: counted(value).length,
                  }))}
                  value={filter}
                  onChange={(value) => show(value === 'proposed' ? null : value)}
                />
              </div>
              <PickupTable
                pickups={counted(filter)}
                onCharge={charge}
                onWaive={setWaiving}
                empty={
                  <EmptyState icon={<Clock />} title={t('billingLatePickups.none')}>
                    {t('billingLatePickups.noneText')}
                  </EmptyState>
                }
              />
            </Card>
          </div>
        )}
      </Loaded>
      {waiving && <WaivePickup key={waiving.id} pickup={waiving} onClose={() => setWaiving(undefined)} />}
    </Section>
  );
}
