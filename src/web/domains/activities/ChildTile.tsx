import { clsx } from 'clsx';
import { Check, Droplets, Milk, Moon, Pill, TriangleAlert, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LoggedChild, lookState } from '#web/domains/activities/rules.ts';
import { ChildAvatar } from '#web/domains/children/ChildName.tsx';
import { fullName } from '#web/domains/children/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

type ChildTileProps = { child: LoggedChild; now: number; chosen: boolean; onToggle(): void };

/** A child who is there, as a large box to tick, with what they had last. */
export function ChildTile({ child, now, chosen, onToggle }: ChildTileProps) {
  const { t } = useTranslation();
  const { lastMeal, lastBottle, lastDiaper, nap, medicine } = child;
  return (
    <li>
      <label className={clsx(tile, nap && 'bg-hue-5/25')}>
        <input
          type="checkbox"
          checked={chosen}
          onChange={onToggle}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <span className="flex items-center gap-2.5">
          <span className="relative">
            <ChildAvatar child={child} size="medium" />
            {chosen && (
              <span className="-end-1 -bottom-1 absolute grid size-5 place-content-center rounded-full bg-action text-action-ink">
                <Check className="size-3.5" strokeWidth={3} />
              </span>
            )}
          </span>
          <span className="min-w-0 font-semibold leading-tight">
            <Private className="line-clamp-2 break-words">{fullName(child)}</Private>
          </span>
        </span>
        {child.allergies && (
          <span className="flex items-start gap-1 font-medium text-attention-ink text-xs">
            <TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
            <VisuallyHidden>{t('children.allergies', { allergies: child.allergies })}</VisuallyHidden>
            <Private className="line-clamp-2 break-words" aria-hidden="true">
              {child.allergies}
            </Private>
          </span>
        )}
        <span className="mt-auto flex flex-col gap-0.5 text-ink-soft text-xs">
          {nap && <NapLine child={child} now={now} />}
          {lastMeal && <Line icon={<Utensils />}>{t('common.timeAndText', said(lastMeal))}</Line>}
          {lastBottle && <Line icon={<Milk />}>{t('common.timeAndText', said(lastBottle))}</Line>}
          {lastDiaper && <Line icon={<Droplets />}>{t('common.timeAndText', said(lastDiaper))}</Line>}
          {medicine?.dueAt && (
            <span className={clsx(medicine.isOverdue && 'font-semibold text-attention-ink')}>
              <Line icon={<Pill />}>
                {t(medicine.isOverdue ? 'activities.medicineOverdue' : 'activities.medicineDue', {
                  time: formatTime(medicine.dueAt),
                })}
              </Line>
            </span>
          )}
        </span>
      </label>
    </li>
  );
}

const said = ({ at, text }: { at: string; text: string }) => ({ time: formatTime(at), text });

function NapLine({ child, now }: { child: LoggedChild; now: number }) {
  const { t } = useTranslation();
  if (!child.nap) return null;
  const isOverdue = lookState(child.nap, now).state === 'overdue';
  return (
    <span className={clsx('font-semibold', isOverdue ? 'text-attention-ink' : 'text-ink')}>
      <Line icon={isOverdue ? <TriangleAlert /> : <Moon />}>
        {isOverdue
          ? t('activities.checkDueNow')
          : t('activities.asleepSince', { time: formatTime(child.nap.sinceTime) })}
      </Line>
    </span>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <span className="line-clamp-2 min-w-0">{children}</span>
    </span>
  );
}

const tile = clsx(
  'relative flex h-full min-h-28 cursor-pointer select-none flex-col gap-2 rounded-lg border border-line bg-surface p-3 shadow-card transition-colors',
  'hover:border-line-strong has-checked:border-action has-checked:bg-action-soft has-checked:inset-ring has-checked:inset-ring-action',
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
  'forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]',
);
