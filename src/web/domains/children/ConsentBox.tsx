import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { type ConsentAnswer, type ConsentForm, isDeclinable } from './consents.ts';

type ConsentBoxProps = {
  form: ConsentForm;
  /** What the family signed; nothing: the form was not seen yet. */
  answer: ConsentAnswer | undefined;
  onAnswer(answer: ConsentAnswer | undefined): void;
  hint?: ReactNode;
  /** It is on record already. */
  disabled?: boolean;
  isMissing?: boolean;
};

/** A signed form to tick; one that a family may refuse can be ticked as 'signed: declined' (children-16). */
export function ConsentBox({ form, answer, onAnswer, hint, disabled, isMissing }: ConsentBoxProps) {
  const { t } = useTranslation();
  const isDeclined = answer === 'declined';
  return (
    <div className="flex flex-wrap items-start gap-x-3">
      <Checkbox
        className="min-w-0 flex-1 basis-52"
        label={t(`childrenEnrollment.forms.${form}`)}
        hint={hint ?? (isDeclined && t('childrenEnrollment.consents.grantsNothing'))}
        checked={answer !== undefined}
        disabled={disabled}
        aria-invalid={isMissing || undefined}
        onChange={({ target }) => onAnswer(target.checked ? 'given' : undefined)}
      />
      {isDeclinable(form) && !disabled && (
        <Button
          size="small"
          className="max-sm:ms-5 max-sm:-mt-1"
          variant={isDeclined ? 'secondary' : 'quiet'}
          aria-pressed={isDeclined}
          icon={isDeclined && <Ban className="size-4" />}
          onClick={() => onAnswer(isDeclined ? undefined : 'declined')}
        >
          <span>
            {t('childrenEnrollment.consents.declined')}
            <VisuallyHidden>{` · ${t(`childrenEnrollment.forms.${form}`)}`}</VisuallyHidden>
          </span>
        </Button>
      )}
    </div>
  );
}
