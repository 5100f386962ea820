import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { inspectorLinks, revokeLink } from '../../../../domains/compliance/queries.ts';
import type { InspectorLink } from '../../../../domains/compliance/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LooksDialog } from './LooksDialog.tsx';
import { NewLinkDialog } from './NewLinkDialog.tsx';
import type { AskedOnScreen } from './useAsked.ts';

type Shown = { readonly kind: 'new' } | { readonly kind: 'revoke' | 'looks'; readonly link: InspectorLink };

/** The links that were made for inspectors: who looked, and the way to end one. */
export function LinksPanel({ asked }: { asked: AskedOnScreen }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(inspectorLinks);
  const revoke = useMutation(revokeLink);
  const [shown, setShown] = useState<{ dialog: Shown; open: boolean; turn: number }>();
  const show = (dialog: Shown) => setShown({ dialog, open: true, turn: (shown?.turn ?? 0) + 1 });
  const onOpenChange = (open: boolean) => shown && setShown({ ...shown, open });
  const dialog = shown?.dialog;
  const open = shown?.open ?? false;
  const end = (link: InspectorLink) =>
    revoke.mutate(
      { params: { id: link.id } },
      {
        onSuccess: () => toast({ variant: 'success', title: t('compliance.links.revoked') }),
        onError: (error) =>
          toast({ variant: 'error', title: t('compliance.links.revokeFailed'), description: reasonOf(error, '') }),
        onSettled: () => onOpenChange(false),
      },
    );
  const make = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => show({ kind: 'new' })}>
      {t('compliance.links.make')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-ink-soft">{t('compliance.links.text')}</p>
        {make}
      </div>
      {data?.length === 0 && (
        <EmptyState icon={<Link2 aria-hidden="true" />} title={t('compliance.links.empty')}>
          {t('compliance.links.emptyText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {data.map((link) => (
            <LinkCard
              key={link.id}
              link={link}
              onLooks={() => show({ kind: 'looks', link })}
              onRevoke={() => show({ kind: 'revoke', link })}
            />
          ))}
        </ul>
      )}
      {!data && isError && (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('compliance.links.failed')}
        </Alert>
      )}
      {!data && !isError && (
        <div role="status">
          <VisuallyHidden>{t('compliance.links.loading')}</VisuallyHidden>
          <Skeleton className="h-40" />
        </div>
      )}
      {dialog?.kind === 'new' && (
        <NewLinkDialog key={shown?.turn} asked={asked} open={open} onOpenChange={onOpenChange} />
      )}
      {dialog?.kind === 'looks' && <LooksDialog link={dialog.link} open={open} onOpenChange={onOpenChange} />}
      {dialog?.kind === 'revoke' && (
        <ConfirmDialog
          open={open}
          onOpenChange={onOpenChange}
          title={t('compliance.links.revokeTitle')}
          confirmLabel={t('compliance.links.revoke')}
          cancelLabel={t('compliance.links.keep')}
          danger
          busy={revoke.isPending}
          onConfirm={() => end(dialog.link)}
        >
          {t('compliance.links.revokeText', { label: dialog.link.label })}
        </ConfirmDialog>
      )}
    </div>
  );
}
