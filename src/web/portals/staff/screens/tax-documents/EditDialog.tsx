import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { changeTaxDocument, taxDocuments } from '../../../../domains/tax-documents/queries.ts';
import { bodyOf, type DocumentValues, type TaxDocument, valuesOf } from '../../../../domains/tax-documents/rules.ts';
import { EditConflict } from '../../../../layout/EditConflict.tsx';
import { reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { useVersionedForm } from '../../../../lib/useVersionedForm.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { toast } from '../../../../ui/toast.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { useShownValue } from './useShownValue.ts';

type EditDialogProps = { document: TaxDocument; open: boolean; onOpenChange(open: boolean): void };

/** Changes what is said of a document, or whom it is for. */
export default function EditDialog({ document, open, onOpenChange }: EditDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const shown = useShownValue();
  const { mutate: save, isPending } = useMutation(changeTaxDocument);
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<TaxDocument, DocumentValues>({
    row: document,
    valuesOf,
    readNewest: async () =>
      (await client.fetchQuery({ ...taxDocuments, staleTime: 0 })).find(({ id }) => id === document.id),
  });
  const { register, control, setValue, setError, handleSubmit, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as DocumentValues;

  const send = (values: DocumentValues) =>
    save(
      { params: { id: document.id }, body: { ...bodyOf(values), version } },
      {
        onSuccess: () => {
          toast({
            title: t('taxDocumentsManagement.success'),
            description: t('taxDocumentsManagement.edit.saved'),
            variant: 'success',
          });
          onOpenChange(false);
        },
        onError: async (error) => {
          if (await takeUp(error, values)) return;
          showRefusedFields(error, SENT_AS, setError);
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('taxDocumentsManagement.edit.failed')),
            variant: 'error',
          });
        },
      },
    );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('taxDocumentsManagement.edit.title')}
      description={document.fileName}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('taxDocumentsManagement.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('taxDocumentsManagement.edit.saving')}>
            {t('taxDocumentsManagement.edit.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {meanwhile && (
          <EditConflict
            theirs={meanwhile.theirs.map((key) => shown(key, meanwhile.newest))}
            clashes={meanwhile.clashes.map((key) => ({
              ...shown(key, meanwhile.newest),
              typed: shown(key, typed).newest,
            }))}
            onTakeNewest={takeNewest}
          />
        )}
        <Field label={t('taxDocumentsManagement.fields.title')} required error={errors.title?.message}>
          <TextInput
            maxLength={200}
            {...register('title', {
              validate: (title) => title.trim() !== '' || t('taxDocumentsManagement.fields.titleRequired'),
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
      </div>
    </Dialog>
  );
}

const SENT_AS = {
  title: 'title',
  description: 'description',
  taxYear: 'taxYear',
  parentId: 'parentId',
} as const;
