import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Heading } from '#web/ui/Heading.tsx';

type RollCallFrameProps = { center: string | undefined; isOnline: boolean; children: ReactNode };

/** What stands around the list: nothing that could be in the way, or would need the server. */
export function RollCallFrame({ center, isOnline, children }: RollCallFrameProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = t('rollCall.tabTitle');
  }, [t]);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-4 px-4 pt-3 sm:px-6 print:max-w-none print:p-0">
      <header data-screen-only className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {isOnline && (
          <Button asChild variant="quiet" size="small" className="-ms-3" icon={<ArrowLeft />}>
            <Link to="/dashboard">{t('rollCall.dashboard')}</Link>
          </Button>
        )}
        <div className="min-w-0 flex-1 max-sm:order-1 max-sm:basis-full">
          <Heading level={1}>{t('rollCall.title')}</Heading>
          {center && <p className="text-ink-soft">{center}</p>}
        </div>
        <Button
          variant="secondary"
          size="small"
          className="max-sm:ms-auto"
          icon={<Printer />}
          onClick={() => window.print()}
        >
          {t('common.print')}
        </Button>
      </header>
      <main className="flex flex-1 flex-col gap-4">{children}</main>
    </div>
  );
}
