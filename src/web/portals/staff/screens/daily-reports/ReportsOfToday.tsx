import { useState } from 'react';
import { useRoomChoice } from '#web/domains/center/useRoomChoice.ts';
import type { Child } from '#web/domains/children/rules.ts';
import type { ReportOfToday, Said } from '#web/domains/daily-reports/rules.ts';
import { AskBeforeLeaving } from '#web/domains/preferences/AskBeforeLeaving.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { ReportOfTodayCard } from './ReportOfTodayCard.tsx';
import { SendBar } from './SendBar.tsx';
import { useSendReports } from './useSendReports.ts';

type Room = { readonly id: number; readonly name: string };
type ReportsOfTodayProps = { drafts: readonly ReportOfToday[]; family: readonly Child[]; rooms: readonly Room[] };

/** The children of one room who came today, each a card; what was said of another room's stays until it is sent. */
export function ReportsOfToday({ drafts, family, rooms }: ReportsOfTodayProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<Readonly<Record<number, Said>>>({});
  const came = drafts.flatMap((draft) => {
    const child = family.find(({ id }) => id === draft.childId);
    return child ? [{ child, draft, said: said[child.id] }] : [];
  });
  const ofToday = rooms.filter(({ id }) => came.some(({ child }) => child.roomId === id));
  const [room, choose] = useRoomChoice(ofToday);
  const shown = came.filter(({ child }) => child.roomId === room?.id);
  const open = shown.filter(({ draft }) => draft.report === null);
  const ready = open.filter((report) => report.said?.mood !== undefined);
  const forget = (ids: readonly number[]) =>
    setSaid((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(Number(id)))));
  const { send, isSending, failed } = useSendReports(forget);
  return (
    <>
      <AskBeforeLeaving unsaved={came.some(isUnsent) ? t('dailyReports.room.unsaved') : ''} />
      {ofToday.length > 1 && (
        <FilterChips
          label={t('common.room')}
          options={ofToday.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(room?.id)}
          onChange={(id) => choose(Number(id))}
        />
      )}
      {shown.length > 0 && open.length === 0 && <Alert tone="success" title={t('dailyReports.room.all')} />}
      <ul className="grid gap-3 sm:gap-4 lg:grid-cols-2">
        {[...open, ...shown.filter(({ draft }) => draft.report !== null)].map((report) => (
          <ReportOfTodayCard
            key={report.child.id}
            {...report}
            failure={failed.get(report.child.id)}
            onSay={(change) => setSaid({ ...said, [report.child.id]: { ...report.said, ...change } })}
          />
        ))}
      </ul>
      {open.length > 0 && (
        <SendBar ready={ready.length} total={open.length} busy={isSending} onSend={() => send(ready)} />
      )}
    </>
  );
}

const isUnsent = ({ draft, said }: { draft: ReportOfToday; said: Said | undefined }) =>
  draft.report === null && Object.values(said ?? {}).some((value) => value !== undefined);
