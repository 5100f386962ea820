import { useForm, useWatch } from 'react-hook-form';
import {
  DIFFICULTY_LEVELS,
  OLDEST_MONTHS,
  SKILL_TYPES,
  STICKER_DESIGNS,
  type StickerDesign,
} from '#contract/milestones-choices.ts';
import { addTemplate, changeTemplate } from '#web/domains/milestones/queries.ts';
import type { Category, Template } from '#web/domains/milestones/rules.ts';
import { Sticker } from '#web/domains/milestones/Sticker.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { TemplateTextDialog } from './TemplateTextDialog.tsx';

interface Values {
  title: string;
  description: string;
  celebrationMessage: string;
  parentTip: string;
  categoryId: string;
  ageRangeMin: string;
  ageRangeMax: string;
  skillType: Template['skillType'];
  difficultyLevel: Template['difficultyLevel'];
  stickerDesign: StickerDesign;
}
const TEXTS = ['title', 'description', 'celebrationMessage', 'parentTip'] as const;
const FIELDS = [
  'title',
  'description',
  'celebrationMessage',
  'parentTip',
  'categoryId',
  'ageRangeMin',
  'ageRangeMax',
] as const;

type TemplateDialogProps = {
  /** Undefined: a new one. */
  template: Template | undefined;
  categoryId: number;
  categories: readonly Category[];
  onDone(): void;
};

/** Adds a milestone to choose from, or changes one; of the starter set only the texts that were changed become one's own. */
export function TemplateDialog({ template, categoryId, categories, onDone }: TemplateDialogProps) {
  const { t } = useTranslation();
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: valuesOf(template, categoryId),
  });
  const { errors, dirtyFields } = formState;
  const design = useWatch({ control, name: 'stickerDesign' });
  const told = {
    done: t('milestones.child.saved'),
    failed: t('milestones.child.notSaved'),
    onDone,
    fields: FIELDS,
    setError,
  };
  const add = useAction(addTemplate, told);
  const change = useAction(changeTemplate, told);
  const send = ({ title, description, celebrationMessage, parentTip, ...rest }: Values) => {
    const texts = { title, description, celebrationMessage, parentTip };
    const terms = {
      ...rest,
      categoryId: Number(rest.categoryId),
      ageRangeMin: Number(rest.ageRangeMin),
      ageRangeMax: Number(rest.ageRangeMax),
    };
    if (!template) return add.run({ body: { ...texts, ...terms } });
    const changed = Object.fromEntries(TEXTS.filter((name) => dirtyFields[name]).map((name) => [name, texts[name]]));
    const body = { ...changed, ...terms, version: template.version };
    return change.run({ params: { id: template.id }, body });
  };
  const giveBack = () =>
    template &&
    change.run({
      params: { id: template.id },
      body: { title: null, description: null, celebrationMessage: null, parentTip: null, version: template.version },
    });
  const ages = { required: t('milestones.manage.ageRequired'), min: 0, max: OLDEST_MONTHS };
  const busy = add.isPending || change.isPending;
  return (
    <TemplateTextDialog
      title={t(template ? 'milestones.manage.editTitle' : 'milestones.manage.addTitle')}
      row={template}
      busy={busy}
      onSubmit={handleSubmit(send)}
      onGiveBack={giveBack}
      onDone={onDone}
    >
      <Field label={t('common.title')} required error={errors.title?.message}>
        <TextInput maxLength={120} {...register('title', { required: t('common.titleIsRequired') })} />
      </Field>
      <Field label={t('milestones.manage.description')} error={errors.description?.message}>
        <TextArea minRows={2} maxLength={1000} {...register('description')} />
      </Field>
      <Field
        label={t('milestones.manage.message')}
        hint={t('milestones.manage.messageHint')}
        error={errors.celebrationMessage?.message}
      >
        <TextArea minRows={2} maxLength={1000} {...register('celebrationMessage')} />
      </Field>
      <Field label={t('milestones.manage.tip')} hint={t('milestones.manage.tipHint')} error={errors.parentTip?.message}>
        <TextArea minRows={2} maxLength={1000} {...register('parentTip')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('milestones.manage.from')} required error={errors.ageRangeMin?.message}>
          <TextInput type="number" inputMode="numeric" {...register('ageRangeMin', ages)} />
        </Field>
        <Field label={t('milestones.manage.to')} required error={errors.ageRangeMax?.message}>
          <TextInput type="number" inputMode="numeric" {...register('ageRangeMax', ages)} />
        </Field>
        <Field label={t('milestones.manage.category')} required error={errors.categoryId?.message}>
          <Select
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...register('categoryId')}
          />
        </Field>
        <Field label={t('milestones.manage.skill')}>
          <Select
            options={SKILL_TYPES.map((value) => ({ value, label: t(`milestones.skills.${value}`) }))}
            {...register('skillType')}
          />
        </Field>
        <Field label={t('milestones.manage.level')}>
          <Select
            options={DIFFICULTY_LEVELS.map((value) => ({ value, label: t(`milestones.levels.${value}`) }))}
            {...register('difficultyLevel')}
          />
        </Field>
        <div className="flex items-end gap-3">
          <Field label={t('milestones.manage.sticker')} className="flex-1">
            <Select
              options={STICKER_DESIGNS.map((value) => ({ value, label: t(`milestones.stickers.${value}`) }))}
              {...register('stickerDesign')}
            />
          </Field>
          <Sticker design={design} className="size-12" />
        </div>
      </div>
    </TemplateTextDialog>
  );
}

const valuesOf = (template: Template | undefined, categoryId: number): Values => ({
  title: template?.title ?? '',
  description: template?.description ?? '',
  celebrationMessage: template?.celebrationMessage ?? '',
  parentTip: template?.parentTip ?? '',
  categoryId: String(template?.categoryId ?? categoryId),
  ageRangeMin: template ? String(template.ageRangeMin) : '',
  ageRangeMax: template ? String(template.ageRangeMax) : '',
  skillType: template?.skillType ?? 'cognitive',
  difficultyLevel: template?.difficultyLevel ?? 'growing',
  stickerDesign: template?.stickerDesign ?? 'star',
});
