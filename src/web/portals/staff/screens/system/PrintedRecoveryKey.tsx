import { createPortal } from 'react-dom';
import { groupsOf, type ShownKey } from '#web/domains/system/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatInstantExactly } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** The recovery key on paper, with what it is for; nothing else of the screen is printed beside it. */
export function PrintedRecoveryKey({ shown }: { shown: ShownKey }) {
  const { t } = useTranslation();
  const { center } = useStaffSession();
  return createPortal(
    <article data-print-alone className="hidden text-lg print:block">
      <p className="mb-10 font-semibold text-xl">{center.name}</p>
      <h1 className="font-semibold text-3xl">{t('system.key.paperTitle')}</h1>
      <p className="mt-2">{t('system.key.paperMade', { at: formatInstantExactly(shown.madeAt) })}</p>
      <ol className="my-10 flex flex-wrap gap-x-4 gap-y-3 font-mono text-2xl">
        {groupsOf(shown).map(({ place, letters }) => (
          <li key={place} className="not-last:after:content-['_-']">
            {letters}
          </li>
        ))}
      </ol>
      <ul className="grid list-disc gap-3 ps-6">
        <li>{t('system.key.paperFor')}</li>
        <li>{t('system.key.paperWhere')}</li>
        <li>{t('system.key.paperHow')}</li>
      </ul>
    </article>,
    document.body,
  );
}
