import { publishRota } from '#web/domains/rota/queries.ts';
import type { RotaWeek } from '#web/domains/rota/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

const KINDS = ['new', 'moved', 'gone'] as const;

/** Says who will be told what, and publishes the week. */
export default function PublishDialog({ week, ...opened }: Opened & { week: RotaWeek }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(publishRota, {
    done: ({ told }) => ({
      title: t('rota.publish.published'),
      description: t('rota.publish.told', { count: told.length }),
    }),
    failed: t('rota.publish.failed'),
    onDone: opened.onClose,
  });
  const names = new Map(week.people.map(({ id, name }) => [id, name]));
  return (
    <FormDialog
      {...opened}
      title={t('rota.publish.title', { date: formatDate(week.from) })}
      description={t(week.toTell.length === 0 ? 'rota.publish.nobody' : 'rota.publish.text')}
      onSubmit={(event) => {
        event.preventDefault();
        return run({ body: { from: week.from } });
      }}
      submit={t('rota.publish.submit', { count: week.toTell.length })}
      busy={isPending}
    >
      {week.toTell.length > 0 && (
        <ul className="divide-y divide-line">
          {week.toTell.map((one) => (
            <li key={one.staffId} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <span className="font-medium">{names.get(one.staffId) ?? t('rota.hasLeft')}</span>
              <span className="text-ink-soft tabular-nums">
                {KINDS.filter((kind) => one[kind] > 0)
                  .map((kind) => t(`rota.publish.${kind}`, { count: one[kind] }))
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}
