import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { isDue } from '#web/domains/billing/rules.ts';
import { yearEnd } from '#web/domains/billing/year-queries.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Tile } from '../Tile.tsx';
import { PublishYear } from './PublishYear.tsx';
import { YearTable } from './YearTable.tsx';

const YEARS = 5;

/** What each payer paid for each child in a year, and the papers that say so. */
export default function YearEndPanel() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const thisYear = Number(useCenterToday().slice(0, 4));
  const [year, setYear] = useState(thisYear - 1);
  const query = useQuery(yearEnd(year));
  const isOver = year < thisYear;
  const due = query.data?.rows.filter(isDue).length ?? 0;
  const paid = query.data?.rows.reduce((sum, row) => sum + row.paid, 0);
  return (
    <Section title={t('billingYearEnd.title')} description={t('billingYearEnd.text')}>
      <div className="flex flex-col gap-4">
        <Field label={t('billingYearEnd.year')} className="sm:w-44">
          <Select
            value={String(year)}
            onChange={(event) => setYear(Number(event.target.value))}
            options={Array.from({ length: YEARS }, (_, back) => String(thisYear - back)).map((value) => ({
              value,
              label: value,
            }))}
          />
        </Field>
        <Loaded
          query={query}
          failed={t('billingYearEnd.notRead')}
          skeleton={<ListSkeleton label={t('shell.loading')} />}
        >
          {(data) => (
            <>
              {!data.isCenterComplete && (
                <Alert
                  tone="warning"
                  title={t('billingYearEnd.incomplete')}
                  action={
                    can('center.manage') && (
                      <Button asChild variant="secondary" size="small">
                        <Link to="/settings/center">{t('billingYearEnd.toCenter')}</Link>
                      </Button>
                    )
                  }
                >
                  {t('billingYearEnd.incompleteText')}
                </Alert>
              )}
              <dl className="grid grid-cols-2 gap-3 sm:max-w-2xl sm:grid-cols-3">
                <Tile label={t('billingYearEnd.payers')} value={data.rows.length} />
                <Tile label={t('billingYearEnd.paid')} value={formatMoney(paid ?? 0)} />
                <Tile label={t('billingYearEnd.given')} value={data.rows.length - due} className="max-sm:col-span-2" />
              </dl>
              {data.rows.length > 0 && (
                <PublishYear key={year} year={year} due={due} isOver={isOver} isReady={data.isCenterComplete} />
              )}
              <Card flush className="overflow-clip">
                <YearTable
                  rows={data.rows}
                  year={year}
                  empty={
                    <EmptyState icon={<CalendarCheck />} title={t('billingYearEnd.none', { year })}>
                      {t('billingYearEnd.noneText')}
                    </EmptyState>
                  }
                />
              </Card>
            </>
          )}
        </Loaded>
      </div>
    </Section>
  );
}
