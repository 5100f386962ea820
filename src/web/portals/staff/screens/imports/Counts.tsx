import type { FileKind } from '#contract/imports-fields.ts';
import type { ImportFile } from '#web/domains/imports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';

type CountsProps = { kind: FileKind; counts: NonNullable<ImportFile['result']> };

/** How many are new, changed, here already and left out. */
export function Counts({ kind, counts }: CountsProps) {
  const { t } = useTranslation();
  const lines = [
    { term: t(`imports.counts.new.${kind}`), value: counts.new },
    ...(kind === 'children'
      ? [
          { term: t('imports.counts.guardians'), value: counts.guardians },
          { term: t('imports.counts.changed'), value: counts.changed },
        ]
      : []),
    { term: t('imports.counts.same'), value: counts.same },
    { term: t('imports.counts.leftOut'), value: counts.leftOut },
  ];
  const items = lines.map(({ term, value }) => ({
    term,
    detail: <span className="font-semibold tabular-nums">{t('imports.counts.number', { value })}</span>,
  }));
  return (
    <Card as="section" title={t('imports.counts.title')}>
      <DescriptionList items={items} />
      {counts.newRooms.length > 0 && (
        <p className="mt-4">{t('imports.counts.newRooms', { names: counts.newRooms.join(', ') })}</p>
      )}
      {counts.aside > 0 && <p className="mt-4 text-ink-soft">{t('imports.counts.aside', { count: counts.aside })}</p>}
      {counts.later > 0 && <p className="mt-4 text-ink-soft">{t('imports.counts.later', { count: counts.later })}</p>}
    </Card>
  );
}
