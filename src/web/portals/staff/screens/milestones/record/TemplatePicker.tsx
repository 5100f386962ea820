import { useState } from 'react';
import { CategoryMark } from '#web/domains/milestones/CategoryMark.tsx';
import { type Category, type GrowingChild, open, suggested, type Template } from '#web/domains/milestones/rules.ts';
import { useAge } from '#web/domains/milestones/useAge.ts';
import { matchesSearch } from '#web/lib/matchesSearch.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SearchInput } from '#web/ui/SearchInput.tsx';

type TemplatePickerProps = {
  templates: readonly Template[];
  categories: readonly Category[];
  chosen: readonly GrowingChild[];
  value: number | null;
  onChange(templateId: number): void;
  error: string | undefined;
};

/** How many milestones are suggested before one asks for more. */
const AT_FIRST = 6;

/** What was achieved: first what suits the children's age, everything else by looking for it. */
export function TemplatePicker({ templates, categories, chosen, value, onChange, error }: TemplatePickerProps) {
  const { t } = useTranslation();
  const age = useAge();
  const [search, setSearch] = useState('');
  const [isWhole, setWhole] = useState(false);
  const all = open(templates, categories, chosen);
  const fitting = suggested(all, chosen);
  const rest = all.filter((template) => !fitting.includes(template));
  const found = search.trim() === '' ? [...fitting, ...rest] : all.filter(({ title }) => matchesSearch(title, search));
  const shown = isWhole || search.trim() !== '' ? found : found.slice(0, Math.max(AT_FIRST, placeOf(found, value) + 1));
  const areaOf = (template: Template) => categories.find(({ id }) => id === template.categoryId);
  return (
    <Field group label={t('milestones.record.what')} required {...(error && { error })}>
      <div className="grid gap-3">
        <SearchInput value={search} onChange={setSearch} label={t('milestones.record.searchTemplate')} />
        {shown.length === 0 ? (
          <p className="text-ink-soft">{t('milestones.record.noneFound')}</p>
        ) : (
          <RadioCards
            name="milestone"
            value={value === null ? null : String(value)}
            onChange={(id) => onChange(Number(id))}
            columns={2}
            options={shown.map((template) => {
              const area = areaOf(template);
              return {
                value: String(template.id),
                label: template.title,
                hint: t('milestonesGrowth.ageRange', {
                  from: age(template.ageRangeMin),
                  to: age(template.ageRangeMax),
                }),
                icon: area && <CategoryMark category={area} small />,
              };
            })}
          />
        )}
        {!isWhole && shown.length < found.length && (
          <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setWhole(true)}>
            {t('milestones.record.more', { count: found.length - shown.length })}
          </Button>
        )}
      </div>
    </Field>
  );
}

const placeOf = (templates: readonly Template[], id: number | null): number =>
  templates.findIndex((template) => template.id === id);
