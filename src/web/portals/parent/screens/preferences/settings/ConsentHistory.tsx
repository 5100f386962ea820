import { ChevronRight } from 'lucide-react';
import type { ParentPreferences } from '#web/lib/preferences.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

type Entry = ParentPreferences['consentHistory'][number];

/** Each consent given, declined or taken back, with its day, newest first. */
export function ConsentHistory({ history }: { history: readonly Entry[] }) {
  const { t } = useTranslation();
  if (history.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-action">
        <ChevronRight className="-ms-1 me-1 size-4.5 transition-transform group-open:rotate-90" />
        {t('preferencesFamily.settings.history')}
      </summary>
      <ul className="flex flex-col gap-1.5 text-ink-soft text-sm">
        {history.map((entry, n) => (
          <li key={`${entry.consent} ${entry.at}`}>
            {t(`preferencesFamily.settings.${stepOf(entry, history.slice(n + 1))}`, {
              date: formatDate(dayOf(entry.at)),
              consent: t(`preferencesFamily.settings.${entry.consent}`),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Only what was given before can be taken back: registration also keeps what was declined. */
function stepOf({ consent, isGiven }: Entry, before: readonly Entry[]): 'given' | 'takenBack' | 'declined' {
  if (isGiven) return 'given';
  return before.some((one) => one.consent === consent && one.isGiven) ? 'takenBack' : 'declined';
}
