import { fullName } from '#web/domains/children/rules.ts';
import { deactivateParent, reactivateParent, resetParentTwoStep } from '#web/domains/guardians/accounts/queries.ts';
import type { ParentAccount } from '#web/domains/guardians/accounts/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmDelete, confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** What may be done to a parent's account; says what it means before it happens. */
export function useAccountQuestions() {
  const { t } = useTranslation();
  const deactivate = useAction(deactivateParent, { failed: t('guardians.deactivation.failed') });
  const reactivate = useAction(reactivateParent, { failed: t('guardians.reactivation.failed') });
  const reset = useAction(resetParentTwoStep, { failed: t('guardians.twoStep.failed') });
  return {
    /** Shuts a parent out, or lets them in again. */
    switch(account: ParentAccount) {
      const { id, isActive } = account;
      const shownText = isActive ? 'guardians.deactivation' : 'guardians.reactivation';
      const name = fullName(account);
      const children = account.children.map(fullName).join(', ');
      confirmFirst({
        title: t(`${shownText}.title`, { name }),
        text:
          !isActive && !children
            ? t('guardians.reactivation.textWithoutChildren', { name })
            : t(`${shownText}.text`, { name, children }),
        label: t(`${shownText}.confirm`),
        cancel: t('guardians.cancel'),
        danger: isActive,
        act: () =>
          (isActive ? deactivate : reactivate).run(
            { params: { id } },
            { done: { title: t(`${shownText}.done`), description: t(`${shownText}.doneText`, { name }) } },
          ),
      });
    },
    /** For a parent who lost phone and recovery codes. */
    resetTwoStep(account: ParentAccount) {
      const name = fullName(account);
      confirmDelete({
        title: t('guardians.twoStep.title', { name }),
        text: t('guardians.twoStep.text', { name }),
        label: t('common.reset'),
        cancel: t('guardians.cancel'),
        doDelete: () =>
          reset.run(
            { params: { id: account.id } },
            { done: { title: t('common.twoStepWasReset'), description: name } },
          ),
      });
    },
  };
}
