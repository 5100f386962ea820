import type { ContactKind } from '#contract/child-file-choices.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';
import type { FileChange } from './queries.ts';

/** What a change says: of each field what stands there and what would. */
export function ChangeText({ change }: { change: FileChange }) {
  const { t } = useTranslation();
  const shown = (name: string, text: string | null) => {
    if (text === null) return t('childFile.nothing');
    if (name === 'dateOfBirth') return formatDate(text);
    return name === 'kind' ? t(`childFile.kinds.${text as ContactKind}`) : text;
  };
  const isWhole = change.kind === 'add-contact' || change.kind === 'remove-contact';
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {change.fields.map(({ name, before, after }) => (
        <div key={name} className="wrap-anywhere sm:contents">
          <dt className="text-ink-soft text-sm leading-6">{t(`childFile.fields.${name}`)}</dt>
          <dd className="whitespace-pre-line">
            <Private>
              {isWhole || before === after
                ? shown(name, after ?? before)
                : t('childFile.fromTo', { before: shown(name, before), after: shown(name, after) })}
            </Private>
          </dd>
        </div>
      ))}
    </dl>
  );
}
