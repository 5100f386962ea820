import { withdrawNotice } from '#web/domains/notices/queries.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';

type WithdrawQuestionProps = {
  id: number;
  /** The notice in words. */
  words: { what: string; when: string };
  onClose(): void;
};

/** Asks before a notice is taken back, and says what that means. */
export default function WithdrawQuestion({ id, words, onClose }: WithdrawQuestionProps) {
  const { t, i18n } = useTranslation();
  const { run: withdraw, isPending } = useAction(withdrawNotice, {
    done: ({ waits }) => {
      if (waits.length === 0) return t('familyDay.tell.withdrawn');
      const dates = new Intl.ListFormat(i18n.language).format(waits.map((date) => formatDate(date)));
      return t('familyDayDetails.tell.askedAnew', { dates });
    },
    failed: { title: t('familyDayDetails.tell.withdrawFailed'), description: t('common.pleaseTryAgain') },
  });
  const confirm = async () => {
    await withdraw({ params: { id } });
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('familyDayDetails.tell.withdrawTitle')}
      confirmLabel={t('common.withdraw')}
      cancelLabel={t('familyDayDetails.tell.keep')}
      busy={isPending}
      onConfirm={() => void confirm()}
    >
      {t('familyDayDetails.tell.withdrawText', words)}
    </ConfirmDialog>
  );
}
