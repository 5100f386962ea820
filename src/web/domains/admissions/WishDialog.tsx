import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { changeOwnWish } from './queries.ts';
import type { FamilyInquiry } from './rules.ts';
import { WeekdayChoice } from './WeekdayChoice.tsx';

type WishDialogProps = Opened & {
  token: string;
  child: FamilyInquiry['children'][number];
  today: string;
  onChanged(): void;
};

/** From when and on which days a family wishes for a place; the place on the list stays. */
export default function WishDialog({ token, child, today, onChanged, ...opened }: WishDialogProps) {
  const { t } = useTranslation();
  const [weekdays, setWeekdays] = useState<readonly number[]>(child.weekdays);
  const { register, setError, handleSubmit, formState } = useForm({
    defaultValues: { wishedStart: child.wishedStart, weekdays: '' },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(changeOwnWish, {
    done: t('admissionsUpkeep.wishSaved'),
    failed: t('admissionsUpkeep.wishNotSaved'),
    onDone: () => {
      opened.onClose();
      onChanged();
    },
    fields: ['wishedStart', 'weekdays'],
    setError,
  });
  return (
    <FormDialog
      {...opened}
      title={t('admissionsUpkeep.changeWish')}
      description={t('admissionsUpkeep.wishText')}
      onSubmit={handleSubmit(({ wishedStart }) =>
        run({ params: { token, id: child.id }, body: { wishedStart, weekdays: [...weekdays] } }),
      )}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('admissionsJoin.wishedStart')} required error={errors.wishedStart?.message}>
        <DateInput min={today} {...register('wishedStart')} />
      </Field>
      <WeekdayChoice weekdays={weekdays} onChange={setWeekdays} error={errors.weekdays?.message} />
    </FormDialog>
  );
}
