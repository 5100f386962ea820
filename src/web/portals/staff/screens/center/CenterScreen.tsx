import { useQuery } from '@tanstack/react-query';
import { centerSettings } from '#web/domains/center/settings-queries.ts';
import { AskBeforeLeaving } from '#web/domains/preferences/AskBeforeLeaving.tsx';
import { useUnsavedParts } from '#web/domains/preferences/useUnsavedParts.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { SettingsPage } from '#web/portals/staff/screens/preferences/SettingsPage.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ClosuresPart } from './ClosuresPart.tsx';
import { DetailsPart } from './DetailsPart.tsx';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { HoursPart } from './HoursPart.tsx';
import { LogoPart } from './LogoPart.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { PARTS, type PartName } from './parts.ts';
import { RoomsPart } from './RoomsPart.tsx';
import { RulesPart } from './RulesPart.tsx';
import { WeatherPart } from './WeatherPart.tsx';

/** What the Director sets of the center, in parts that are saved one by one. */
export function CenterScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const query = useQuery({ ...centerSettings, enabled: can('center.manage') });
  const { unsaved, tell } = useUnsavedParts<PartName>();
  return (
    <SettingsPage
      title={t('centerSettings.title')}
      subtitle={t('centerSettings.subtitle')}
      needs="center.manage"
      width="wide"
    >
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[11rem_minmax(0,46rem)]">
        <PartLinks />
        <Loaded
          query={query}
          failed={t('centerSettings.failed')}
          skeleton={
            <div role="status" className="flex flex-col gap-5">
              <VisuallyHidden>{t('centerSettings.loading')}</VisuallyHidden>
              <Skeleton className="h-80" />
              <Skeleton className="h-96" />
            </div>
          }
        >
          {(data) => (
            <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
              <DetailsPart row={data.details} onUnsaved={tell} />
              <LogoPart row={data.logo} />
              <HoursPart row={data.hours} onUnsaved={tell} />
              <ClosuresPart />
              <RoomsPart />
              <RulesPart row={data.rules} onUnsaved={tell} />
              <PaymentPart onUnsaved={tell} />
              <WeatherPart row={data.weather} onUnsaved={tell} />
              <FirstStepsCard />
            </div>
          )}
        </Loaded>
      </div>
      <AskBeforeLeaving unsaved={unsaved.map((part) => t(`centerSettings.${part}.title`)).join(', ')} />
    </SettingsPage>
  );
}

/** On phones the parts follow each other soon enough. */
function PartLinks() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('centerSettings.parts')} className="sticky top-20 max-lg:hidden">
      <ul className="flex flex-col border-line border-s">
        {PARTS.map((part) => (
          <li key={part}>
            <a
              href={`#${part}`}
              className="-ms-px flex min-h-9 items-center border-transparent border-s-2 ps-3.5 text-ink-soft hover:border-action hover:text-ink"
            >
              {t(`centerSettings.${part}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
