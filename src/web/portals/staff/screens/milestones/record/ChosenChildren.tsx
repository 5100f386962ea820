import { ChildrenPicker } from '#web/domains/children/ChildrenPicker.tsx';
import { fullName } from '#web/domains/children/rules.ts';
import type { GrowingChild } from '#web/domains/milestones/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

type ChosenChildrenProps = {
  family: readonly GrowingChild[];
  chosen: readonly number[];
  onChange(ids: number[]): void;
  error: string | undefined;
};

/** One child or several by name. */
export function ChosenChildren({ family, chosen, onChange, error }: ChosenChildrenProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      <ChildrenPicker
        offered={family.filter(({ id }) => !chosen.includes(id))}
        chosen={chosen
          .flatMap((id) => family.find((child) => child.id === id) ?? [])
          .map((child) => ({ id: child.id, name: fullName(child) }))}
        onAdd={(id) => onChange([...chosen, id])}
        onRemove={(id) => onChange(chosen.filter((one) => one !== id))}
        label={t('common.children')}
        chosenLabel={t('milestones.record.chosen')}
        placeholder={t('milestones.record.childrenPlaceholder')}
        emptyText={t('milestones.record.childrenEmpty')}
        resultsText={(count) => t('milestones.found', { count })}
        removeText={(name) => t('milestones.record.unchoose', { name })}
        error={error}
      />
    </div>
  );
}
