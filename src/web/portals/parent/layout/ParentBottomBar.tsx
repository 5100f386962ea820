import { Suspense } from 'react';
import { BottomBar } from '#web/layout/BottomBar.tsx';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { useMainLinks } from './useMainLinks.ts';

const loadMore = () => import('./MoreLinks.tsx');
const MoreLinks = lazyPart(() => loadMore().then((file) => ({ default: file.MoreLinks })));
const near = () => void loadMore().catch(() => {});

/** The child's day, messages, photos, bills, and everything else. */
export function ParentBottomBar() {
  const { t } = useTranslation();
  return (
    <BottomBar
      links={useMainLinks()}
      onNear={near}
      more={
        <Suspense fallback={<Loading message={t('shell.loading')} />}>
          <MoreLinks />
        </Suspense>
      }
    />
  );
}
