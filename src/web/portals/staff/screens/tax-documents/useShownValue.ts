import { useQuery } from '@tanstack/react-query';
import { fullName } from '../../../../domains/children/rules.ts';
import { parentAccounts } from '../../../../domains/parents/queries.ts';
import type { DocumentValues } from '../../../../domains/tax-documents/rules.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';

/** What a field of a document holds, in words with its name, where two versions are compared. */
export function useShownValue() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { data: accounts = [] } = useQuery({ ...parentAccounts, enabled: can('parents.see') });
  const labels = {
    title: t('taxDocumentsManagement.fields.title'),
    documentType: t('taxDocumentsManagement.fields.type'),
    description: t('taxDocumentsManagement.fields.description'),
    taxYear: t('taxDocumentsManagement.fields.taxYear'),
    isGlobal: t('taxDocumentsManagement.fields.global'),
    parentId: t('taxDocumentsManagement.fields.parent'),
  };
  const parentOf = (id: string): string => {
    const account = accounts.find((one) => String(one.id) === id);
    return account ? fullName(account) : t('taxDocumentsManagement.nobody');
  };
  return (key: keyof DocumentValues, values: DocumentValues) => {
    const value = values[key];
    const newest =
      key === 'parentId'
        ? parentOf(values.parentId)
        : typeof value === 'boolean'
          ? t(value ? 'taxDocumentsManagement.yes' : 'taxDocumentsManagement.no')
          : value || t('taxDocumentsManagement.nothing');
    return { key, label: labels[key], newest };
  };
}
