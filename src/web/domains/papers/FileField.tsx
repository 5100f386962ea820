import { Camera, X } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { ACCEPTED_FILES } from './rules.ts';
import type { ChosenFile } from './useChosenFile.ts';

/** A photo taken with the phone or a PDF, which is sent with the form. */
export function FileField({ chosen, kept }: { chosen: ChosenFile; kept: string | null }) {
  const { t } = useTranslation();
  const { file, progress, error, choose, drop } = chosen;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <Field group label={t('papers.fields.file')} error={error}>
      {file ? (
        <div className="flex items-center gap-3 rounded-lg border border-line py-2 ps-3.5 pe-2">
          <div className="grid min-w-0 flex-1 gap-1.5">
            <p className="truncate font-medium">{file.name}</p>
            {progress !== null && (
              <ProgressBar
                label={t('common.uploadOf', { name: file.name })}
                hideLabel
                value={percent}
                valueText={t('common.percent', { percent })}
              />
            )}
          </div>
          <IconButton label={t('common.removeNamed', { name: file.name })} onClick={drop}>
            <X />
          </IconButton>
        </div>
      ) : (
        <FileDrop
          icon={<Camera />}
          label={t('papers.file.choose')}
          hint={kept === null ? t('papers.file.hint') : t('papers.file.keeps', { name: kept })}
          accept={ACCEPTED_FILES}
          onFiles={choose}
        />
      )}
    </Field>
  );
}
