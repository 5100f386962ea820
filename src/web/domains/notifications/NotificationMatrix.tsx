import type { Audience } from '#contract/kernel/access.ts';
import { CHANNELS, type Channel, KINDS, type Kind } from '#contract/notifications-kinds.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type CellChoices, cellOf, withCell } from './matrix.ts';

type NotificationMatrixProps<Choices extends CellChoices> = {
  audience: Audience;
  choices: Choices;
  /** Channels whose master switch is off. */
  off: readonly Channel[];
  choose(choice: Partial<Choices>): void;
};

/** What one is notified of, and how: a row for each kind, a column for each channel. */
export function NotificationMatrix<Choices extends CellChoices>(props: NotificationMatrixProps<Choices>) {
  const { audience, choices, off, choose } = props;
  const { t } = useTranslation();
  const nameOf = (kind: Kind) => t(`preferences.kinds.${kind}`);
  return (
    <table className="-mx-1 w-[calc(100%+0.5rem)] border-separate border-spacing-0">
      <caption className="px-1 pb-2 text-start">
        <span className="block font-medium">{t('preferences.matrix.caption')}</span>
        <span className="block text-ink-soft text-sm">{t('preferences.matrix.hint')}</span>
      </caption>
      <thead>
        <tr>
          <td />
          {CHANNELS.map((channel) => (
            <th
              key={channel}
              scope="col"
              className="w-14 px-0.5 pb-1 text-center font-medium text-ink-soft text-sm sm:w-24"
            >
              {t(`preferences.channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row" className="border-line border-t px-1 py-1 text-start font-medium">
              {nameOf(kind)}
              <span className="block font-normal text-ink-soft text-sm">
                {audience === 'staff' ? t(`preferences.staffKinds.${kind}`) : t(`preferences.parentKinds.${kind}`)}
              </span>
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel} className="border-line border-t text-center">
                <label className="inline-grid size-11 cursor-pointer place-content-center has-disabled:cursor-not-allowed">
                  <span className="sr-only">
                    {t('preferences.matrix.cell', {
                      kind: nameOf(kind),
                      channel: t(`preferences.channels.${channel}`),
                    })}
                  </span>
                  <input
                    type="checkbox"
                    className="check"
                    checked={cellOf(audience, choices, kind, channel)}
                    disabled={off.includes(channel)}
                    onChange={(event) => choose(withCell(audience, choices, kind, channel, event.target.checked))}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
