import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import { ActivityIcon, activityLook } from '#web/domains/activities/ActivityIcon.tsx';
import { undoActivities } from '#web/domains/activities/queries.ts';
import { type Batch, batchesOf, type LogEntry } from '#web/domains/activities/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';

/** The room's day so far, newest first; what was a slip is taken back here too. */
export function LoggedDay({ entries }: { entries: readonly LogEntry[] }) {
  const { t } = useTranslation();
  const asking = useDialog<Batch>();
  const { run: undo } = useAction(undoActivities, {
    done: { title: t('activities.undone'), variant: 'plain' },
    failed: t('activities.notRecorded'),
    onDone: asking.close,
  });
  const batches = batchesOf(entries);
  return (
    <Card as="section" title={t('activities.day.title')} flush>
      {batches.length === 0 ? (
        <p className="p-4 text-ink-soft sm:px-5">{t('activities.day.empty')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {batches.map((batch) => (
            <Entry
              key={batch.key}
              batch={batch}
              onUndo={() => (batch.undo === 'free' ? undo({ body: batch.sent }) : asking.open(batch))}
            />
          ))}
        </ol>
      )}
      {asking.show((batch, opened) => (
        <UndoDialog
          what={batch.lines[0]?.text ?? ''}
          count={batch.lines.reduce((sum, { names }) => sum + names.length, 0)}
          onUndo={(reason) => void undo({ body: { ...batch.sent, reason } })}
          {...opened}
        />
      ))}
    </Card>
  );
}

function Entry({ batch, onUndo }: { batch: Batch; onUndo(): void }) {
  const { t } = useTranslation();
  const [first] = batch.lines;
  return (
    <li className="flex items-start gap-3 p-4 sm:px-5">
      <span
        className={clsx(
          'mt-0.5 grid size-9 shrink-0 place-content-center rounded-full [&_svg]:size-4.5',
          activityLook(batch.kind),
        )}
      >
        <ActivityIcon kind={batch.kind} />
      </span>
      <div className="min-w-0 flex-1">
        {batch.lines.map(({ text, notes, names }) => (
          <div key={`${text}${notes}`} className="not-first:mt-1.5">
            <p className="font-semibold">{text}</p>
            <p className="text-ink-soft text-sm">
              <Names names={names} />
            </p>
            {notes && <Notes>{notes}</Notes>}
          </div>
        ))}
        {batch.notes && <Notes>{batch.notes}</Notes>}
        <p className="mt-0.5 text-ink-soft text-xs">
          {batch.at
            ? t('activities.day.at', { time: formatTime(batch.at), by: batch.by })
            : t('activities.day.by', { by: batch.by })}
        </p>
      </div>
      {batch.undo !== 'no' && (
        <Button
          variant="quiet"
          size="small"
          icon={<Undo2 />}
          aria-label={t('activities.day.undoOf', { what: first?.text ?? '' })}
          onClick={onUndo}
        >
          {t('activities.undo')}
        </Button>
      )}
    </li>
  );
}

function Notes({ children }: { children: string }) {
  return (
    <p className="whitespace-pre-line break-words text-sm">
      <Private>{children}</Private>
    </p>
  );
}

const SHOWN = 4;

/** The first few, and how many more. */
function Names({ names }: { names: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language);
  if (names.length <= SHOWN + 1) return <Private>{list.format(names)}</Private>;
  return (
    <Private title={list.format(names)}>
      {t('activities.day.namesAndMore', { names: names.slice(0, SHOWN).join(', '), count: names.length - SHOWN })}
    </Private>
  );
}
