import { useState } from 'react';
import type { LackingChild, PacketLine } from '#web/domains/forms/packet.ts';
import { localeOf } from '#web/lib/locale.ts';
import { matchesSearch } from '#web/lib/matchesSearch.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { SearchInput } from '#web/ui/SearchInput.tsx';
import { useLackText } from './useLackText.ts';

type LackingPartProps = {
  lines: readonly PacketLine[];
  lacking: readonly LackingChild[];
  picked: readonly number[];
  onPick(ids: readonly number[]): void;
};
const PAGE = 50;
/** Of fewer nobody needs to search. */
const SEARCHED_FROM = 9;

/** For whom something lacks that can be sent, to be picked; and for whom all of it waits already. */
export function LackingPart({ lines, lacking, ...picking }: LackingPartProps) {
  const { t } = useTranslation();
  const isCounted = lines.some((line) => line.for === 'every-child' && line.formId !== null);
  if (lacking.length === 0)
    return (
      <Card
        as="section"
        title={t('formsPacket.missing.title')}
        description={isCounted ? t('formsPacket.missing.nothing') : t('formsPacket.missing.chooseFirst')}
      />
    );
  const sendable = lacking.filter(({ toSend }) => toSend > 0);
  return (
    <>
      {sendable.length > 0 && <ToPick sendable={sendable} {...picking} />}
      <Waiting waiting={lacking.filter(({ toSend }) => toSend === 0)} />
    </>
  );
}

type ToPickProps = Pick<LackingPartProps, 'picked' | 'onPick'> & { sendable: readonly LackingChild[] };

function ToPick({ sendable, picked, onPick }: ToPickProps) {
  const { t } = useTranslation();
  const lacks = useLacks();
  const [search, setSearch] = useState('');
  const found = sendable.filter(({ name }) => matchesSearch(name, search));
  const isAll = picked.length === sendable.length;
  return (
    <ManagedList
      title={t('formsPacket.missing.title')}
      rows={found}
      page={PAGE}
      more={(shown) => ({
        label: t('formsPacket.missing.more'),
        text: t('formsPacket.missing.shown', { shown, total: found.length }),
      })}
      toolbar={
        <div className="grid gap-2">
          <p className="-mt-3 text-ink-soft text-sm">{t('formsPacket.missing.text')}</p>
          {sendable.length >= SEARCHED_FROM && (
            <SearchInput
              label={t('formsPacket.missing.search')}
              value={search}
              onChange={setSearch}
              className="sm:max-w-md"
            />
          )}
          <Checkbox
            label={<span className="font-medium">{t('formsPacket.missing.all', { count: sendable.length })}</span>}
            checked={isAll}
            onChange={() => onPick(isAll ? [] : sendable.map(({ id }) => id))}
          />
        </div>
      }
      found={search !== '' && t('formsPacket.missing.found', { count: found.length })}
    >
      {(rows) =>
        rows.length > 0 ? (
          <ul className="grid border-line border-t px-4 py-2 sm:px-5 lg:grid-cols-2 lg:gap-x-8">
            {rows.map((child) => (
              <li key={child.id} className="wrap-anywhere py-1">
                <Checkbox
                  label={child.name}
                  hint={lacks(child)}
                  checked={picked.includes(child.id)}
                  onChange={({ target }) =>
                    onPick(target.checked ? [...picked, child.id] : picked.filter((id) => id !== child.id))
                  }
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="border-line border-t px-4 py-8 text-center text-ink-soft">
            {t('formsPacket.missing.noneFound')}
          </p>
        )
      }
    </ManagedList>
  );
}

function Waiting({ waiting }: { waiting: readonly LackingChild[] }) {
  const { t } = useTranslation();
  const lacks = useLacks();
  if (waiting.length === 0) return null;
  return (
    <details className="rounded-lg border border-line bg-surface px-4 shadow-card sm:px-5">
      <summary className="min-h-11 cursor-pointer py-3 font-medium text-action">
        {t('formsPacket.missing.waiting', { count: waiting.length })}
      </summary>
      <ul className="grid gap-3 pb-4 lg:grid-cols-2">
        {waiting.map((child) => (
          <li key={child.id} className="wrap-anywhere">
            <p>{child.name}</p>
            <p className="text-ink-soft text-sm">{lacks(child)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What lacks for a child, in words: lines that lack alike are named together. */
function useLacks(): (child: LackingChild) => string {
  const { t, i18n } = useTranslation();
  const lackText = useLackText();
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
  return ({ lines }) =>
    [...Map.groupBy(lines, ({ how }) => lackText(how))]
      .map(([how, alike]) => t('formsPacket.missing.line', { line: list.format(alike.map(({ name }) => name)), how }))
      .join(' · ');
}
