import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/child-documents-choices.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { KindFields } from './KindFields.tsx';
import { PagesField } from './PagesField.tsx';
import { type ChildDocument, giveDocument, givePages } from './queries.ts';
import { useDocumentName } from './useDocumentName.ts';
import { usePages } from './usePages.ts';

type GiveFormProps = Opened & {
  childId: number;
  isGuardian: boolean;
  /** What is asked for, or there already; without it one that nobody asked for. */
  document?: ChildDocument | undefined;
  /** What was photographed or chosen before the form opened. */
  files?: readonly File[] | undefined;
};
type Values = { kind: '' | DocumentKind; title: string; issuedOn: string; expiresOn: string };
const NOTHING: Values = { kind: '', title: '', issuedOn: '', expiresOn: '' };

/** Gives a document: its pages, and the days that it names. */
export default function GiveForm({ childId, isGuardian, document, files = [], ...opened }: GiveFormProps) {
  const { t } = useTranslation();
  const nameOf = useDocumentName();
  const pages = usePages(files);
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({ defaultValues: NOTHING });
  const kind = useWatch({ control, name: 'kind' });
  const again = useMutation(givePages);
  const anew = useMutation(giveDocument);
  const save = (values: Values, filePaths: string[]) => {
    const body = { filePaths, issuedOn: values.issuedOn || null, expiresOn: values.expiresOn || null };
    if (document) return again.mutateAsync({ params: { id: document.id }, body });
    const named = { kind: values.kind as DocumentKind, title: values.title || null };
    return anew.mutateAsync({ params: { id: childId }, body: { ...named, ...body } });
  };
  const { run, isPending } = useAction(
    { mutationFn: (values: Values) => pages.sendWith((filePaths) => save(values, filePaths)) },
    {
      done: (isSent) => (isSent ? t(isGuardian ? 'childDocuments.give.sent' : 'childDocuments.saved') : undefined),
      failed: t('childDocuments.notSaved'),
      onDone: (isSent) => isSent && opened.onClose(),
      onFailed: (error) => pages.refused(error),
      fields: ['kind', 'title', 'issuedOn', 'expiresOn'] as const,
      setError,
    },
  );
  const { errors } = formState;
  return (
    <FormDialog
      {...opened}
      onClose={() => {
        pages.stop();
        opened.onClose();
      }}
      title={document ? nameOf(document) : t('childDocuments.give.title')}
      description={isGuardian ? t('childDocuments.give.text') : undefined}
      onSubmit={handleSubmit((values) => run(values))}
      submit={t(isGuardian ? 'childDocuments.give.send' : 'common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      {!document && (
        <KindFields kind={kind} kinds={DOCUMENT_KINDS} register={register} errors={errors} isGuardian={isGuardian} />
      )}
      <PagesField pages={pages} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field
          label={t('childDocuments.fields.issuedOn')}
          optionalLabel={t('common.optional')}
          error={errors.issuedOn?.message}
        >
          <DateInput max={centerNow().date} {...register('issuedOn')} />
        </Field>
        <Field
          label={t('childDocuments.fields.expiresOn')}
          optionalLabel={t('common.optional')}
          error={errors.expiresOn?.message}
        >
          <DateInput {...register('expiresOn')} />
        </Field>
      </div>
    </FormDialog>
  );
}
