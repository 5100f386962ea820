import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CreditCard, MailQuestionMark, UsersRound } from 'lucide-react';
import { invitations } from '../../../../domains/invitations/queries.ts';
import { pendingCount } from '../../../../domains/invitations/rules.ts';
import { parentAccounts } from '../../../../domains/parents/queries.ts';
import { parentTotals } from '../../../../domains/parents/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { StatCard } from '../../../../ui/StatCard.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

/** The families in four numbers (seed 001 section 2). */
export function ParentStats() {
  const { t } = useTranslation();
  const accounts = useQuery(parentAccounts);
  const invited = useQuery(invitations);
  const totals = accounts.data && parentTotals(accounts.data);
  const pending = invited.data && pendingCount(invited.data);
  const stateOf = ({
    isPending,
    isError,
    data,
  }: Pick<typeof accounts | typeof invited, 'isPending' | 'isError' | 'data'>) => ({
    loading: isPending,
    loadingLabel: t('parents.stats.loading'),
    ...(isError && !data && { error: t('parents.stats.failed') }),
  });
  return (
    <section aria-labelledby="families-in-numbers">
      <VisuallyHidden>
        <h2 id="families-in-numbers">{t('parents.stats.label')}</h2>
      </VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard
          {...stateOf(accounts)}
          icon={<UsersRound />}
          label={t('parents.stats.families')}
          value={totals?.families}
          sub={t('parents.stats.familiesSub', { count: totals?.accounts ?? 0 })}
        />
        <StatCard
          {...stateOf(accounts)}
          icon={<BadgeCheck />}
          label={t('parents.stats.subscriptions')}
          value={totals?.activeSubscriptions}
          sub={t('parents.stats.subscriptionsSub')}
        />
        <StatCard
          {...stateOf(invited)}
          icon={<MailQuestionMark />}
          tone="highlight"
          label={t('parents.stats.invitations')}
          value={pending}
          sub={t('parents.stats.invitationsSub')}
        />
        <StatCard
          {...stateOf(accounts)}
          icon={<CreditCard />}
          tone={totals?.paymentIssues ? 'attention' : 'info'}
          label={t('parents.stats.issues')}
          value={totals?.paymentIssues}
          sub={t('parents.stats.issuesSub')}
        />
      </div>
    </section>
  );
}
