import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Meanwhile } from '#web/lib/useVersionedForm.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { ProfileConflict } from './ProfileConflict.tsx';

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
    <FormDialog
      onClose={onDone}
      title={title}
      description={description}
      size={size}
      onSubmit={onSubmit}
      submit={t(meanwhile ? 'childrenManagement.edit.saveMine' : 'common.save')}
      busy={busy}
      busyLabel={t('common.saving')}
    >
      {meanwhile && <ProfileConflict meanwhile={meanwhile} typed={typed} labels={labels} onTakeNewest={onTakeNewest} />}
      {children}
    </FormDialog>
  );
}
