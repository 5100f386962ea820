import { useMutation, useQuery } from '@tanstack/react-query';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { sentBeforeOr } from '#web/lib/sentBefore.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FileLabel } from '#web/ui/FileDrop.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ACCEPTED, FileRows } from './FileRows.tsx';
import { KeepingText } from './KeepingText.tsx';
import { drafts, sendReply } from './queries.ts';
import type { Draft, WholeThread } from './rules.ts';
import { useDraftKeeper } from './useDraftKeeper.ts';
import { areUnderWay, pathsOf, useFiles } from './useFiles.ts';
import { keptByFamilies, waitsInstead } from './waitsInstead.ts';

type ReplyBoxProps = { thread: WholeThread; onSent(threadId: number): void };

/** The answer, at the thumb; begun before, it goes on where it was. */
export function ReplyBox(props: ReplyBoxProps) {
  const { data, isError } = useQuery(drafts);
  if (!data && !isError) return <div className="min-h-13 flex-1" />;
  const draft = data?.find(({ threadId, schedule }) => threadId === props.thread.id && schedule === null) ?? null;
  return <Answer {...props} draft={draft} />;
}

function Answer({ thread, draft: found, onSent }: ReplyBoxProps & { draft: Draft | null }) {
  const { t } = useTranslation();
  // What is fetched again later is what is written here.
  const [draft] = useState(found);
  const [content, setContent] = useState(draft?.content ?? '');
  const { files, add, remove, clear } = useFiles(draft?.attachments ?? []);
  const kept = { threadId: thread.id, content, attachments: pathsOf(files) };
  const [keeper, keeping] = useDraftKeeper(draft?.id ?? null, kept);
  const { mutate: send, isPending, variables } = useMutation(keptByFamilies(sendReply));
  const label = thread.kind === 'broadcast' ? t('messages.reply.toSender') : t('messages.reply.label');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || content.trim() === '' || areUnderWay(files)) return;
    const draftId = await keeper.leaveOff();
    const body = { content, attachments: pathsOf(files), draftId };
    send(sentBeforeOr(variables, { params: { id: thread.id }, body }), {
      onSuccess: ({ threadId }) => {
        keeper.forget();
        setContent('');
        clear();
        onSent(threadId);
      },
      onError: async (error, sent) => {
        if (await waitsInstead(error, { route: 'POST /api/messages/threads/:id/replies', sent })) {
          keeper.forget();
          setContent('');
          clear();
          toast({ title: t('messages.waits') });
          return;
        }
        keeper.change(kept);
        toast({
          title: t('shell.error'),
          description:
            (error instanceof RequestError && error.fields.content) || reasonOf(error, t('messages.sendFailed')),
          variant: 'error',
        });
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid w-full flex-1 gap-2">
      {thread.kind === 'broadcast' && <p className="text-ink-soft text-sm">{t('messages.reply.alone')}</p>}
      <FileRows files={files} onRemove={remove} />
      <div className="flex items-end gap-2">
        <FileLabel accept={ACCEPTED} multiple onFiles={add} className={attachLook}>
          <Paperclip className="size-5" />
          <VisuallyHidden>{t('messages.files.add')}</VisuallyHidden>
        </FileLabel>
        <div className="min-w-0 flex-1">
          <TextArea
            aria-label={label}
            placeholder={label}
            minRows={1}
            maxLength={10_000}
            className="block max-h-[30dvh] resize-none"
            value={content}
            onChange={(event) => setContent(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
            }}
          />
        </div>
        <Button
          type="submit"
          busy={isPending}
          busyLabel={t('messages.sending')}
          disabled={content.trim() === '' || areUnderWay(files)}
          icon={<SendHorizontal className="size-5" />}
        >
          <span className="max-sm:sr-only">{t('messages.send')}</span>
        </Button>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-xs empty:hidden">
        {thread.repliesAs && <span>{t('messages.reply.as', { place: thread.repliesAs })}</span>}
        <KeepingText keeping={keeping} />
      </p>
    </form>
  );
}

const attachLook =
  'flex! size-11 shrink-0 items-center! justify-center rounded-md! border-transparent! px-0! text-ink-soft hover:bg-sunken hover:text-ink';
