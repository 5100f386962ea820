import { Camera, Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import type { AskedBlock } from '#contract/forms-asked.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useUpload } from '#web/lib/useUpload.ts';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { fileIn, useFormFiles } from '../FormFiles.tsx';
import { BlockField } from './BlockField.tsx';
import { FileLink } from './FileLink.tsx';
import type { SimpleFieldProps } from './SimpleField.tsx';

type FileBlockProps = SimpleFieldProps<Extract<AskedBlock, { kind: 'file' }>>;
const ACCEPTED = 'image/*,.pdf,.doc,.docx,.xls,.xlsx';

/** A file that is asked for: a photo taken with the phone, or a document. It is sent at once; the draft then names it. */
export function FileBlock({ block, language, problem, value, onChange }: FileBlockProps) {
  const { t } = useTranslation();
  const files = useFormFiles();
  const upload = useUpload();
  const [sending, setSending] = useState<File>();
  const [error, setError] = useState('');
  const given = fileIn(value);
  const give = files?.give ?? null;
  const take = async ([file]: File[]) => {
    if (!file || !give) return;
    setSending(file);
    setError('');
    try {
      await upload.send(file, async ({ filePath }) => onChange(await give(block.key, filePath)));
    } catch (reason) {
      setError(reasonOf(reason, t('formsBlocks.file.failed')));
    } finally {
      setSending(undefined);
    }
  };
  const percent = Math.round(((sending && upload.progressOf(sending)) ?? 0) * 100);
  return (
    <BlockField block={block} language={language} problem={error || problem} group>
      {sending ? (
        <div className="grid gap-1.5 rounded-lg border border-line px-3.5 py-3">
          <p className="truncate font-medium">{sending.name}</p>
          <ProgressBar
            label={t('common.uploadOf', { name: sending.name })}
            hideLabel
            value={percent}
            valueText={t('common.percent', { percent })}
          />
        </div>
      ) : given ? (
        <div className="flex items-center gap-3 rounded-lg border border-line py-2 ps-3.5 pe-2">
          <p className="min-w-0 flex-1">
            <FileLink file={given} />
          </p>
          <IconButton label={t('common.removeNamed', { name: given.name })} onClick={() => onChange(undefined)}>
            <X />
          </IconButton>
        </div>
      ) : give ? (
        <FileDrop
          icon={<Camera />}
          label={t('formsBlocks.file.choose')}
          hint={t('formsBlocks.file.hint')}
          accept={ACCEPTED}
          onFiles={(chosen) => void take(chosen)}
        />
      ) : (
        <p className="flex items-center gap-3 rounded-md border border-line-strong/60 border-dashed px-4 py-3.5 text-ink-soft">
          <Paperclip className="size-5 shrink-0" aria-hidden="true" />
          {t('formsBlocks.file.here')}
        </p>
      )}
    </BlockField>
  );
}
