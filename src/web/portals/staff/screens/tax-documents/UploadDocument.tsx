import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DOCUMENT_TYPES } from '#contract/tax-documents-types.ts';
import { giveTaxDocument } from '#web/domains/tax-documents/queries.ts';
import {
  ACCEPTED_FILES,
  bodyOf,
  type DocumentValues,
  isAccepted,
  NOTHING_SAID,
} from '#web/domains/tax-documents/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { sentBeforeOr } from '#web/lib/sentBefore.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useUpload } from '#web/lib/useUpload.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { askAddressee } from './askAddressee.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { DocumentFields } from './DocumentFields.tsx';

/** Uploads a document for one parent or for all (tax-documents-3): its file first, then what is said of it. */
export default function UploadDocument({ open, onClose }: Opened) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState('');
  const upload = useUpload();
  const { mutateAsync: give, variables } = useMutation(giveTaxDocument);
  const { register, control, setValue, setError, handleSubmit, formState } = useForm<DocumentValues>({
    defaultValues: NOTHING_SAID(Number(centerNow().date.slice(0, 4))),
  });
  const { errors } = formState;
  const { run, isPending } = useAction(
    {
      mutationFn: async (values: DocumentValues): Promise<boolean> => {
        const { documentType } = values;
        if (!file || documentType === '') return false;
        return upload.send(file, ({ fileName, filePath }) =>
          give(sentBeforeOr(variables, { body: { ...bodyOf(values), documentType, fileName, filePath } })),
        );
      },
    },
    {
      done: (isGiven) =>
        isGiven ? { title: t('common.success'), description: t('taxDocumentsManagement.upload.done') } : undefined,
      failed: t('taxDocumentsManagement.upload.failed'),
      onDone: (isGiven) => isGiven && onClose(),
      onFailed: (error) => {
        if (error instanceof RequestError) setFileError(error.fields.file ?? error.fields.filePath ?? '');
      },
      fields: FIELDS,
      setError,
    },
  );
  const required = t('common.fieldsOrFileMissing');
  const isIncomplete = Boolean(errors.title || errors.documentType) || fileError === required;

  const take = ([chosen]: File[]) => {
    if (!chosen) return;
    setFileError(isAccepted(chosen) ? '' : t('taxDocumentsManagement.upload.documentsOnly'));
    if (isAccepted(chosen)) setFile(chosen);
  };
  const close = () => {
    upload.stopAll();
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('taxDocumentsManagement.upload.title')}
      onSubmit={(event) => {
        if (!file) setFileError(required);
        void handleSubmit((values) => (file ? askAddressee(t, values, () => run(values)) : run(values)))(event);
      }}
      submit={t('taxDocumentsManagement.upload.button')}
      busy={isPending}
      busyLabel={t('common.uploading')}
    >
      {isIncomplete && <Alert tone="error">{required}</Alert>}
      <Field
        group
        label={t('taxDocumentsManagement.fields.file')}
        required
        error={fileError === required ? t('taxDocumentsManagement.fields.fileRequired') : fileError}
      >
        {file ? (
          <ChosenFile
            file={file}
            progress={upload.progressOf(file)}
            onRemove={() => (isPending ? upload.stop(file) : setFile(undefined))}
          />
        ) : (
          <FileDrop
            icon={<FileUp />}
            label={t('taxDocumentsManagement.upload.choose')}
            hint={t('taxDocumentsManagement.upload.chooseHint')}
            accept={ACCEPTED_FILES}
            onFiles={take}
          />
        )}
      </Field>
      <Field label={t('common.title')} required error={errors.title?.message}>
        <TextInput
          maxLength={200}
          {...register('title', {
            validate: (title) => title.trim() !== '' || t('common.titleIsRequired'),
          })}
        />
      </Field>
      <Field label={t('taxDocumentsManagement.fields.type')} required error={errors.documentType?.message}>
        <Select
          placeholder={t('taxDocumentsManagement.fields.typePlaceholder')}
          options={DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`taxDocuments.types.${type}`) }))}
          {...register('documentType', {
            validate: (type) => type !== '' || t('taxDocumentsManagement.fields.typeRequired'),
          })}
        />
      </Field>
      <DocumentFields register={register} control={control} setValue={setValue} errors={errors} />
    </FormDialog>
  );
}

const FIELDS = ['title', 'documentType', 'description', 'taxYear', 'parentId'] as const;
