import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';

/** The second step of a sign-in, fetched when one is asked for. */
export const SecondStep = lazyPart(() =>
  withTexts(['accounts', 'common', 'security'], () => import('#web/domains/security/SignInSecondStep.tsx')),
);
