import type { AuditEntry } from '#web/domains/audit/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** Gives the words for whoever did something. */
export function useActorName() {
  const { t } = useTranslation();
  return ({ kind, id, name: known }: AuditEntry['actor']): string => {
    if (kind === 'system') return t('audit.system');
    const name = known ?? t('audit.unknown', { id: id ?? 0 });
    return kind === 'staff' ? name : t(`audit.${kind}`, { name });
  };
}
