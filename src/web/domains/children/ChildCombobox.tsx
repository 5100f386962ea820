import type { Ref } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { ChildAvatar } from './ChildName.tsx';
import { type Child, fullName } from './rules.ts';

type ChildComboboxProps = {
  /** The children to choose from. */
  family: readonly Child[];
  value: number | null;
  onChange(childId: number | null): void;
  ref?: Ref<HTMLInputElement>;
};

/** One enrolled child by name; stands in a Field. */
export function ChildCombobox({ family, value, onChange, ref }: ChildComboboxProps) {
  const { t } = useTranslation();
  return (
    <Combobox
      ref={ref}
      options={family.map((child) => ({
        value: String(child.id),
        label: fullName(child),
        detail: child.room,
        leading: <ChildAvatar child={child} size="small" />,
      }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      placeholder={t('children.choice.placeholder')}
      emptyText={t('children.choice.empty')}
      clearLabel={t('children.choice.clear')}
      resultsText={(count) => t('children.choice.results', { count })}
    />
  );
}
