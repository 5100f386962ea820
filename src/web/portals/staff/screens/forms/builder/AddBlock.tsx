import type { BlockKind } from '#web/domains/forms/editing.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { BLOCK_ICONS } from './blockIcons.ts';

type AddBlockProps = Opened & { kinds: readonly BlockKind[]; onChoose(kind: BlockKind): void };

/** Which kind of block is added. */
export function AddBlock({ kinds, onChoose, ...opened }: AddBlockProps) {
  const { t } = useTranslation();
  return (
    <Dialog {...opened} size="large" title={t('formsBuilder.blocks.add')}>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {kinds.map((kind) => {
          const Icon = BLOCK_ICONS[kind];
          return (
            <li key={kind}>
              <button
                type="button"
                onClick={() => onChoose(kind)}
                className="flex min-h-14 w-full items-start gap-3 rounded-md border border-line-strong/50 bg-surface px-4 py-3 text-start transition-colors hover:border-line-strong hover:bg-sunken"
              >
                <Icon className="mt-0.5 size-5 shrink-0 text-action" aria-hidden="true" />
                <span>
                  <span className="block font-medium">{t(`formsBuilder.kinds.${kind}.name`)}</span>
                  <span className="block text-ink-soft text-sm">{t(`formsBuilder.kinds.${kind}.text`)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
