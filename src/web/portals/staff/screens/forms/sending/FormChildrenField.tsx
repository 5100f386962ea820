import { useQuery } from '@tanstack/react-query';
import { ChildrenPicker } from '#web/domains/children/ChildrenPicker.tsx';
import { children } from '#web/domains/children/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';

type FormChildrenFieldProps = { chosen: readonly number[]; onChange(ids: readonly number[]): void };

/** To whose guardians a form goes. */
export function FormChildrenField({ chosen, onChange }: FormChildrenFieldProps) {
  const { t } = useTranslation();
  const read = useQuery(children);
  const enrolled = read.data ?? [];
  return (
    <div className="grid gap-3">
      <LoadFailed read={read} failed={t('common.theListCouldNotBeLoaded')} />
      <ChildrenPicker
        offered={enrolled.filter(({ id }) => !chosen.includes(id))}
        chosen={enrolled
          .filter(({ id }) => chosen.includes(id))
          .map((child) => ({ id: child.id, name: fullName(child) }))}
        onAdd={(id) => onChange([...chosen, id])}
        onRemove={(id) => onChange(chosen.filter((one) => one !== id))}
        label={t('common.children')}
        placeholder={t('formsLibrary.send.childPlaceholder')}
        emptyText={t('formsLibrary.send.noChild')}
        resultsText={(count) => t('formsLibrary.send.childrenFound', { count })}
        removeText={(name) => t('common.removeNamed', { name })}
      />
    </div>
  );
}
