import { Camera, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { shownState } from '#contract/child-documents-choices.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { FileLabel } from '#web/ui/FileDrop.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { DocumentDates, DocumentState } from './DocumentState.tsx';
import { PageLinks } from './PageLinks.tsx';
import { type ChildDocument, removeDocument } from './queries.ts';
import { ACCEPTED_PAGES, type DocumentReader, wanted } from './rules.ts';
import { useDocumentName } from './useDocumentName.ts';

type DocumentItemProps = {
  document: ChildDocument;
  reader: DocumentReader;
  onGive(files?: File[]): void;
  onEdit(): void;
};

/** A document: how it is, its pages, and what whoever looks can do with it. */
export function DocumentItem({ document, reader, onGive, onEdit }: DocumentItemProps) {
  const { t } = useTranslation();
  const name = useDocumentName()(document);
  const state = shownState(document, centerNow().date);
  const todo = reader.isGuardian ? wanted(state) : null;
  const { givenBy, isShared, refuseReason } = document;
  return (
    <li className="flex items-start gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Private className="wrap-anywhere font-semibold">{name}</Private>
          <DocumentState state={state} />
          {isShared && reader.keeps && <Badge icon={null}>{t('childDocuments.shared')}</Badge>}
        </p>
        <DocumentDates document={document} />
        {reader.keeps && givenBy && (
          <p className="text-ink-soft text-sm">{t('childDocuments.givenBy', { name: givenBy })}</p>
        )}
        {document.state === 'refused' && refuseReason && (
          <p className="wrap-anywhere whitespace-pre-line">
            {t('childDocuments.refuse.because', { reason: refuseReason })}
          </p>
        )}
        <PageLinks document={document} name={name} />
        {todo && (
          <FileLabel
            accept={ACCEPTED_PAGES}
            multiple
            onFiles={onGive}
            className="flex min-h-14 justify-center border-line-strong py-3 hover:border-action hover:bg-sunken"
          >
            <span className="flex items-center gap-2 font-semibold text-action [&_svg]:size-5">
              <Camera aria-hidden="true" />
              {t(`childDocuments.give.${todo}`)}
            </span>
            <span className="sr-only">{name}</span>
          </FileLabel>
        )}
        {reader.isGuardian && (state === 'accepted' || (state === 'received' && document.isOwn)) && (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3 self-start"
            icon={<RefreshCw />}
            aria-label={t('childDocuments.give.againOf', { name })}
            onClick={() => onGive()}
          >
            {t(state === 'accepted' ? 'childDocuments.give.renew' : 'childDocuments.give.again')}
          </Button>
        )}
        {reader.keeps && state === 'received' && <AnswerButtons document={document} what={name} />}
      </div>
      {reader.keeps && <KeeperMenu document={document} name={name} onGive={() => onGive()} onEdit={onEdit} />}
    </li>
  );
}

type KeeperMenuProps = { document: ChildDocument; name: string; onGive(): void; onEdit(): void };

function KeeperMenu({ document, name, onGive, onEdit }: KeeperMenuProps) {
  const { t } = useTranslation();
  const remove = useAction(removeDocument, {
    done: t('childDocuments.remove.done'),
    failed: t('childDocuments.notSaved'),
  });
  const { id, state } = document;
  const isAsked = state === 'requested' || state === 'refused';
  const which = isAsked ? 'request' : 'document';
  const ask = () =>
    confirmDelete({
      title: t(`childDocuments.remove.${which}.title`, { name }),
      text: t(`childDocuments.remove.${which}.text`),
      label: t(`childDocuments.remove.${which}.label`),
      doDelete: () => remove.run({ params: { id } }),
    });
  return (
    <MoreMenu size="small" label={t('common.moreFor', { name })}>
      {state !== 'replaced' && (
        <MenuItem icon={<Camera />} onSelect={onGive}>
          {t(isAsked ? 'childDocuments.give.forFamily' : 'childDocuments.give.renew')}
        </MenuItem>
      )}
      <MenuItem icon={<Pencil />} onSelect={onEdit}>
        {t('common.edit')}
      </MenuItem>
      {state !== 'received' && (
        <MenuItem danger icon={<Trash2 />} onSelect={ask}>
          {t(`childDocuments.remove.${which}.label`)}
        </MenuItem>
      )}
    </MoreMenu>
  );
}
