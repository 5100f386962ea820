import { inLanguage } from '#contract/forms-asked.ts';
import type { Words } from '#contract/forms-blocks.ts';
import type { MustSign } from '#contract/forms-request-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import * as rows from './packet-queries.ts';
import { lacks } from './packet-rules.ts';
import { packetOf } from './packs.ts';
import { lockForm, newestVersion } from './queries.ts';
import { noSuchForm } from './read.ts';
import { sendForm } from './request-commands.ts';

/** What the state, and Larkhouse, ask families to sign, in the reader's language; how it stands with each line (forms-36). */
export async function readPacket(scope: Scope) {
  const { actor, center } = await scope.opened;
  const language = actor.kind === 'staff' ? await languageOf(scope, 'staff', actor.id) : 'en';
  const [chosen, forms] = await Promise.all([scope.maybe(rows.packChosen()), scope.all(rows.packetForms())]);
  const { of, lines } = packetOf(chosen?.pack);
  const children = await scope.all(rows.packetChildren(forms.map(({ formId }) => formId)));
  const today = dayAt(scope.now, center.zone);
  return {
    pack: of.id,
    region: of.region[language],
    lines: lines.map(({ name, note, ...line }) => {
      const form = forms.find((one) => one.line === line.id);
      const own = form ? children.filter(({ formId }) => formId === form.formId) : [];
      return {
        ...line,
        name: name[language],
        note: note?.[language] ?? null,
        formId: form?.formId ?? null,
        formTitle: form ? inLanguage(JSON.parse(form.title) as Words, language) : null,
        lacking: line.for === 'every-child' ? own.flatMap((child) => lacks(line, child, today) ?? []) : [],
      };
    }),
  };
}

/** Says which form answers a line; saying the same again changes nothing. */
export async function answerLine(scope: Scope, line: string, formId: number | null) {
  const [chosen, forms] = await Promise.all([scope.maybe(rows.packChosen()), scope.all(rows.packetForms())]);
  if (!packetOf(chosen?.pack).lines.some(({ id }) => id === line)) throw notFound('This line was not found');
  const before = forms.find((one) => one.line === line)?.formId ?? null;
  if (before === formId) return readPacket(scope);
  if (formId === null) await scope.count(rows.clearPacketForm(line));
  else {
    const form = orRefuse(await scope.maybe(lockForm(formId)), noSuchForm());
    if (form.retiredAt) throw conflict('This form is no longer used. Take it up again first.');
    await scope.count(rows.setPacketForm(line, formId));
  }
  const ids = [...new Set([before, formId])].filter((id) => id !== null);
  audit(scope, { action: 'choose form of packet', entity: 'form', ids, after: { line } });
  scope.touch('forms');
  return readPacket(scope);
}

/** Sends everything of the packet that these children, or all, lack and are not asked for yet. */
export async function sendPacket(
  scope: Scope,
  { childIds, dueOn, mustSign }: { readonly childIds: readonly number[] | null; dueOn: string; mustSign: MustSign },
) {
  const { lines } = await readPacket(scope);
  const known = new Set(lines.flatMap(({ lacking }) => lacking.map(({ childId }) => childId)));
  const wanted = childIds === null ? known : new Set(childIds);
  const answered = new Map(lines.flatMap((line) => (line.formId === null ? [] : [[line.formId, line] as const])));
  if (answered.size === 0) throw conflict('Say first which forms answer the lines of the packet');
  let sent = 0;
  for (const formId of answered.keys()) {
    const asked = new Set(
      lines
        .filter((line) => line.formId === formId)
        .flatMap(({ lacking }) => lacking.filter(({ childId, isAsked }) => !isAsked && wanted.has(childId)))
        .map(({ childId }) => childId),
    );
    if (asked.size === 0) continue;
    if (!(await scope.maybe(newestVersion(formId))))
      throw invalid({ childIds: 'Publish the forms of the packet first' });
    sent += (await sendForm(scope, { formId, childIds: [...asked], dueOn, mustSign })).length;
  }
  return { sent };
}
