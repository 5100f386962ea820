import type { OwnShifts } from '#web/domains/rota/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useOwnText } from './useOwnText.ts';

const TONES = { new: 'success', moved: 'highlight', gone: 'attention' } as const;

/** What the last publications changed of one's own shifts. */
export function OwnChanges({ changes }: Pick<OwnShifts, 'changes'>) {
  const { t } = useTranslation();
  const text = useOwnText();
  return (
    <Card as="section" title={t('rota.own.changes')} flush>
      <ul className="divide-y divide-line">
        {changes.map(({ id, kind, before, after, publishedAt }) => {
          const shift = after ?? before;
          return (
            <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
              <span className="min-w-0">
                {shift && (
                  <span className="block font-medium">
                    {kind === 'gone' ? <del>{text.wholeOf(shift)}</del> : text.wholeOf(shift)}
                  </span>
                )}
                {kind === 'moved' && before && (
                  <span className="block text-ink-soft text-sm">
                    {t('rota.own.was', { shift: text.wholeOf(before) })}
                  </span>
                )}
                <span className="block text-ink-soft text-sm">
                  {t('rota.own.told', { when: formatInstant(publishedAt) })}
                </span>
              </span>
              <Badge tone={TONES[kind]}>{t(`rota.own.${kind}`)}</Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
