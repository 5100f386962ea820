import { ArrowDown, ArrowUp, Copy, Pencil, Plus, Trash2, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { FormBody } from '#contract/forms-blocks.ts';
import type { FormProblem } from '#contract/forms-problems.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { type AnyBlock, missingIn, type Place, pathOf, textsOf } from '#web/domains/forms/editing.ts';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { BLOCK_ICONS } from './blockIcons.ts';
import { ConditionText } from './ConditionText.tsx';
import { useBlockName } from './useBlockName.ts';

type BlockItemProps = {
  /** Of its place. */
  id: string;
  block: AnyBlock;
  body: FormBody;
  place: Place;
  /** How many stand beside it, itself too. */
  count: number;
  languages: readonly Language[];
  problems: Readonly<Record<string, FormProblem>>;
  hasRoom: boolean;
  onEdit(): void;
  onMove(by: -1 | 1): void;
  onDuplicate(): void;
  onAddBelow(): void;
  onRemove(): void;
  nearEdit: object;
  /** What stands in it. */
  children?: ReactNode;
};

/** One block: what it asks, what is wrong with it, and what can be done with it. Alt and an arrow move it, too. */
export function BlockItem({
  id,
  block,
  body,
  place,
  count,
  languages,
  problems,
  hasRoom,
  onEdit,
  onMove,
  onDuplicate,
  onAddBelow,
  onRemove,
  nearEdit,
  children,
}: BlockItemProps) {
  const { t } = useTranslation();
  const nameOf = useBlockName();
  const Icon = BLOCK_ICONS[block.kind];
  const name = nameOf(block);
  const at = place[1] ?? place[0];
  const missing = block.kind === 'condition' ? [] : missingIn(textsOf(block), languages);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!event.altKey || !by) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(by);
  };
  return (
    <li
      data-place={place.join('-')}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={onKeyDown}
      className="scroll-mt-24 rounded-md border border-line bg-surface p-3 outline-focus"
    >
      <div className="flex flex-wrap items-start gap-x-3">
        <div className="flex min-w-0 flex-1 basis-56 gap-3 py-2">
          <Icon className="mt-0.5 size-5 shrink-0 text-action" aria-hidden="true" />
          <div className="min-w-0 flex-1">
            {block.kind === 'condition' ? (
              <ConditionText condition={block} body={body} place={place} />
            ) : (
              <p className="wrap-anywhere font-medium">{name}</p>
            )}
            <div className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
              <span>{t(`formsBuilder.kinds.${block.kind}.name`)}</span>
              {'isRequired' in block && block.isRequired && <Badge icon={null}>{t('formsBuilder.required')}</Badge>}
              {missing.length > 0 && (
                <Badge tone="highlight">
                  {t('formsBuilder.missingIn', {
                    languages: missing.map((language) => LANGUAGE_NAMES[language]).join(', '),
                  })}
                </Badge>
              )}
            </div>
            <ProblemLines problems={problems} path={pathOf(place)} isCondition={block.kind === 'condition'} />
          </div>
        </div>
        <div className="ms-auto flex shrink-0">
          <IconButton
            id={`${id}-up`}
            label={t('formsBuilder.blocks.up', { name })}
            aria-keyshortcuts="Alt+ArrowUp"
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            id={`${id}-down`}
            label={t('formsBuilder.blocks.down', { name })}
            aria-keyshortcuts="Alt+ArrowDown"
            disabled={at === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowDown />
          </IconButton>
          <IconButton label={t('common.editNamed', { name })} onClick={onEdit} {...nearEdit}>
            <Pencil />
          </IconButton>
          <MoreMenu label={t('common.moreFor', { name })}>
            <MenuItem icon={<Copy />} disabled={!hasRoom} onSelect={onDuplicate}>
              {t('formsBuilder.blocks.duplicate')}
            </MenuItem>
            <MenuItem icon={<Plus />} disabled={!hasRoom} onSelect={onAddBelow}>
              {t('formsBuilder.blocks.addBelow')}
            </MenuItem>
            <MenuItem icon={<Trash2 />} danger onSelect={onRemove}>
              {t('formsBuilder.blocks.remove')}
            </MenuItem>
          </MoreMenu>
        </div>
      </div>
      {children}
    </li>
  );
}

type ProblemLinesProps = { problems: Readonly<Record<string, FormProblem>>; path: string; isCondition: boolean };

/** What keeps a block from being published; of a condition not what is wrong in its blocks, which say it themselves. */
function ProblemLines({ problems, path, isCondition }: ProblemLinesProps) {
  const { t } = useTranslation();
  const own = Object.entries(problems).filter(
    ([one]) => one.startsWith(`${path}.`) && !(isCondition && one.startsWith(`${path}.blocks.`)),
  );
  if (own.length === 0) return null;
  return (
    <ul className="mt-1.5">
      {own.map(([one, problem]) => (
        <li key={one} className="flex items-start gap-1.5 font-medium text-attention-ink text-sm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {t(`formsBuilder.problems.${problem}`)}
        </li>
      ))}
    </ul>
  );
}
