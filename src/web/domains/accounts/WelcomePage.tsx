import type { ReactNode } from 'react';
import { HEADING_ID, useScreenTitle } from '#web/layout/useScreenTitle.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { DawnScene } from './DawnScene.tsx';

type WelcomePageProps = { title: string; subtitle?: string; children: ReactNode };

/** The door of a portal: a morning over the house, and beside it (below it on phones) what to do to come in. */
export function WelcomePage({ title, subtitle, children }: WelcomePageProps) {
  const { t } = useTranslation();
  useScreenTitle(title);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-surface lg:grid-cols-[1.1fr_1fr] lg:grid-rows-1">
      <DawnScene className="h-48 w-full sm:h-64 lg:sticky lg:top-0 lg:h-dvh" />
      <main className="flex flex-col px-5 py-7 sm:px-10 lg:justify-center lg:py-10">
        <div className="mx-auto flex w-full max-w-md flex-col gap-7">
          <div>
            <p className="mb-5 flex items-center gap-2.5 font-semibold text-lg lg:mb-8">
              <Logo size={36} />
              {t('shell.appName')}
            </p>
            <Heading level={1} size="display" id={HEADING_ID} tabIndex={-1} className="outline-none">
              {title}
            </Heading>
            {subtitle && <p className="mt-1.5 text-ink-soft text-lg">{subtitle}</p>}
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
