import type { Audience } from '#contract/kernel/access.ts';
import { type Cell, type Channel, type Kind, NAMED_MAIL } from '#contract/notifications-kinds.ts';

/** What a settings form holds of the matrix: the cells, and among its other choices the mail cells with names of their own. */
export interface CellChoices {
  readonly notifications: Readonly<Record<Kind, Partial<Cell>>>;
}

const namedMail = (audience: Audience, kind: Kind, channel: Channel): string | undefined =>
  channel === 'mail' ? (NAMED_MAIL[audience] as Partial<Record<Kind, string>>)[kind] : undefined;

export function cellOf(audience: Audience, choices: CellChoices, kind: Kind, channel: Channel): boolean {
  const name = namedMail(audience, kind, channel);
  return name
    ? (choices as unknown as Record<string, boolean>)[name] === true
    : choices.notifications[kind][channel] === true;
}

/** What changes when a cell is set. */
export function withCell<Choices extends CellChoices>(
  audience: Audience,
  { notifications }: Choices,
  kind: Kind,
  channel: Channel,
  isOn: boolean,
): Partial<Choices> {
  const name = namedMail(audience, kind, channel);
  const change = name
    ? { [name]: isOn }
    : { notifications: { ...notifications, [kind]: { ...notifications[kind], [channel]: isOn } } };
  return change as unknown as Partial<Choices>;
}
