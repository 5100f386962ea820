import type { LoggedChild } from '#web/domains/activities/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Private } from '#web/ui/Private.tsx';

type MayNotHaveProps = { present: readonly LoggedChild[]; chosen: readonly number[] };

/** What the chosen children may not have, where food is recorded of them. */
export function MayNotHave({ present, chosen }: MayNotHaveProps) {
  const { t } = useTranslation();
  const allergic = present.filter(({ id, allergies }) => chosen.includes(id) && allergies !== '');
  if (allergic.length === 0) return null;
  return (
    <Alert tone="warning" title={t('activities.allergens.of')}>
      <ul>
        {allergic.map(({ id, firstName, allergies }) => (
          <li key={id}>
            <Private>{t('activities.allergens.child', { name: firstName, allergies })}</Private>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
