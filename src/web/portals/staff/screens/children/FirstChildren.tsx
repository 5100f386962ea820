import { Suspense } from 'react';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyWhenIdle } from '#web/lib/lazyWhenIdle.ts';

const Links = lazyWhenIdle(() => withTexts(['childrenFirst'], () => import('./FirstChildrenLinks.tsx')));

/** The first step on every screen that stands empty without children: from the center's own spreadsheet, or one by one. */
export const FirstChildren = () => (
  <Suspense>
    <Links />
  </Suspense>
);
