import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { isDue } from '../../../../../domains/billing/rules.ts';
import { yearEnd } from '../../../../../domains/billing/year-queries.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Section } from '../../../../../ui/Section.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
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
  const { data, isError, isFetching, refetch } = useQuery(yearEnd(year));
  const isOver = year < thisYear;
  const due = data?.rows.filter(isDue).length ?? 0;
  const paid = data?.rows.reduce((sum, row) => sum + row.paid, 0);
  return (
    <Section title={t('billingYear.title')} description={t('billingYear.text')}>
      <div className="flex flex-col gap-4">
        <Field label={t('billingYear.year')} className="sm:w-44">
          <Select
            value={String(year)}
            onChange={(event) => setYear(Number(event.target.value))}
            options={Array.from({ length: YEARS }, (_, back) => String(thisYear - back)).map((value) => ({
              value,
              label: value,
            }))}
          />
        </Field>
        {!data && isError ? (
          <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
            {t('billingYear.notRead')}
          </Alert>
        ) : !data ? (
          <ListSkeleton label={t('shell.loading')} />
        ) : (
          <>
            {!data.isCenterComplete && (
              <Alert
                tone="warning"
                title={t('billingYear.incomplete')}
                action={
                  can('center.manage') && (
                    <Button asChild variant="secondary" size="small">
                      <Link to="/settings/center">{t('billingYear.toCenter')}</Link>
                    </Button>
                  )
                }
              >
                {t('billingYear.incompleteText')}
              </Alert>
            )}
            <dl className="grid grid-cols-2 gap-3 sm:max-w-2xl sm:grid-cols-3">
              <Tile label={t('billingYear.payers')} value={data.rows.length} />
              <Tile label={t('billingYear.paid')} value={formatMoney(paid ?? 0)} />
              <Tile label={t('billingYear.given')} value={data.rows.length - due} className="max-sm:col-span-2" />
            </dl>
            {data.rows.length > 0 && (
              <PublishYear key={year} year={year} due={due} isOver={isOver} isReady={data.isCenterComplete} />
            )}
            <Card flush className="overflow-clip">
              <YearTable
                rows={data.rows}
                year={year}
                empty={
                  <EmptyState icon={<CalendarCheck />} title={t('billingYear.none', { year })}>
                    {t('billingYear.noneText')}
                  </EmptyState>
                }
              />
            </Card>
          </>
        )}
      </div>
    </Section>
  );
}
