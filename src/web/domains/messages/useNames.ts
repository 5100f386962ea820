import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Addressee, Thread } from './rules.ts';

type Named = Pick<Addressee, 'kind' | 'name'>;

/** How those who take part in messages are called. */
export function useNames() {
  const { t, i18n } = useTranslation();
  const nameOf = ({ kind, name }: Named): string =>
    kind === 'staff' || kind === 'guardian' ? name : t(`messages.kinds.${kind}`, { name });
  /** The others in a thread; who took part with nobody else is named themselves. */
  const othersIn = ({ members }: Pick<Thread, 'members'>): string => {
    const others = members.filter(({ isSelf }) => !isSelf);
    const names = (others.length > 0 ? others : members).map(nameOf).filter((name) => name !== '');
    return new Intl.ListFormat(localeOf(i18n.language), { type: 'unit', style: 'short' }).format(names);
  };
  return { nameOf, othersIn };
}
