import { Monitor, Moon, Sun } from 'lucide-react';
import { THEMES } from '../../../contract/preference-defaults.ts';
import type { ThemeChoice } from '../../lib/theme.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

export function ThemeField({ value, onChange }: { value: ThemeChoice; onChange(theme: ThemeChoice): void }) {
  const { t } = useTranslation();
  return (
    <Field group label={t('preferences.theme')}>
      <RadioCards
        name="theme"
        columns="row"
        value={value}
        options={THEMES.map((theme) => {
          const Icon = ICONS[theme];
          return { value: theme, label: t(`preferences.themes.${theme}`), icon: <Icon aria-hidden="true" /> };
        })}
        onChange={(chosen) => onChange(THEMES.find((theme) => theme === chosen) ?? 'system')}
      />
    </Field>
  );
}
