import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import type { Meanwhile } from '../../../../../lib/useVersionedForm.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';

type EditDialogProps<Values> = {
  title: string;
  description?: string;
  size?: 'medium' | 'large';
  /** What somebody else saved while the form was open; shown above it, beside what was typed. */
  meanwhile: Meanwhile<Values> | undefined;
  typed: Values;
  labels: Readonly<Record<keyof Values & string, string>>;
  onTakeNewest(): void;
  busy: boolean;
  onSubmit: FormEventHandler;
  onDone(): void;
  children: ReactNode;
};

/** The frame of a form over a row with a version. */
export function EditDialog<Values extends Readonly<Record<keyof Values, string | boolean>>>({
  title,
  description,
  size,
  meanwhile,
  typed,
  labels,
  onTakeNewest,
  busy,
  onSubmit,
  onDone,
  children,
}: EditDialogProps<Values>) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={title}
      description={description}
      closeLabel={t('shell.close')}
      size={size}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('children.edit.cancel')}
          </Button>
          <Button type="submit" busy={busy} busyLabel={t('children.edit.saving')}>
            {t(meanwhile ? 'children.edit.saveMine' : 'children.edit.save')}
          </Button>
        </>
      }
    >
      {meanwhile && (
        <ChangedMeanwhile meanwhile={meanwhile} typed={typed} labels={labels} onTakeNewest={onTakeNewest} />
      )}
      {children}
    </Dialog>
  );
}
