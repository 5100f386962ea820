import { LEFT_OUT } from '#contract/forms-request-choices.ts';
import type { Reach } from '#web/domains/forms/library.ts';
import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** Who is not asked, by reason. */
export function LeftOutList({ leftOut }: Pick<Reach, 'leftOut'>) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
  const groups = LEFT_OUT.map((reason) => ({
    reason,
    names: leftOut.filter((one) => one.reason === reason).map(({ childName }) => childName),
  })).filter(({ names }) => names.length > 0);
  if (groups.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {groups.map(({ reason, names }) => (
        <li key={reason} className="wrap-anywhere">
          <p className="font-medium">{t(`formsLibrary.send.leftOut.${reason}`, { count: names.length })}</p>
          <p className="text-ink-soft text-sm">{list.format(names)}</p>
        </li>
      ))}
    </ul>
  );
}
