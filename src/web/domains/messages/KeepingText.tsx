import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Keeping } from './draftKeeper.ts';

/** Says whether what is written is kept. */
export function KeepingText({ keeping }: { keeping: Keeping }) {
  const { t } = useTranslation();
  return <span role="status">{keeping === 'idle' ? '' : t(`messages.keeping.${keeping}`)}</span>;
}
