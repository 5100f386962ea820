import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { dismissFirstSteps, firstSteps } from '#web/domains/dashboard/first-steps-queries.ts';
import { type FirstStep, openOf, openTextOf, PLACE_OF, shownOf } from '#web/domains/dashboard/firstSteps.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** What a new center still has to do, each line leading to its place; nothing once all is done or it was put away (dashboard-9). */
export default function FirstSteps() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...firstSteps, staleTime: 0 });
  const [isWhole, setWhole] = useState(false);
  const { run: dismiss, isPending } = useAction(dismissFirstSteps, { failed: t('common.thatDidNotWork') });
  if (!data || data.isDismissed) return null;
  const { steps } = data;
  const open = openOf(steps);
  if (open.length === 0) return null;
  const shown = isWhole ? steps : shownOf(steps);
  const putAway = () =>
    confirmFirst({
      title: t('dashboardFirstSteps.putAwayTitle'),
      text: t('dashboardFirstSteps.putAwayText', { count: open.length }),
      label: t('dashboardFirstSteps.putAway'),
      act: () => dismiss({ body: { isDismissed: true } }),
    });
  return (
    <Card
      as="section"
      flush
      className="overflow-clip"
      title={t('dashboardFirstSteps.title')}
      description={t('dashboardFirstSteps.progress', { done: steps.length - open.length, all: steps.length })}
      action={
        <Button variant="quiet" size="small" busy={isPending} onClick={putAway}>
          {t('dashboardFirstSteps.putAway')}
        </Button>
      }
    >
      <ul className="flex flex-col divide-y divide-line border-line border-t">
        {shown.map((step) => (
          <li key={step.step}>
            <Step step={step} />
          </li>
        ))}
      </ul>
      {!isWhole && shown.length < steps.length && (
        <div className="border-line border-t px-2 py-1">
          <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
            {t('dashboardFirstSteps.showAll', { count: steps.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Step({ step: state }: { step: FirstStep }) {
  const { t } = useTranslation();
  const { step, isDone, count, of } = state;
  const content = (
    <>
      {isDone ? (
        <CircleCheck className="size-5.5 shrink-0 text-success" aria-hidden="true" />
      ) : (
        <Circle className="size-5.5 shrink-0 text-ink-faint" aria-hidden="true" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t(`dashboardFirstSteps.titles.${step}`)}</span>
        <span className="block text-ink-soft text-sm">
          {isDone && <span className="text-success-ink">{t('dashboardFirstSteps.isDone')} </span>}
          {isDone
            ? t(`dashboardFirstSteps.done.${step}`, { count, of: of ?? 0 })
            : of === 0
              ? t('dashboardFirstSteps.familiesLater')
              : t(`dashboardFirstSteps.open.${openTextOf(state)}`, { count, of: of ?? 0 })}
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-faint" aria-hidden="true" />
    </>
  );
  return (
    <>
      <Link to={PLACE_OF[step]} className={`${row} hover:bg-sunken`}>
        {content}
      </Link>
      {step === 'children' && !isDone && (
        <p className="-mt-2 ps-13 text-sm sm:ps-14">
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to="/enroll-child">{t('dashboardFirstSteps.byHand')}</Link>
          </TextLink>
        </p>
      )}
    </>
  );
}

const row = 'flex min-h-15 items-center gap-3.5 px-4 py-2.5 -outline-offset-2 focus-visible:-outline-offset-2 sm:px-5';
