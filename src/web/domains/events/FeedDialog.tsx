import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../lib/errors.ts';
import { formatInstant } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.ts';
import { putOnClipboard } from '../accounts/useCopyLink.ts';
import { endFeed, makeFeed, ownFeed } from './queries.ts';

type FeedDialogProps = { open: boolean; onOpenChange(open: boolean): void };

/** The secret address by which the reader's own phone or calendar program shows this calendar. */
export default function FeedDialog({ open, onOpenChange }: FeedDialogProps) {
  const { t } = useTranslation();
  const read = useQuery(ownFeed);
  const make = useMutation(makeFeed);
  const end = useMutation(endFeed);
  const [asked, setAsked] = useState<'replace' | 'end' | null>(null);
  const failed = (error: Error) =>
    toast({ title: t('calendar.feed.failed'), description: reasonOf(error, t('calendar.tryAgain')), variant: 'error' });
  const create = () => make.mutate({}, { onSuccess: () => setAsked(null), onError: failed });
  const stop = () =>
    end.mutate(
      {},
      {
        onSuccess: () => {
          setAsked(null);
          make.reset();
          toast({ title: t('calendar.feed.ended'), variant: 'success' });
        },
        onError: failed,
      },
    );
  const feed = read.data;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('calendar.feed.title')} closeLabel={t('shell.close')}>
      <div className="flex flex-col gap-5">
        <p>{t('calendar.feed.text')}</p>
        <Alert tone="warning" title={t('calendar.feed.warningTitle')}>
          {t('calendar.feed.warning')}
        </Alert>
        {make.data ? <NewAddress address={make.data.address} /> : null}
        {feed === undefined ? (
          read.error ? (
            <Alert tone="error" retry={{ label: t('calendar.retry'), onRetry: () => void read.refetch() }}>
              {t('calendar.feed.failed')}
            </Alert>
          ) : (
            <SkeletonText lines={2} />
          )
        ) : feed === null ? (
          <Button className="self-start max-sm:w-full" busy={make.isPending} onClick={create} icon={<Smartphone />}>
            {t('calendar.feed.make')}
          </Button>
        ) : (
          <>
            <p className="text-ink-soft text-sm">
              {feed.lastReadAt
                ? t('calendar.feed.read', { made: formatInstant(feed.createdAt), read: formatInstant(feed.lastReadAt) })
                : t('calendar.feed.unread', { made: formatInstant(feed.createdAt) })}
            </p>
            <div className="flex flex-wrap gap-3 max-sm:*:w-full">
              <Button variant="secondary" onClick={() => setAsked('replace')}>
                {t('calendar.feed.replace')}
              </Button>
              <Button variant="danger" onClick={() => setAsked('end')}>
                {t('calendar.feed.end')}
              </Button>
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(asked === 'end' ? 'calendar.feed.endAsk' : 'calendar.feed.replaceAsk')}
        confirmLabel={t(asked === 'end' ? 'calendar.feed.end' : 'calendar.feed.replace')}
        cancelLabel={t('calendar.cancel')}
        danger={asked === 'end'}
        busy={make.isPending || end.isPending}
        onConfirm={asked === 'end' ? stop : create}
      >
        {t('calendar.feed.askText')}
      </ConfirmDialog>
    </Dialog>
  );
}

function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    const isCopied = await putOnClipboard(address);
    toast({
      title: t(isCopied ? 'calendar.feed.copied' : 'calendar.feed.notCopied'),
      variant: isCopied ? 'success' : 'error',
    });
  };
  return (
    <div className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <Field label={t('calendar.feed.address')} hint={t('calendar.feed.once')}>
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t('calendar.feed.copy')}
        </Button>
        <Button asChild variant="secondary" icon={<Smartphone />}>
          <a href={address.replace(/^https?:/, 'webcal:')}>{t('calendar.feed.subscribe')}</a>
        </Button>
      </div>
    </div>
  );
}
