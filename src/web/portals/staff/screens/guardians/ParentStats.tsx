import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CreditCard, MailQuestionMark, UsersRound } from 'lucide-react';
import { parentAccounts } from '#web/domains/guardians/accounts/queries.ts';
import { parentTotals } from '#web/domains/guardians/accounts/rules.ts';
import { invitations } from '#web/domains/guardians/invitations/queries.ts';
import { pendingCount } from '#web/domains/guardians/invitations/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';

/** The families in four numbers (guardians-13). */
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
    loadingLabel: t('common.loadingStats'),
    ...(isError && !data && { error: t('guardians.stats.failed') }),
  });
  return (
    <StatGrid
      label={t('guardians.stats.label')}
      stats={[
        {
          ...stateOf(accounts),
          icon: <UsersRound />,
          label: t('guardians.stats.families'),
          value: totals?.families,
          sub: t('guardians.stats.familiesSub', { count: totals?.accounts ?? 0 }),
        },
        {
          ...stateOf(accounts),
          icon: <BadgeCheck />,
          label: t('guardians.stats.subscriptions'),
          value: totals?.activeSubscriptions,
          sub: t('guardians.stats.subscriptionsSub'),
        },
        {
          ...stateOf(invited),
          icon: <MailQuestionMark />,
          label: t('guardians.stats.invitations'),
          value: pending,
          sub: t('guardians.stats.invitationsSub'),
          tone: 'highlight',
        },
        {
          ...stateOf(accounts),
          icon: <CreditCard />,
          label: t('guardians.stats.issues'),
          value: totals?.paymentIssues,
          sub: t('guardians.stats.issuesSub'),
          tone: totals?.paymentIssues ? 'attention' : 'info',
        },
      ]}
    />
  );
}
