import { Plus, Trash2 } from 'lucide-react';
import { MOST_BREAKS } from '#contract/rota-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';

/** A break as it is typed, HH:MM. */
export interface TypedBreak {
  readonly key: number;
  readonly from: string;
  readonly to: string;
  readonly isPaid: boolean;
}

type BreakFieldsProps = {
  breaks: readonly TypedBreak[];
  error: string | undefined;
  onChange(breaks: TypedBreak[]): void;
};

/** The breaks of a shift, as many as it may have. */
export function BreakFields({ breaks, error, onChange }: BreakFieldsProps) {
  const { t } = useTranslation();
  const set = (key: number, change: Partial<TypedBreak>) =>
    onChange(breaks.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const add = () =>
    onChange([...breaks, { key: Math.max(0, ...breaks.map(({ key }) => key)) + 1, from: '', to: '', isPaid: false }]);
  return (
    <Field group label={t('rota.shift.breaks')} {...(error && { error })}>
      <div className="flex flex-col gap-3">
        {breaks.length === 0 && <p className="text-ink-soft">{t('rota.shift.noBreaks')}</p>}
        {breaks.map((one, at) => (
          <div key={one.key} className="flex flex-wrap items-center gap-2">
            <div className="flex flex-1 gap-2 max-sm:basis-full">
              <TimeInput
                className="min-w-28 flex-1"
                aria-label={t('rota.shift.breakFrom', { number: at + 1 })}
                value={one.from}
                onChange={({ target }) => set(one.key, { from: target.value })}
              />
              <TimeInput
                className="min-w-28 flex-1"
                aria-label={t('rota.shift.breakTo', { number: at + 1 })}
                value={one.to}
                onChange={({ target }) => set(one.key, { to: target.value })}
              />
            </div>
            <Checkbox
              label={t('rota.shift.paid')}
              aria-label={t('rota.shift.breakPaid', { number: at + 1 })}
              checked={one.isPaid}
              onChange={({ target }) => set(one.key, { isPaid: target.checked })}
            />
            <IconButton
              label={t('rota.shift.removeBreak', { number: at + 1 })}
              onClick={() => onChange(breaks.filter(({ key }) => key !== one.key))}
            >
              <Trash2 />
            </IconButton>
          </div>
        ))}
        {breaks.length < MOST_BREAKS && (
          <Button variant="quiet" className="self-start" icon={<Plus className="size-5" />} onClick={add}>
            {t('rota.shift.addBreak')}
          </Button>
        )}
      </div>
    </Field>
  );
}
