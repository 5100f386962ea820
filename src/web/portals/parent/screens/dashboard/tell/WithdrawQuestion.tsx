import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';

type WithdrawQuestionProps = {
  /** The notice in words. */
  words: { what: string; when: string };
  busy: boolean;
  onClose(): void;
  onConfirm(): void;
};

/** Asks before a notice is taken back, and says what that means. */
export default function WithdrawQuestion({ words, busy, onClose, onConfirm }: WithdrawQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('portalMore.tell.withdrawTitle')}
      confirmLabel={t('portalMore.tell.withdraw')}
      cancelLabel={t('portalMore.tell.keep')}
      busy={busy}
      onConfirm={onConfirm}
    >
      {t('portalMore.tell.withdrawText', words)}
    </ConfirmDialog>
  );
}
