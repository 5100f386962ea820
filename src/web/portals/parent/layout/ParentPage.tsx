import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HEADING_ID, useScreenTitle } from '#web/layout/useScreenTitle.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Heading } from '#web/ui/Heading.tsx';

type ParentPageProps = {
  title: string;
  subtitle?: ReactNode;
  /** A greeting: it stands larger than the title. */
  greeting?: ReactNode;
  /** Where 'Back to Dashboard' leads; the dashboard itself has none. */
  back?: string;
  /** What that is called instead. */
  backLabel?: string;
  /** The screen's own button, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The skeleton of every parents' screen: made for one hand on a phone, a calm column on wide screens. */
export function ParentPage({ title, subtitle, greeting, back, backLabel, actions, children }: ParentPageProps) {
  const { t } = useTranslation();
  useScreenTitle(title);
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-4 pt-5 pb-12 outline-none sm:gap-6 sm:px-6 sm:pt-7"
    >
      <div>
        {back && (
          <Button
            asChild
            variant="quiet"
            size="small"
            className="-ms-3 mb-1.5 [&_svg]:size-4.5"
            icon={<ArrowLeft aria-hidden="true" />}
          >
            <Link to={back}>{backLabel ?? t('familyDay.back')}</Link>
          </Button>
        )}
        <div className="flex items-center justify-between gap-4">
          <div>
            <Heading
              level={1}
              id={HEADING_ID}
              tabIndex={-1}
              {...(greeting && { size: 'small' })}
              className={clsx('outline-none', greeting && 'font-medium! text-ink-soft text-sm!')}
            >
              {title}
            </Heading>
            {greeting && <p className="text-balance font-semibold text-[1.625rem]/9 sm:text-3xl">{greeting}</p>}
            {subtitle && <p className="mt-1 text-ink-soft">{subtitle}</p>}
          </div>
          {actions}
        </div>
      </div>
      {children}
    </main>
  );
}
