import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTellUnsaved } from '#web/domains/preferences/useUnsavedParts.ts';
import type { SentFields } from '#web/lib/formErrors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type Meanwhile, type ReadNow, useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { toast } from '#web/ui/toast.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { PartName } from './parts.ts';

type PartEditInput<Row, Values extends FieldValues> = {
  name: PartName;
  row: Row;
  valuesOf(row: Row): Values;
  readNewest(read: ReadNow): Promise<Row | undefined>;
  /** Sends what was typed; fulfilled with the row as it is stored then. */
  send(values: Values, version: number): Promise<Row>;
  /** The form's fields by the names under which the server refuses them. */
  fields: SentFields<Values>;
  onUnsaved(part: PartName, isUnsaved: boolean): void;
};

export interface PartEdit<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly meanwhile: Meanwhile<Values> | undefined;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  submit(event?: { preventDefault(): void }): void;
  save(values: Values): Promise<void>;
  takeNewest(): void;
}

/** The edit of one part of the settings. While nothing is typed it follows what others save. */
export function usePartEdit<
  Row extends { readonly version: number },
  Values extends FieldValues & Record<keyof Values, string | boolean>,
>({
  name,
  row,
  valuesOf,
  readNewest,
  send,
  fields,
  onUnsaved,
  ask,
}: PartEditInput<Row, Values> & {
  /** Takes the values instead of saving them, when something has to be asked first. */
  ask?(values: Values): boolean;
}): PartEdit<Values> {
  const { t } = useTranslation();
  const { form, meanwhile, version, changes, takeUp, goOnWith, takeNewest } = useVersionedForm<Row, Values>({
    row,
    valuesOf,
    readNewest,
  });
  const { run, isPending } = useAction(
    { mutationFn: (values: Values) => send(values, version) },
    {
      done: t('centerSettings.saved', { part: t(`centerSettings.${name}.title`) }),
      failed: t('centerSettings.failedToSave'),
      onDone: goOnWith,
      onFailed: takeUp,
      fields,
      setError: form.setError,
    },
  );
  const { isDirty } = form.formState;

  useTellUnsaved(name, isDirty, onUnsaved);
  const follow = useEffectEvent(() => goOnWith(row));
  useEffect(() => {
    if (!isDirty && !isPending && row.version > version) follow();
  }, [row.version, version, isDirty, isPending]);

  const submit = form.handleSubmit(
    (values) => {
      if (Object.keys(changes(values)).length === 0 && !meanwhile) toast({ title: t('centerSettings.nothing') });
      else if (!ask?.(values)) return run(values);
    },
    tellIncomplete(t('centerSettings.check')),
  );
  return {
    form: form as unknown as UseFormReturn<Values>,
    meanwhile,
    isChanged: isDirty || meanwhile !== undefined,
    isPending,
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    save: async (values) => void (await run(values)),
    takeNewest,
  };
}
