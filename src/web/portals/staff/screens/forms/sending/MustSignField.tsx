import { MUST_SIGN, type MustSign } from '#contract/forms-request-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';

/** Whether one guardian's signature is enough. */
export function MustSignField({ value, onChange }: { value: MustSign; onChange(value: MustSign): void }) {
  const { t } = useTranslation();
  return (
    <Field group label={t('formsLibrary.send.mustSign')}>
      <RadioCards
        name="mustSign"
        columns={2}
        value={value}
        onChange={(chosen) => onChange(chosen === 'all' ? 'all' : 'one')}
        options={MUST_SIGN.map((one) => ({
          value: one,
          label: t(`formsLibrary.send.must.${one}`),
          hint: t(`formsLibrary.send.mustHint.${one}`),
        }))}
      />
    </Field>
  );
}
