import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { inLanguage } from '#contract/forms-asked.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { type OwnFormWithBody, ownForm } from '#web/domains/forms/family-queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Private } from '#web/ui/Private.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { FillStep } from './FillStep.tsx';
import { FormPage, FormSkeleton } from './FormPage.tsx';
import { chosenOf, LanguageChoice } from './LanguageChoice.tsx';
import { sharedLanguages } from './rules.ts';
import { SignStep } from './SignStep.tsx';

/** One form after the other is filled in, and at the end all are read and signed. The step is part of the address, so that Back leads to the one before. */
export function FormSteps({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation();
  const reads = useQueries({ queries: ids.map(ownForm) });
  const forms = reads.flatMap(({ data }) => data ?? []);
  const [query] = reads.filter(({ data }) => data === undefined);
  if (!query) return <Steps forms={forms} />;
  return (
    <FormPage title={t('formsFamily.title')}>
      <Loaded query={query} failed={(error) => reasonOf(error, t('formsFamily.failed'))} skeleton={<FormSkeleton />}>
        {() => null}
      </Loaded>
    </FormPage>
  );
}

function Steps({ forms }: { forms: readonly OwnFormWithBody[] }) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const languages = sharedLanguages(forms.map(({ body }) => body));
  const [chosen, choose] = useState<Language>();
  const language = chosenOf(languages, chosen ?? (i18n.language as Language));
  const step = Math.min(Math.max(Number(search.get('step') ?? 0) || 0, 0), forms.length);
  const goTo = (next: number) => setSearch(next === 0 ? {} : { step: String(next) });
  const form = forms[step];
  const count = forms.length;
  const title = form ? inLanguage(form.body.title, language) : t('formsFamily.sign.title');
  const [only] = forms;
  const child = form ?? (count === 1 ? only : undefined);
  return (
    <FormPage title={title} subtitle={child && <Private>{child.childName}</Private>}>
      {count > 1 && (
        <ProgressBar
          label={form ? t('formsFamily.packet.step', { step: step + 1, count }) : t('formsFamily.packet.last')}
          value={step}
          max={count}
        />
      )}
      <LanguageChoice languages={languages} language={language} onChange={choose} />
      {form ? (
        <FillStep
          key={`${form.id} ${form.isFixed}`}
          form={form}
          language={language}
          onDone={() => goTo(step + 1)}
          {...(step > 0 && { onBack: () => goTo(step - 1) })}
        />
      ) : (
        <SignStep forms={forms} language={language} onBack={goTo} />
      )}
    </FormPage>
  );
}
