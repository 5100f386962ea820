import { useQuery } from '@tanstack/react-query';
import { fullName } from '#web/domains/children/rules.ts';
import { parentAccounts } from '#web/domains/guardians/accounts/queries.ts';
import type { DocumentValues } from '#web/domains/tax-documents/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** What a field of a document holds, in words with its name, where two versions are compared. */
export function useShownValue() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { data: accounts = [] } = useQuery({ ...parentAccounts, enabled: can('parents.see') });
  const labels = {
    title: t('common.title'),
    documentType: t('taxDocumentsManagement.fields.type'),
    description: t('common.description'),
    taxYear: t('taxDocumentsManagement.fields.taxYear'),
    isGlobal: t('taxDocumentsManagement.fields.global'),
    parentId: t('common.parent'),
  };
  const parentOf = (id: string): string => {
    const account = accounts.find((one) => String(one.id) === id);
    return account ? fullName(account) : t('taxDocumentsManagement.nobody');
  };
  return {
    label: (key: keyof DocumentValues) => labels[key],
    value: (key: keyof DocumentValues, values: DocumentValues): string => {
      const value = values[key];
      if (key === 'parentId') return parentOf(values.parentId);
      if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
      return value || t('taxDocumentsManagement.nothing');
    },
  };
}
