import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { ownFirst } from '#web/domains/center/rules.ts';
import { portalOf } from '#web/lib/portal.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Private } from '#web/ui/Private.tsx';
import { Select } from '#web/ui/Select.tsx';
import { addressees } from '../queries.ts';
import { type Addressee, addressKey, isBroadcast } from '../rules.ts';
import { useNames } from '../useNames.ts';
import type { ComposerOptions } from './options.ts';
import type { Values } from './values.ts';

/** Choices beside the named ones; an empty value would read as if nothing were chosen. */
const MYSELF = 'myself';
const NOBODY = 'nobody';
const OF_A_ROOM: readonly string[] = ['room', 'room-families'];

type ToFieldsProps = {
  values: Values;
  options: ComposerOptions;
  onChange(to: Partial<Values>): void;
  errors: Readonly<Record<string, string | undefined>>;
};

/** Whom the message is for, for whom it speaks, and about which child it is. */
export function ToFields({ values, options, onChange, errors }: ToFieldsProps) {
  const { t } = useTranslation();
  const { nameOf } = useNames();
  const query = useQuery(addressees);
  const { to, as, childId } = values;
  const whom =
    portalOf(location.pathname) === 'parent'
      ? t('messages.compose.toPlaceholderParent')
      : t('messages.compose.toPlaceholder');
  const known = new Map((query.data?.to ?? []).map((one) => [addressKey(one), one]));
  const chosen = new Set(to.map(addressKey));
  const detailOf = ({ kind, detail }: Addressee) =>
    kind === 'guardian' && detail ? t('messages.compose.parentOf', { children: detail }) : (detail ?? undefined);
  const nameOfKey = (key: string) => {
    const one = known.get(key);
    return one ? nameOf(one) : '…';
  };
  return (
    <>
      <LoadFailed read={query} failed={t('messages.compose.addresseesFailed')} />
      <div className="grid gap-2.5">
        <Field label={t('messages.compose.to')} required {...(errors.to && { error: errors.to })}>
          <Combobox
            options={ownFirst([...known], ([, { kind, id }]) => OF_A_ROOM.includes(kind) && id === options.roomId)
              .filter(([key]) => !chosen.has(key))
              .map(([key, one]) => {
                const detail = detailOf(one);
                return { value: key, label: nameOf(one), ...(detail && { detail }) };
              })}
            value={null}
            onChange={(key) => {
              const one = key === null ? undefined : known.get(key);
              if (one) onChange({ to: [...to, { kind: one.kind, id: one.id }] });
            }}
            placeholder={to.length === 0 ? whom : t('messages.compose.toMore')}
            emptyText={t('messages.compose.nobodyFound')}
            resultsText={(count) => t('messages.compose.peopleFound', { count })}
          />
        </Field>
        {to.length > 0 && (
          <ul aria-label={t('messages.compose.to')} className="flex flex-wrap gap-2">
            {to.map(addressKey).map((key) => (
              <li
                key={key}
                className="flex max-w-full items-center rounded-full bg-action-soft ps-3.5 text-action-soft-ink text-sm"
              >
                <Private className="min-w-0 truncate font-medium">{nameOfKey(key)}</Private>
                <IconButton
                  label={t('messages.compose.removeAddressee', { name: nameOfKey(key) })}
                  onClick={() => onChange({ to: to.filter((address) => addressKey(address) !== key) })}
                >
                  <X />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {isBroadcast(to) && <p className="text-ink-soft text-sm">{t('messages.compose.broadcast')}</p>}
      </div>
      {query.data && query.data.as.length > 0 && (
        <Field label={t('messages.compose.as')} {...(errors.as && { error: errors.as })}>
          <Select
            value={as || MYSELF}
            onChange={(event) => onChange({ as: event.target.value === MYSELF ? '' : event.target.value })}
            options={[
              { value: MYSELF, label: t('messages.compose.asMyself') },
              ...query.data.as.map((one) => ({
                value: addressKey(one),
                label: one.kind === 'office' ? t('messages.compose.asOffice') : one.name,
              })),
            ]}
          />
        </Field>
      )}
      {options.children.length > 1 && (
        <Field label={t('messages.compose.about')} {...(errors.childId && { error: errors.childId })}>
          <Select
            value={childId === null ? NOBODY : String(childId)}
            onChange={(event) =>
              onChange({ childId: event.target.value === NOBODY ? null : Number(event.target.value) })
            }
            options={[
              { value: NOBODY, label: t('messages.compose.aboutNobody') },
              ...options.children.map(({ id, firstName }) => ({ value: String(id), label: firstName })),
            ]}
          />
        </Field>
      )}
    </>
  );
}
