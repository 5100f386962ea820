import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { parentViewing, setParentViewing } from '../../../../domains/cameras/queries.ts';
import type { ParentViewing } from '../../../../domains/cameras/rules.ts';
import { RequestError, reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { RadioCards } from '../../../../ui/RadioCards.tsx';
import { SkeletonText } from '../../../../ui/Skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';

type ParentViewingDialogProps = { open: boolean; onOpenChange(open: boolean): void };

/** The center's setting of when parents may watch (DECISIONS row 37). */
export default function ParentViewingDialog({ open, onOpenChange }: ParentViewingDialogProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(parentViewing);
  const { mutate: save, isPending } = useMutation(setParentViewing);
  const [picked, setPicked] = useState<ParentViewing>();
  const chosen = picked ?? data?.parentViewing ?? null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!data || isPending || !chosen) return;
    save(
      { body: { parentViewing: chosen, version: data.version } },
      {
        onSuccess: () => {
          toast({ title: t('cameras.parents.saved'), variant: 'success' });
          onOpenChange(false);
        },
        onError: (error) => {
          // Somebody else has changed it: theirs is read, and what was picked here stays picked.
          if (error instanceof RequestError && error.status === 412) void refetch();
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('cameras.parents.failed')),
            variant: 'error',
          });
        },
      },
    );
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cameras.parents.title')}
      description={t('cameras.parents.description')}
      closeLabel={t('shell.close')}
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('cameras.cancel')}
          </Button>
          <Button type="submit" busy={isPending} disabled={!data}>
            {t('cameras.parents.save')}
          </Button>
        </>
      }
    >
      {data ? (
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
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('cameras.parents.notRead')}
        </Alert>
      ) : (
        <div role="status" aria-label={t('shell.loading')}>
          <SkeletonText lines={4} />
        </div>
      )}
    </Dialog>
  );
}

const CHOICES = ['own-room', 'any-room', 'any-time'] as const satisfies readonly ParentViewing[];
