import type { ReactNode } from 'react';
import { isLanguage } from '#contract/kernel/languages.ts';
import { InvitationLanguageSelect } from '#web/domains/guardians/invitations/InvitationLanguageSelect.tsx';
import { HEADING_ID, useScreenTitle } from '#web/layout/useScreenTitle.ts';
import { changeLanguage } from '#web/lib/i18n.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Heading } from '#web/ui/Heading.tsx';

type JoinLayoutProps = { title: string; center?: string; children: ReactNode };

/** A page for families without an account: the center's name, the language, and one column. */
export function JoinLayout({ title, center, children }: JoinLayoutProps) {
  const { t } = useTranslation();
  const language = useSpoken();
  useScreenTitle(title);
  return (
    <main id="content" className="mx-auto flex w-full max-w-2xl flex-col gap-7 px-4 py-6 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          {center && <p className="wrap-anywhere font-semibold text-ink-soft">{center}</p>}
          <Heading level={1} size="display" id={HEADING_ID} tabIndex={-1} className="outline-none">
            {title}
          </Heading>
        </div>
        <Field label={t('admissionsJoin.language')} className="w-44">
          <InvitationLanguageSelect value={language} onChange={(chosen) => void changeLanguage(chosen)} />
        </Field>
      </header>
      {children}
    </main>
  );
}

/** The language of the page, in which the center writes to whoever sends it. */
export function useSpoken() {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : 'en';
}
