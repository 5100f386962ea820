import { useTranslation } from 'react-i18next';
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
      title={t('portal.tell.withdrawTitle')}
      confirmLabel={t('portal.tell.withdraw')}
      cancelLabel={t('portal.tell.keep')}
      busy={busy}
      onConfirm={onConfirm}
    >
      {t('portal.tell.withdrawText', words)}
    </ConfirmDialog>
  );
}
