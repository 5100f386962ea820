import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { parentViewing, setParentViewing } from '#web/domains/cameras/queries.ts';
import type { ParentViewing } from '#web/domains/cameras/rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** The center's setting of when parents may watch (cameras-6). */
export default function ParentViewingDialog({ open, onClose }: Opened) {
  const { t } = useTranslation();
  const query = useQuery(parentViewing);
  const [picked, setPicked] = useState<ParentViewing>();
  const chosen = picked ?? query.data?.parentViewing ?? null;

  const { run: save, isPending } = useAction(setParentViewing, {
    done: t('cameras.parents.saved'),
    onDone: onClose,
    failed: t('cameras.parents.failed'),
    onFailed: (error) => {
      if (error instanceof RequestError && error.status === 412) void query.refetch();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!query.data || isPending || !chosen) return;
    void save({ body: { parentViewing: chosen, version: query.data.version } });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('cameras.parents.title')}
      description={t('cameras.parents.description')}
      onSubmit={submit}
      submit={t('common.save')}
      busy={isPending}
      disabled={!query.data}
    >
      <Loaded
        query={query}
        failed={t('cameras.parents.notRead')}
        skeleton={<SkeletonText label={t('shell.loading')} lines={4} />}
      >
        {() => (
          <Field group hideLabel label={t('cameras.parents.title')}>
            <RadioCards
              name="parentViewing"
              value={chosen}
              onChange={(value) => setPicked(CHOICES.find((choice) => choice === value))}
              options={CHOICES.map((choice) => ({
                value: choice,
                label: t(`cameras.parents.choices.${choice}`),
                hint: t(`cameras.parents.hints.${choice}`),
              }))}
            />
          </Field>
        )}
      </Loaded>
    </FormDialog>
  );
}

const CHOICES = ['own-room', 'any-room', 'any-time'] as const satisfies readonly ParentViewing[];
