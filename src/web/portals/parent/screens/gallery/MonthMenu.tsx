import { ChevronDown } from 'lucide-react';
import { formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { archiveOf } from './pictures.ts';

/** The photos of one month as a zip file. */
export function MonthMenu({ months }: { months: readonly { month: string; count: number }[] }) {
  const { t } = useTranslation();
  if (months.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="small" icon={<ChevronDown className="size-4.5" />}>
          {t('gallery.month')}
        </Button>
      }
    >
      {months.map(({ month, count }) => (
        <MenuItem key={month} asChild>
          <a href={archiveOf(month)} download>
            {t('gallery.monthOf', { month: formatMonth(month), count })}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
