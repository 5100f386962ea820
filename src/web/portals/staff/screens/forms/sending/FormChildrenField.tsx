import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { ChildAvatar } from '#web/domains/children/ChildName.tsx';
import { children } from '#web/domains/children/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';

type FormChildrenFieldProps = { chosen: readonly number[]; onChange(ids: readonly number[]): void };

/** Children by name, one after the other. */
export function FormChildrenField({ chosen, onChange }: FormChildrenFieldProps) {
  const { t } = useTranslation();
  const read = useQuery(children);
  const enrolled = read.data ?? [];
  const named = enrolled.filter(({ id }) => chosen.includes(id));
  return (
    <div className="grid gap-3">
      <LoadFailed read={read} failed={t('common.theListCouldNotBeLoaded')} />
      <Field label={t('common.children')} required>
        <Combobox
          options={enrolled
            .filter(({ id }) => !chosen.includes(id))
            .map((child) => ({
              value: String(child.id),
              label: fullName(child),
              detail: child.room,
              leading: <ChildAvatar child={child} size="small" />,
            }))}
          value={null}
          onChange={(id) => id !== null && onChange([...chosen, Number(id)])}
          placeholder={t('formsLibrary.send.childPlaceholder')}
          emptyText={t('formsLibrary.send.noChild')}
          resultsText={(count) => t('formsLibrary.send.childrenFound', { count })}
        />
      </Field>
      {named.length > 0 && (
        <ul aria-label={t('common.children')} className="flex flex-wrap gap-2">
          {named.map((child) => (
            <li
              key={child.id}
              className="flex items-center rounded-full bg-action-soft ps-3.5 text-action-soft-ink text-sm"
            >
              <span className="wrap-anywhere font-medium">{fullName(child)}</span>
              <IconButton
                label={t('common.removeNamed', { name: fullName(child) })}
                onClick={() => onChange(chosen.filter((one) => one !== child.id))}
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
