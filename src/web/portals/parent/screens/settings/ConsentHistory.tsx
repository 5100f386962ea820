import type { ParentPreferences } from '../../../../lib/preferences.ts';
import { dayOf, formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';

/** Each consent given or taken back, with its day, newest first. */
export function ConsentHistory({ history }: { history: ParentPreferences['consentHistory'] }) {
  const { t } = useTranslation();
  if (history.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">
        {t('ownAccount.settings.history')}
      </summary>
      <ul className="flex flex-col gap-1.5 text-ink-soft text-sm">
        {history.map(({ consent, isGiven, at }) => (
          <li key={`${consent} ${at}`}>
            {t(isGiven ? 'ownAccount.settings.given' : 'ownAccount.settings.takenBack', {
              date: formatDate(dayOf(at)),
              consent: t(`ownAccount.settings.${consent}`),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
