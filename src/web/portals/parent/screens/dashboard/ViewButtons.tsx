import { clsx } from 'clsx';
import {
  CalendarDays,
  Camera,
  ChevronRight,
  CreditCard,
  FileText,
  Images,
  type LucideIcon,
  Sprout,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { addressOf } from './views.ts';

/** The navigation buttons (family-day-1): tiles for the thumb, a list beside the child on wide screens. */
const BUTTONS: readonly {
  readonly view: 'cameras' | 'gallery' | 'growth' | 'calendar' | 'tax-documents' | 'profile' | 'billing';
  readonly icon: LucideIcon;
}[] = [
  { view: 'cameras', icon: Camera },
  { view: 'gallery', icon: Images },
  { view: 'growth', icon: Sprout },
  { view: 'calendar', icon: CalendarDays },
  { view: 'tax-documents', icon: FileText },
  { view: 'profile', icon: UserRound },
  { view: 'billing', icon: CreditCard },
];

export function ViewButtons({ child }: { child: string | null }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('familyDay.dashboard.more')}>
      <ul className="flex flex-wrap gap-2.5 lg:flex-col lg:gap-0 lg:divide-y lg:divide-line lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-card">
        {BUTTONS.map(({ view, icon: Icon }) => (
          <li key={view} className="max-lg:flex-[1_0_22%] max-sm:basis-[30%]">
            <Link to={addressOf(view, child)} className={look}>
              <Icon className="size-5.5 text-action" aria-hidden="true" />
              <span className="min-w-0 lg:flex-1">{t(`familyDay.views.${view}`)}</span>
              <ChevronRight className="size-4.5 text-ink-faint max-lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const look = clsx(
  'flex items-center font-semibold transition-[background-color,border-color,scale] hover:bg-sunken',
  'max-lg:h-full max-lg:min-h-22 max-lg:flex-col max-lg:justify-center max-lg:gap-2 max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-2 max-lg:text-center max-lg:text-sm max-lg:shadow-card max-lg:hover:border-line-strong max-lg:active:scale-[0.98]',
  'lg:min-h-14 lg:gap-3.5 lg:px-4.5 lg:py-2.5',
);
