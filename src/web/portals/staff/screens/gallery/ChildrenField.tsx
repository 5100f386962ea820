import { useQueries, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useOwnRoom } from '#web/domains/center/ownRoom.ts';
import { ownFirst } from '#web/domains/center/rules.ts';
import { ChildAvatar } from '#web/domains/children/ChildName.tsx';
import { children } from '#web/domains/children/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { consentsOf } from '#web/domains/gallery/queries.ts';
import type { Photo } from '#web/domains/gallery/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

type ChildrenFieldProps = {
  chosen: readonly number[];
  onChange(ids: number[]): void;
  tagged: Photo['children'] | undefined;
  error: string | undefined;
};

/** The children in a photo; says what a child without photo release means before the photo is posted. */
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
  const nameOf = (id: number): string => {
    const child = enrolled.find((one) => one.id === id);
    return child ? fullName(child) : (tagged.find((one) => one.id === id)?.firstName ?? '');
  };
  return (
    <div className="grid gap-3">
      <Field
        label={t('galleryManagement.fields.children')}
        hint={t('galleryManagement.fields.childrenHint')}
        optionalLabel={t('galleryManagement.fields.optional')}
        {...(error && { error })}
      >
        <Combobox
          options={ownFirst(enrolled, ({ roomId }) => roomId === own?.id)
            .filter(({ id }) => !chosen.includes(id))
            .map((child) => ({
              value: String(child.id),
              label: fullName(child),
              detail: child.room,
              leading: <ChildAvatar child={child} size="small" />,
            }))}
          value={null}
          onChange={(id) => id !== null && onChange([...chosen, Number(id)])}
          placeholder={t('galleryManagement.fields.childrenPlaceholder')}
          emptyText={t('galleryManagement.fields.noChild')}
          resultsText={(count) => t('galleryManagement.fields.childrenFound', { count })}
        />
      </Field>
      {chosen.length > 0 && (
        <ul aria-label={t('galleryManagement.fields.children')} className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id} className="flex items-center rounded-full bg-action-soft ps-3.5 text-action-soft-ink text-sm">
              <span className="wrap-anywhere font-medium">{nameOf(id)}</span>
              <IconButton
                label={t('galleryManagement.fields.untag', { name: nameOf(id) })}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {unreleased.map((id) => (
        <Alert key={id} tone="warning" title={t('galleryManagement.release.missing', { name: nameOf(id) })}>
          {t('galleryManagement.release.ownFamily')}
        </Alert>
      ))}
      {unreleased.length > 1 && <Alert tone="warning">{t('galleryManagement.release.several')}</Alert>}
    </div>
  );
}
