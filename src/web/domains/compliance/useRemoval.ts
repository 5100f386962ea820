import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';
import { endExemption, removeDose } from './queries.ts';

/** Asks before a dose or an exemption counts no more. */
export function useRemoval() {
  const { t } = useTranslation();
  const failed = { title: t('compliance.shots.saveFailed'), description: '' };
  const dose = useAction(removeDose, { failed });
  const exemption = useAction(endExemption, { failed });
  const cancel = t('compliance.shots.keep');
  return {
    dose: (id: number, text: string) =>
      confirmDelete({
        title: t('compliance.shots.removeTitle'),
        text,
        label: t('compliance.shots.remove'),
        cancel,
        doDelete: () => dose.run({ params: { id } }),
      }),
    exemption: (id: number) =>
      confirmDelete({
        title: t('compliance.shots.endTitle'),
        text: t('compliance.shots.endText'),
        label: t('compliance.shots.endExemption'),
        cancel,
        doDelete: () => exemption.run({ params: { id } }),
      }),
  };
}
