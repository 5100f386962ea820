import { useWatch } from 'react-hook-form';
import type { ContactKind } from '#contract/child-file-choices.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { addContact, type Contact, editContact, fileOf } from '../queries.ts';
import { type ContactValues, contactValues, newContact } from '../rules.ts';
import { useOutcome } from '../useOutcome.ts';
import { FileDialog } from './FileDialog.tsx';

type ContactFormProps = Opened & {
  childId: number;
  /** Undefined: a new one. */
  contact: Contact | undefined;
  kinds: readonly ContactKind[];
  isGuardian: boolean;
};
/** Of a new one there is no row yet. */
type Row = Contact | { readonly id: 0; readonly version: 0; readonly kind: ContactKind };

/** Whom to call, or a home: a new one, or what is said of one. */
export default function ContactForm({ childId, contact, kinds, isGuardian, ...opened }: ContactFormProps) {
  const { t } = useTranslation();
  const outcome = useOutcome();
  const isHome = kinds.includes('home');
  const { form, meanwhile, version, changes, takeUp, takeNewest } = useVersionedForm<Row, ContactValues>({
    row: contact ?? { id: 0, version: 0, kind: kinds[0] ?? 'doctor' },
    valuesOf: (row) => ('name' in row ? contactValues(row) : newContact(row.kind)),
    readNewest: async (read) => (await read(fileOf(childId))).contacts.find(({ id }) => id === contact?.id),
  });
  const { register, handleSubmit, setError, control, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as ContactValues;
  const told = {
    done: outcome,
    failed: t('childFile.notSaved'),
    onDone: opened.onClose,
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  };
  const add = useAction(addContact, told);
  const edit = useAction(editContact, told);
  const send = (values: ContactValues) => {
    if (!contact) return add.run({ params: { id: childId }, body: values });
    const changed = changes(values);
    if (Object.keys(changed).length === 0) return opened.onClose();
    return edit.run({ params: { id: childId, contactId: contact.id }, body: { ...changed, version } });
  };
  const part = isHome ? 'homes' : 'contacts';
  const title = contact ? t(`childFile.${part}.editTitle`) : t(`childFile.${part}.add`);
  const waits = isGuardian && typed.kind === 'emergency';
  return (
    <FileDialog
      {...opened}
      title={title}
      description={waits ? t('childFile.willWait') : undefined}
      meanwhile={meanwhile}
      typed={typed}
      label={(key) => t(`childFile.fields.${key as (typeof FIELDS)[number]}`)}
      onTakeNewest={takeNewest}
      isGuardian={isGuardian}
      busy={add.isPending || edit.isPending}
      onSubmit={handleSubmit(send)}
    >
      {!isHome && (
        <Field label={t('childFile.fields.kind')} required error={errors.kind?.message}>
          <Select
            options={kinds.map((kind) => ({ value: kind, label: t(`childFile.kinds.${kind}`) }))}
            {...register('kind')}
          />
        </Field>
      )}
      <Field
        label={t('childFile.fields.name')}
        hint={isHome ? t('childFile.homes.nameHint') : undefined}
        required
        error={errors.name?.message}
      >
        <TextInput
          autoComplete="off"
          maxLength={120}
          {...register('name', { validate: (value) => value.trim() !== '' || t('childFile.nameRequired') })}
        />
      </Field>
      {typed.kind === 'emergency' && (
        <Field
          label={t('childFile.fields.relationship')}
          optionalLabel={t('common.optional')}
          error={errors.relationship?.message}
        >
          <TextInput autoComplete="off" maxLength={60} {...register('relationship')} />
        </Field>
      )}
      <Field
        label={t('childFile.fields.phoneNumber')}
        {...(typed.kind === 'emergency' ? { required: true } : { optionalLabel: t('common.optional') })}
        error={errors.phoneNumber?.message}
      >
        <TextInput type="tel" autoComplete="off" maxLength={40} {...register('phoneNumber')} />
      </Field>
      <Field
        label={t('childFile.fields.address')}
        {...(isHome ? { required: true } : { optionalLabel: t('common.optional') })}
        error={errors.address?.message}
      >
        <TextArea autoComplete="off" rows={2} maxLength={300} {...register('address')} />
      </Field>
      <Field
        label={t('childFile.fields.note')}
        optionalLabel={t('common.optional')}
        hint={isHome ? t('childFile.homes.noteHint') : undefined}
        error={errors.note?.message}
      >
        <TextInput autoComplete="off" maxLength={300} {...register('note')} />
      </Field>
    </FileDialog>
  );
}

const FIELDS = ['kind', 'name', 'relationship', 'phoneNumber', 'address', 'note'] as const;
