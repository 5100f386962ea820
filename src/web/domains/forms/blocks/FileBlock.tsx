import { Paperclip } from 'lucide-react';
import type { AskedBlock } from '#contract/forms-asked.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { BlockField } from './BlockField.tsx';
import type { SimpleFieldProps } from './SimpleField.tsx';

type FileBlockProps = SimpleFieldProps<Extract<AskedBlock, { kind: 'file' }>>;

/** Where a file is asked for. */
export function FileBlock({ block, language, problem }: FileBlockProps) {
  const { t } = useTranslation();
  return (
    <BlockField block={block} language={language} problem={problem} group>
      <p className="flex items-center gap-3 rounded-md border border-line-strong/60 border-dashed px-4 py-3.5 text-ink-soft">
        <Paperclip className="size-5 shrink-0" aria-hidden="true" />
        {t('formsBlocks.noFiles')}
      </p>
    </BlockField>
  );
}
