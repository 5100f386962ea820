import type { FormEntry } from '#web/domains/forms/library.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';

/** What of a form is published, and whether its draft says something else. */
export function FormBadges({ form }: { form: Pick<FormEntry, 'published' | 'isChanged' | 'retiredAt'> }) {
  const { t } = useTranslation();
  const { published, isChanged, retiredAt } = form;
  return (
    <div className="flex flex-wrap gap-2">
      {retiredAt && <Badge>{t('formsLibrary.states.retired')}</Badge>}
      {published === null ? (
        <Badge tone="info">{t('formsLibrary.states.draft')}</Badge>
      ) : (
        <Badge tone={retiredAt ? 'neutral' : 'success'}>
          {t('formsLibrary.states.published', { number: published })}
        </Badge>
      )}
      {published !== null && isChanged && <Badge tone="highlight">{t('formsLibrary.states.changed')}</Badge>}
    </div>
  );
}
