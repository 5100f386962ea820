import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';

type WhenProps = { value: string | undefined; onChange(time: string | undefined): void; label?: string; hint?: string };

/** When it was: now, unless somebody says otherwise. */
export function When({ value, onChange, label, hint }: WhenProps) {
  const { t } = useTranslation();
  return (
    <Field label={label ?? t('common.time')} hint={hint ?? t('activities.timeHint')}>
      <TimeInput
        value={value ?? ''}
        max={centerNow().time}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </Field>
  );
}
