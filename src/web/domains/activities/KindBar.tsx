import { clsx } from 'clsx';
import { ActivityIcon, activityLook } from '#web/domains/activities/ActivityIcon.tsx';
import type { BoardKind } from '#web/domains/activities/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

type KindBarProps<Kind extends BoardKind> = {
  kinds: readonly Kind[];
  selected: number;
  total: number;
  onKind(kind: Kind): void;
};

/** What can be recorded, within the thumb's reach at the bottom of every screen. */
export function KindBar<Kind extends BoardKind>({ kinds, selected, total, onKind }: KindBarProps<Kind>) {
  const { t } = useTranslation();
  return (
    <section
      data-screen-only
      data-thumb-bar
      aria-label={t('activities.record')}
      className="activities-bar sticky bottom-(--bottom-bar) z-20 -mx-4 mt-auto border-line border-t bg-paper px-3 pt-1.5 pb-[max(0.5rem,var(--bottom-edge))] sm:-mx-6 sm:px-6"
    >
      <p className="mb-1 text-center font-medium text-ink-soft text-sm" aria-live="polite">
        {selected > 0 ? t('activities.forSome', { count: selected }) : t('activities.forAll', { count: total })}
      </p>
      <ul className="mx-auto grid max-w-4xl grid-cols-5 gap-1 sm:flex sm:justify-center sm:gap-2">
        {kinds.map((kind) => (
          <li key={kind} className="sm:min-w-18 sm:flex-1">
            <button type="button" className={button} onClick={() => onKind(kind)}>
              <span
                className={clsx(
                  'grid size-7 place-content-center rounded-full sm:size-9 [&_svg]:size-4.5 sm:[&_svg]:size-5',
                  activityLook(kind),
                )}
              >
                <ActivityIcon kind={kind} />
              </span>
              <span className="w-full hyphens-auto break-words text-center leading-tight">
                {t(`activities.kinds.${kind}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const button = clsx(
  'flex h-full min-h-13 w-full flex-col items-center justify-center gap-0.5 rounded-md border border-line bg-surface px-px py-1 font-medium text-xs shadow-card transition-colors sm:min-h-16 sm:gap-1 sm:py-1.5',
  'hover:border-line-strong hover:bg-sunken active:bg-action-soft',
);
