import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { FormFile } from '#web/domains/forms/examples.ts';
import { type FileProblem, fileProblems } from '#web/domains/forms/library.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { useBeginForm } from './useBeginForm.ts';

/** Bytes; a form has at most 200,000 characters (forms-3), and its file some spaces. */
const LARGEST_FILE = 4_000_000;

/** Takes a form from a file, and says by block what of it cannot be taken. */
export default function ImportForm(opened: Opened) {
  const { t } = useTranslation();
  const [file, setFile] = useState<unknown>();
  const [unreadable, setUnreadable] = useState(false);
  const { begin, isPending, error } = useBeginForm();
  const problems = error instanceof RequestError ? fileProblems(error.fields, file) : [];
  const take = async (chosen: File) => {
    setUnreadable(false);
    const read = chosen.size > LARGEST_FILE ? undefined : await chosen.text().then(parsed);
    setFile(read);
    if (read === undefined) setUnreadable(true);
    else await begin(read as FormFile);
  };
  return (
    <Dialog
      {...opened}
      title={t('formsLibrary.import.title')}
      description={t('formsLibrary.import.text')}
      footer={
        <Button variant="secondary" onClick={opened.onClose}>
          {t('shell.cancel')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {isPending ? (
          <Loading message={t('formsLibrary.import.reading')} />
        ) : (
          <FileDrop
            icon={<FileUp />}
            label={t('formsLibrary.import.choose')}
            hint={t('formsLibrary.import.hint')}
            accept=".json,application/json"
            onFiles={([chosen]) => chosen && void take(chosen)}
          />
        )}
        {!isPending && unreadable && <Alert tone="error">{t('formsLibrary.import.unreadable')}</Alert>}
        {!isPending && !unreadable && problems.length > 0 && (
          <Alert tone="error" title={t('formsLibrary.import.wrong', { count: problems.length })}>
            <ul className="mt-1 list-disc ps-5">
              {problems.map((problem) => (
                <Problem key={`${problem.block} ${problem.text}`} problem={problem} />
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function Problem({ problem: { block, label, text } }: { problem: FileProblem }) {
  const { t } = useTranslation();
  if (block === null) return <li className="wrap-anywhere">{text}</li>;
  return (
    <li className="wrap-anywhere">
      {label ? t('formsLibrary.import.atNamed', { block, label, text }) : t('formsLibrary.import.at', { block, text })}
    </li>
  );
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
