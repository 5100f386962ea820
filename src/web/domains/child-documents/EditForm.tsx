import { useWatch } from 'react-hook-form';
import { isOnesOwn } from '#contract/child-documents-choices.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { type ChildDocument, documentsOf, editDocument } from './queries.ts';
import { useDocumentName } from './useDocumentName.ts';

type Values = { dueOn: string; issuedOn: string; expiresOn: string; isShared: boolean };

/** Until when a document is asked for, its dates, and whether every guardian reads it. */
export default function EditForm({ document, ...opened }: Opened & { document: ChildDocument }) {
  const { t } = useTranslation();
  const nameOf = useDocumentName();
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<ChildDocument, Values>({
    row: document,
    valuesOf: ({ dueOn, issuedOn, expiresOn, isShared }) => ({
      dueOn: dueOn ?? '',
      issuedOn: issuedOn ?? '',
      expiresOn: expiresOn ?? '',
      isShared,
    }),
    readNewest: async (read) =>
      (await read(documentsOf(document.childId))).find(({ id }) => id === document.id) ?? document,
  });
  const { register, handleSubmit, setError, control, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as Values;
  const { run, isPending } = useAction(editDocument, {
    done: t('childDocuments.saved'),
    failed: t('childDocuments.notSaved'),
    onDone: opened.onClose,
    onFailed: takeUp,
    fields: ['dueOn', 'issuedOn', 'expiresOn'] as const,
    setError,
  });
  const isAsked = document.state === 'requested' || document.state === 'refused';
  const send = ({ dueOn, issuedOn, expiresOn, isShared }: Values) =>
    run({
      params: { id: document.id },
      body: {
        dueOn: dueOn || null,
        issuedOn: issuedOn || null,
        expiresOn: expiresOn || null,
        isShared,
        version,
      },
    });
  const label = (key: keyof Values & string) => t(`childDocuments.fields.${key}`);
  return (
    <FormDialog
      {...opened}
      title={nameOf(document)}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <EditConflict
        meanwhile={meanwhile}
        typed={typed}
        label={label}
        shown={(key, values) => String(values[key])}
        onTakeNewest={takeNewest}
      />
      {isAsked ? (
        <Field label={label('dueOn')} optionalLabel={t('common.optional')} error={errors.dueOn?.message}>
          <DateInput {...register('dueOn')} />
        </Field>
      ) : (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label={label('issuedOn')} optionalLabel={t('common.optional')} error={errors.issuedOn?.message}>
            <DateInput max={centerNow().date} {...register('issuedOn')} />
          </Field>
          <Field label={label('expiresOn')} optionalLabel={t('common.optional')} error={errors.expiresOn?.message}>
            <DateInput {...register('expiresOn')} />
          </Field>
        </div>
      )}
      {isOnesOwn(document.kind) && (
        <Checkbox label={label('isShared')} hint={t('childDocuments.fields.sharedHint')} {...register('isShared')} />
      )}
    </FormDialog>
  );
}
