import { useQuery } from '@tanstack/react-query';
import { familyImmunizations } from '#web/domains/compliance/queries.ts';
import { DOSE_TONES, type FamilyImmunizations, isWaiting } from '#web/domains/compliance/rules.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';

/** What the center has on record of a child's immunizations, for its family (compliance-5). */
export default function FamilyImmunizationsPart({ childId, name }: { childId: number; name: string }) {
  const { t } = useTranslation();
  const query = useQuery(familyImmunizations(childId));
  return (
    <Card
      as="section"
      title={t('complianceFamily.title')}
      description={<Private>{t('complianceFamily.text', { name })}</Private>}
    >
      <Loaded
        query={query}
        failed={t('complianceFamily.failed')}
        skeleton={<SkeletonText label={t('complianceFamily.loading')} lines={6} />}
      >
        {(data) => data && <Shown data={data} />}
      </Loaded>
    </Card>
  );
}

function Shown({ data: { vaccines, schedule } }: { data: FamilyImmunizations }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  return (
    <>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {vaccines.map(({ vaccine, name, doses }) => (
          <li key={vaccine} className="min-w-0">
            <Heading level={3} size="small">
              {name}
            </Heading>
            <ul className="mt-1.5 divide-y divide-line">
              {doses.map((dose) => (
                <li key={dose.dose} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
                  <span>
                    {t('complianceFamily.dose', { dose: dose.dose })}
                    <span className="block text-ink-soft text-sm">
                      {dose.givenOn
                        ? t('complianceFamily.given', { date: formatDate(dose.givenOn) })
                        : isWaiting(dose, today)
                          ? t('complianceFamily.afterDose', { dose: dose.dose - 1 })
                          : dose.state !== 'closed' && t('complianceFamily.dueOn', { date: formatDate(dose.dueOn) })}
                    </span>
                  </span>
                  <Badge tone={DOSE_TONES[dose.state]}>{t(`complianceFamily.states.${dose.state}`)}</Badge>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-5 break-words text-ink-soft text-sm">
        {t('complianceFamily.schedule', { source: schedule.source, date: formatDate(schedule.foundOn) })}
      </p>
    </>
  );
}
