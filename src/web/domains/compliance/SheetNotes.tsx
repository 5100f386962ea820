import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { ShownSheet } from './rules.ts';

/** What has to be known to read a sheet, and the rules behind it with where they come from. */
export function SheetNotes({ notes }: { notes: ShownSheet['notes'] }) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <section aria-label={t('compliance.notes')} className="text-ink-soft text-sm">
      <ul className="flex max-w-3xl list-disc flex-col gap-1 ps-5">
        {notes.map(({ text, source, evidence }) => (
          <li key={text}>{source ? t('compliance.noteSource', { text, source, evidence }) : text}</li>
        ))}
      </ul>
    </section>
  );
}
