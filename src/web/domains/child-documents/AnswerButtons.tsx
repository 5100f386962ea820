import { Check } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { answerDocument, type ChildDocument } from './queries.ts';

const RefuseForm = lazyDialog(() => import('./RefuseForm.tsx'));

/** Accepts what a family gave by one press, or refuses it. @param what of which child and document, for screen readers */
export function AnswerButtons({ document, what }: { document: ChildDocument; what: string }) {
  const { t } = useTranslation();
  const refusing = useDialog();
  const { run, isPending } = useAction(answerDocument, {
    done: t('childDocuments.accepted'),
    failed: t('childDocuments.notSaved'),
  });
  const { id, version } = document;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        icon={<Check />}
        busy={isPending}
        aria-label={t('childDocuments.acceptOf', { what })}
        onClick={() => run({ params: { id }, body: { isAccepted: true, version } })}
      >
        {t('childDocuments.accept')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('childDocuments.refuse.of', { what })}
        onClick={() => refusing.open()}
        {...RefuseForm.near}
      >
        {t('childDocuments.refuse.submit')}
      </Button>
      {refusing.show((_, opened) => (
        <RefuseForm document={document} {...opened} />
      ))}
    </div>
  );
}
