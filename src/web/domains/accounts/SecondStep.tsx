import { lazy } from 'react';
import { withTexts } from '#web/lib/i18n.ts';

/** The second step of a sign-in, fetched when one is asked for. */
export const SecondStep = lazy(() =>
  withTexts(['accounts', 'common', 'security'], () => import('#web/domains/security/SignInSecondStep.tsx')),
);
