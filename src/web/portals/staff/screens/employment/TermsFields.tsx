import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { POSITIONS, type Position } from '#contract/employment-choices.ts';
import { hoursOf, minutesOf, type Terms } from '#web/domains/employment/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

export interface TermsValues {
  position: Position | '';
  weeklyHours: string;
  workweekStarts: string;
  isExempt: boolean;
}

export const TERMS_FIELDS = ['position', 'weeklyHours', 'workweekStarts', 'isExempt'] as const;

/** What stands in the form; without terms to begin with, a week begins on Sunday, as most payrolls have it. */
export const termsValues = (terms?: Terms): TermsValues => ({
  position: terms?.position ?? '',
  weeklyHours: hoursOf(terms?.weeklyMinutes ?? null),
  workweekStarts: String(terms?.workweekStarts ?? 7),
  isExempt: terms?.isExempt ?? false,
});

/** What is sent; a form is only sent with a position and hours that are a number. */
export const termsBody = ({ position, weeklyHours, workweekStarts, isExempt }: TermsValues) => ({
  position: position as Position,
  weeklyMinutes: minutesOf(weeklyHours) ?? null,
  workweekStarts: Number(workweekStarts),
  isExempt,
});

type TermsFieldsProps = { register: UseFormRegister<TermsValues>; errors: FieldErrors<TermsValues> };

/** Position, hours a week and what overtime is counted by. */
export function TermsFields({ register, errors }: TermsFieldsProps) {
  const { t } = useTranslation();
  const weekday = useWeekdayNames();
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('employment.terms.position')} error={errors.position?.message} required>
          <Select
            placeholder={t('employment.choose')}
            options={POSITIONS.map((value) => ({ value, label: t(`employment.positions.${value}`) }))}
            {...register('position', { required: t('employment.required.position') })}
          />
        </Field>
        <Field
          label={t('employment.terms.weeklyHours')}
          hint={t('employment.terms.weeklyHoursHint')}
          error={errors.weeklyHours?.message}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            {...register('weeklyHours', {
              validate: (typed) => minutesOf(typed) !== undefined || t('employment.required.hours'),
            })}
          />
        </Field>
      </div>
      <Field
        label={t('employment.terms.workweekStarts')}
        hint={t('employment.terms.workweekHint')}
        error={errors.workweekStarts?.message}
      >
        <Select
          options={[7, 1, 2, 3, 4, 5, 6].map((day) => ({ value: String(day), label: weekday(day) }))}
          {...register('workweekStarts')}
        />
      </Field>
      <Checkbox
        label={t('employment.terms.isExempt')}
        hint={t('employment.terms.isExemptHint')}
        {...register('isExempt')}
      />
    </>
  );
}
