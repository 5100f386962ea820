import { useTranslation } from 'react-i18next';
import type { Invitation } from '../../../../domains/invitations/rules.ts';
import { StateBadge } from '../../../../domains/parents/StateBadge.tsx';
import { formatInstant } from '../../../../lib/time.ts';
import { type Column, Table } from '../../../../ui/Table.tsx';
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
      header: t('invitations.columns.email'),
      title: true,
      cell: ({ email, childName, status }) => (
        <span className="min-w-0">
          <span className="block break-all">{email}</span>
          {(childName || status === 'pending') && (
            <span className="block font-normal text-ink-soft text-sm">{childName ?? t('invitations.noChild')}</span>
          )}
        </span>
      ),
    },
    {
      key: 'phone',
      header: t('invitations.columns.phone'),
      className: 'tabular-nums',
      cell: ({ phoneNumber }) => phoneNumber,
    },
    {
      key: 'status',
      header: t('invitations.columns.status'),
      cell: ({ status }) => <StateBadge state={status} />,
    },
    {
      key: 'sent',
      header: t('invitations.columns.sent'),
      className: 'tabular-nums',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatInstant(createdAt)}</time>,
    },
    {
      key: 'expires',
      header: t('invitations.columns.expires'),
      className: 'tabular-nums',
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatInstant(expiresAt)}</time>,
    },
  ];
  if (onDo) {
    columns.push({
      key: 'actions',
      header: t('invitations.columns.actions'),
      className: 'max-sm:before:content-none! max-sm:pt-2.5! max-sm:empty:hidden!',
      cell: (invitation) => <InvitationButtons invitation={invitation} onDo={onDo} />,
    });
  }
  return <Table caption={t('invitations.title')} columns={columns} rows={invitations} rowKey={({ id }) => id} />;
}
