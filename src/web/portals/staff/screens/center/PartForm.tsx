import type { ReactNode } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Part } from './Part.tsx';
import type { PartName } from './parts.ts';
import type { PartEdit } from './usePartEdit.ts';

type Plain<Values> = FieldValues & Record<keyof Values, string | boolean>;
type PartFormProps<Values extends Plain<Values>> = {
  name: PartName;
  edit: PartEdit<Values>;
  /** What each field is called beside its label, where both versions are shown. */
  labels: Readonly<Record<keyof Values & string, string>>;
  children: ReactNode;
};

/** A part that is a form with a save button of its own. */
export function PartForm<Values extends Plain<Values>>({ name, edit, labels, children }: PartFormProps<Values>) {
  const { t } = useTranslation();
  const title = t(`centerSettings.${name}.title`);
  const typed = useWatch({ control: edit.form.control }) as Values;
  const shown = (value: string | boolean) =>
    typeof value === 'boolean'
      ? t(value ? 'centerSettings.yes' : 'centerSettings.no')
      : value || t('centerSettings.empty');
  return (
    <Part name={name}>
      <form noValidate onSubmit={edit.submit} className="flex flex-col gap-5">
        <EditConflict
          meanwhile={edit.meanwhile}
          typed={typed}
          label={(key) => labels[key]}
          shown={(key, values) => shown(values[key])}
          onTakeNewest={edit.takeNewest}
        />
        {children}
        <div className="flex justify-end max-sm:*:flex-1">
          <Button
            type="submit"
            variant={edit.isChanged ? 'primary' : 'secondary'}
            busy={edit.isPending}
            busyLabel={t('common.saving')}
            aria-label={t('centerSettings.saveOf', { part: title })}
          >
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Part>
  );
}
