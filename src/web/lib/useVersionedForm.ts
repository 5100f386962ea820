import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { type Draft, draftOf } from './draft.ts';
import { RequestError } from './errors.ts';
import { changesOf, mergeEdits } from './mergeEdits.ts';
import { useDropOnLeaving } from './useDropOnLeaving.ts';

/** Somebody else has saved what was being edited (412). */
export const isChangedMeanwhile = (error: unknown): boolean => error instanceof RequestError && error.status === 412;

/** What was typed, and the row it was typed over. */
interface Edit<Row, Values> {
  readonly base: Row;
  readonly typed: Values;
}

/** Asks the server, whatever is known already. */
export type ReadNow = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => Promise<Data>;

type VersionedFormInput<Row, Values> = {
  row: Row;
  /** What of a row stands in the form. */
  valuesOf(row: Row): Values;
  /** The row as it is stored now, in the answer that holds it; undefined when it is gone. */
  readNewest(read: ReadNow): Promise<Row | undefined>;
  /** Where what is typed outlives the session; once for all renders. */
  draft?: Draft<Edit<Row, Values>>;
};

/** Where the edit of a form of one's own account is kept. @param fields its fields, all of them texts */
export const editDraft = <Row extends { readonly version: number }, Values>(
  name: string,
  accountId: number,
  fields: readonly (keyof Values & string)[],
): Draft<Edit<Row, Values>> =>
  draftOf(name, accountId, (kept): kept is Edit<Row, Values> => {
    const { base, typed } = (kept ?? {}) as { base?: { version?: unknown }; typed?: Record<string, unknown> };
    return typeof base?.version === 'number' && fields.every((field) => typeof typed?.[field] === 'string');
  });

/** What somebody else saved while the form was open: their values, what only they changed, and what both changed. */
export interface Meanwhile<Values> {
  readonly newest: Values;
  readonly theirs: readonly (keyof Values & string)[];
  readonly clashes: readonly (keyof Values & string)[];
}

/**
 * A form over a row with a version. It sends only what was changed; when the server says that the row has changed
 * meanwhile (412), the newest is read and put beside what was typed, and saving again is based on it.
 */
export function useVersionedForm<
  Row extends { readonly version: number },
  Values extends FieldValues & Record<keyof Values, string | boolean>,
>({ row, valuesOf, readNewest, draft }: VersionedFormInput<Row, Values>) {
  const client = useQueryClient();
  const [found, setFound] = useState(() => draft?.read());
  const [base, setBase] = useState(found?.base ?? row);
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Values>>();
  const form = useForm<Values>({ defaultValues: valuesOf(base) as DefaultValues<Values> });
  const { reset, subscribe } = form;
  // Without keepFieldsRef the fields would have to register anew, which compiled components, being memoized, never do.
  const show = (values: Values) => form.reset(values as DefaultValues<Values>, { keepFieldsRef: true });

  useEffect(() => {
    if (found) reset(found.typed, { keepDefaultValues: true, keepFieldsRef: true });
  }, [found, reset]);
  useEffect(() => {
    if (!draft) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isTyped = Object.keys(changesOf(valuesOf(base), values)).length > 0;
        if (isTyped) draft.keep({ base, typed: values });
        else draft.drop();
      },
    });
  }, [draft, subscribe, base, valuesOf]);
  useDropOnLeaving(draft);

  return {
    form,
    meanwhile,
    /** What stands in the form was typed before the session ended. */
    isFound: found !== undefined,
    version: base.version,
    changes: (typed: Values): Partial<Values> => changesOf(valuesOf(base), typed),

    /** Whether a refused save was refused for this; the form then holds both. Anything else is the caller's to tell. */
    async takeUp(error: unknown): Promise<boolean> {
      if (!isChangedMeanwhile(error)) return false;
      const newest = await readNewest((query) => client.fetchQuery({ ...query, staleTime: 0 })).catch(() => undefined);
      if (!newest) return false;
      const { values, theirs, clashes } = mergeEdits<Values>(valuesOf(base), form.getValues(), valuesOf(newest));
      show(values);
      setBase(newest);
      setMeanwhile({ newest: valuesOf(newest), theirs: theirs as string[], clashes: clashes as string[] });
      return true;
    },

    /** Goes on with a row that was just saved, or that somebody else saved while nothing was typed here. */
    goOnWith(saved: Row): void {
      show(valuesOf(saved));
      setBase(saved);
      setMeanwhile(undefined);
      setFound(undefined);
      draft?.drop();
    },

    /** Gives up what was typed. */
    takeNewest(): void {
      show(valuesOf(base));
      setMeanwhile(undefined);
    },
  };
}
