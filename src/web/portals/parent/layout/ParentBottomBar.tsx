import { Suspense } from 'react';
import { BottomBar } from '#web/layout/BottomBar.tsx';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { useMainLinks } from './useMainLinks.ts';

const MoreLinks = lazyPart(() => import('./MoreLinks.tsx').then((file) => ({ default: file.MoreLinks })));

/** The child's day, messages, photos, bills, and everything else. */
export function ParentBottomBar() {
  const { t } = useTranslation();
  return (
    <BottomBar
      links={useMainLinks()}
      onNear={MoreLinks.preload}
      more={
        <Suspense fallback={<Loading message={t('shell.loading')} />}>
          <MoreLinks />
        </Suspense>
      }
    />
  );
}
