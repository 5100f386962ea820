import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormBody } from '#contract/forms-blocks.ts';
import { isSame } from '#web/domains/forms/editing.ts';
import type { FormDetails } from '#web/domains/forms/library.ts';
import { editDraft, form as formQuery, publishForm } from '#web/domains/forms/staff-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { isChangedMeanwhile } from '#web/lib/useVersionedForm.ts';
import { useAction } from '#web/ui/useAction.ts';

/**
 * The draft of a form while it is edited. What somebody else saves meanwhile is taken up where nothing was changed here; else both stand
 * until one of them is chosen.
 */
export function useFormDraft(form: FormDetails) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [base, setBase] = useState(form);
  const [body, setBody] = useState<FormBody>(form.draft);
  const goOnWith = (saved: FormDetails) => {
    setBase(saved);
    setBody(saved.draft);
  };
  const isChanged = !isSame(body, base.draft);
  const isNewer = form.version !== base.version;
  if (isNewer && (!isChanged || isSame(body, form.draft))) goOnWith(form);

  const onFailed = async (error: Error) => {
    if (!isChangedMeanwhile(error)) return false;
    await client.fetchQuery({ ...formQuery(form.id), staleTime: 0 }).catch(() => undefined);
    return true;
  };
  const saving = useAction(editDraft, {
    done: t('formsBuilder.saved'),
    failed: t('formsBuilder.notSaved'),
    onDone: goOnWith,
    onFailed,
  });
  const publishing = useAction(publishForm, {
    done: ({ published }) => t('formsBuilder.published', { number: published ?? 1 }),
    failed: t('formsBuilder.notPublished'),
    onDone: goOnWith,
    onFailed,
  });
  const params = { id: form.id };
  return {
    body,
    change: setBody,
    isChanged,
    /** Somebody else saved while something was changed here. */
    isConflict: isNewer && isChanged && !saving.isPending,
    save: () => saving.run({ params, body: { body, version: base.version } }),
    /** Saves what stands here over what somebody else saved. */
    replaceTheirs: () => saving.run({ params, body: { body, version: form.version } }),
    takeTheirs: () => goOnWith(form),
    publish: () => publishing.run({ params, body: { version: base.version } }),
    isSaving: saving.isPending,
    isPublishing: publishing.isPending,
  };
}
