import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { whenBack } from '#web/lib/answers.ts';
import { NetworkError, RequestError } from '#web/lib/errors.ts';
import { portalOf } from '#web/lib/portal.ts';
import { isLoginStored } from '#web/lib/storedLogin.ts';
import type { Translate } from '#web/lib/texts.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PlainPage } from './PlainPage.tsx';

/** What is shown when a screen could not be, outside of every portal's frame. */
export function ErrorScreen() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('shell.failure.title')}>
      <ErrorText />
    </PlainPage>
  );
}

/** What happened in plain words, and a way on; `home` is the reader's first page. */
export function ErrorText({ home = '/' }: { home?: string }) {
  const { t } = useTranslation();
  const error = useRouteError();
  const away = isAway(error);
  // A page that was opened while the server was away stands as soon as it is back.
  useEffect(() => {
    if (away) return whenBack(() => location.reload(), error instanceof NetworkError);
  }, [away, error]);
  return (
    <>
      <p role="alert" className="text-ink-soft text-lg">
        {textFor(error, t)}
      </p>
      <div className="flex flex-wrap gap-3">
        {/* Loaded anew: a newer version of Larkhouse may have replaced the files this page was made of. */}
        <Button onClick={() => location.reload()}>{t('shell.tryAgain')}</Button>
        <Button asChild variant="secondary">
          <a href={home}>{t('shell.notFound.back')}</a>
        </Button>
        {away && portalOf(location.pathname) === 'staff' && isLoginStored('staff') && (
          <Button asChild variant="secondary">
            {/* It opens without a connection (roll-call-2). */}
            <a href="/roll-call">{t('shell.nav.rollCall')}</a>
          </Button>
        )}
      </div>
    </>
  );
}

function textFor(error: unknown, t: Translate): string {
  if (isAway(error)) return t('shell.failure.unreachable');
  if (!(error instanceof RequestError)) return t('shell.failure.unknown');
  if (error.status === 403) return t('shell.failure.refused');
  if (error.status === 404) return t('shell.failure.gone');
  return t('shell.failure.server', { reason: error.reason ?? error.status });
}

const isAway = (error: unknown): boolean => error instanceof NetworkError || isMissingFile(error);

/** A part of the program that did not arrive; each browser has its own words for it. */
const isMissingFile = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script|error loading/i.test(error.message);
