import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type HealthQuestionProps = {
  question: string;
  value: boolean | null;
  onChange(value: boolean): void;
  note: string;
  onNote(note: string): void;
  error: string | undefined;
  noteError: string | undefined;
};

/** The center's question at drop-off; a yes says in a few words what it is. */
export function HealthQuestion({ question, value, onChange, note, onNote, error, noteError }: HealthQuestionProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field group label={question} error={error}>
        <RadioCards
          name="health"
          columns={2}
          value={value === null ? null : value ? 'yes' : 'no'}
          onChange={(answer) => onChange(answer === 'yes')}
          options={[
            { value: 'no', label: t('common.no') },
            { value: 'yes', label: t('common.yes') },
          ]}
        />
      </Field>
      {value && (
        <Field label={t('kiosk.sign.note')} error={noteError}>
          <TextArea minRows={2} maxLength={500} value={note} onChange={(event) => onNote(event.currentTarget.value)} />
        </Field>
      )}
    </>
  );
}
