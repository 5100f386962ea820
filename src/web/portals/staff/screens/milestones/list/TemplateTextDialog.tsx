import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { OriginalText } from './OriginalText.tsx';

type TemplateTextDialogProps = {
  title: string;
  /** What is changed; undefined: a new one. */
  row: { readonly isStarter: boolean; readonly hasOwnText: boolean } | undefined;
  busy: boolean;
  onSubmit(): void;
  onGiveBack(): void;
  onDone(): void;
  /** The fields. */
  children: ReactNode;
};

/** The form of a row of the list, with the way back to the starter set's words. */
export function TemplateTextDialog({
  title,
  row,
  busy,
  onSubmit,
  onGiveBack,
  onDone,
  children,
}: TemplateTextDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog onClose={onDone} title={title} onSubmit={onSubmit} submit={t('common.save')} busy={busy}>
      {row && <OriginalText row={row} busy={busy} onGiveBack={onGiveBack} />}
      {children}
    </FormDialog>
  );
}
