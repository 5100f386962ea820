import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { withWords } from '../../../../lib/i18n.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { SkeletonText } from '../../../../ui/Skeleton.tsx';
import { Page } from '../../layout/Page.tsx';
import { addressOf, useAddress, type View } from './views.ts';

export type ViewProps = {
  title: string;
  /** The dashboard to go back to, where it shows the same child. */
  back: string;
};

/** What is shown in the dashboard's place, each fetched when it is first opened. */
const SCREENS: Record<View | 'messages', LazyExoticComponent<ComponentType<ViewProps>>> = {
  cameras: lazy(() =>
    withWords('watching', () => import('../cameras/CamerasView.tsx')).then(({ CamerasView }) => ({
      default: CamerasView,
    })),
  ),
  gallery: lazy(() =>
    withWords('photos', () => import('../gallery/GalleryView.tsx')).then(({ GalleryView }) => ({
      default: GalleryView,
    })),
  ),
  'tax-documents': lazy(() =>
    withWords('documents', () => import('../tax-documents/TaxDocumentsView.tsx')).then(({ TaxDocumentsView }) => ({
      default: TaxDocumentsView,
    })),
  ),
  growth: lazy(() =>
    withWords('growth', () => import('../growth/GrowthView.tsx')).then(({ GrowthView }) => ({ default: GrowthView })),
  ),
  messages: lazy(() =>
    withWords('messages', () => import('../messages/MessagesView.tsx')).then(({ MessagesView }) => ({
      default: MessagesView,
    })),
  ),
  billing: lazy(() =>
    withWords('paying', () => import('../billing/BillingView.tsx')).then(({ BillingView }) => ({
      default: BillingView,
    })),
  ),
  checkout: lazy(() =>
    withWords('paying', () => import('../billing/CheckoutView.tsx')).then(({ CheckoutView }) => ({
      default: CheckoutView,
    })),
  ),
  calendar: lazy(() =>
    withWords('calendar', () => import('../calendar/CalendarView.tsx')).then(({ CalendarView }) => ({
      default: CalendarView,
    })),
  ),
  profile: lazy(() =>
    withWords('own', () => import('../profile/ProfileView.tsx')).then(({ ProfileView }) => ({ default: ProfileView })),
  ),
  settings: lazy(() =>
    withWords('own', () => import('../settings/SettingsView.tsx')).then(({ SettingsView }) => ({
      default: SettingsView,
    })),
  ),
};

/** One of the dashboard's views, within the dashboard or at an address of its own. */
export function ViewScreen({ view }: { view: View | 'messages' }) {
  const { t } = useTranslation();
  const { child } = useAddress();
  const shown = { title: t(`portalMore.viewTitles.${view}`), back: addressOf('dashboard', child) };
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
    <Page {...shown}>
      <Card>
        <div role="status" aria-label={t('shell.loading')}>
          <SkeletonText lines={6} />
        </div>
      </Card>
    </Page>
  );
}
