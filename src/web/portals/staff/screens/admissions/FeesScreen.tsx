import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { SHOWN_FEE_STATES } from '#contract/admissions-choices.ts';
import { waitlistFees } from '#web/domains/admissions/queries.ts';
import type { FeeTerms } from '#web/domains/admissions/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Toolbar } from '#web/ui/Toolbar.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { FeeList } from './FeeList.tsx';

const FeeTermsDialog = lazyDialog(() => import('./FeeTermsDialog.tsx'));

/** What families were asked for standing on the waitlist, and what became of the money (admissions-21). */
export function FeesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [params, setParams] = useSearchParams();
  const state = SHOWN_FEE_STATES.find((one) => one === params.get('state'));
  const read = useQuery({ ...waitlistFees(state), enabled: can('admissions') });
  const setting = useDialog<FeeTerms>();
  if (!can('admissions')) return <NotForRole title={t('admissionsFees.title')} />;
  return (
    <StaffPage
      title={t('admissionsFees.title')}
      subtitle={t('admissionsFees.subtitle')}
      back={{ to: '/admissions', label: t('admissionsFees.toInquiries') }}
      width="narrow"
    >
      <Loaded
        query={read}
        failed={t('admissionsFees.failed')}
        skeleton={<SkeletonText label={t('admissionsFees.loading')} lines={6} />}
      >
        {({ fees, sums, terms }) => {
          const all = SHOWN_FEE_STATES.reduce((sum, one) => sum + sums[one].count, 0);
          const found = state ? sums[state].count : all;
          return (
            <>
              <Card>
                <p className="font-semibold">{termsOf(t, terms)}</p>
                {terms.instructions && <p className="wrap-anywhere whitespace-pre-line">{terms.instructions}</p>}
                <Button
                  variant="secondary"
                  className="mt-4 self-start"
                  onClick={() => setting.open(terms)}
                  {...FeeTermsDialog.near}
                >
                  {t(terms.amount === 0 ? 'admissionsFees.set' : 'admissionsFees.change')}
                </Button>
              </Card>
              {sums.owed.count > 0 && (
                <p className="font-semibold">
                  {t('admissionsFees.owed', { count: sums.owed.count, amount: formatMoney(sums.owed.amount) })}
                </p>
              )}
              <ManagedList
                rows={fees}
                empty={
                  all === 0 && (
                    <EmptyState level={2} icon={<HandCoins />} title={t('admissionsFees.none')}>
                      {t('admissionsFees.noneText')}
                    </EmptyState>
                  )
                }
                toolbar={
                  <Toolbar label={t('admissionsFees.narrow')}>
                    <FilterChips
                      label={t('common.status')}
                      value={state ?? 'all'}
                      onChange={(chosen) => setParams(chosen === 'all' ? {} : { state: chosen }, { replace: true })}
                      options={[
                        { value: 'all', label: t('admissionsFees.all'), count: all },
                        ...SHOWN_FEE_STATES.map((value) => ({
                          value,
                          label: t(`admissionsFees.states.${value}`),
                          count: sums[value].count,
                        })),
                      ]}
                    />
                  </Toolbar>
                }
                found={state && t('admissionsFees.found', { count: found })}
                foot={
                  found > fees.length && (
                    <p className="border-line border-t p-4 text-center text-ink-soft text-sm">
                      {t('admissionsFees.onlyNewest', { shown: fees.length, count: found })}
                    </p>
                  )
                }
              >
                {(shown) =>
                  shown.length > 0 ? (
                    <div className="border-line border-t">
                      <FeeList fees={shown} isNamed />
                    </div>
                  ) : (
                    <p className="border-line border-t px-4 py-8 text-center text-ink-soft">
                      {t('admissionsFees.noneFound')}
                    </p>
                  )
                }
              </ManagedList>
            </>
          );
        }}
      </Loaded>
      {setting.show((terms, opened) => (
        <FeeTermsDialog terms={terms} {...opened} />
      ))}
    </StaffPage>
  );
}

function termsOf(t: ReturnType<typeof useTranslation>['t'], { amount, isRefundable }: FeeTerms): string {
  if (amount === 0) return t('admissionsFees.free');
  return t(isRefundable ? 'admissionsFees.refundable' : 'admissionsFees.kept', { amount: formatMoney(amount) });
}
