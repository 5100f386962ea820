import { useQuery } from '@tanstack/react-query';
import { fullName } from '#web/domains/children/rules.ts';
import { parentAccounts } from '#web/domains/guardians/accounts/queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';

type ParentFieldProps = {
  /** The chosen account's id; '' for none. */
  value: string;
  onChange(id: string): void;
  /** The chosen parent's name, should the list not hold them. */
  name: string | null;
  error: string | undefined;
};

/** The one parent a document is for. */
export function ParentField({ value, onChange, name, error }: ParentFieldProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery({ ...parentAccounts, enabled: can('parents.see') });
  if (!can('parents.see')) {
    return <Alert>{t('taxDocumentsManagement.fields.parentsUnseen')}</Alert>;
  }
  const listed = (read.data ?? []).map((account) => ({
    value: String(account.id),
    label: fullName(account),
    detail: [...account.children.map(({ firstName }) => firstName), account.email].join(' · '),
    leading: <Avatar name={fullName(account)} hue={hueOf(account.id)} size="small" />,
  }));
  const isListed = value === '' || listed.some((option) => option.value === value);
  return (
    <>
      <Field label={t('common.parent')} hint={t('taxDocumentsManagement.fields.parentHint')} error={error}>
        <Combobox
          options={isListed || name === null ? listed : [...listed, { value, label: name }]}
          value={value === '' ? null : value}
          onChange={(id) => onChange(id ?? '')}
          placeholder={t('taxDocumentsManagement.fields.parentPlaceholder')}
          emptyText={t('taxDocumentsManagement.fields.noParent')}
          clearLabel={t('taxDocumentsManagement.fields.clearParent')}
          resultsText={(count) => t('taxDocumentsManagement.fields.parentsFound', { count })}
        />
      </Field>
      <LoadFailed read={read} tone="warning" failed={t('taxDocumentsManagement.fields.parentsFailed')} />
    </>
  );
}
