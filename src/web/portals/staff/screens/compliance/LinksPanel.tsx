import { useQuery } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { inspectorLinks, revokeLink } from '#web/domains/compliance/queries.ts';
import type { InspectorLink } from '#web/domains/compliance/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LooksDialog } from './LooksDialog.tsx';
import { NewLinkDialog } from './NewLinkDialog.tsx';
import type { AskedOnScreen } from './useAsked.ts';

/** The links that were made for inspectors: who looked, and the way to end one. */
export function LinksPanel({ asked }: { asked: AskedOnScreen }) {
  const { t } = useTranslation();
  const query = useQuery(inspectorLinks);
  const making = useDialog();
  const looking = useDialog<InspectorLink>();
  const { run: revoke } = useAction(revokeLink, {
    done: t('compliance.links.revoked'),
    failed: { title: t('compliance.links.revokeFailed'), description: '' },
  });
  const askRevoke = ({ id, label }: InspectorLink) =>
    confirmDelete({
      title: t('compliance.links.revokeTitle'),
      text: t('compliance.links.revokeText', { label }),
      label: t('compliance.links.revoke'),
      cancel: t('common.keepIt'),
      doDelete: () => revoke({ params: { id } }),
    });
  const make = (
    <Button icon={<Plus />} onClick={() => making.open()}>
      {t('compliance.links.make')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-ink-soft">{t('compliance.links.text')}</p>
        {make}
      </div>
      <Loaded
        query={query}
        failed={t('compliance.links.failed')}
        skeleton={
          <div role="status">
            <VisuallyHidden>{t('compliance.links.loading')}</VisuallyHidden>
            <Skeleton className="h-40" />
          </div>
        }
        empty={
          <EmptyState icon={<Link2 />} title={t('compliance.links.empty')}>
            {t('compliance.links.emptyText')}
          </EmptyState>
        }
      >
        {(links) => (
          <ul className="grid gap-4 lg:grid-cols-2">
            {links.map((link) => (
              <LinkCard key={link.id} link={link} onLooks={() => looking.open(link)} onRevoke={() => askRevoke(link)} />
            ))}
          </ul>
        )}
      </Loaded>
      {making.show((_, opened) => (
        <NewLinkDialog asked={asked} {...opened} />
      ))}
      {looking.show((link, opened) => (
        <LooksDialog link={link} {...opened} />
      ))}
    </div>
  );
}
