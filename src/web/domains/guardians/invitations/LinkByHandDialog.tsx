import { CopyLink } from '#web/domains/accounts/CopyLink.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

type LinkByHandDialogProps = { link: string; onClose(): void };

/** Shows a link that the browser would not copy. */
export function LinkByHandDialog({ link, onClose }: LinkByHandDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      onClose={onClose}
      title={t('guardiansInvitations.link.title')}
      description={t('guardiansInvitations.link.text')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('common.done')}
        </Button>
      }
    >
      <CopyLink label={t('guardiansInvitations.link.label')} link={link} />
    </Dialog>
  );
}
