import { useTranslation } from '#web/lib/useTranslation.tsx';

/** Says what became of a week that was filled. */
export function useFilledNotice() {
  const { t } = useTranslation();
  return ({ added, skipped, opened }: { added: number; skipped: number; opened: number }) => {
    const notes = [
      skipped > 0 ? t('rota.filled.skipped', { count: skipped }) : '',
      opened > 0 ? t('rota.filled.opened', { count: opened }) : '',
    ].filter(Boolean);
    return { title: t('rota.filled.title', { count: added }), description: notes.join('. ') || undefined };
  };
}
