import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../../lib/errors.ts';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { DraftKeeper } from '../draftKeeper.ts';
import { deleteDraft } from '../queries.ts';

type DiscardDraftProps = { keeper: DraftKeeper; onDiscarded(): void };

/** Throws away what was written, once that is confirmed; with nothing kept yet it just closes. */
export function DiscardDraft({ keeper, onDiscarded }: DiscardDraftProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { mutateAsync: remove, isPending } = useMutation(deleteDraft);
  const ask = async () => {
    if ((await keeper.flush()) === null) onDiscarded();
    else setAsking(true);
  };
  const discard = async () => {
    const id = await keeper.settle();
    try {
      if (id !== null) await remove({ params: { id } });
      keeper.forget();
      onDiscarded();
    } catch (error) {
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('messages.deleteDraft.failed')),
        variant: 'error',
      });
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void ask()}>
        {t('messages.compose.discard')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('messages.deleteDraft.title')}
        confirmLabel={t('messages.deleteDraft.confirm')}
        cancelLabel={t('messages.keep')}
        danger
        busy={isPending}
        onConfirm={() => void discard()}
      >
        {t('messages.deleteDraft.text')}
      </ConfirmDialog>
    </>
  );
}
