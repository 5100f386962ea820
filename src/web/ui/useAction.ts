import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { reasonOf } from '#web/lib/errors.ts';
import { type SentFields, showRefusedFields } from '#web/lib/formErrors.ts';
import { sentBeforeOr } from '#web/lib/sentBefore.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type ToastContent, toast } from './toast.ts';

/** A notice; a text alone is its title. */
type Notice = string | (Omit<ToastContent, 'description'> & { description?: string | undefined });

interface Outcome<Reply, Sent> {
  /** Told when it has happened; nothing where it is seen anyway. */
  done?: Notice | ((reply: Reply, sent: Sent) => Notice | undefined);
  /** What follows, unless the screen was left meanwhile. */
  onDone?(reply: Reply, sent: Sent): unknown;
  /** `true`: it was dealt with, and is not told (a save that others came before: `takeUp`). */
  onFailed?(error: Error, sent: Sent): unknown;
}

/** A text alone stands under the title Error. */
type Failure = string | { title: string; description: string };

interface Telling<Reply, Sent, Values extends FieldValues> extends Outcome<Reply, Sent> {
  /** Told when it has not, should the server give no reason. */
  failed: Failure | ((error: Error) => Failure);
  /** The fields of the form: what the server refused is told at the field, too. */
  fields?: SentFields<Values>;
  setError?: UseFormSetError<Values>;
}

type Action<Reply, Sent, Result> = UseMutationOptions<Reply, Error, Sent, Result>;

/**
 * A write with its notices. `run` answers whether it happened, so that a form closes or stays; tried again with the same
 * content, it cannot happen twice.
 */
export function useAction<Reply, Sent, Result = unknown, Values extends FieldValues = FieldValues>(
  mutation: Action<Reply, Sent, Result>,
  { failed, fields, setError, ...always }: Telling<Reply, Sent, Values>,
) {
  const { t } = useTranslation();
  const isHere = useIsHere();
  const { mutateAsync, isPending, variables, error, data } = useMutation(mutation);
  const succeeded = (reply: Reply, sent: Sent, { done, onDone }: Outcome<Reply, Sent>) => {
    const notice = typeof done === 'function' ? done(reply, sent) : done;
    if (notice) tell(notice);
    if (isHere.current) onDone?.(reply, sent);
    return true;
  };
  const refused = async (reason: Error, sent: Sent, { onFailed }: Outcome<Reply, Sent>) => {
    if ((await onFailed?.(reason, sent)) === true) return false;
    if (fields && setError) showRefusedFields(reason, fields, setError);
    const failure = typeof failed === 'function' ? failed(reason) : failed;
    const { title, description } =
      typeof failure === 'string' ? { title: t('shell.error'), description: failure } : failure;
    toast({ variant: 'error', title, description: reasonOf(reason, description) });
    return false;
  };
  return {
    /** @param outcome in place of what is always told and done, where only the caller knows */
    run: (wanted: Sent, outcome?: Outcome<Reply, Sent>): Promise<boolean> => {
      const sent = sentBeforeOr(variables, wanted);
      const then = { ...always, ...outcome };
      return mutateAsync(sent).then(
        (reply) => succeeded(reply, sent, then),
        (reason: Error) => refused(reason, sent, then),
      );
    },
    isPending,
    /** What was sent last, why it failed, what it answered. */
    variables,
    error,
    data,
  };
}

function tell(notice: Notice): void {
  const { description, ...rest } = typeof notice === 'string' ? { title: notice, description: undefined } : notice;
  toast({ variant: 'success', ...rest, ...(description !== undefined && { description }) });
}

/** Whether the screen that asked is still there when the answer comes. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
