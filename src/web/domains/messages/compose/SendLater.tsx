import { centerNow, dayAfter } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import type { Values } from './values.ts';

type SendLaterProps = { values: Values; onChange(to: Partial<Values>): void; error: string | undefined };

/** Has it wait for a day and time of the center. */
export function SendLater({ values, onChange, error }: SendLaterProps) {
  const { t } = useTranslation();
  const { isLater, date, time } = values;
  const today = centerNow().date;
  return (
    <div className="grid gap-3 rounded-lg border border-line px-4 py-2">
      <Switch
        label={t('messages.compose.later')}
        hint={t('messages.compose.laterHint')}
        checked={isLater}
        onChange={(event) => onChange({ isLater: event.target.checked })}
      />
      {isLater && (
        <div className="grid gap-3 pb-2 sm:grid-cols-2">
          <Field label={t('common.day')} required {...(error && { error })}>
            <DateInput
              min={today}
              max={dayAfter(today, 365)}
              value={date}
              onChange={(event) => onChange({ date: event.target.value })}
            />
          </Field>
          <Field label={t('common.time')} required>
            <TimeInput value={time} onChange={(event) => onChange({ time: event.target.value })} />
          </Field>
        </div>
      )}
    </div>
  );
}
