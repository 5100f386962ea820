import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { isLanguage } from '#contract/kernel/languages.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FileLabel } from '#web/ui/FileDrop.tsx';
import { ACCEPTED, FileRows } from '../FileRows.tsx';
import { KeepingText } from '../KeepingText.tsx';
import type { Draft } from '../rules.ts';
import { useDraftKeeper } from '../useDraftKeeper.ts';
import { areUnderWay, pathsOf, useFiles } from '../useFiles.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';
import { MessageFields } from './MessageFields.tsx';
import type { ComposerOptions } from './options.ts';
import { SendLater } from './SendLater.tsx';
import { ToFields } from './ToFields.tsx';
import { useSending } from './useSending.ts';
import { draftOf, problemsOf, type Values, valuesOf } from './values.ts';

type ComposeDialogProps = {
  /** What was begun; null for a new message. */
  draft: Draft | null;
  options: ComposerOptions;
  onClose(): void;
  /** The thread it began; null when it waits for its time. */
  onSent(threadId: number | null): void;
};

/** A new message. It is kept while it is written, so that closing loses nothing. */
export default function ComposeDialog({ draft, options, onClose, onSent }: ComposeDialogProps) {
  const { t, i18n } = useTranslation();
  const [values, setValues] = useState<Values>(() => valuesOf(draft, isLanguage(i18n.language) ? i18n.language : 'en'));
  const [tried, setTried] = useState(false);
  const { files, add, remove } = useFiles(draft?.attachments ?? []);
  const [keeper, keeping] = useDraftKeeper(draft?.id ?? null, draftOf(values, pathsOf(files)));
  const { send, isSending, refused, forget } = useSending(keeper, onSent);

  const change = (to: Partial<Values>) => {
    forget();
    setValues({ ...values, ...to });
  };
  const problems = problemsOf(values);
  const errorOf = (field: 'to' | 'subject' | 'content' | 'texts' | 'schedule'): string | undefined =>
    tried && problems.includes(field) ? t(`messages.compose.missing.${field}`) : refused[field];
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={t('messages.compose.title')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problems.length === 0 && !areUnderWay(files)) void send(values, pathsOf(files));
      }}
      footer={
        <>
          <span className="me-auto flex items-center text-ink-soft text-sm max-sm:hidden">
            <KeepingText keeping={keeping} />
          </span>
          <DiscardDraft keeper={keeper} onDiscarded={onClose} />
          <Button type="submit" busy={isSending} busyLabel={t('messages.sending')} disabled={areUnderWay(files)}>
            {values.isLater ? t('messages.compose.schedule') : t('messages.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {draft?.failure && (
          <Alert tone="error" title={t('messages.notSent')}>
            {draft.failure}
          </Alert>
        )}
        <ToFields values={values} options={options} onChange={change} errors={{ ...refused, to: errorOf('to') }} />
        <MessageFields
          values={values}
          onChange={change}
          errors={{ subject: errorOf('subject'), content: errorOf('content') }}
        />
        <div className="grid gap-2">
          <FileLabel
            accept={ACCEPTED}
            multiple
            onFiles={add}
            className="flex min-h-11 flex-row! items-center justify-center border-line-strong py-2 hover:border-action hover:bg-sunken"
          >
            <Paperclip className="size-4.5 text-action" />
            <span className="font-medium">{t('messages.files.add')}</span>
          </FileLabel>
          <FileRows files={files} onRemove={remove} />
          {refused.attachments && (
            <p role="alert" className="text-attention-ink text-sm">
              {refused.attachments}
            </p>
          )}
        </div>
        <AnnouncementFields values={values} options={options} onChange={change} error={errorOf('texts')} />
        <SendLater values={values} onChange={change} error={errorOf('schedule')} />
      </div>
    </Dialog>
  );
}
