import { useWatch } from 'react-hook-form';
import { changeTaxDocument, taxDocuments } from '#web/domains/tax-documents/queries.ts';
import { bodyOf, type DocumentValues, type TaxDocument, valuesOf } from '#web/domains/tax-documents/rules.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { askAddressee } from './askAddressee.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { useShownValue } from './useShownValue.ts';

/** Changes what is said of a document, or whom it is for. */
export default function EditDocument({ document, ...opened }: Opened & { document: TaxDocument }) {
  const { t } = useTranslation();
  const shown = useShownValue();
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<TaxDocument, DocumentValues>({
    row: document,
    valuesOf,
    readNewest: async (read) => (await read(taxDocuments)).find(({ id }) => id === document.id),
  });
  const { register, control, setValue, setError, handleSubmit, formState } = form;
  const { errors } = formState;
  const { run: save, isPending } = useAction(changeTaxDocument, {
    done: { title: t('common.success'), description: t('taxDocumentsManagement.edit.saved') },
    failed: t('taxDocumentsManagement.edit.failed'),
    onDone: opened.onClose,
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  });
  return (
    <FormDialog
      {...opened}
      title={t('taxDocumentsManagement.edit.title')}
      description={document.fileName}
      onSubmit={handleSubmit((values) =>
        askAddressee(t, values, () => save({ params: { id: document.id }, body: { ...bodyOf(values), version } })),
      )}
      submit={t('common.saveChanges')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <EditConflict
        meanwhile={meanwhile}
        typed={useWatch({ control }) as DocumentValues}
        label={shown.label}
        shown={shown.value}
        onTakeNewest={takeNewest}
      />
      <Field label={t('common.title')} required error={errors.title?.message}>
        <TextInput
          maxLength={200}
          {...register('title', {
            validate: (title) => title.trim() !== '' || t('common.titleIsRequired'),
          })}
        />
      </Field>
      <DocumentFields
        register={register}
        control={control}
        setValue={setValue}
        errors={errors}
        parentName={document.parentName}
      />
    </FormDialog>
  );
}

const FIELDS = ['title', 'description', 'taxYear', 'parentId'] as const;
