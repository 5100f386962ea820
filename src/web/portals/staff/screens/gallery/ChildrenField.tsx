import { useQueries, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useOwnRoom } from '#web/domains/center/ownRoom.ts';
import { ChildrenPicker } from '#web/domains/children/ChildrenPicker.tsx';
import { children } from '#web/domains/children/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { consentsOf } from '#web/domains/gallery/queries.ts';
import type { Photo } from '#web/domains/gallery/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Field } from '#web/ui/Field.tsx';

type ChildrenFieldProps = {
  chosen: readonly number[];
  onChange(ids: number[]): void;
  tagged: Photo['children'] | undefined;
  error: string | undefined;
};

/** The children in a photo, those of one's own room at once; says what a child without photo release means before the photo is posted. */
export function ChildrenField({ chosen, onChange, tagged = [], error }: ChildrenFieldProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const own = useOwnRoom();
  const { data: enrolled = [] } = useQuery({ ...children, enabled: can('children.see') });
  const unreleased = useQueries({
    queries: chosen.map((id) => ({ ...consentsOf(id), enabled: can('children.see') })),
    combine: (reads) =>
      chosen.filter((_, index) => {
        const consents = reads[index]?.data;
        return consents && !consents.some(({ form, revokedAt }) => form === 'photoRelease' && revokedAt === null);
      }),
  });
  if (!can('children.see')) return null;
  const ownChildren = enrolled.filter(({ roomId }) => own !== null && roomId === own.id);
  const others = chosen.filter((id) => !ownChildren.some((child) => child.id === id));
  const nameOf = (id: number): string => {
    const child = enrolled.find((one) => one.id === id);
    return child ? fullName(child) : (tagged.find((one) => one.id === id)?.firstName ?? '');
  };
  return (
    <div className="grid gap-3">
      {own && ownChildren.length > 0 && (
        <Field group hideLabel label={own.name}>
          <div className="flex flex-wrap gap-2">
            {ownChildren.map(({ id }) => (
              <ChildChip
                key={id}
                name={nameOf(id)}
                isChosen={chosen.includes(id)}
                onToggle={() => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
            ))}
          </div>
        </Field>
      )}
      <ChildrenPicker
        offered={enrolled.filter(({ id }) => !chosen.includes(id) && !ownChildren.some((child) => child.id === id))}
        chosen={others.map((id) => ({ id, name: nameOf(id) }))}
        onAdd={(id) => onChange([...chosen, id])}
        onRemove={(id) => onChange(chosen.filter((one) => one !== id))}
        label={t('galleryManagement.fields.children')}
        placeholder={t('galleryManagement.fields.childrenPlaceholder')}
        emptyText={t('galleryManagement.fields.noChild')}
        resultsText={(count) => t('galleryManagement.fields.childrenFound', { count })}
        removeText={(name) => t('galleryManagement.fields.untag', { name })}
        error={error}
      />
      {unreleased.map((id) => (
        <Alert key={id} tone="warning" title={t('galleryManagement.release.missing', { name: nameOf(id) })}>
          {t('galleryManagement.release.ownFamily')}
        </Alert>
      ))}
      {unreleased.length > 1 && <Alert tone="warning">{t('galleryManagement.release.several')}</Alert>}
    </div>
  );
}

type ChildChipProps = { name: string; isChosen: boolean; onToggle(): void };

/** A child of one's own room, to tick with a thumb. */
const ChildChip = ({ name, isChosen, onToggle }: ChildChipProps) => (
  <label className={chip}>
    <input
      type="checkbox"
      checked={isChosen}
      onChange={onToggle}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
    {isChosen && <Check className="size-4 shrink-0" strokeWidth={3} aria-hidden="true" />}
    <span className="wrap-anywhere">{name}</span>
  </label>
);

const chip = clsx(
  'relative flex min-h-11 cursor-pointer select-none items-center gap-2 rounded-full border border-line-strong/50 bg-surface px-4',
  'font-medium text-sm transition-colors hover:border-line-strong',
  'has-checked:border-action has-checked:bg-action-soft has-checked:text-action-soft-ink forced-colors:has-checked:outline-2',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
);
