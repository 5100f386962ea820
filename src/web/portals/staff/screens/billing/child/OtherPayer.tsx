import { useQuery } from '@tanstack/react-query';
import { payers } from '#web/domains/billing/plan-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Field } from '#web/ui/Field.tsx';

type OtherPayerProps = {
  /** Who stands there already, by key. */
  taken: readonly string[];
  onChoose(key: string, name: string): void;
};

/** Somebody with an account who is no guardian of the child, such as a grandparent or an employer's fund. */
export function OtherPayer({ taken, onChoose }: OtherPayerProps) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(payers);
  const free = data.filter(({ id }) => !taken.includes(`account ${id}`));
  return (
    <Field label={t('billingPlans.split.other')} optionalLabel={t('common.optional')}>
      <Combobox
        // A chosen one leaves the list; the field is empty again.
        key={taken.length}
        options={free.map(({ id, name, children }) => ({
          value: String(id),
          label: name,
          detail: children.map(({ firstName }) => firstName).join(', '),
        }))}
        value={null}
        onChange={(value) => {
          const found = free.find(({ id }) => String(id) === value);
          if (found) onChoose(`account ${found.id}`, found.name);
        }}
        emptyText={t('billingPlans.split.noOther')}
        clearLabel={t('billingPlans.split.clear')}
      />
    </Field>
  );
}
