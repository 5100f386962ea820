import { ExternalLink, SearchX } from 'lucide-react';
import type { FormEntry } from '#web/domains/forms/library.ts';
import type { PacketLine } from '#web/domains/forms/packet.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AnsweredBy } from './AnsweredBy.tsx';
import { WhoLacks } from './WhoLacks.tsx';

/** A line of the packet: what it asks for and where that stands, which form answers it, and who lacks it. */
export function PacketLineItem({ line, forms }: { line: PacketLine; forms: readonly FormEntry[] }) {
  const { t } = useTranslation();
  const { name, note, isRead } = line;
  return (
    <li className="grid gap-x-8 gap-y-4 px-4 py-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Heading level={3} size="small">
            {name}
          </Heading>
          {!isRead && (
            <Badge tone="attention" icon={<SearchX aria-hidden="true" />}>
              {t('formsPacket.notRead')}
            </Badge>
          )}
        </div>
        <Facts line={line} />
        {note && <p className="wrap-anywhere">{note}</p>}
        <Source source={line.source} />
      </div>
      <AnsweredBy line={line} forms={forms} />
      <WhoLacks line={line} />
    </li>
  );
}

/** For whom, due when, renewed how often. Of a text that was not read nobody knows. */
function Facts({ line }: { line: PacketLine }) {
  const { t } = useTranslation();
  const { dueWithinDaysOfFirstDay: days, everyMonths, isRead } = line;
  const facts = [
    t(`formsPacket.for.${line.for}`),
    ...(isRead
      ? [
          days === null
            ? t('formsPacket.due.open')
            : days === 0
              ? t('formsPacket.due.firstDay')
              : t('formsPacket.due.within', { count: days }),
          everyMonths === null ? t('formsPacket.renewed.not') : t('formsPacket.renewed.every', { count: everyMonths }),
        ]
      : [t('formsPacket.due.unknown')]),
  ];
  return <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>;
}

function Source({ source: { cite, title, url, evidence } }: Pick<PacketLine, 'source'>) {
  const { t } = useTranslation();
  const found = t(`formsPacket.evidence.${evidence}`);
  // Whose advice it is says all there is to its source.
  if (evidence === 'own') return <p className="text-ink-soft text-sm">{found}</p>;
  const name = [cite, title].filter((part) => part !== null).join(', ') || t('formsPacket.noSource');
  return (
    <p className="wrap-anywhere text-ink-soft text-sm">
      {t('formsPacket.source')}{' '}
      {url === null ? (
        name
      ) : (
        <TextLink href={url} target="_blank" rel="noreferrer" className="pointer-coarse:py-2.5">
          {name} <ExternalLink className="inline size-3.5" aria-hidden="true" />
        </TextLink>
      )}
      {' · '}
      {found}
    </p>
  );
}
