import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { isDueWrong } from './due.ts';

type DueFieldProps = {
  value: string;
  onChange(day: string): void;
  /** It was tried to send: what is wrong is said. */
  isAsked: boolean;
};

/** Until when families sign. */
export function DueField({ value, onChange, isAsked }: DueFieldProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  return (
    <Field
      label={t('formsLibrary.send.dueOn')}
      hint={t('formsLibrary.send.dueHint')}
      required
      className="sm:max-w-60"
      {...(isAsked && isDueWrong(value, today) && { error: t('formsLibrary.send.dueWrong') })}
    >
      <DateInput min={today} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
