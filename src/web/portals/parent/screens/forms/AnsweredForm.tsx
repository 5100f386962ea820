import { Download } from 'lucide-react';
import { useState } from 'react';
import { inLanguage } from '#contract/forms-asked.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { FormBlocks } from '#web/domains/forms/FormBlocks.tsx';
import { OwnFormFiles } from '#web/domains/forms/FormFiles.tsx';
import type { OwnFormWithBody } from '#web/domains/forms/family-queries.ts';
import { languagesOf } from '#web/domains/forms/rules.ts';
import { download } from '#web/lib/download.ts';
import { dayOf, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { FormPage } from './FormPage.tsx';
import { FormStateBadge } from './FormStateBadge.tsx';
import { chosenOf, LanguageChoice } from './LanguageChoice.tsx';
import { stateOf } from './rules.ts';

/** A form of which nothing is asked any more: what one signed with the way to a copy, or that one refused (forms-39). */
export function AnsweredForm({ form }: { form: OwnFormWithBody }) {
  const { t, i18n } = useTranslation();
  const today = useCenterToday();
  const languages = languagesOf(form.body);
  const [language, choose] = useState(() => chosenOf(languages, i18n.language as Language));
  const { id, body, answers, own, answeredAt, childName } = form;
  const state = stateOf(form, today);
  const { run, isPending } = useAction(copyOfForm, { failed: t('formsFamily.copyFailed') });
  return (
    <FormPage title={inLanguage(body.title, language)} subtitle={<Private>{childName}</Private>}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <FormStateBadge state={state} />
        {answeredAt !== null && <span className="text-ink-soft">{formatDate(dayOf(answeredAt))}</span>}
      </p>
      {own === 'signed' ? (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <LanguageChoice languages={languages} language={language} onChange={choose} />
            <Button
              variant="secondary"
              icon={<Download className="size-5" />}
              busy={isPending}
              busyLabel={t('formsFamily.copying')}
              onClick={() => run(id)}
            >
              {t('formsFamily.copy')}
            </Button>
          </div>
          <Card>
            <Private className="block">
              <OwnFormFiles requestId={id}>
                <FormBlocks body={body} language={language} answers={answers} />
              </OwnFormFiles>
            </Private>
          </Card>
        </>
      ) : (
        <p className="max-w-prose">
          {t(own === 'refused' ? 'formsFamily.refusedText' : 'formsFamily.otherSignedText')}
        </p>
      )}
    </FormPage>
  );
}

const copyOfForm = {
  mutationFn: (id: number) => download('GET /api/parent/form-requests/:id/document', { params: { id } }),
};
