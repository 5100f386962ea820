import { PARENT_VIEWS } from '#web/firstScreens.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';

/** What is shown in the dashboard's place. */
export const ViewScreen = lazyPart(() =>
  withTexts(PARENT_VIEWS.texts, PARENT_VIEWS.code).then((file) => ({ default: file.ViewScreen })),
);
