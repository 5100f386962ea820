import { useState } from 'react';
import { BigChoices } from '#web/domains/activities/BigChoices.tsx';
import { MOODS_OFFERED, type Mood } from '#web/domains/daily-reports/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { listOf } from '#web/portals/kiosk/names.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import type { ClassroomChild } from './rules.ts';
import type { Said } from './send.ts';

type ReportChoicesProps = Opened & { who: readonly ClassroomChild[]; onSaid(said: Said): void };

/** How the day was, by one tap; what was logged of it comes into the report at the server. A report for each child. */
export function ReportChoices({ who, onSaid, ...opened }: ReportChoicesProps) {
  const { t } = useTranslation();
  const [notes, setNotes] = useState('');
  const text = t('kioskRoom.report.title');
  const say = (mood: Mood) =>
    onSaid({
      kind: 'report',
      what: [text, t(`dailyReportsMoods.${mood}`)].join(' · '),
      text,
      entries: who.map(({ id }) => ({ report: { childId: id, mood, notes } })),
    });
  return (
    <Dialog {...opened} title={text} description={listOf(who.map(({ firstName }) => firstName))}>
      <div className="grid gap-5">
        {who.map(
          ({ id, firstName, report }) =>
            report && (
              <Alert key={id} tone="info">
                {t('kioskRoom.report.there', {
                  name: firstName,
                  by: report.writtenBy,
                  when: formatInstant(report.createdAt),
                })}
              </Alert>
            ),
        )}
        <p>{t('kioskRoom.report.fromLog')}</p>
        <Field label={t('kioskRoom.report.note')}>
          <TextArea minRows={2} maxLength={2000} value={notes} onChange={(event) => setNotes(event.target.value)} />
        </Field>
        <Field group label={t('kioskRoom.report.mood')}>
          <BigChoices
            label={t('kioskRoom.report.mood')}
            options={MOODS_OFFERED.map((mood) => ({ value: mood, label: t(`dailyReportsMoods.${mood}`) }))}
            onChoose={say}
          />
        </Field>
      </div>
    </Dialog>
  );
}
