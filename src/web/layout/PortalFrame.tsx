import { clsx } from 'clsx';
import { FlaskConical } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Banner } from '#web/ui/Banner.tsx';

const AwayBar = lazyWhenIdle(() => withTexts(['shellAway'], () => import('./AwayBar.tsx')));
const DemoTime = lazyWhenIdle(() => import('./DemoTime.tsx'));

type PortalFrameProps = {
  /** The center is a demonstration, which every screen says. */
  isDemo: boolean;
  /** The bar with the portal's navigation. */
  header: ReactNode;
  /** Its navigation at the thumb, narrower than a desktop. */
  bottom?: ReactNode;
  children: ReactNode;
};

/** What stands around every screen of a portal. */
export function PortalFrame({ isDemo, header, bottom, children }: PortalFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={clsx('flex min-h-dvh flex-col', bottom && barred)}>
      <a href="#content" className={skipLink}>
        {t('shell.skipToContent')}
      </a>
      {isDemo && (
        <Banner tone="highlight" icon={<FlaskConical aria-hidden="true" />}>
          <Suspense fallback={t('shell.demo')}>
            <DemoTime />
          </Suspense>
        </Banner>
      )}
      {header}
      <Suspense>
        <AwayBar />
      </Suspense>
      {children}
      {bottom}
    </div>
  );
}

/** What holds on to the bottom of the screen stands on the bar, which keeps clear of the phone's edge for both; the page ends above it. */
const barred = clsx(
  'max-lg:[--bottom-bar:calc(3.5rem+1px+env(safe-area-inset-bottom))] max-lg:[--bottom-edge:0px]',
  'max-lg:pb-(--bottom-bar) print:pb-0',
);

const skipLink =
  'sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-md focus:bg-action focus:px-4 focus:py-2.5 focus:font-semibold focus:text-action-ink';
