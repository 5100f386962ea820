import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { reasonOf } from '../../../../../lib/errors.ts';
import { firstMessage, showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { type Meanwhile, useVersionedForm } from '../../../../../lib/useVersionedForm.ts';
import { toast } from '../../../../../ui/toast.ts';
import type { PartName } from './parts.ts';

type PartEditInput<Row, Values extends FieldValues> = {
  name: PartName;
  row: Row;
  valuesOf(row: Row): Values;
  readNewest(): Promise<Row | undefined>;
  /** Sends what was typed; fulfilled with the row as it is stored then. */
  send(values: Values, version: number): Promise<Row>;
  /** The form's fields by the names under which the server refuses them. */
  sentAs: Readonly<Partial<Record<FieldPath<Values>, string>>>;
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
  sentAs,
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
  const [isPending, setIsPending] = useState(false);
  const { isDirty } = form.formState;

  const tell = useEffectEvent((isUnsaved: boolean) => onUnsaved(name, isUnsaved));
  useEffect(() => tell(isDirty), [isDirty]);
  const follow = useEffectEvent(() => goOnWith(row));
  useEffect(() => {
    if (!isDirty && !isPending && row.version > version) follow();
  }, [row.version, version, isDirty, isPending]);

  const save = async (values: Values) => {
    setIsPending(true);
    try {
      goOnWith(await send(values, version));
      toast({ title: t('centerSettings.saved', { part: t(`centerSettings.${name}.title`) }), variant: 'success' });
    } catch (error) {
      if (await takeUp(error, values)) return;
      showRefusedFields(error, sentAs, form.setError);
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('centerSettings.failedToSave')),
        variant: 'error',
      });
    } finally {
      setIsPending(false);
    }
  };
  const submit = form.handleSubmit(
    (values) => {
      if (Object.keys(changes(values)).length === 0 && !meanwhile) toast({ title: t('centerSettings.nothing') });
      else if (!ask?.(values)) return save(values);
    },
    (errors) => toast({ title: t('centerSettings.check'), description: firstMessage(errors), variant: 'error' }),
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
    save,
    takeNewest,
  };
}
