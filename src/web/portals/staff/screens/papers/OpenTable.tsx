import { ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router';
import { PaperState, useStateDate } from '#web/domains/papers/PaperState.tsx';
import type { OpenItem } from '#web/domains/papers/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

/** What is missing, expired or due within 90 days, the most urgent first. */
export function OpenTable({ items }: { items: readonly OpenItem[] }) {
  const { t } = useTranslation();
  const dateOf = useStateDate();
  const columns: Column<OpenItem>[] = [
    {
      key: 'person',
      header: t('papers.columns.person'),
      title: true,
      cell: ({ person, asked }) => (
        <TextLink asChild quiet className="inline-flex min-h-11 items-center">
          <Link to={`/staff/${person.staffId}/${asked.sort === 'health' ? 'health-papers' : 'papers'}`}>
            {person.name}
          </Link>
        </TextLink>
      ),
    },
    { key: 'paper', header: t('papers.columns.paper'), cell: ({ asked }) => asked.name },
    { key: 'state', header: t('papers.columns.state'), cell: ({ asked }) => <PaperState asked={asked} /> },
    {
      key: 'date',
      header: t('papers.columns.date'),
      className: 'tabular-nums',
      cell: ({ asked }) => dateOf(asked) ?? '–',
    },
  ];
  return (
    <Section title={t('papers.open.title')} description={t('papers.open.text')}>
      <Table
        caption={t('papers.open.title')}
        columns={columns}
        rows={items}
        rowKey={({ person, asked }) => `${person.staffId} ${asked.id}`}
        empty={
          <EmptyState level={3} icon={<ClipboardCheck />} title={t('papers.open.none')}>
            {t('papers.open.noneText')}
          </EmptyState>
        }
      />
    </Section>
  );
}
