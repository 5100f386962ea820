import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { mails } from '#web/domains/mail/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { SettingsPage } from '#web/portals/staff/screens/preferences/SettingsPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { MailDialog } from './MailDialog.tsx';
import { MailServerPart } from './MailServerPart.tsx';
import { MailTable } from './MailTable.tsx';

/** The outbox: what Larkhouse wrote to whom, and whether it went out. */
export function MailScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery({ ...mails, enabled: can('center.manage') });
  const reading = useDialog<number>();
  return (
    <SettingsPage title={t('mail.title')} subtitle={t('mail.subtitle')} needs="center.manage">
      <MailServerPart />
      {read.data?.isConfigured === false && (
        <Alert tone="warning" title={t('preferencesStaff.mail.notConfigured')}>
          {t('preferencesStaff.mail.notConfiguredText')}
        </Alert>
      )}
      <Section title={t('preferencesStaff.mail.title')} description={t('preferencesStaff.mail.subtitle')}>
        <Loaded query={read} failed={t('preferencesStaff.mail.failed')} skeleton={<MailSkeleton />}>
          {({ mails, isConfigured }) => (
            <Card flush className="overflow-clip">
              <MailTable
                mails={mails}
                isConfigured={isConfigured}
                onOpen={reading.open}
                empty={
                  <EmptyState level={3} icon={<MailX />} title={t('preferencesStaff.mail.empty')}>
                    {t('preferencesStaff.mail.emptyText')}
                  </EmptyState>
                }
              />
            </Card>
          )}
        </Loaded>
      </Section>
      {reading.show((id, opened) => (
        <MailDialog id={id} {...opened} />
      ))}
    </SettingsPage>
  );
}

function MailSkeleton() {
  const { t } = useTranslation();
  return (
    <Card>
      <div role="status" className="flex flex-col gap-5">
        <VisuallyHidden>{t('preferencesStaff.mail.loading')}</VisuallyHidden>
        {['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5'].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    </Card>
  );
}
