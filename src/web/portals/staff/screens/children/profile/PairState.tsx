import type { GuardianPair } from '#web/domains/guardians/queries.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';

/** Whether two guardians see each other's phone and e-mail now, and by whose word. */
export function PairState({ pair }: { pair: GuardianPair }) {
  const { t } = useTranslation();
  const { name, otherName, isShared, otherIsShared, isOpen, since, by, isHiddenElsewhere } = pair;
  const agreed = () => {
    if (isShared && otherIsShared) return t('childrenManagement.guardians.contacts.agreed');
    if (!isShared && !otherIsShared) return t('childrenManagement.guardians.contacts.noneAgrees');
    const [one, other] = isShared ? [name, otherName] : [otherName, name];
    return t('childrenManagement.guardians.contacts.oneAgrees', { name: one, other });
  };
  return (
    <Alert
      title={t(isOpen ? 'childrenManagement.guardians.contacts.open' : 'childrenManagement.guardians.contacts.closed')}
    >
      <p>{agreed()}</p>
      {isHiddenElsewhere && <p>{t('childrenManagement.guardians.contacts.hiddenElsewhere')}</p>}
      {since && (
        <p className="mt-1 text-ink-soft text-sm">
          {by
            ? t('childrenManagement.guardians.contacts.decided', { by, when: formatInstant(since) })
            : t('childrenManagement.guardians.contacts.decidedAlone', { when: formatInstant(since) })}
        </p>
      )}
    </Alert>
  );
}
