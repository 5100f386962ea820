import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { applyTemplate, removeTemplate, rotaTemplates } from '#web/domains/rota/queries.ts';
import type { Template } from '#web/domains/rota/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { useFilledNotice } from './useFilledNotice.ts';

/** Plans the week by one of the templates, or removes one. */
export default function ApplyTemplate({ monday, ...opened }: Opened & { monday: string }) {
  const { t } = useTranslation();
  const read = useQuery(rotaTemplates);
  const [chosen, setChosen] = useState<string>();
  const { run, isPending } = useAction(applyTemplate, {
    done: useFilledNotice(),
    failed: t('rota.templates.notApplied'),
    onDone: opened.onClose,
  });
  const removal = useAction(removeTemplate, {
    done: t('rota.templates.removed'),
    failed: t('rota.templates.notRemoved'),
  });
  const id = Number(chosen ?? read.data?.[0]?.id ?? 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run({ params: { id }, body: { into: monday } });
  };
  const remove = ({ id: one, name }: Template) =>
    confirmDelete({
      title: t('rota.templates.removeTitle'),
      text: name,
      label: t('rota.templates.remove'),
      doDelete: () => removal.run({ params: { id: one } }),
    });
  const current = read.data?.find((one) => one.id === id);
  return (
    <FormDialog
      {...opened}
      title={t('rota.templates.applyTitle')}
      description={t('rota.templates.applyText', { date: formatDate(monday) })}
      onSubmit={submit}
      submit={t('rota.templates.submit')}
      busy={isPending}
      disabled={!current}
    >
      <Loaded
        query={read}
        failed={t('rota.templates.failed')}
        skeleton={<SkeletonText label={t('rota.loading')} lines={3} />}
        empty={
          <EmptyState icon={<LayoutTemplate />} title={t('rota.templates.none')}>
            {t('rota.templates.noneText')}
          </EmptyState>
        }
      >
        {(templates) => (
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <RadioCards
                name="template"
                value={String(id)}
                onChange={setChosen}
                options={templates.map((one) => ({
                  value: String(one.id),
                  label: t('rota.templates.option', { name: one.name, count: one.shifts }),
                }))}
              />
            </div>
            {current && (
              <IconButton label={t('rota.templates.remove')} onClick={() => remove(current)}>
                <Trash2 />
              </IconButton>
            )}
          </div>
        )}
      </Loaded>
    </FormDialog>
  );
}
