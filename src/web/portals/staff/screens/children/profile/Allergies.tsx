import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** Everybody around a child has to know these: they stand first, and never by colour alone. */
export function Allergies({ allergies }: { allergies: string }) {
  const { t } = useTranslation();
  if (!allergies) return <p className="text-ink-soft">{t('childrenManagement.profile.noAllergies')}</p>;
  return (
    <section className="flex gap-3 rounded-md border border-attention/40 bg-attention-soft px-4 py-3.5">
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-attention" />
      <div className="min-w-0">
        <h4 className="font-semibold text-attention-ink">{t('childrenManagement.profile.allergies')}</h4>
        <p className="whitespace-pre-line break-words">{allergies}</p>
      </div>
    </section>
  );
}
