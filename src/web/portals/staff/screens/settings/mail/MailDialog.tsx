import { useQuery } from '@tanstack/react-query';
import { CopyLink } from '../../../../../domains/accounts/CopyLink.tsx';
import { mailText } from '../../../../../domains/mail/queries.ts';
import { linkIn } from '../../../../../domains/mail/rules.ts';
import { formatInstant } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { DescriptionList } from '../../../../../ui/DescriptionList.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden.tsx';
import { MailStatus } from './MailTable.tsx';

type MailDialogProps = { id: number; open: boolean; onOpenChange(open: boolean): void };

/** One mail to read or to hand on. Its text is only asked for while it is looked at: every look is recorded. */
export function MailDialog({ id, open, onOpenChange }: MailDialogProps) {
  const { t } = useTranslation();
  const { data: mail, isError, isFetching, refetch } = useQuery({ ...mailText(id), enabled: open });
  const link = mail && linkIn(mail.text);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={mail?.subject ?? t('settings.mail.one')}
      description={t('settings.mail.audited')}
      closeLabel={t('shell.close')}
    >
      {mail && (
        <div className="flex flex-col gap-5">
          <DescriptionList
            items={[
              { term: t('settings.mail.to'), detail: <span className="break-all">{mail.to}</span> },
              { term: t('settings.mail.written'), detail: formatInstant(mail.createdAt) },
              { term: t('settings.mail.status'), detail: <MailStatus mail={mail} /> },
            ]}
          />
          {link && <CopyLink label={t('settings.mail.link')} link={link} />}
          <p className="whitespace-pre-wrap break-words rounded-md bg-sunken p-4">{mail.text}</p>
        </div>
      )}
      {!mail && isError && (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('settings.mail.failedToRead')}
        </Alert>
      )}
      {!mail && !isError && (
        <div role="status">
          <VisuallyHidden>{t('settings.mail.loading')}</VisuallyHidden>
          <SkeletonText lines={6} />
        </div>
      )}
    </Dialog>
  );
}
