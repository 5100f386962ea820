import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** What a form says of deposit and time; the deposit as it is typed. */
export interface Terms {
  readonly deposit: string;
  readonly isRefundable: boolean;
  readonly hours: number;
}

/** For how many hours a place can be held. */
const HOURS = [24, 48, 72, 7 * 24, 14 * 24, 30 * 24];

type OfferTermsProps = { terms: Terms; problems: Readonly<Record<string, string>>; onChange(terms: Terms): void };

/** The deposit, and for how long the place is held. */
export function OfferTerms({ terms, problems, onChange }: OfferTermsProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('offers.place.terms')}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('offers.place.deposit')} hint={t('offers.place.depositHint')} error={problems.deposit}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={terms.deposit}
            onChange={({ target }) => onChange({ ...terms, deposit: target.value })}
          />
        </Field>
        <Field label={t('offers.place.hours')} error={problems.hours}>
          <Select
            value={String(terms.hours)}
            onChange={({ target }) => onChange({ ...terms, hours: Number(target.value) })}
            options={HOURS.map((hours) => ({
              value: String(hours),
              label:
                hours < 72
                  ? t('offers.place.forHours', { count: hours })
                  : t('offers.place.forDays', { count: hours / 24 }),
            }))}
          />
        </Field>
      </div>
      <Checkbox
        label={t('offers.place.refundable')}
        hint={t('offers.place.refundableHint')}
        checked={terms.isRefundable}
        onChange={({ target }) => onChange({ ...terms, isRefundable: target.checked })}
      />
    </Card>
  );
}
