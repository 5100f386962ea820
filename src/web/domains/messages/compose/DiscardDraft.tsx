import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { DraftKeeper } from '../draftKeeper.ts';
import { deleteDraft } from '../queries.ts';

type DiscardDraftProps = { keeper: DraftKeeper; onDiscarded(): void };

/** Throws away what was written, once that is confirmed; with nothing kept yet it just closes. */
export function DiscardDraft({ keeper, onDiscarded }: DiscardDraftProps) {
  const { t } = useTranslation();
  const { mutateAsync: remove } = useMutation(deleteDraft);
  const { run } = useAction(
    {
      mutationFn: async () => {
        const id = await keeper.leaveOff();
        if (id !== null) await remove({ params: { id } });
      },
    },
    {
      failed: t('messages.deleteDraft.failed'),
      onDone: () => {
        keeper.forget();
        onDiscarded();
      },
    },
  );
  const ask = async () => {
    if ((await keeper.flush()) === null) return onDiscarded();
    confirmDelete({
      title: t('messages.deleteDraft.title'),
      text: t('messages.deleteDraft.text'),
      label: t('messages.deleteDraft.confirm'),
      cancel: t('messages.keep'),
      doDelete: () => run(undefined),
    });
  };
  return (
    <Button variant="secondary" onClick={() => void ask()}>
      {t('common.discard')}
    </Button>
  );
}
