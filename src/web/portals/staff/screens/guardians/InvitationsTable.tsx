import { EmailText } from '#web/domains/guardians/accounts/EmailText.tsx';
import { StateBadge } from '#web/domains/guardians/accounts/StateBadge.tsx';
import { addresseeOf, type Invitation } from '#web/domains/guardians/invitations/rules.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { InvitationButtons, type InvitationDeeds } from './InvitationButtons.tsx';

type InvitationsTableProps = {
  invitations: readonly Invitation[];
  /** Left out for those who may only look. */
  onDo?: InvitationDeeds;
};

export function InvitationsTable({ invitations, onDo }: InvitationsTableProps) {
  const { t } = useTranslation();
  const columns: Column<Invitation>[] = [
    {
      key: 'email',
      header: t('common.email'),
      title: true,
      cell: (invitation) => (
        <span className="min-w-0">
          <span className="block">
            {invitation.email === null ? addresseeOf(invitation) : <EmailText email={invitation.email} />}
          </span>
          {(invitation.childName || invitation.status === 'pending') && (
            <span className="block font-normal text-ink-soft text-sm">
              {invitation.childName ?? t('guardiansInvitations.noChild')}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'phone',
      header: t('common.phone'),
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ phoneNumber }) =>
        phoneNumber ?? <span className="text-ink-soft">{t('guardians.accounts.noPhone')}</span>,
    },
    {
      key: 'status',
      header: t('common.status'),
      cell: ({ status, delivery }) => (
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          <StateBadge state={status} />
          {status === 'pending' && (delivery === 'failed' || delivery === 'kept') && (
            <span className="text-ink-soft text-sm">{t(`guardiansInvitations.deliveries.${delivery}`)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'sent',
      header: t('guardiansInvitations.columns.sent'),
      className: `${day} tabular-nums lg:whitespace-nowrap`,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(dayOf(createdAt))}</time>,
    },
    {
      key: 'expires',
      header: t('guardiansInvitations.columns.expires'),
      className: `${day} tabular-nums lg:whitespace-nowrap`,
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatDate(dayOf(expiresAt))}</time>,
    },
  ];
  if (onDo) {
    columns.push({
      key: 'actions',
      header: t('common.actions'),
      className: 'max-sm:before:content-none! max-sm:pt-2.5! max-sm:empty:hidden!',
      cell: (invitation) => <InvitationButtons invitation={invitation} onDo={onDo} />,
    });
  }
  return (
    <div className="sm:max-lg:overflow-x-auto sm:max-lg:[&_:is(th,td):not(:first-child)]:px-2! sm:max-lg:[&_td]:text-sm">
      <Table caption={t('guardiansInvitations.title')} columns={columns} rows={invitations} rowKey={({ id }) => id} />
    </div>
  );
}

/** Wide enough that a date takes two lines at most. */
const day = 'sm:max-lg:min-w-18';
