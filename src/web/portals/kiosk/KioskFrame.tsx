import { CloudOff, CloudUpload, FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '#contract/kernel/languages.ts';
import DemoTime from '#web/layout/DemoTime.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import type { KioskStatus } from './kiosk.ts';
import { languageOf, speakFor } from './language.ts';

const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const satisfies Record<
  Language,
  string
>;

/** What stands around every step: whose door it is, the languages, and how it stands with the connection. */
export function KioskFrame({ status, children }: { status: KioskStatus; children: ReactNode }) {
  const { t } = useTranslation();
  // Read with the words: they are others once the language is.
  const spoken = languageOf(t);
  const { isOnline, unsent, state, phase } = status;
  return (
    <div className="flex min-h-dvh touch-manipulation select-none flex-col">
      {phase === 'paired' && state?.isDemo && (
        <Banner tone="highlight" icon={<FlaskConical aria-hidden="true" />}>
          <DemoTime />
        </Banner>
      )}
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 sm:px-6">
        <p className="flex min-w-0 items-center gap-2.5 font-semibold text-lg">
          <Logo />
          <span className="truncate">{state?.centerName ?? t('shell.appName')}</span>
        </p>
        <fieldset aria-label={t('kiosk.language')} className="flex">
          {Object.entries(LANGUAGES).map(([language, name]) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={spoken === language}
              onClick={() => void speakFor(language as Language)}
              className="min-h-12 min-w-12 rounded-md px-2.5 font-medium text-ink-soft aria-pressed:bg-action-soft aria-pressed:text-action-soft-ink sm:px-3.5"
            >
              <span className="max-sm:sr-only">{name}</span>
              <span aria-hidden="true" className="uppercase sm:hidden">
                {language}
              </span>
            </button>
          ))}
        </fieldset>
      </header>
      <div role="status" className="px-4 empty:hidden sm:px-6">
        {phase === 'paired' && !isOnline && (
          <p className="flex items-center gap-2.5 rounded-md bg-highlight-soft px-4 py-2.5 font-medium text-highlight-ink">
            <CloudOff className="size-5 shrink-0" />
            {t(state?.room ? 'kiosk.offlineRoom' : 'kiosk.offline')}
          </p>
        )}
      </div>
      <main className="flex min-h-0 flex-1 flex-col px-4 pt-3 pb-5 sm:px-6">{children}</main>
      {phase === 'paired' && unsent > 0 && (
        <footer className="flex items-center justify-center gap-2 pb-3 text-ink-soft text-sm">
          <CloudUpload className="size-4" />
          {t('kiosk.unsent', { count: unsent })}
        </footer>
      )}
    </div>
  );
}
