import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { RequestError } from './errors.ts';
import { changesOf, mergeEdits } from './mergeEdits.ts';

type VersionedFormInput<Row, Values> = {
  row: Row;
  /** What of a row stands in the form. */
  valuesOf(row: Row): Values;
  /** Reads the row as it is stored now; undefined when it is gone. */
  readNewest(): Promise<Row | undefined>;
};

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
>({ row, valuesOf, readNewest }: VersionedFormInput<Row, Values>) {
  const [base, setBase] = useState(row);
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Values>>();
  const form = useForm<Values>({ defaultValues: valuesOf(row) as DefaultValues<Values> });
  // Without keepFieldsRef the fields would have to register anew, which compiled components, being memoized, never do.
  const show = (values: Values) => form.reset(values as DefaultValues<Values>, { keepFieldsRef: true });

  return {
    form,
    meanwhile,
    version: base.version,
    changes: (typed: Values): Partial<Values> => changesOf(valuesOf(base), typed),

    /** Whether a refused save was refused for this; the form then holds both. Anything else is the caller's to tell. */
    async takeUp(error: unknown, typed: Values): Promise<boolean> {
      if (!(error instanceof RequestError) || error.status !== 412) return false;
      const newest = await readNewest().catch(() => undefined);
      if (!newest) return false;
      const { values, theirs, clashes } = mergeEdits<Values>(valuesOf(base), typed, valuesOf(newest));
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
    },

    /** Gives up what was typed. */
    takeNewest(): void {
      show(valuesOf(base));
      setMeanwhile(undefined);
    },
  };
}
