import { Monitor, Moon, Sun } from 'lucide-react';
import { THEMES } from '#contract/preferences-defaults.ts';
import type { ThemeChoice } from '#web/lib/theme.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';

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
