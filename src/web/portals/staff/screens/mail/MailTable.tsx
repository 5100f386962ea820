import type { ReactNode } from 'react';
import { canBeSentAgain, type Mail, stateOf } from '#web/domains/mail/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useSendAgain } from './useSendAgain.ts';

type MailTableProps = {
  mails: readonly Mail[];
  isConfigured: boolean;
  onOpen(id: number): void;
  empty: ReactNode;
};

export function MailTable({ mails, isConfigured, onOpen, empty }: MailTableProps) {
  const { t } = useTranslation();
  const columns: Column<Mail>[] = [
    {
      key: 'to',
      header: t('preferencesStaff.mail.to'),
      title: true,
      cell: (mail) => (
        <div>
          <span className="break-all">{mail.to}</span>
          <span className="block font-normal text-ink-soft text-sm">{mail.subject}</span>
        </div>
      ),
    },
    {
      key: 'createdAt',
      header: t('preferencesStaff.mail.written'),
      className: 'whitespace-nowrap tabular-nums',
      cell: (mail) => <time dateTime={mail.createdAt}>{formatInstant(mail.createdAt)}</time>,
    },
    { key: 'status', header: t('common.status'), cell: (mail) => <MailStatus mail={mail} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      align: 'end',
      cell: (mail) => (
        <div className="flex justify-end gap-2 max-sm:justify-stretch max-sm:*:flex-1">
          {canBeSentAgain(mail, isConfigured) && <SendAgain mail={mail} />}
          <Button
            variant="secondary"
            size="small"
            aria-label={t('preferencesStaff.mail.readOf', { to: mail.to, subject: mail.subject })}
            onClick={() => onOpen(mail.id)}
          >
            {t('preferencesStaff.mail.read')}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <Table
      caption={t('preferencesStaff.mail.title')}
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

export function MailStatus({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const state = stateOf(mail);
  return (
    <div>
      <Badge tone={TONES[state]}>{t(`preferencesStaff.mail.states.${state}`)}</Badge>
      {mail.lastError && state !== 'sent' && (
        <span className="mt-1 block break-words text-ink-soft text-sm">
          {t('preferencesStaff.mail.reason', { reason: mail.lastError })}
        </span>
      )}
    </div>
  );
}

function SendAgain({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const { sendAgain, isPending } = useSendAgain();
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isPending}
      aria-label={t('preferencesStaff.mail.againOf', { to: mail.to, subject: mail.subject })}
      onClick={() => sendAgain(mail.id)}
    >
      {t('preferencesStaff.mail.again')}
    </Button>
  );
}

const TONES = {
  waiting: 'info',
  retrying: 'highlight',
  sent: 'success',
  failed: 'attention',
  kept: 'neutral',
} as const;
