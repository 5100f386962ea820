import { Pencil, Plus, Trash2 } from 'lucide-react';
import { PaperFile } from '#web/domains/papers/PaperFile.tsx';
import { removeTraining, type StaffTraining } from '#web/domains/papers/queries.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';

const TrainingForm = lazyDialog(() => import('./TrainingForm.tsx'));

type TrainingListProps = { staffId: number; name: string; training: readonly StaffTraining[]; keeps: boolean };

/** The training that somebody has completed, the newest first. */
export function TrainingList({ staffId, name, training, keeps }: TrainingListProps) {
  const { t } = useTranslation();
  const form = useDialog<StaffTraining | undefined>();
  return (
    <Section
      title={t('papers.training.title')}
      actions={
        keeps && (
          <Button variant="secondary" icon={<Plus />} onClick={() => form.open(undefined)} {...TrainingForm.near}>
            {t('papers.training.add.button')}
          </Button>
        )
      }
    >
      {training.length === 0 ? (
        <p className="text-ink-soft">{t('papers.training.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {training.map((one) => (
            <TrainingItem key={one.id} training={one} onEdit={keeps && !one.isRemoved ? form.open : undefined} />
          ))}
        </ul>
      )}
      {form.show((one, opened) => (
        <TrainingForm staffId={staffId} name={name} training={one} {...opened} />
      ))}
    </Section>
  );
}

type TrainingItemProps = { training: StaffTraining; onEdit: ((training: StaffTraining) => void) | undefined };

function TrainingItem({ training, onEdit }: TrainingItemProps) {
  const { t } = useTranslation();
  const { run: remove } = useAction(removeTraining, {
    done: t('papers.training.remove.done'),
    failed: t('papers.notSaved'),
  });
  const { id, title, date, minutes, mode, topics, isRemoved } = training;
  const ask = () =>
    confirmDelete({
      title: t('papers.training.remove.title'),
      text: t('papers.training.remove.text', { title }),
      label: t('papers.removeIt'),
      doDelete: () => remove({ params: { id } }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {title}
          {isRemoved && <Badge>{t('papers.held.removed')}</Badge>}
        </p>
        <p className="text-ink-soft text-sm tabular-nums">
          {[formatDate(date), formatDuration(minutes), t(`papers.training.modes.${mode}`)].join(' · ')}
        </p>
        {topics.length > 0 && (
          <p className="text-ink-soft text-sm">
            {topics.map((topic) => t(`papers.training.topics.${topic}`)).join(' · ')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PaperFile {...training} />
        {onEdit && (
          <MoreMenu size="small" label={t('common.moreFor', { name: title })}>
            <MenuItem icon={<Pencil />} onSelect={() => onEdit(training)}>
              {t('common.edit')}
            </MenuItem>
            <MenuItem danger icon={<Trash2 />} onSelect={ask}>
              {t('papers.removeIt')}
            </MenuItem>
          </MoreMenu>
        )}
      </div>
    </li>
  );
}
