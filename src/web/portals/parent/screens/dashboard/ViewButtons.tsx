import { clsx } from 'clsx';
import { Camera, ChevronRight, CreditCard, FileText, Images, type LucideIcon, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressOf } from './views.ts';

/** The navigation buttons of seed 001 section 2: a list for the thumb, a column beside the child on wide screens. */
const BUTTONS: readonly {
  readonly view: 'cameras' | 'gallery' | 'tax-documents' | 'profile' | 'billing';
  readonly icon: LucideIcon;
}[] = [
  { view: 'cameras', icon: Camera },
  { view: 'gallery', icon: Images },
  { view: 'tax-documents', icon: FileText },
  { view: 'profile', icon: UserRound },
  { view: 'billing', icon: CreditCard },
];

export function ViewButtons({ child }: { child: string | null }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('parentPortal.dashboard.more')}>
      <ul className="grid gap-2.5 sm:max-lg:grid-cols-2">
        {BUTTONS.map(({ view, icon: Icon }) => (
          <li key={view}>
            <Link to={addressOf(view, child)} className={look}>
              <Icon className="size-5 text-action" aria-hidden="true" />
              <span className="min-w-0 flex-1">{t(`parentPortal.views.${view}`)}</span>
              <ChevronRight className="size-4.5 text-ink-faint" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const look = clsx(
  'flex min-h-14 items-center gap-3.5 rounded-md border border-line bg-surface px-4 py-2.5 font-semibold shadow-card',
  'transition-[background-color,border-color,scale] hover:border-line-strong hover:bg-sunken active:scale-[0.98]',
);
