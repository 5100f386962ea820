import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { LoggedChild } from '#web/domains/activities/rules.ts';
import { ChildAvatar } from '#web/domains/children/ChildName.tsx';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';

type WhoProps = {
  present: readonly LoggedChild[];
  chosen: readonly number[];
  onChange(ids: readonly number[]): void;
  /** Of a medicine: a tap on another child changes whom it is for. */
  one?: boolean;
  /** Of food: what a child may not have stands on it. */
  allergies?: boolean;
};

/** Whom it is recorded of; a tap adds a child or takes it out. */
export function Who({ present, chosen, onChange, one = false, allergies = false }: WhoProps) {
  const { t } = useTranslation();
  const toggle = (id: number) => {
    if (one) onChange([id]);
    else onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">
        {one ? t('activities.whoOne') : t('activities.who', { count: chosen.length })}
      </legend>
      <div className="flex flex-wrap gap-2">
        {present.map((child) => (
          <label key={child.id} className={chip}>
            <input
              type={one ? 'radio' : 'checkbox'}
              name="who"
              checked={chosen.includes(child.id)}
              onChange={() => toggle(child.id)}
              className="absolute inset-0 cursor-pointer opacity-0"
              aria-label={fullName(child)}
              {...(allergies && child.allergies && { 'aria-describedby': `may-not-have-${child.id}` })}
            />
            <ChildAvatar child={child} size="small" />
            <span className="min-w-0">
              <Private aria-hidden="true">{child.firstName}</Private>
              {allergies && child.allergies && (
                <span id={`may-not-have-${child.id}`} className={allergyLook}>
                  <TriangleAlert className="size-3.5 shrink-0" aria-hidden="true" />
                  <Private className="line-clamp-1 max-w-44 break-all">{child.allergies}</Private>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const chip = clsx(
  'group relative flex min-h-11 cursor-pointer select-none items-center gap-2 rounded-full border border-line-strong/50 bg-surface py-1 ps-1.5 pe-3.5 font-medium text-sm transition-colors',
  'has-checked:border-action has-checked:bg-action has-checked:text-action-ink',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
  'forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]',
);

const allergyLook =
  'flex items-center gap-1 font-semibold text-attention-ink text-xs leading-tight group-has-checked:text-action-ink';
