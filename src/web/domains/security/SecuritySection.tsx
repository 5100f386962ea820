import { Suspense } from 'react';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { SecuritySectionProps } from './SecurityParts.tsx';

const Parts = lazyPart(() => withTexts(['accounts', 'common', 'security'], () => import('./SecurityParts.tsx')));

/**
 * Password, e-mail, two-step verification and sessions of whoever is signed in: for the profile or settings screen of
 * either portal. Brings its own words.
 */
export function SecuritySection(props: SecuritySectionProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Parts {...props} />
    </Suspense>
  );
}

const Waiting = () => (
  <div className="flex flex-col gap-5" aria-busy="true">
    <Skeleton className="h-44 rounded-lg" />
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-52 rounded-lg" />
  </div>
);
