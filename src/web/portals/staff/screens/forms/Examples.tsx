import { FileText } from 'lucide-react';
import { EXAMPLES } from '#web/domains/forms/examples.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useBeginForm } from './useBeginForm.ts';

/** Forms to begin with, each one press away. */
export function Examples() {
  const { t } = useTranslation();
  const { beginFrom, isPending } = useBeginForm();
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {EXAMPLES.map((example) => (
          <li key={example} className="flex flex-col gap-3 rounded-md border border-line p-4">
            <p className="flex items-center gap-2 font-semibold">
              <FileText className="size-5 shrink-0 text-action" aria-hidden="true" />
              {t(`formsLibrary.examples.${example}.title`)}
            </p>
            <p className="flex-1 text-ink-soft text-sm">{t(`formsLibrary.examples.${example}.text`)}</p>
            <Button
              variant="secondary"
              className="self-start"
              busy={isPending}
              aria-label={t('formsLibrary.examples.startNamed', { title: t(`formsLibrary.examples.${example}.title`) })}
              onClick={() => void beginFrom(example)}
            >
              {t('formsLibrary.examples.start')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">{t('formsLibrary.examples.counsel')}</p>
    </>
  );
}
