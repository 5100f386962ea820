import { Pencil } from 'lucide-react';
import type { Template } from '#web/domains/milestones/rules.ts';
import { Sticker } from '#web/domains/milestones/Sticker.tsx';
import { useAge } from '#web/domains/milestones/useAge.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Switch } from '#web/ui/Switch.tsx';

type TemplateRowProps = { template: Template; busy: boolean; onEdit(): void; onUse(isActive: boolean): void };

/** A milestone to choose from, whether it is used, and the way to its words. */
export function TemplateRow({ template, busy, onEdit, onUse }: TemplateRowProps) {
  const { t } = useTranslation();
  const age = useAge();
  const { title, description, ageRangeMin, ageRangeMax, stickerDesign, isActive } = template;
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 sm:px-5">
      <Sticker design={stickerDesign} className={isActive ? 'size-11' : 'size-11 opacity-40'} />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{title}</p>
        <p className="text-ink-soft text-sm">
          {t('milestonesGrowth.ageRange', { from: age(ageRangeMin), to: age(ageRangeMax) })}
        </p>
        <p className="text-pretty text-ink-soft text-sm max-sm:hidden">{description}</p>
      </div>
      <IconButton label={t('milestones.manage.editOf', { name: title })} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <Switch
        hideLabel
        label={t('milestones.manage.useOf', { name: title })}
        checked={isActive}
        disabled={busy}
        onChange={(event) => onUse(event.target.checked)}
      />
    </li>
  );
}
