import { useQuery } from '@tanstack/react-query';
import { Palmtree, Settings } from 'lucide-react';
import { timeOff } from '#web/domains/time-off/queries.ts';
import type { TimeOff, TimeOffRequest } from '#web/domains/time-off/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { BalanceTable } from './BalanceTable.tsx';
import { TimeOffItem } from './TimeOffItem.tsx';

const DeclineTimeOff = lazyDialog(() => import('./DeclineTimeOff.tsx'));
const TimeOffPolicies = lazyDialog(() => import('./TimeOffPolicies.tsx'));

/** Who asks for time off, who is away, and everybody's balance (time-off-4). */
export function TimeOffScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const ruling = useDialog();
  const read = useQuery({ ...timeOff, enabled: can('staff.manage') });
  if (!can('staff.manage')) return <NotForRole title={t('timeOff.title')} />;
  return (
    <StaffPage
      title={t('timeOff.title')}
      subtitle={t('timeOff.subtitle')}
      actions={
        <Button
          variant="secondary"
          icon={<Settings className="size-5" />}
          onClick={() => ruling.open()}
          {...TimeOffPolicies.near}
        >
          {t('timeOff.policies.button')}
        </Button>
      }
    >
      <Loaded
        query={read}
        failed={t('timeOff.failed')}
        skeleton={<SkeletonText label={t('timeOff.loading')} lines={8} />}
      >
        {(all) => <Parts all={all} />}
      </Loaded>
      {ruling.show((_, opened) => (
        <TimeOffPolicies {...opened} />
      ))}
    </StaffPage>
  );
}

function Parts({ all: { waiting, coming, people } }: { all: TimeOff }) {
  const { t } = useTranslation();
  const declining = useDialog<TimeOffRequest>();
  const listed = (requests: readonly TimeOffRequest[]) => (
    <Card flush>
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <TimeOffItem
            key={request.id}
            request={request}
            onDecline={() => declining.open(request)}
            near={DeclineTimeOff.near}
          />
        ))}
      </ul>
    </Card>
  );
  return (
    <>
      <Section title={t('timeOff.waiting')}>
        {waiting.length > 0 ? (
          listed(waiting)
        ) : (
          <EmptyState icon={<Palmtree />} title={t('timeOff.noneWaiting')}>
            {t('timeOff.noneWaitingText')}
          </EmptyState>
        )}
      </Section>
      <Section title={t('timeOff.coming')}>
        {coming.length > 0 ? listed(coming) : <p className="text-ink-soft">{t('timeOff.noneComing')}</p>}
      </Section>
      <Section title={t('timeOff.balances')}>
        <BalanceTable people={people} />
      </Section>
      {declining.show((request, opened) => (
        <DeclineTimeOff request={request} {...opened} />
      ))}
    </>
  );
}
