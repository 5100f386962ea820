import { useNavigate } from 'react-router';
import { type Example, exampleFile, type FormFile } from '#web/domains/forms/examples.ts';
import { addForm } from '#web/domains/forms/staff-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Begins a form, and leads to where it is written. */
export function useBeginForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, isPending, error } = useAction(addForm, {
    done: t('formsLibrary.new.done'),
    failed: t('formsLibrary.new.failed'),
    onDone: ({ id }) => navigate(`/forms/${id}`),
  });
  return {
    begin: (file: FormFile) => run({ body: file }),
    beginFrom: async (example: Example) => run({ body: await exampleFile(example) }),
    isPending,
    error,
  };
}
