import { useQuery } from '@tanstack/react-query';
import { longestDays } from '#contract/compliance-choices.ts';
import { rooms } from '#web/domains/center/queries.ts';
import { sheet as sheetQuery } from '#web/domains/compliance/queries.ts';
import { shownSheets } from '#web/domains/compliance/rules.ts';
import { SheetState } from '#web/domains/compliance/SheetState.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { DownloadSheet } from './DownloadSheet.tsx';
import type { AskedOnScreen } from './useAsked.ts';

export function SheetPanel({ asked }: { asked: AskedOnScreen }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { sheet, days, room, problem } = asked;
  const { data: all = [] } = useQuery(rooms);
  const query = { ...days, ...(room === null ? {} : { roomId: room }) };
  const read = useQuery({ ...sheetQuery(sheet, query), enabled: problem === null });
  const errorOf = (field: 'from' | 'to') => {
    if (problem === 'incomplete') return days[field] === '' ? t('compliance.problems.incomplete') : undefined;
    if (problem === 'reversed') return field === 'from' ? t('compliance.problems.reversed') : undefined;
    return problem === 'long' && field === 'to'
      ? t('compliance.problems.long', { days: longestDays(sheet) })
      : undefined;
  };
  return (
    <div className="flex flex-col gap-5">
      <div
        data-screen-only
        className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <Field label={t('compliance.sheet')} className="max-lg:col-span-2">
          <Select
            value={sheet}
            onChange={(event) => asked.chooseSheet(event.target.value)}
            options={shownSheets(can('staff.health')).map((value) => ({
              value,
              label: t(`compliance.sheets.${value}`),
            }))}
          />
        </Field>
        <Field label={t('common.from')} error={errorOf('from')}>
          <DateInput
            value={days.from}
            max={asked.today}
            onChange={(event) => asked.chooseDays({ from: event.target.value })}
          />
        </Field>
        <Field label={t('compliance.to')} error={errorOf('to')}>
          <DateInput
            value={days.to}
            max={asked.today}
            onChange={(event) => asked.chooseDays({ to: event.target.value })}
          />
        </Field>
        <Field label={t('common.room')} className="max-lg:col-span-2">
          <Select
            value={room === null ? '' : String(room)}
            onChange={(event) => asked.chooseRoom(event.target.value)}
            options={[
              { value: '', label: t('common.allRooms') },
              ...all.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
        <DownloadSheet sheet={sheet} query={query} disabled={problem !== null} />
      </div>
      {problem === null && <SheetState read={read} />}
    </div>
  );
}
