import { useQuery } from '@tanstack/react-query';
import { Copy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete, confirmFirst } from '#web/ui/confirm.ts';
import { copyText } from '#web/ui/copyText.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { endFeed, makeFeed, ownFeed } from './queries.ts';

/** The secret address by which the reader's own phone or calendar program shows this calendar. */
export default function FeedDialog({ open, onClose }: Opened) {
  const { t } = useTranslation();
  const read = useQuery(ownFeed);
  const [address, setAddress] = useState<string>();
  const failed = { title: t('events.feed.failed'), description: t('events.tryAgain') };
  const make = useAction(makeFeed, { failed, onDone: (made) => setAddress(made.address) });
  const end = useAction(endFeed, { failed, done: t('events.feed.ended'), onDone: () => setAddress(undefined) });
  const text = t('events.feed.askText');
  const askReplace = () =>
    confirmFirst({
      title: t('events.feed.replaceAsk'),
      text,
      label: t('events.feed.replace'),
      act: () => make.run({}),
    });
  const askEnd = () =>
    confirmDelete({
      title: t('events.feed.endAsk'),
      text,
      label: t('events.feed.end'),
      doDelete: () => end.run({}),
    });
  return (
    <Dialog open={open} onClose={onClose} title={t('events.feed.title')}>
      <div className="flex flex-col gap-5">
        <p>{t('events.feed.text')}</p>
        <Alert tone="warning" title={t('events.feed.warningTitle')}>
          {t('events.feed.warning')}
        </Alert>
        {address && <NewAddress address={address} />}
        <Loaded query={read} failed={t('events.feed.failed')} skeleton={<SkeletonText lines={2} />}>
          {(feed) =>
            feed === null ? (
              <Button
                className="self-start max-sm:w-full"
                busy={make.isPending}
                onClick={() => make.run({})}
                icon={<Smartphone />}
              >
                {t('events.feed.make')}
              </Button>
            ) : (
              <>
                <p className="text-ink-soft text-sm">
                  {feed.lastReadAt
                    ? t('events.feed.read', {
                        made: formatInstant(feed.createdAt),
                        read: formatInstant(feed.lastReadAt),
                      })
                    : t('events.feed.unread', { made: formatInstant(feed.createdAt) })}
                </p>
                <div className="flex flex-wrap gap-3 max-sm:*:w-full">
                  <Button variant="secondary" onClick={askReplace}>
                    {t('events.feed.replace')}
                  </Button>
                  <Button variant="danger" onClick={askEnd}>
                    {t('events.feed.end')}
                  </Button>
                </div>
              </>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}

function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation();
  const copy = () =>
    copyText(address, { done: { title: t('events.feed.copied') }, failed: { title: t('events.feed.notCopied') } });
  return (
    <div className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <Field label={t('events.feed.address')} hint={t('events.feed.once')}>
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t('events.feed.copy')}
        </Button>
        <Button asChild variant="secondary" icon={<Smartphone />}>
          <a href={address.replace(/^https?:/, 'webcal:')}>{t('events.feed.subscribe')}</a>
        </Button>
      </div>
    </div>
  );
}
