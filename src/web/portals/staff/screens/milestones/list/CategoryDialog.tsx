import { useForm, useWatch } from 'react-hook-form';
import {
  CATEGORY_ICONS,
  type CategoryIcon,
  COLOR_THEMES,
  type ColorTheme,
  MILESTONE_AGE_GROUPS,
} from '#contract/milestones-choices.ts';
import { CategoryMark } from '#web/domains/milestones/CategoryMark.tsx';
import { addCategory, changeCategory } from '#web/domains/milestones/queries.ts';
import type { Category } from '#web/domains/milestones/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { TemplateTextDialog } from './TemplateTextDialog.tsx';

interface Values {
  name: string;
  description: string;
  ageGroup: Category['ageGroup'];
  iconName: CategoryIcon;
  colorTheme: ColorTheme;
}

type CategoryDialogProps = {
  /** Undefined: a new one. */
  category: Category | undefined;
  onDone(): void;
};

/** Adds an area, or changes one; of the starter set only the texts that were changed become one's own. */
export function CategoryDialog({ category, onDone }: CategoryDialogProps) {
  const { t } = useTranslation();
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      ageGroup: category?.ageGroup ?? 'all',
      iconName: category?.iconName ?? 'sprout',
      colorTheme: category?.colorTheme ?? 'hue-4',
    },
  });
  const { errors, dirtyFields } = formState;
  const [iconName, colorTheme] = useWatch({ control, name: ['iconName', 'colorTheme'] });
  const told = {
    done: t('milestones.child.saved'),
    failed: t('milestones.child.notSaved'),
    onDone,
    fields: ['name', 'description'] as const,
    setError,
  };
  const add = useAction(addCategory, told);
  const change = useAction(changeCategory, told);
  const send = ({ name, description, ...rest }: Values) => {
    if (!category) return add.run({ body: { name, description, ...rest, sortOrder: LAST } });
    const texts = { ...(dirtyFields.name && { name }), ...(dirtyFields.description && { description }) };
    return change.run({ params: { id: category.id }, body: { ...texts, ...rest, version: category.version } });
  };
  const giveBack = () =>
    category &&
    change.run({ params: { id: category.id }, body: { name: null, description: null, version: category.version } });
  const busy = add.isPending || change.isPending;
  return (
    <TemplateTextDialog
      title={t(category ? 'milestones.manage.editCategory' : 'milestones.manage.addCategory')}
      row={category}
      busy={busy}
      onSubmit={handleSubmit(send)}
      onGiveBack={giveBack}
      onDone={onDone}
    >
      <Field label={t('common.name')} required error={errors.name?.message}>
        <TextInput maxLength={80} {...register('name', { required: t('milestones.manage.nameRequired') })} />
      </Field>
      <Field label={t('milestones.manage.description')} error={errors.description?.message}>
        <TextArea minRows={2} maxLength={500} {...register('description')} />
      </Field>
      <Field label={t('milestones.manage.ageGroup')}>
        <Select
          options={MILESTONE_AGE_GROUPS.map((value) => ({ value, label: t(`milestones.ageGroups.${value}`) }))}
          {...register('ageGroup')}
        />
      </Field>
      <div className="flex items-end gap-3">
        <Field label={t('milestones.manage.icon')} className="flex-1">
          <Select
            options={CATEGORY_ICONS.map((value) => ({ value, label: t(`milestones.icons.${value}`) }))}
            {...register('iconName')}
          />
        </Field>
        <Field label={t('milestones.manage.color')} className="flex-1">
          <Select
            options={COLOR_THEMES.map((value) => ({ value, label: t(`milestones.colors.${value}`) }))}
            {...register('colorTheme')}
          />
        </Field>
        <span className="grid h-11 place-content-center">
          <CategoryMark category={{ iconName, colorTheme }} />
        </span>
      </div>
    </TemplateTextDialog>
  );
}

/** A new area stands after those that are there. */
const LAST = 100;
