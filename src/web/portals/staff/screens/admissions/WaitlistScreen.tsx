import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { OfferedLately } from '#web/domains/admissions/OfferedLately.tsx';
import { waitlist } from '#web/domains/admissions/queries.ts';
import type { WaitingChild, Waitlist } from '#web/domains/admissions/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { WaitingItem } from './WaitingItem.tsx';

const PriorityDialog = lazyDialog(() => import('./PriorityDialog.tsx'));
const WaitingDialog = lazyDialog(() => import('./WaitingDialog.tsx'));
const MoveWaiting = lazyDialog(() => import('./MoveWaiting.tsx'));

/** Who waits, in order, each with the reason for its place (admissions-9). */
export function WaitlistScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery({ ...waitlist, enabled: can('admissions') });
  if (!can('admissions')) return <NotForRole title={t('admissionsWaitlist.title')} />;
  return (
    <StaffPage
      title={t('admissionsWaitlist.title')}
      subtitle={t('admissionsWaitlist.subtitle')}
      back={{ to: '/admissions', label: t('admissionsWaitlist.toInquiries') }}
    >
      <Loaded
        query={read}
        failed={t('admissionsWaitlist.failed')}
        skeleton={<SkeletonText label={t('admissionsWaitlist.loading')} lines={8} />}
      >
        {(list) => <Parts list={list} />}
      </Loaded>
    </StaffPage>
  );
}

function Parts({ list }: { list: Waitlist }) {
  const { t } = useTranslation();
  const ruling = useDialog();
  const editing = useDialog<WaitingChild>();
  const moving = useDialog<WaitingChild>();
  const { priorities, waiting, total, offered } = list;
  return (
    <>
      <Card
        as="section"
        title={t('admissionsWaitlist.rule')}
        description={t('admissionsWaitlist.ruleText')}
        action={
          <Button variant="secondary" onClick={() => ruling.open()} {...PriorityDialog.near}>
            {t('admissionsWaitlist.changeRule')}
          </Button>
        }
      >
        {priorities.length > 0 ? (
          <ol className="mt-3 list-decimal ps-6">
            {priorities.map((ground) => (
              <li key={ground}>{t(`admissionsJoin.list.grounds.${ground}`)}</li>
            ))}
          </ol>
        ) : (
          <p className="mt-3">{t('admissionsWaitlist.ruleEmpty')}</p>
        )}
        <OfferedLately offered={offered} />
      </Card>
      {waiting.length === 0 ? (
        <Card>
          <EmptyState
            level={2}
            icon={<Hourglass />}
            title={t('admissionsWaitlist.none')}
            action={
              <Button asChild variant="secondary">
                <Link to="/admissions">{t('admissionsWaitlist.toInquiries')}</Link>
              </Button>
            }
          >
            {t('admissionsWaitlist.noneText')}
          </EmptyState>
        </Card>
      ) : (
        <Card flush>
          <ol className="divide-y divide-line">
            {waiting.map((one) => (
              <WaitingItem
                key={one.id}
                waiting={one}
                onEdit={() => editing.open(one)}
                onMove={() => moving.open(one)}
              />
            ))}
          </ol>
          {total > waiting.length && (
            <p className="border-line border-t p-4 text-center text-ink-soft text-sm">
              {t('admissionsWaitlist.onlyFirst', { shown: waiting.length, total })}
            </p>
          )}
        </Card>
      )}
      {ruling.show((_, opened) => (
        <PriorityDialog list={list} {...opened} />
      ))}
      {editing.show((one, opened) => (
        <WaitingDialog waiting={one} {...opened} />
      ))}
      {moving.show((one, opened) => (
        <MoveWaiting waiting={one} list={list} {...opened} />
      ))}
    </>
  );
}
