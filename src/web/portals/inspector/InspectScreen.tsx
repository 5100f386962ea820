import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { INSPECTOR_FORMATS, type Sheet } from '#contract/compliance-choices.ts';
import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { inspectedSheet, inspection } from '#web/domains/compliance/queries.ts';
import { daysProblem } from '#web/domains/compliance/rules.ts';
import { SheetState } from '#web/domains/compliance/SheetState.tsx';
import { PlainPage } from '#web/layout/PlainPage.tsx';
import { HEADING_ID, useScreenTitle } from '#web/layout/useScreenTitle.ts';
import { download } from '#web/lib/download.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Select } from '#web/ui/Select.tsx';
import { toast } from '#web/ui/toast.ts';

type Inspection = Reply<Api['GET /api/inspections/:token']>;

/** What an inspector's link shows: its sheets on its days, and nothing to change. */
export function InspectScreen() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  // Every look is written down; coming back to the window is none.
  const read = useQuery({ ...inspection(token), ...ONCE });
  if (isGone(read.error)) return <Gone />;
  if (read.data) return <Sheets token={token} found={read.data} />;
  return (
    <PlainPage title={t('compliance.inspect.title')}>
      {read.isError ? (
        <LoadFailed read={read} failed={(error) => reasonOf(error, t('compliance.inspect.failed'))} />
      ) : (
        <Loading message={t('compliance.inspect.loading')} />
      )}
    </PlainPage>
  );
}

const ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false, refetchOnMount: false, gcTime: 0 } as const;
const isGone = (error: Error | null) => error instanceof RequestError && error.status === 404;

function Gone() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('compliance.inspect.gone')}>
      <p className="text-ink-soft">{t('compliance.inspect.goneText')}</p>
    </PlainPage>
  );
}

function Sheets({ token, found }: { token: string; found: Inspection }) {
  const { t } = useTranslation();
  useScreenTitle(t('compliance.inspect.title'));
  const [sheet, setSheet] = useState<Sheet | undefined>(found.sheets[0]?.sheet);
  const [days, setDays] = useState({ from: found.from, to: found.to });
  const name = sheet ?? 'sign-in';
  const problem = daysProblem(name, days);
  const read = useQuery({ ...inspectedSheet(token, name, days), ...ONCE, enabled: problem === null });
  if (isGone(read.error)) return <Gone />;
  const take = async (format: (typeof INSPECTOR_FORMATS)[number]) => {
    try {
      const sent = { params: { token, sheet: name }, query: { ...days, format } };
      await download('GET /api/inspections/:token/sheets/:sheet/download', sent);
    } catch (error) {
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('compliance.downloadFailed')),
        variant: 'error',
      });
    }
  };
  const day = (field: 'from' | 'to') => ({
    value: days[field],
    min: found.from,
    max: found.to,
    onChange: (event: { target: { value: string } }) => setDays({ ...days, [field]: event.target.value }),
  });
  return (
    <main id="content" className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-6 sm:px-6">
      <header data-screen-only className="flex flex-col gap-1">
        <p className="font-semibold text-ink-soft">{found.center}</p>
        <Heading level={1} id={HEADING_ID} tabIndex={-1} className="outline-none">
          {t('compliance.inspect.title')}
        </Heading>
        <p className="text-ink-soft">{t('compliance.inspect.for', { label: found.label })}</p>
        <p className="text-ink-soft text-sm">
          {t('compliance.inspect.until', { when: momentIn(found.expiresAt, found.timeZone) })}
        </p>
      </header>
      <div data-screen-only className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
        <Field label={t('compliance.sheet')} className="max-md:col-span-2 md:w-72">
          <Select
            value={name}
            onChange={(event) => setSheet(found.sheets.find((one) => one.sheet === event.target.value)?.sheet)}
            options={found.sheets.map(({ sheet: value, title }) => ({ value, label: title }))}
          />
        </Field>
        <Field label={t('common.from')} className="md:w-44">
          <DateInput {...day('from')} />
        </Field>
        <Field label={t('compliance.to')} className="md:w-44">
          <DateInput {...day('to')} />
        </Field>
        <div className="flex flex-wrap gap-2.5 max-md:col-span-2">
          {INSPECTOR_FORMATS.map((format) => (
            <Button
              key={format}
              variant="secondary"
              icon={<Download />}
              disabled={problem !== null}
              onClick={() => void take(format)}
            >
              {t(`compliance.formats.${format}`)}
            </Button>
          ))}
          <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        </div>
      </div>
      {problem === null ? (
        <SheetState read={read} />
      ) : (
        <Alert tone="warning">
          {t(problem === 'reversed' ? 'compliance.problems.reversed' : 'compliance.problems.incomplete')}
        </Alert>
      )}
    </main>
  );
}

/** An instant in the center's zone, which no session tells here. */
const momentIn = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant));
