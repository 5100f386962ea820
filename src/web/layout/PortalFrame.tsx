import { FlaskConical } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Banner } from '#web/ui/Banner.tsx';

const DemoTime = lazyWhenIdle(() => import('./DemoTime.tsx'));

type PortalFrameProps = {
  /** The center is a demonstration, which every screen says. */
  isDemo: boolean;
  /** The bar with the portal's navigation. */
  header: ReactNode;
  children: ReactNode;
};

/** What stands around every screen of a portal. */
export function PortalFrame({ isDemo, header, children }: PortalFrameProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col">
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
      {children}
    </div>
  );
}

const skipLink =
  'sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-md focus:bg-action focus:px-4 focus:py-2.5 focus:font-semibold focus:text-action-ink';
