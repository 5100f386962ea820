import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import {
  CATEGORY_ICONS,
  type CategoryIcon,
  COLOR_THEMES,
  type ColorTheme,
  MILESTONE_AGE_GROUPS,
} from '../../../../../../contract/milestone-choices.ts';
import { CategoryMark } from '../../../../../domains/milestones/CategoryMark.tsx';
import { addCategory, changeCategory } from '../../../../../domains/milestones/queries.ts';
import type { Category } from '../../../../../domains/milestones/rules.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { useTellOf } from './useTellOf.ts';
import { WordsDialog } from './WordsDialog.tsx';

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
  const tell = useTellOf(onDone);
  const add = useMutation(addCategory);
  const change = useMutation(changeCategory);
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, dirtyFields },
  } = useForm<Values>({
    defaultValues: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      ageGroup: category?.ageGroup ?? 'all',
      iconName: category?.iconName ?? 'sprout',
      colorTheme: category?.colorTheme ?? 'hue-4',
    },
  });
  const [iconName, colorTheme] = useWatch({ control, name: ['iconName', 'colorTheme'] });
  const outcome = {
    onSuccess: tell.saved,
    onError: (error: unknown) => {
      showRefusedFields(error, { name: 'name', description: 'description' }, setError);
      tell.failed(error);
    },
  };
  const send = ({ name, description, ...rest }: Values) => {
    if (!category) return add.mutate({ body: { name, description, ...rest, sortOrder: LAST } }, outcome);
    const texts = { ...(dirtyFields.name && { name }), ...(dirtyFields.description && { description }) };
    change.mutate({ params: { id: category.id }, body: { ...texts, ...rest, version: category.version } }, outcome);
  };
  const giveBack = () =>
    category &&
    change.mutate(
      { params: { id: category.id }, body: { name: null, description: null, version: category.version } },
      outcome,
    );
  const busy = add.isPending || change.isPending;
  return (
    <WordsDialog
      title={t(category ? 'milestones.manage.editCategory' : 'milestones.manage.addCategory')}
      row={category}
      busy={busy}
      onSubmit={handleSubmit(send)}
      onGiveBack={giveBack}
      onDone={onDone}
    >
      <Field label={t('milestones.manage.name')} required error={errors.name?.message}>
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
    </WordsDialog>
  );
}

/** A new area stands after those that are there. */
const LAST = 100;
