import type { OfferChoices } from '#web/domains/offers/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';

type OfferedFormsProps = {
  forms: OfferChoices['forms'];
  formIds: readonly number[];
  problem: string | undefined;
  onChange(ids: readonly number[]): void;
};

/** What the guardians are asked to sign once the place is theirs; nothing where the center has no forms. */
export function OfferedForms({ forms, formIds, problem, onChange }: OfferedFormsProps) {
  const { t } = useTranslation();
  if (forms.length === 0) return null;
  return (
    <Card title={t('offers.place.forms')} description={t('offers.place.formsText')}>
      {problem && <Alert tone="error">{problem}</Alert>}
      {forms.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={<span className="wrap-anywhere">{title}</span>}
          checked={formIds.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...formIds, id] : formIds.filter((one) => one !== id))}
        />
      ))}
    </Card>
  );
}
