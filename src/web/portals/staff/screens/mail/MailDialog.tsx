import { useQuery } from '@tanstack/react-query';
import { CopyLink } from '#web/domains/accounts/CopyLink.tsx';
import { mailText } from '#web/domains/mail/queries.ts';
import { linkIn } from '#web/domains/mail/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { MailStatus } from './MailTable.tsx';

/** One mail to read or to hand on. Its text is only asked for while it is looked at: every look is recorded. */
export function MailDialog({ id, open, onClose }: Opened & { id: number }) {
  const { t } = useTranslation();
  const query = useQuery({ ...mailText(id), enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={query.data?.subject ?? t('preferencesStaff.mail.one')}
      description={t('preferencesStaff.mail.audited')}
    >
      <Loaded
        query={query}
        failed={t('preferencesStaff.mail.failedToRead')}
        skeleton={
          <div role="status">
            <VisuallyHidden>{t('preferencesStaff.mail.loading')}</VisuallyHidden>
            <SkeletonText lines={6} />
          </div>
        }
      >
        {(mail) => {
          const link = linkIn(mail.text);
          return (
            <div className="flex flex-col gap-5">
              <DescriptionList
                items={[
                  { term: t('preferencesStaff.mail.to'), detail: <span className="break-all">{mail.to}</span> },
                  { term: t('preferencesStaff.mail.written'), detail: formatInstant(mail.createdAt) },
                  { term: t('common.status'), detail: <MailStatus mail={mail} /> },
                ]}
              />
              {mail.withheld && (
                <Alert tone="info" title={t('preferencesStaff.mail.withheld.title')}>
                  {t(`preferencesStaff.mail.withheld.${mail.withheld}`)}
                </Alert>
              )}
              {link && <CopyLink label={t('preferencesStaff.mail.link')} link={link} />}
              <p className="whitespace-pre-wrap break-words rounded-md bg-sunken p-4">{mail.text}</p>
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
