import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dutiesOf } from '#web/domains/staff/queries.ts';
import { dayAfter, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { DutyItem } from './DutyItem.tsx';
import type { Duty } from './useDutyTimes.ts';

export interface DutyActions {
  onAdd(): void;
  onCorrect(duty: Duty): void;
  onStrikeOut(duty: Duty): void;
}

const WEEK = 7;
const MORE_WEEKS = 4;
/** The server answers a year at most. */
const MOST_WEEKS = 52;

/** Somebody's time on duty of the last weeks with what was corrected of it; with `actions` for those who correct it (staff-11). */
export function DutyList({ staffId, description, actions }: DutyListProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [weeks, setWeeks] = useState(MORE_WEEKS);
  const from = dayAfter(today, 1 - weeks * WEEK);
  const query = useQuery({ ...dutiesOf(staffId, from), placeholderData: (before) => before });
  const since = formatDate(from);
  return (
    <Section
      level={3}
      title={t('staffDuties.title')}
      description={description ?? t('staffDuties.since', { date: since })}
      actions={
        actions && (
          <Button variant="secondary" size="small" onClick={actions.onAdd}>
            {t('staffDuties.add.button')}
          </Button>
        )
      }
    >
      <Loaded
        query={query}
        failed={t('staffDuties.failed')}
        skeleton={<SkeletonText label={t('staffDuties.loading')} lines={4} />}
        empty={<p className="text-ink-soft">{t('staffDuties.empty', { date: since })}</p>}
      >
        {(duties) => (
          <ul className="divide-y divide-line border-line border-y">
            {duties.map((duty) => (
              <DutyItem key={duty.id} duty={duty} actions={actions} />
            ))}
          </ul>
        )}
      </Loaded>
      {query.data && weeks < MOST_WEEKS && (
        <Button
          variant="quiet"
          className="mt-2"
          busy={query.isPlaceholderData}
          onClick={() => setWeeks(Math.min(MOST_WEEKS, weeks + MORE_WEEKS))}
        >
          {t('staffDuties.earlier')}
        </Button>
      )}
    </Section>
  );
}

type DutyListProps = { staffId: number; description?: string; actions?: DutyActions | undefined };
