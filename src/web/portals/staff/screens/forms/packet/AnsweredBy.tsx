import type { FormEntry } from '#web/domains/forms/library.ts';
import { type PacketLine, whyNotSent } from '#web/domains/forms/packet.ts';
import { answerLine } from '#web/domains/forms/staff-queries.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** No form has this id. */
const NONE = '0';

/** Which of the center's forms answers a line, chosen in place. */
export function AnsweredBy({ line, forms }: { line: PacketLine; forms: readonly FormEntry[] }) {
  const { t } = useTranslation();
  const words = useFormWords();
  const { run, isPending, variables } = useAction(answerLine, {
    done: t('formsPacket.answered.saved'),
    failed: t('formsPacket.answered.notSaved'),
  });
  const offered = forms.filter(({ id, retiredAt }) => retiredAt === null || id === line.formId);
  const chosen = isPending ? (variables?.body.formId ?? null) : line.formId;
  const textOf = (form: FormEntry) => {
    const why = whyNotSent(form);
    const title = words(form.title);
    return why === null ? title : t(`formsPacket.notSendable.${why}`, { title });
  };
  return (
    <Field
      label={
        <>
          {t('formsPacket.answered.label')}
          <span className="sr-only"> {line.name}</span>
        </>
      }
    >
      <Select
        value={String(chosen ?? NONE)}
        onChange={({ target }) =>
          void run({
            params: { line: line.id },
            body: { formId: target.value === NONE ? null : Number(target.value) },
          })
        }
      >
        <option value={NONE}>{t('formsPacket.answered.none')}</option>
        {offered.map((form) => (
          <option key={form.id} value={String(form.id)}>
            {textOf(form)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
