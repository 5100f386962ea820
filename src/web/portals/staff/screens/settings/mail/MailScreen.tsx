import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { mails } from '../../../../../domains/mail/queries.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { MailDialog } from './MailDialog.tsx';
import { MailTable } from './MailTable.tsx';

/** The outbox: what Larkhouse wrote to whom, and whether it went out. */
export function MailScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery({ ...mails, enabled: can('center.manage') });
  const [opened, setOpened] = useState<{ id: number; open: boolean }>();
  return (
    <SettingsPage title={t('settings.mail.title')} subtitle={t('settings.mail.subtitle')} needs="center.manage">
      {read.data?.isConfigured === false && (
        <Alert tone="warning" title={t('settings.mail.notConfigured')}>
          {t('settings.mail.notConfiguredText')}
        </Alert>
      )}
      {!read.data && read.isError && (
        <Alert
          tone="error"
          retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
        >
          {t('settings.mail.failed')}
        </Alert>
      )}
      {read.isPending && <MailSkeleton />}
      {read.data && (
        <Card flush className="overflow-clip">
          <MailTable
            mails={read.data.mails}
            isConfigured={read.data.isConfigured}
            onOpen={(id) => setOpened({ id, open: true })}
            empty={
              <EmptyState level={2} icon={<MailX />} title={t('settings.mail.empty')}>
                {t('settings.mail.emptyText')}
              </EmptyState>
            }
          />
        </Card>
      )}
      {opened && (
        <MailDialog
          key={opened.id}
          id={opened.id}
          open={opened.open}
          onOpenChange={(open) => setOpened({ ...opened, open })}
        />
      )}
    </SettingsPage>
  );
}

function MailSkeleton() {
  const { t } = useTranslation();
  return (
    <Card>
      <div role="status" className="flex flex-col gap-5">
        <VisuallyHidden>{t('settings.mail.loading')}</VisuallyHidden>
        {['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5'].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    </Card>
  );
}
