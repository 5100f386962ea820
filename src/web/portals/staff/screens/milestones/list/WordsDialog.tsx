import type { ReactNode } from 'react';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { OriginalWords } from './OriginalWords.tsx';

type WordsDialogProps = {
  title: string;
  /** What is changed; undefined: a new one. */
  row: { readonly isStarter: boolean; readonly hasOwnWords: boolean } | undefined;
  busy: boolean;
  onSubmit(): void;
  onGiveBack(): void;
  onDone(): void;
  /** The fields. */
  children: ReactNode;
};

/** The form of a row of the list, with the way back to the starter set's words. */
export function WordsDialog({ title, row, busy, onSubmit, onGiveBack, onDone, children }: WordsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={title}
      closeLabel={t('shell.close')}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('milestones.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('milestones.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {row && <OriginalWords row={row} busy={busy} onGiveBack={onGiveBack} />}
        {children}
      </div>
    </Dialog>
  );
}
