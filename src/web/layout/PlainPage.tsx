import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { HEADING_ID, useScreenTitle } from './useScreenTitle.ts';

type PlainPageProps = { title: string; children: ReactNode };

/** A page that belongs to no portal: the name above, a few words in the middle. */
export function PlainPage({ title, children }: PlainPageProps) {
  const { t } = useTranslation();
  useScreenTitle(title);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-4 py-4 sm:px-6">
        <Link to="/" className="inline-flex min-h-11 items-center gap-2.5 rounded-sm font-semibold text-lg">
          <Logo />
          {t('shell.appName')}
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-xl flex-1 flex-col items-start justify-center gap-4 px-6 pb-28">
        <Heading level={1} size="display" id={HEADING_ID} tabIndex={-1} className="outline-none">
          {title}
        </Heading>
        {children}
      </main>
    </div>
  );
}
