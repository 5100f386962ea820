import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A file, chosen or dropped. */
export function FileDrop({ onFile }: { onFile(file: File): void }) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the input inside is everybody's
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label
        className={clsx(
          'relative flex cursor-pointer flex-col items-center gap-1.5 rounded-lg border-2 border-dashed px-6 py-9 text-center transition-colors',
          'has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
          over ? 'border-action bg-action-soft' : 'border-line-strong hover:border-action hover:bg-sunken',
        )}
      >
        <FileUp className="mb-1 size-7 text-action" aria-hidden="true" />
        <span className="font-semibold">{t('imports.choose')}</span>
        <span className="text-ink-soft text-sm">{t('imports.chooseHint')}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            // The same file, corrected, must be a change again.
            event.target.value = '';
          }}
        />
      </label>
    </div>
  );
}
