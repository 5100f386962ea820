import { type ComponentType, type ReactNode, Suspense } from 'react';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import type { Namespace } from '#web/lib/locales.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { whenIdle } from '#web/lib/whenIdle.ts';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import { Card } from '#web/ui/Card.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { addressOf, useAddress, type View } from './views.ts';

export type ViewProps = {
  title: string;
  /** The dashboard to go back to, where it shows the same child. */
  back: string;
};

const screen = (texts: readonly Namespace[], code: () => Promise<(props: ViewProps) => ReactNode>) =>
  lazyPart(() => withTexts(texts, code).then((view) => ({ default: view })));

/** What is shown in the dashboard's place, each fetched when it is first opened. */
const SCREENS = {
  cameras: screen(['camerasWatching', 'familyDay'], () =>
    import('#web/portals/parent/screens/cameras/CamerasView.tsx').then((file) => file.CamerasView),
  ),
  gallery: screen(['common', 'familyDay', 'gallery'], () =>
    import('#web/portals/parent/screens/gallery/GalleryView.tsx').then((file) => file.GalleryView),
  ),
  'tax-documents': screen(['common', 'familyDay', 'taxDocuments', 'taxDocumentsFamily'], () =>
    import('#web/portals/parent/screens/tax-documents/TaxDocumentsView.tsx').then((file) => file.TaxDocumentsView),
  ),
  growth: screen(['familyDay', 'milestonesGrowth'], () =>
    import('#web/portals/parent/screens/milestones/GrowthView.tsx').then((file) => file.GrowthView),
  ),
  messages: screen(['common', 'familyDay', 'messages'], () =>
    import('#web/portals/parent/screens/messages/MessagesView.tsx').then((file) => file.MessagesView),
  ),
  billing: screen(['billingFamily', 'common', 'familyDay', 'familyDayDetails'], () =>
    import('#web/portals/parent/screens/billing/BillingView.tsx').then((file) => file.BillingView),
  ),
  checkout: screen(['billingFamily', 'common', 'familyDay'], () =>
    import('#web/portals/parent/screens/billing/CheckoutView.tsx').then((file) => file.CheckoutView),
  ),
  calendar: screen(['common', 'events', 'familyDay'], () =>
    import('#web/portals/parent/screens/events/CalendarView.tsx').then((file) => file.CalendarView),
  ),
  profile: screen(['archives', 'common', 'familyDay', 'familyDayDetails', 'preferences', 'preferencesFamily'], () =>
    import('#web/portals/parent/screens/preferences/profile/OwnProfileView.tsx').then((file) => file.OwnProfileView),
  ),
  settings: screen(['common', 'familyDay', 'preferences', 'preferencesFamily'], () =>
    import('#web/portals/parent/screens/preferences/settings/SettingsView.tsx').then((file) => file.SettingsView),
  ),
} satisfies Record<View | 'messages', ComponentType<ViewProps>>;

/** Fetches what families open most, so that it stands with the tap. */
export function fetchUsualViews(): void {
  for (const view of ['messages', 'gallery', 'billing', 'calendar'] as const) whenIdle(SCREENS[view].preload);
}

/** One of the dashboard's views, within the dashboard or at an address of its own. */
export function ViewScreen({ view }: { view: View | 'messages' }) {
  const { t } = useTranslation();
  const { child } = useAddress();
  const shown = { title: t(`familyDayDetails.viewTitles.${view}`), back: addressOf('dashboard', child) };
  const Screen = SCREENS[view];
  return (
    <Suspense fallback={<Waiting {...shown} />}>
      <Screen {...shown} />
    </Suspense>
  );
}

function Waiting(shown: ViewProps) {
  const { t } = useTranslation();
  return (
    <ParentPage {...shown}>
      <Card>
        <SkeletonText label={t('shell.loading')} lines={6} />
      </Card>
    </ParentPage>
  );
}
