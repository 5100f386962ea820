import { Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { FormBody } from '#contract/forms-blocks.ts';
import { BLOCK_KINDS } from '#contract/forms-choices.ts';
import type { FormProblem } from '#contract/forms-problems.ts';
import type { Language } from '#contract/kernel/languages.ts';
import {
  type AnyBlock,
  type BlockKind,
  duplicated,
  hasRoom,
  inserted,
  moved,
  type Place,
  pathOf,
  removed,
  replaced,
} from '#web/domains/forms/editing.ts';
import { newBlock } from '#web/domains/forms/newBlock.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { AddBlock } from './AddBlock.tsx';
import { BlockItem } from './BlockItem.tsx';
import { useBlockName } from './useBlockName.ts';

const BlockDialog = lazyDialog(() => import('./BlockDialog.tsx'));

type BlockListProps = {
  body: FormBody;
  languages: readonly Language[];
  /** By path. */
  problems: Readonly<Record<string, FormProblem>>;
  onChange(body: FormBody): void;
};

type Editing = { place: Place; block: AnyBlock; isNew: boolean };
const OUTSIDE: readonly BlockKind[] = BLOCK_KINDS;
const INSIDE = BLOCK_KINDS.filter((kind) => kind !== 'condition' && kind !== 'signature');

/** The blocks of a form in order, each with what can be done with it (forms-19). */
export function BlockList({ body, languages, problems, onChange }: BlockListProps) {
  const { t } = useTranslation();
  const id = useId();
  const nameOf = useBlockName();
  const adding = useDialog<Place>();
  const editing = useDialog<Editing>();
  const [said, setSaid] = useState('');
  const [toFocus, setToFocus] = useState<readonly string[]>([]);
  useEffect(BlockDialog.soon, []);
  useEffect(() => {
    // The button that was pressed has gone elsewhere with its block, or rests at the end.
    const found = toFocus
      .map((one) => document.getElementById(one))
      .find((one) => one && !one.hasAttribute('disabled'));
    found?.focus();
  }, [toFocus]);

  const move = (place: Place, by: -1 | 1) => {
    const next = moved(body, place, by);
    if (!next) return;
    onChange(next.body);
    const at = `${id}${pathOf(next.place)}`;
    setToFocus(by === -1 ? [`${at}-up`, `${at}-down`] : [`${at}-down`, `${at}-up`]);
    setSaid(t('formsBuilder.blocks.movedTo', { place: (next.place[1] ?? next.place[0]) + 1 }));
  };
  const remove = (place: Place, block: AnyBlock) =>
    confirmDelete({
      title: t('formsBuilder.blocks.removeTitle', { name: nameOf(block) }),
      text: block.kind === 'condition' ? t('formsBuilder.blocks.removeCondition') : t('formsBuilder.blocks.removeText'),
      label: t('formsBuilder.blocks.remove'),
      doDelete: () => {
        onChange(removed(body, place));
        setSaid(t('formsBuilder.blocks.removed'));
        return true;
      },
    });
  const keep = ({ place, isNew }: Editing, block: AnyBlock) =>
    onChange(isNew ? inserted(body, place, block) : replaced(body, place, block));
  // What is added at the end comes before the signature, where there is one at the end.
  const end = body.blocks.at(-1)?.kind === 'signature' ? body.blocks.length - 1 : body.blocks.length;

  const itemOf = (block: AnyBlock, place: Place, count: number) => (
    <BlockItem
      key={pathOf(place)}
      id={`${id}${pathOf(place)}`}
      block={block}
      body={body}
      place={place}
      count={count}
      languages={languages}
      problems={problems}
      hasRoom={hasRoom(body, place)}
      onEdit={() => editing.open({ place, block, isNew: false })}
      onMove={(by) => move(place, by)}
      onDuplicate={() => onChange(duplicated(body, place))}
      onAddBelow={() => adding.open(place[1] === undefined ? [place[0] + 1] : [place[0], place[1] + 1])}
      onRemove={() => remove(place, block)}
      nearEdit={BlockDialog.near}
    >
      {block.kind === 'condition' && (
        <>
          {block.blocks.length > 0 && (
            <ol className="mt-3 flex flex-col gap-2.5">
              {block.blocks.map((inner, at) => itemOf(inner, [place[0], at], block.blocks.length))}
            </ol>
          )}
          <Button
            variant="quiet"
            size="small"
            className="mt-2"
            icon={<Plus className="size-4" />}
            onClick={() => adding.open([place[0], block.blocks.length])}
          >
            {t('formsBuilder.blocks.addInside')}
          </Button>
        </>
      )}
    </BlockItem>
  );
  return (
    <Card as="section" title={t('formsBuilder.blocks.title')} description={t('formsBuilder.blocks.text')}>
      {body.blocks.length > 0 && (
        <ol className="flex flex-col gap-2.5">
          {body.blocks.map((block, at) => itemOf(block, [at], body.blocks.length))}
        </ol>
      )}
      <Button
        variant="secondary"
        className="mt-3"
        icon={<Plus className="size-5" />}
        disabled={!hasRoom(body, [0])}
        onClick={() => adding.open([end])}
      >
        {t('formsBuilder.blocks.add')}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {adding.show((place, opened) => (
        <AddBlock
          kinds={place[1] === undefined ? OUTSIDE : INSIDE}
          onChoose={(kind) => {
            opened.onClose();
            editing.open({ place, block: newBlock(kind), isNew: true });
          }}
          {...opened}
        />
      ))}
      {editing.show((one, opened) => (
        <BlockDialog {...one} body={body} languages={languages} onKeep={(block) => keep(one, block)} {...opened} />
      ))}
    </Card>
  );
}
