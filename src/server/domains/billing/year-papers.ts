import type { Language } from '../../../contract/languages.ts';
import { addDays, dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import type { Paper, PaperTable } from '../../documents/paper.ts';
import { invalid, notFound } from '../../refusal.ts';
import { say } from '../../words/say.ts';
import { daysWords, formatsOf, lineWords } from './paper-words.ts';
import { paperTo } from './papers.ts';
import { type Piece, paidByChild, paidForCare, sumOf } from './rules-allocation.ts';
import { type BookedDebit, childNameOf, piecesOf } from './year-end.ts';

export interface NamedPaper {
  readonly paper: Paper;
  readonly name: string;
}

/** A year's statement for one payer: what was paid for each child, when, and for which days of care. */
export async function statementPaper(scope: Scope, accountId: number, year: number): Promise<NamedPaper> {
  const { language, center, from, to } = await paperTo(scope, accountId);
  const pieces = (await piecesOf(scope, [accountId])).get(accountId) ?? [];
  const byChild = paidByChild(pieces, year);
  const { money } = formatsOf(language);
  const paid = [...byChild.values()].reduce((sum, own) => sum + sumOf(own), 0);
  const ahead = pieces.filter(
    ({ payment, debit }) => payment.date.startsWith(`${year}-`) && (debit?.serviceFrom ?? '') > `${year}-12-31`,
  );
  return {
    name: say(language, 'Statement {{year}} {{center}}', { year, center: center.name }),
    paper: {
      language,
      title: say(language, 'Statement of payments {{year}}', { year }),
      from,
      to,
      facts: [
        [say(language, 'Year'), String(year)],
        [say(language, 'Paid in the year'), money(paid)],
      ],
      opening: [
        say(
          language,
          'This statement lists what you paid to {{center}} for child care in {{year}}. Subsidies paid by agencies are not counted, and refunds are deducted.',
          {
            center: center.name,
            year,
          },
        ),
      ],
      tables: [...byChild.values()].map((own) => tableOf(own, language, 'paid')),
      closing: [
        ...(ahead.length === 0
          ? []
          : [
              say(language, 'Of this, {{amount}} was paid ahead for care after {{year}}.', {
                amount: money(sumOf(ahead)),
                year,
              }),
            ]),
        say(language, 'Total paid in {{year}}: {{amount}}', { year, amount: money(paid) }),
      ],
    },
  };
}

/** The letter that holds what the IRS' form W-10 asks of a provider (Publication 503 accepts it in its place). */
export async function letterPaper(scope: Scope, accountId: number, year: number): Promise<NamedPaper> {
  const { language, center, payer, from, to } = await paperTo(scope, accountId);
  const byChild = paidByChild((await piecesOf(scope, [accountId])).get(accountId) ?? [], year);
  const { money, day } = formatsOf(language);
  const paid = [...byChild.values()].reduce((sum, own) => sum + sumOf(own), 0);
  const { zone } = (await scope.opened).center;
  return {
    name: say(language, 'Provider letter {{year}} {{center}}', { year, center: center.name }),
    paper: {
      language,
      title: say(language, "Dependent care provider's identification {{year}}", { year }),
      from,
      to,
      facts: [[say(language, 'Date'), day(dayAt(scope.now, zone))]],
      opening: [
        say(
          language,
          'This letter gives what Form W-10 of the Internal Revenue Service asks of a provider of dependent care.',
        ),
      ],
      tables: [
        {
          heading: say(language, 'Provider'),
          columns: [
            { label: say(language, 'Field'), width: 34 },
            { label: say(language, 'Entry'), width: 66 },
          ],
          rows: [
            [say(language, 'Name of the provider'), center.name],
            [say(language, 'Address'), (center.address ?? '').replaceAll('\n', ', ')],
            [say(language, 'Taxpayer identification number (EIN)'), center.ein ?? ''],
            [say(language, 'Requested by'), [payer.name, ...(payer.address?.split('\n') ?? [])].join(', ')],
          ],
        },
        {
          heading: say(language, 'Amounts paid in {{year}}', { year }),
          columns: [
            { label: say(language, 'Child'), width: 64 },
            { label: say(language, 'Amount'), width: 36, isNumber: true },
          ],
          rows: [...byChild.values()].map((own) => [nameOf(own, language), money(sumOf(own))]),
          totals: [[say(language, 'Total'), money(paid)]],
        },
      ],
      closing: [
        say(
          language,
          'Under penalties of perjury, the provider certifies that the name, address and number above are correct.',
        ),
        say(language, 'Signature of the provider: ______________________________   Date: ______________'),
      ],
    },
  };
}

/** A receipt for a flexible spending account: care that was given on these days, and paid. 404 where there is none. */
export async function receiptOfCare(
  scope: Scope,
  accountId: number,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<NamedPaper> {
  const { zone } = (await scope.opened).center;
  const today = dayAt(scope.now, zone);
  const span = { from: asked.from ?? `${today.slice(0, 4)}-01-01`, to: asked.to ?? today };
  if (span.from > span.to) throw invalid({ from: 'The first day must not be after the last day' });
  const { language, center, from, to } = await paperTo(scope, accountId);
  const pieces = (await piecesOf(scope, [accountId])).get(accountId) ?? [];
  const given = paidForCare(pieces, span.from, span.to, addDays(today, 1));
  if (given.length === 0) throw notFound('No care of these days has been paid');
  const formats = formatsOf(language);
  const byChild = Map.groupBy(given, ({ debit }) => debit?.childId ?? null);
  const total = formats.money(sumOf(given));
  return {
    name: say(language, 'Care receipt {{from}} to {{to}}', span),
    paper: {
      language,
      title: say(language, 'Receipt for dependent care'),
      from,
      to,
      facts: [
        [say(language, 'Date'), formats.day(today)],
        [say(language, 'Days of care'), daysWords(span, formats)],
        [say(language, 'Paid'), total],
      ],
      opening: [
        say(language, 'The care listed here has been given by {{center}} and paid by you.', { center: center.name }),
      ],
      tables: [...byChild.values()].map((own) => tableOf(own, language, 'care')),
      closing: [
        say(language, 'Total: {{amount}}', { amount: total }),
        say(language, 'Signature of the provider: ______________________________   Date: ______________'),
      ],
    },
  };
}

/** What was paid for one child: by days of payment, or by days of care. */
function tableOf(pieces: readonly Piece[], language: Language, order: 'paid' | 'care'): PaperTable {
  const formats = formatsOf(language);
  const care = ({ debit }: Piece) => debit?.serviceFrom ?? '';
  const sorted = order === 'care' ? [...pieces].sort((one, other) => care(one).localeCompare(care(other))) : pieces;
  return {
    heading: nameOf(pieces, language),
    columns: [
      { label: say(language, 'Paid on'), width: 18 },
      { label: say(language, 'What for'), width: 34 },
      { label: say(language, 'Days of care'), width: 30 },
      { label: say(language, 'Amount'), width: 18, isNumber: true },
    ],
    rows: sorted.map(({ payment, debit, amount }) => [
      formats.day(payment.date),
      debit === null ? say(language, 'Paid ahead') : wordsOf(debit as BookedDebit, language),
      debit === null ? '' : daysWords({ from: debit.serviceFrom, to: debit.serviceTo }, formats),
      formats.money(amount),
    ]),
    totals: [[say(language, 'Total'), formats.money(sumOf(pieces))]],
  };
}

const nameOf = ([first]: readonly Piece[], language: Language) =>
  (first && childNameOf(first)) || say(language, 'For no child in particular');

const wordsOf = ({ category, description }: BookedDebit, language: Language) =>
  lineWords({ category, description, from: null, to: null, days: null, ofDays: null }, language);
