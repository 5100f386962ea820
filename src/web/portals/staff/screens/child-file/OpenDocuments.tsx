import { useQuery } from '@tanstack/react-query';
import { FileCheck, FileQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import { AnswerButtons } from '#web/domains/child-documents/AnswerButtons.tsx';
import { DocumentDates, DocumentState } from '#web/domains/child-documents/DocumentState.tsx';
import { PageLinks } from '#web/domains/child-documents/PageLinks.tsx';
import { type OpenDocument, openDocuments } from '#web/domains/child-documents/queries.ts';
import { useDocumentName } from '#web/domains/child-documents/useDocumentName.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const RequestForm = lazyDialog(() => import('#web/domains/child-documents/RequestForm.tsx'));

/** What is to be done about children's documents: what waits for an answer first, then who lacks which, and what ends (child-documents-5). */
export function OpenDocuments() {
  const { t } = useTranslation();
  const read = useQuery(openDocuments);
  const asking = useDialog();
  return (
    <Section
      title={t('childDocuments.openAll.title')}
      description={t('childDocuments.openAll.text')}
      actions={
        <Button variant="secondary" icon={<FileQuestionMark />} onClick={() => asking.open()} {...RequestForm.near}>
          {t('childDocuments.request.open')}
        </Button>
      }
    >
      <Loaded
        query={read}
        failed={t('childDocuments.openAll.failed')}
        skeleton={
          <Card>
            <SkeletonText label={t('childDocuments.loading')} lines={6} />
          </Card>
        }
      >
        {(open) => (
          <div className="grid gap-5">
            <Received documents={open.filter(({ shownState }) => shownState === 'received')} />
            <OpenTable documents={open.filter(({ shownState }) => shownState !== 'received')} />
          </div>
        )}
      </Loaded>
      {asking.show((_, opened) => (
        <RequestForm {...opened} />
      ))}
    </Section>
  );
}

/** What families gave, to be looked at and answered by one press. */
function Received({ documents }: { documents: readonly OpenDocument[] }) {
  const { t } = useTranslation();
  const nameOf = useDocumentName();
  if (documents.length === 0) return null;
  return (
    <Card as="section" title={t('childDocuments.openAll.received', { count: documents.length })}>
      <ul className="divide-y divide-line">
        {documents.map(({ child, document }) => {
          const what = t('childDocuments.ofChild', { name: fullName(child), document: nameOf(document) });
          return (
            <li key={document.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
              <p className="wrap-anywhere font-semibold">
                <TextLink asChild className="inline-block pointer-coarse:-my-1.5 pointer-coarse:py-2.5">
                  <Link to={`/children/${child.id}/file`}>{fullName(child)}</Link>
                </TextLink>
                {' · '}
                {nameOf(document)}
              </p>
              {document.givenBy && (
                <p className="text-ink-soft text-sm">{t('childDocuments.givenBy', { name: document.givenBy })}</p>
              )}
              <DocumentDates document={document} />
              <div className="flex flex-wrap gap-2">
                <PageLinks document={document} name={what} />
                <AnswerButtons document={document} what={what} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Which documents are missing, and which end or have ended. */
function OpenTable({ documents }: { documents: readonly OpenDocument[] }) {
  const { t } = useTranslation();
  const nameOf = useDocumentName();
  const columns: Column<OpenDocument>[] = [
    {
      key: 'child',
      header: t('common.child'),
      title: true,
      cell: ({ child }) => (
        <TextLink asChild quiet className="inline-flex min-h-11 items-center">
          <Link to={`/children/${child.id}/file`}>{fullName(child)}</Link>
        </TextLink>
      ),
    },
    { key: 'room', header: t('common.room'), cell: ({ room }) => room },
    { key: 'document', header: t('childDocuments.openAll.document'), cell: ({ document }) => nameOf(document) },
    {
      key: 'state',
      header: t('childDocuments.openAll.state'),
      cell: ({ document, shownState }) => (
        <div className="flex flex-col items-start gap-1 max-sm:items-end">
          <DocumentState state={shownState} />
          <DocumentDates document={document} />
        </div>
      ),
    },
  ];
  return (
    <Card flush>
      <Table
        caption={t('childDocuments.openAll.title')}
        columns={columns}
        rows={documents}
        rowKey={({ document }) => document.id}
        empty={
          <EmptyState icon={<FileCheck />} title={t('childDocuments.openAll.none')}>
            {t('childDocuments.openAll.noneText')}
          </EmptyState>
        }
      />
    </Card>
  );
}
