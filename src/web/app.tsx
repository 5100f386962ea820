import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { PARENT_GALLERY } from './firstScreens.ts';
import { SearchAhead } from './layout/searchAhead.ts';
import { forgetDrafts } from './lib/draft.ts';
import { startI18n } from './lib/i18n.ts';
import { isOpenPage, type Portal, portalOf } from './lib/portal.ts';
import { forgetAnswers, LOGIN_ROUTES, rememberPlace, TWO_STEP_SETUP } from './lib/session.ts';
import { clearStoredLogin, onSignedOutElsewhere } from './lib/storedLogin.ts';
import { onSessionEnded, onTwoStepAsked } from './lib/transport.ts';
import { TextsProvider } from './lib/useTranslation.tsx';
import { whenIdle } from './lib/whenIdle.ts';
import { yieldToBrowser } from './lib/yieldToBrowser.ts';
import { OWN_ROUTES } from './ownRoutes.ts';
import { routes } from './routes.tsx';

/** The page has come with pictures: it stays until the screen that goes on showing them is ready. */
async function picturesFollow(): Promise<void> {
  const { readFirst } = await PARENT_GALLERY.code();
  await readFirst();
}

/** What the page has come with stays until the screen's code and session are there. */
const screenFollows = () =>
  new Promise<void>((ready) => {
    const look = () => router.state.initialized && ready();
    router.subscribe(look);
    look();
  });

// The libraries have begun, the texts, the router: each in a task of its own.
await yieldToBrowser();
const language = startI18n();
await yieldToBrowser();
const fetchLater = () => import('./laterRoutes.tsx');
// Made before the language is there: the first screen's code and its session come at the same time.
const router = createBrowserRouter(routes, {
  patchRoutesOnNavigation: async ({ path, patch }) => {
    const { added } = await (OWN_ROUTES[path] ?? fetchLater)();
    for (const [place, screens] of Object.entries(added)) patch(place, screens);
  },
});

/** Of the address that the screen is on its way to, while it stays the same screen. */
const searchAhead = (): string => {
  const { location, navigation } = router.state;
  return (navigation.location?.pathname === location.pathname ? navigation.location : location).search;
};

async function leave(portal: Portal): Promise<void> {
  if (isOpenPage(location.pathname) || portalOf(location.pathname) !== portal) return;
  rememberPlace(location.pathname + location.search);
  await router.navigate(LOGIN_ROUTES[portal], { replace: true });
  forgetAnswers();
}

onSessionEnded((portal) => {
  clearStoredLogin(portal);
  void leave(portal);
});
onTwoStepAsked(() => {
  if (location.pathname !== TWO_STEP_SETUP) void router.navigate(TWO_STEP_SETUP, { replace: true });
});
for (const portal of ['staff', 'parent'] as const) {
  onSignedOutElsewhere(portal, () => {
    forgetDrafts();
    void leave(portal);
  });
}

await language;
const place = document.getElementById('root');
if (place) {
  if (place.querySelector('img[srcset]')) await picturesFollow().catch(() => {});
  await screenFollows();
  const root = createRoot(place);
  // In slices, between which the browser answers a touch.
  startTransition(() =>
    root.render(
      <StrictMode>
        <TextsProvider>
          <SearchAhead value={searchAhead}>
            <RouterProvider router={router} />
          </SearchAhead>
        </TextsProvider>
      </StrictMode>,
    ),
  );
  whenIdle(() => void fetchLater().catch(() => {}));
}
