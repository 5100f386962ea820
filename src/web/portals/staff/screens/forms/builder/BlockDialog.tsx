import { type FormEvent, useState } from 'react';
import type { FormBody } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { errorsOf, ready } from '#web/domains/forms/blockDraft.ts';
import { type AnyBlock, keysOf, type Place, sourcesBefore } from '#web/domains/forms/editing.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { BlockFields } from '../fields/BlockFields.tsx';

type BlockDialogProps = Opened & {
  body: FormBody;
  place: Place;
  block: AnyBlock;
  isNew: boolean;
  languages: readonly Language[];
  onKeep(block: AnyBlock): void;
};

/** One block, in all languages of the form. */
export default function BlockDialog({ body, place, block, isNew, languages, onKeep, ...opened }: BlockDialogProps) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState(block);
  const [isAsked, setAsked] = useState(false);
  const own = !isNew && 'key' in block ? block.key : undefined;
  // Of two blocks that are called alike both are other blocks.
  const all = keysOf(body);
  const others = all.filter((key, at) => key !== own || all.indexOf(key) !== at);
  const errors = errorsOf(edited, others);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(errors).length > 0) return tellIncomplete(t('formsBuilder.incomplete'))({});
    onKeep(ready(edited, others));
    opened.onClose();
  };
  const name = t(`formsBuilder.kinds.${block.kind}.name`);
  return (
    <FormDialog
      {...opened}
      size="large"
      title={isNew ? t('formsBuilder.blocks.new', { kind: name }) : t('formsBuilder.blocks.edit', { kind: name })}
      description={t(`formsBuilder.kinds.${block.kind}.text`)}
      onSubmit={submit}
      submit={t('formsBuilder.apply')}
    >
      <BlockFields
        block={edited}
        languages={languages}
        errors={isAsked ? errors : {}}
        sources={sourcesBefore(body, place)}
        onChange={setEdited}
      />
    </FormDialog>
  );
}
