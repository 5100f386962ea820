import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { FIRST_TAX_YEAR, LAST_TAX_YEAR } from '#contract/tax-documents-types.ts';
import { type DocumentValues, isTaxYear } from '#web/domains/tax-documents/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { ParentField } from './ParentField.tsx';

type DocumentFieldsProps = Pick<UseFormReturn<DocumentValues>, 'register' | 'control' | 'setValue'> & {
  errors: UseFormReturn<DocumentValues>['formState']['errors'];
  /** Whom it is for so far, should the list of parents not name them. */
  parentName?: string | null;
};

/** What staff say of a document, and whom it is for (tax-documents-2). */
export function DocumentFields({ register, control, setValue, errors, parentName = null }: DocumentFieldsProps) {
  const { t } = useTranslation();
  const [isGlobal, parentId] = useWatch({ control, name: ['isGlobal', 'parentId'] });
  return (
    <>
      <Field
        label={t('common.description')}
        optionalLabel={t('taxDocumentsManagement.fields.optional')}
        error={errors.description?.message}
      >
        <TextArea minRows={2} maxLength={2000} {...register('description')} />
      </Field>
      <Field label={t('taxDocumentsManagement.fields.taxYear')} required error={errors.taxYear?.message}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={FIRST_TAX_YEAR}
          max={LAST_TAX_YEAR}
          className="sm:max-w-40"
          {...register('taxYear', {
            validate: (year) =>
              isTaxYear(year) ||
              t('taxDocumentsManagement.fields.yearRange', { first: FIRST_TAX_YEAR, last: LAST_TAX_YEAR }),
          })}
        />
      </Field>
      <Switch
        label={t('taxDocumentsManagement.fields.global')}
        hint={t('taxDocumentsManagement.fields.globalHint')}
        {...register('isGlobal')}
      />
      {!isGlobal && (
        <ParentField
          value={parentId}
          onChange={(id) => setValue('parentId', id, { shouldDirty: true })}
          name={parentName}
          error={errors.parentId?.message}
        />
      )}
    </>
  );
}
