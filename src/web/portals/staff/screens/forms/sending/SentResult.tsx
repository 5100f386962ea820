import { Link } from 'react-router';
import type { Reach, SentForm } from '#web/domains/forms/library.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { LeftOutList } from './LeftOutList.tsx';

type SentResultProps = Opened & {
  title: string;
  sent: readonly SentForm[];
  /** For whom it was sent; whoever got it meanwhile from somebody else is left out, too. */
  asked: readonly (number | string)[];
  leftOut: Reach['leftOut'];
};

/** To how many a form was sent, and who was left out, and why. */
export function SentResult({ title, sent, asked, leftOut, open, onClose }: SentResultProps) {
  const { t } = useTranslation();
  const people = new Set(sent.flatMap(({ signers }) => signers.map(({ guardianId }) => guardianId))).size;
  const meanwhile = asked.length - sent.length;
  const [first] = sent;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          {first && (
            <Button asChild variant="secondary">
              <Link to={`/forms/requests?form=${first.formId}`} onClick={onClose}>
                {t('formsLibrary.send.toRequests')}
              </Link>
            </Button>
          )}
          <Button onClick={onClose}>{t('common.done')}</Button>
        </>
      }
    >
      <div className="grid gap-3" role="status">
        <p className="font-medium">
          {t('formsLibrary.send.done', {
            children: t('formsLibrary.send.children', { count: sent.length }),
            people: t('formsLibrary.send.people', { count: people }),
          })}
        </p>
        {meanwhile > 0 && <p>{t('formsLibrary.send.meanwhile', { count: meanwhile })}</p>}
        <LeftOutList leftOut={leftOut} />
      </div>
    </Dialog>
  );
}
