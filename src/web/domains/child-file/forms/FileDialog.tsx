import type { FormEventHandler, ReactNode } from 'react';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Meanwhile } from '#web/lib/useVersionedForm.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';

type FileDialogProps<Values> = {
  title: string;
  description?: string | undefined;
  /** What somebody else saved while the form was open; shown above it, beside what was typed. */
  meanwhile?: Meanwhile<Values> | undefined;
  typed?: Values;
  label?(key: keyof Values & string): string;
  onTakeNewest?(): void;
  isGuardian: boolean;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose(): void;
  children: ReactNode;
};

/** The frame of a form over a part of a file. */
export function FileDialog<Values extends Readonly<Record<keyof Values, string | boolean>>>({
  meanwhile,
  typed,
  label = (key) => key,
  onTakeNewest = () => undefined,
  isGuardian,
  children,
  ...dialog
}: FileDialogProps<Values>) {
  const { t } = useTranslation();
  return (
    <FormDialog {...dialog} submit={t(isGuardian ? 'childFile.send' : 'common.save')} busyLabel={t('common.saving')}>
      <EditConflict
        meanwhile={meanwhile}
        {...(typed && { typed })}
        label={label}
        shown={(key, values) => String(values[key]) || t('childFile.nothing')}
        onTakeNewest={onTakeNewest}
      />
      {children}
    </FormDialog>
  );
}
