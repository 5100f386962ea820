import { declineWish } from '#web/domains/rota/queries.ts';
import type { ShiftWish } from '#web/domains/rota/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { useOwnText } from './useOwnText.ts';

/** Declines what somebody asks for; they read why. */
export default function DeclineWish({ wish, ...opened }: Opened & { wish: ShiftWish }) {
  const { t } = useTranslation();
  const text = useOwnText();
  return (
    <ReasonDialog
      {...opened}
      action={declineWish}
      sent={(reason) => ({ params: { id: wish.id }, body: { reason } })}
      done={t('rota.wishes.declined')}
      failed={t('rota.wishes.notAnswered')}
      title={t('rota.wishes.declineTitle')}
      description={t('rota.wishes.declineText', { name: wish.name, shift: text.wholeOf(wish) })}
      submit={t('rota.wishes.decline')}
      danger
      hint={t('rota.wishes.reasonHint')}
    />
  );
}
