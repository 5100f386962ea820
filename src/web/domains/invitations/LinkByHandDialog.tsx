import { useTranslation } from '../../lib/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CopyLink } from '../accounts/CopyLink.tsx';

type LinkByHandDialogProps = { link: string; onClose(): void };

/** Shows a link that the browser would not copy. */
export function LinkByHandDialog({ link, onClose }: LinkByHandDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('invitations.link.title')}
      description={t('invitations.link.text')}
      closeLabel={t('shell.close')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('invitations.link.done')}
        </Button>
      }
    >
      <CopyLink label={t('invitations.link.label')} link={link} />
    </Dialog>
  );
}
