import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, readAgain } from '#web/lib/api.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { sentBeforeOr } from '#web/lib/sentBefore.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DraftKeeper } from '../draftKeeper.ts';
import { sendMessage } from '../queries.ts';
import { keptByFamilies, waitsInstead } from '../waitsInstead.ts';
import { draftOf, messageOf, type Values } from './values.ts';

/** Sends what was written, or has it wait for its time; what the server refuses is told by field. */
export function useSending(keeper: DraftKeeper, onSent: (threadId: number | null) => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({});
  const [isScheduling, setScheduling] = useState(false);
  const { mutate, isPending, variables } = useMutation(keptByFamilies(sendMessage));

  const failed = (error: unknown, values: Values, attachments: readonly string[]) => {
    keeper.change(draftOf(values, attachments));
    if (error instanceof RequestError) setRefused(topFields(error.fields));
    toast({ title: t('shell.error'), description: reasonOf(error, t('messages.sendFailed')), variant: 'error' });
  };
  const schedule = async (values: Values, attachments: readonly string[]) => {
    const { date, time } = values;
    setScheduling(true);
    try {
      const id = await keeper.leaveOff();
      const body = { ...messageOf(values, attachments), schedule: { date, time } };
      await (id === null
        ? call('POST /api/messages/drafts', { body })
        : call('PUT /api/messages/drafts/:id', { params: { id }, body }));
      await readAgain(client, 'drafts');
      toast({
        title: t('messages.compose.scheduled'),
        description: t('messages.sendsAt', { date: formatDate(date), time: formatTime(time) }),
        variant: 'success',
      });
      onSent(null);
    } catch (error) {
      failed(error, values, attachments);
    } finally {
      setScheduling(false);
    }
  };
  const send = async (values: Values, attachments: readonly string[]) => {
    if (isPending || isScheduling) return;
    setRefused({});
    if (values.isLater) return schedule(values, attachments);
    const draftId = await keeper.leaveOff();
    mutate(sentBeforeOr(variables, { body: { ...messageOf(values, attachments), draftId } }), {
      onSuccess: ({ threadId }) => {
        keeper.forget();
        toast({ title: t('messages.sent'), variant: 'success' });
        onSent(threadId);
      },
      onError: async (error, sent) => {
        if (!(await waitsInstead(error, { route: 'POST /api/messages', sent })))
          return failed(error, values, attachments);
        keeper.forget();
        toast({ title: t('messages.waits') });
        onSent(null);
      },
    });
  };
  return { send, isSending: isPending || isScheduling, refused, forget: () => setRefused({}) };
}

/** A refusal within a list is told at the list: 'to.0.id' at 'to'. */
const topFields = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field.split('.')[0] ?? field, text]));
