import { clsx } from 'clsx';
import { Ellipsis, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { CountedName } from '#web/ui/CountedName.tsx';

export type BottomLink = {
  readonly to: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  /** How many wait there, and how that is said. */
  readonly waiting?: { readonly count: number; readonly said: string };
};

type BottomBarProps = {
  links: readonly BottomLink[];
  /** Fetches what stands behind 'More', before it is asked for. */
  onNear(): void;
  /** Everything else there is, laid over the screen while 'More' is pressed. */
  more: ReactNode;
};

/**
 * A portal's navigation at the thumb, narrower than a desktop (web-26). 'More' closes with the screen it stands over, by
 * a choice (also of the current screen), by itself and by Escape.
 */
export function BottomBar({ links, onNear, more }: BottomBarProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === key;
  const close = () => setOpenAt(undefined);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <nav
      aria-label={t('shell.header.navigation')}
      data-bottom-bar
      data-screen-only
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col">
        {links.map(({ to, text, icon: Icon, isCurrent, waiting }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent && !open ? 'page' : undefined} className={look} onClick={close}>
              <span className="relative">
                <Icon className="size-6" aria-hidden="true" />
                {waiting && waiting.count > 0 && (
                  <CountBadge count={waiting.count} className="absolute -top-1.5 start-3.5" />
                )}
              </span>
              {waiting ? <CountedName name={text} {...waiting} /> : text}
            </Link>
          </li>
        ))}
        <li>
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls="more-navigation"
            className={look}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => setOpenAt(open ? undefined : key)}
          >
            {open ? <X className="size-6" aria-hidden="true" /> : <Ellipsis className="size-6" aria-hidden="true" />}
            {t('shell.nav.more')}
          </button>
        </li>
      </ul>
      {/* A choice closes it also where it leads to the screen that is shown. */}
      <div
        id="more-navigation"
        hidden={!open}
        onClickCapture={(event) => event.target instanceof Element && event.target.closest('a') && close()}
        className="fixed inset-x-0 top-0 bottom-(--bottom-bar) overflow-y-auto overscroll-contain bg-paper"
      >
        {open && more}
      </div>
    </nav>
  );
}

const look = clsx(
  'flex h-14 w-full flex-col items-center justify-center gap-0.5 px-1 font-medium text-ink-soft text-xs -outline-offset-3 transition-colors',
  'hover:text-ink focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:text-action aria-expanded:font-semibold aria-expanded:text-action',
);
