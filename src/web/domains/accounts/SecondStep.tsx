import { lazy } from 'react';
import { withWords } from '../../lib/i18n.ts';

/** The second step of a sign-in, fetched when one is asked for. */
export const SecondStep = lazy(() => withWords('security', () => import('../security/SignInSecondStep.tsx')));
