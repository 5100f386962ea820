import { useQuery } from '@tanstack/react-query';
import { ownForm } from '#web/domains/forms/family-queries.ts';
import { isGone, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { AnsweredForm } from './AnsweredForm.tsx';
import { FormPage, FormSkeleton } from './FormPage.tsx';
import { FormSteps } from './FormSteps.tsx';

/** One form: to fill in and sign, or what became of it (forms-39). */
export function OneForm({ id }: { id: number }) {
  const { t } = useTranslation();
  const read = useQuery(ownForm(id));
  if (read.data) return read.data.isDone ? <AnsweredForm form={read.data} /> : <FormSteps key={id} ids={[id]} />;
  return (
    <FormPage title={t('formsFamily.title')}>
      <Loaded
        query={read}
        failed={(error) => reasonOf(error, t('formsFamily.failed'))}
        isFinal={isGone(read.error)}
        skeleton={<FormSkeleton />}
      >
        {() => null}
      </Loaded>
    </FormPage>
  );
}
