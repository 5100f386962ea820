import { type Child, fullName } from '#web/domains/children/rules.ts';
import { endGuardianship } from '#web/domains/guardians/queries.ts';
import type { Guardian } from '#web/domains/guardians/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** Asks before a guardian's rights over a child end. */
export function useEndRights(child: Child) {
  const { t } = useTranslation();
  const { run } = useAction(endGuardianship, { failed: t('childrenManagement.guardians.ending.failed') });
  return ({ guardianshipId, name }: Guardian) => {
    const values = { name, child: fullName(child) };
    confirmDelete({
      title: t('childrenManagement.guardians.ending.title', { name }),
      text: t('childrenManagement.guardians.ending.text', values),
      label: t('childrenManagement.guardians.ending.confirm'),
      cancel: t('shell.cancel'),
      doDelete: () =>
        run({ params: { id: guardianshipId } }, { done: t('childrenManagement.guardians.ending.ended', values) }),
    });
  };
}
