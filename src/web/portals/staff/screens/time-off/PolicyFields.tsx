import { Trash2 } from 'lucide-react';
import { POSITIONS, type Position } from '#contract/employment-choices.ts';
import { ACCRUAL_KINDS, type AccrualKind } from '#contract/time-off-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** A rule as it is typed; an empty position is everybody else's. */
export interface TypedPolicy {
  readonly position: Position | '';
  readonly kind: AccrualKind;
  readonly minutes: string;
  readonly most: string;
}
type PolicyFieldsProps = {
  number: number;
  policy: TypedPolicy;
  onChange(policy: TypedPolicy): void;
  onRemove(): void;
};

/** One rule: for whom, how, how much, and up to which balance. */
export function PolicyFields({ number, policy, onChange, onRemove }: PolicyFieldsProps) {
  const { t } = useTranslation();
  return (
    <li className="grid grid-cols-1 items-end gap-3 border-line border-b pb-4 last:border-b-0 sm:grid-cols-[1fr_1fr_6rem_7rem_auto]">
      <Field label={t('timeOff.policies.position', { number })}>
        <Select
          value={policy.position}
          options={[
            { value: '', label: t('timeOff.policies.everybody') },
            ...POSITIONS.map((value) => ({ value, label: t(`employment.positions.${value}`) })),
          ]}
          onChange={({ target }) =>
            onChange({ ...policy, position: POSITIONS.find((one) => one === target.value) ?? '' })
          }
        />
      </Field>
      <Field label={t('timeOff.policies.kind', { number })}>
        <Select
          value={policy.kind}
          options={ACCRUAL_KINDS.map((value) => ({ value, label: t(`timeOff.policies.kinds.${value}`) }))}
          onChange={({ target }) =>
            onChange({ ...policy, kind: ACCRUAL_KINDS.find((one) => one === target.value) ?? 'worked' })
          }
        />
      </Field>
      <Field label={t('timeOff.policies.minutesShort')}>
        <TextInput
          inputMode="numeric"
          value={policy.minutes}
          onChange={({ target }) => onChange({ ...policy, minutes: target.value })}
        />
      </Field>
      <Field label={t('timeOff.policies.mostShort')}>
        <TextInput
          inputMode="decimal"
          value={policy.most}
          onChange={({ target }) => onChange({ ...policy, most: target.value })}
        />
      </Field>
      <IconButton label={t('timeOff.policies.remove', { number })} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
