import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { toast } from '../../../../../ui/toast.ts';

type EditOutcomeInput = {
  /** Whose words say it. */
  words: 'children.edit' | 'children.guardians.form';
  /** Takes up what somebody else saved meanwhile; false when the save failed for another reason. */
  takeUp(error: unknown): Promise<boolean>;
  /** Puts the server's words at the fields that it refused. */
  showRefused(error: unknown): void;
  onDone(): void;
};

/** What follows the saving of an edit. */
export function useEditOutcome() {
  const { t } = useTranslation();
  return ({ words, takeUp, showRefused, onDone }: EditOutcomeInput) => ({
    onSuccess: () => {
      toast({ title: t(`${words}.saved`), variant: 'success' });
      onDone();
    },
    onError: async (error: unknown) => {
      if (await takeUp(error)) return;
      showRefused(error);
      toast({ title: t('shell.error'), description: reasonOf(error, t(`${words}.failed`)), variant: 'error' });
    },
  });
}
