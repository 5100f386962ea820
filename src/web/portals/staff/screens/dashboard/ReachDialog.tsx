import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Heading } from '#web/ui/Heading.tsx';

/** As they are typed where Larkhouse is started; the same in every language. */
const SETTINGS = {
  house: 'HOST=0.0.0.0 PUBLIC_URL=http://NAME.local:3000 npm start',
  server: 'TRUST_PROXY=loopback PUBLIC_URL=https://daycare.example.org npm start',
  managed: null,
} as const;
const WAYS = ['house', 'server', 'managed'] as const;

type ReachDialogProps = { open?: boolean; onClose(): void };

/** The three ways in which others reach Larkhouse, in plain words (http-19). */
export function ReachDialog(opened: ReachDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog {...opened} title={t('centerReach.title')} description={t('centerReach.text')} size="large">
      <div className="flex flex-col gap-6">
        {WAYS.map((way) => (
          <section key={way} aria-labelledby={`reach-${way}`} className="flex flex-col gap-2">
            <Heading level={3} size="small" id={`reach-${way}`}>
              {t(`centerReach.${way}.title`)}
            </Heading>
            <p className="max-w-prose">{t(`centerReach.${way}.text`)}</p>
            {SETTINGS[way] && (
              <code className="select-all break-words rounded-md bg-sunken px-3 py-2.5 font-mono text-sm">
                {SETTINGS[way]}
              </code>
            )}
            {way === 'house' && <p className="max-w-prose text-ink-soft">{t('centerReach.house.note')}</p>}
          </section>
        ))}
        <p className="max-w-prose border-line border-t pt-4">{t('centerReach.guide')}</p>
      </div>
    </Dialog>
  );
}
