import type { FormEntry, FormPacket } from './library.ts';

export type PacketLine = FormPacket['lines'][number];

/** A child for whom something of the packet lacks. */
export interface LackingChild {
  readonly id: number;
  readonly name: string;
  readonly lines: readonly { readonly id: string; readonly name: string; readonly how: Lack }[];
  /** How many forms would be sent now; 0: all that lacks waits already. */
  readonly toSend: number;
}
export type Lack = Omit<PacketLine['lacking'][number], 'childId' | 'name'>;

/** The children for whom a line lacks, by name, with all that lacks for each. */
export function lackingChildren(lines: readonly PacketLine[], locale: string): readonly LackingChild[] {
  const lacks = lines.flatMap((line) => line.lacking.map((child) => ({ line, child })));
  return [...Map.groupBy(lacks, ({ child }) => child.childId).entries()]
    .map(([id, own]): LackingChild => {
      const forms = own.filter(({ child }) => !child.isAsked).map(({ line }) => line.formId);
      return {
        id,
        name: own[0]?.child.name ?? '',
        lines: own.map(({ line, child: { isAsked, ranOutOn } }) => ({
          id: line.id,
          name: line.name,
          how: { isAsked, ranOutOn },
        })),
        toSend: new Set(forms).size,
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** Why a form that answers a line cannot be sent. */
export function whyNotSent(form: Pick<FormEntry, 'published' | 'retiredAt'> | undefined): 'retired' | 'draft' | null {
  if (form?.retiredAt) return 'retired';
  return form?.published === null ? 'draft' : null;
}

/** The forms that would be sent and cannot be, each once: until they can, nothing is sent at all. */
export function hindering(lines: readonly PacketLine[], forms: readonly FormEntry[]): readonly FormEntry[] {
  const wanted = new Set(
    lines.filter(({ lacking }) => lacking.some(({ isAsked }) => !isAsked)).map(({ formId }) => formId),
  );
  return forms.filter((form) => wanted.has(form.id) && whyNotSent(form) !== null);
}
