import type { PacketLine } from '#web/domains/forms/packet.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { useLackText } from './useLackText.ts';

/** For how many children a line lacks, and behind that for whom and how. */
export function WhoLacks({ line: { formId, for: of, lacking, name } }: { line: PacketLine }) {
  const { t } = useTranslation();
  const lackText = useLackText();
  if (formId === null) return null;
  if (of !== 'every-child')
    return <p className="text-ink-soft text-sm lg:col-span-2">{t('formsPacket.lacks.notCounted')}</p>;
  if (lacking.length === 0)
    return (
      <div className="lg:col-span-2">
        <Badge tone="success">{t('formsPacket.lacks.nobody')}</Badge>
      </div>
    );
  return (
    <details className="-my-1.5 min-w-0 lg:col-span-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-action">
        {t('formsPacket.lacks.count', { count: lacking.length })}
        <span className="sr-only"> {name}</span>
      </summary>
      <ul className="grid gap-x-6 rounded-md bg-sunken px-3 py-2 sm:grid-cols-2 xl:grid-cols-3">
        {lacking.map(({ childId, name: child, isAsked, ranOutOn }) => (
          <li key={childId} className="wrap-anywhere flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
            <span>{child}</span>
            <span className="text-ink-soft text-sm">{lackText({ isAsked, ranOutOn })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
