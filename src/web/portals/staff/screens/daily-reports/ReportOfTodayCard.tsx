import { PencilLine } from 'lucide-react';
import { useId, useState } from 'react';
import { ChildName } from '#web/domains/children/ChildName.tsx';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { REPORT_TEXTS, type ReportOfToday, reportText, type Said } from '#web/domains/daily-reports/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { MoodChoice } from './MoodChoice.tsx';
import { ReportTexts } from './ReportTexts.tsx';

type ReportOfTodayCardProps = {
  child: Child;
  draft: ReportOfToday;
  said: Said | undefined;
  /** Why it could not be sent a moment ago. */
  failure: Error | undefined;
  onSay(change: Said): void;
};

/** One child's report: how it was is a tap, the rest is read through and changed where that is needed. */
export function ReportOfTodayCard({ child, draft, said, failure, onSay }: ReportOfTodayCardProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const id = useId();
  const name = fullName(child);
  const { report } = draft;
  return (
    <li aria-labelledby={id} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="min-w-0 font-semibold">
          <ChildName child={child} />
        </h2>
        {!report && (
          <Button
            variant="quiet"
            size="small"
            icon={isEditing ? undefined : <PencilLine className="size-4" />}
            aria-label={t(isEditing ? 'dailyReports.room.closeOf' : 'dailyReports.room.editOf', { name })}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {t(isEditing ? 'dailyReports.room.close' : 'dailyReports.room.edit')}
          </Button>
        )}
      </div>
      {report ? (
        <Badge tone="success" className="self-start">
          {t('dailyReports.room.written', { time: formatInstant(report.createdAt), name: report.writtenBy })}
        </Badge>
      ) : (
        <>
          {failure && (
            <Alert tone="error">
              {t('dailyReports.room.notSent', { reason: reasonOf(failure, t('dailyReports.failed')) })}
            </Alert>
          )}
          <MoodChoice name={name} value={said?.mood} onChange={(mood) => onSay({ mood })} />
          {isEditing ? (
            <ReportTexts name={name} draft={draft} said={said} onSay={onSay} />
          ) : (
            <Recorded draft={draft} said={said} />
          )}
        </>
      )}
    </li>
  );
}

/** What the report says, field by field; what is missing is said, too. */
function Recorded({ draft, said }: Pick<ReportOfTodayCardProps, 'draft' | 'said'>) {
  const { t } = useTranslation();
  return (
    <div className="text-sm">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {REPORT_TEXTS.map((text) => (
          <div key={text} className="contents">
            <dt className="text-ink-soft">{t(text === 'notes' ? 'common.notes' : `dailyReports.${text}`)}</dt>
            <dd className="min-w-0 whitespace-pre-line break-words">
              {reportText(draft, said, text) || (
                <span className="text-ink-soft italic">{t('dailyReports.room.nothing')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {draft.records > 0 && (
        <p className="mt-2 text-ink-soft text-xs">{t('dailyReports.room.recorded', { count: draft.records })}</p>
      )}
    </div>
  );
}
