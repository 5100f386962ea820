import { X } from 'lucide-react';
import { ChildAvatar } from '#web/domains/children/ChildName.tsx';
import { fullName } from '#web/domains/children/rules.ts';
import type { GrowingChild } from '#web/domains/milestones/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

type ChosenChildrenProps = {
  family: readonly GrowingChild[];
  chosen: readonly number[];
  onChange(ids: number[]): void;
  error: string | undefined;
};

/** One child or several by name. */
export function ChosenChildren({ family, chosen, onChange, error }: ChosenChildrenProps) {
  const { t } = useTranslation();
  const shown = chosen.flatMap((id) => family.find((child) => child.id === id) ?? []);
  return (
    <div className="grid gap-3">
      <Field label={t('common.children')} required {...(error && { error })}>
        <Combobox
          options={family
            .filter(({ id }) => !chosen.includes(id))
            .map((child) => ({
              value: String(child.id),
              label: fullName(child),
              detail: child.room,
              leading: <ChildAvatar child={child} size="small" />,
            }))}
          value={null}
          onChange={(id) => id !== null && onChange([...chosen, Number(id)])}
          placeholder={t('milestones.record.childrenPlaceholder')}
          emptyText={t('milestones.record.childrenEmpty')}
          resultsText={(count) => t('milestones.found', { count })}
        />
      </Field>
      {shown.length > 0 && (
        <ul aria-label={t('milestones.record.chosen')} className="flex flex-wrap gap-2">
          {shown.map((child) => (
            <li
              key={child.id}
              className="flex items-center rounded-full bg-action-soft ps-3.5 text-action-soft-ink text-sm"
            >
              <span className="wrap-anywhere font-medium">{fullName(child)}</span>
              <IconButton
                label={t('milestones.record.unchoose', { name: fullName(child) })}
                onClick={() => onChange(chosen.filter((id) => id !== child.id))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
