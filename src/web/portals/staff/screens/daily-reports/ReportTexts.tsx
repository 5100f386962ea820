import { REPORT_TEXTS, type ReportOfToday, reportText, type Said } from '#web/domains/daily-reports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type ReportTextsProps = { name: string; draft: ReportOfToday; said: Said | undefined; onSay(change: Said): void };

/** What was recorded, to be changed and completed. */
export function ReportTexts({ name, draft, said, onSay }: ReportTextsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      {REPORT_TEXTS.map((text) => {
        const label = t(text === 'notes' ? 'common.notes' : `dailyReports.${text}`);
        return (
          <Field key={text} label={label}>
            <TextArea
              minRows={2}
              aria-label={t('dailyReports.room.textOf', { field: label, name })}
              placeholder={t(`dailyReports.${text}Placeholder`)}
              value={reportText(draft, said, text)}
              onChange={(event) => onSay({ [text]: event.target.value })}
            />
          </Field>
        );
      })}
    </div>
  );
}
