import type { Language } from '#contract/kernel/languages.ts';
import { LONGEST_LIST } from '#contract/kernel/primitives.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import type { BillingDocument, DocumentTable } from '#server/kernel/documents/billing-document.ts';
import { notFound } from '#server/kernel/http-error.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { type Piece, paidByChild, paidForCare, sumOf } from '../accounts/rules-allocation.ts';
import { daysText, formatsOf, lineText } from '../invoices/document-texts.ts';
import { documentTo } from '../invoices/documents.ts';
import { type BookedDebit, childNameOf, piecesOf } from './commands.ts';

export interface NamedDocument {
  readonly document: BillingDocument;
  readonly name: string;
}

/** A year's statement for one payer: what was paid for each child, when, and for which days of care. */
export async function statementDocument(scope: Scope, accountId: number, year: number): Promise<NamedDocument> {
  const { language, center, from, to } = await documentTo(scope, accountId);
  const pieces = (await piecesOf(scope, [accountId])).get(accountId) ?? [];
  const byChild = paidByChild(pieces, year);
  const { money } = formatsOf(language);
  const paid = [...byChild.values()].reduce((sum, own) => sum + sumOf(own), 0);
  const ahead = pieces.filter(
    ({ payment, debit }) => payment.date.startsWith(`${year}-`) && (debit?.serviceFrom ?? '') > `${year}-12-31`,
  );
  return {
    name: translate(language, 'Statement {{year}} {{center}}', { year, center: center.name }),
    document: {
      language,
      title: translate(language, 'Statement of payments {{year}}', { year }),
      from,
      to,
      facts: [
        [translate(language, 'Year'), String(year)],
        [translate(language, 'Paid in the year'), money(paid)],
      ],
      opening: [
        translate(
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
              translate(language, 'Of this, {{amount}} was paid ahead for care after {{year}}.', {
                amount: money(sumOf(ahead)),
                year,
              }),
            ]),
        translate(language, 'Total paid in {{year}}: {{amount}}', { year, amount: money(paid) }),
      ],
    },
  };
}

/** The letter that holds what the IRS' form W-10 asks of a provider (Publication 503 accepts it in its place). */
export async function letterDocument(scope: Scope, accountId: number, year: number): Promise<NamedDocument> {
  const { language, center, payer, from, to } = await documentTo(scope, accountId);
  const byChild = paidByChild((await piecesOf(scope, [accountId])).get(accountId) ?? [], year);
  const { money, day } = formatsOf(language);
  const paid = [...byChild.values()].reduce((sum, own) => sum + sumOf(own), 0);
  const { zone } = (await scope.opened).center;
  return {
    name: translate(language, 'Provider letter {{year}} {{center}}', { year, center: center.name }),
    document: {
      language,
      title: translate(language, "Dependent care provider's identification {{year}}", { year }),
      from,
      to,
      facts: [[translate(language, 'Date'), day(dayAt(scope.now, zone))]],
      opening: [
        translate(
          language,
          'This letter gives what Form W-10 of the Internal Revenue Service asks of a provider of dependent care.',
        ),
      ],
      tables: [
        {
          heading: translate(language, 'Provider'),
          columns: [
            { label: translate(language, 'Field'), width: 34 },
            { label: translate(language, 'Entry'), width: 66 },
          ],
          rows: [
            [translate(language, 'Name of the provider'), center.name],
            [translate(language, 'Address'), (center.address ?? '').replaceAll('\n', ', ')],
            [translate(language, 'Taxpayer identification number (EIN)'), center.ein ?? ''],
            [translate(language, 'Requested by'), [payer.name, ...(payer.address?.split('\n') ?? [])].join(', ')],
          ],
        },
        {
          heading: translate(language, 'Amounts paid in {{year}}', { year }),
          columns: [
            { label: translate(language, 'Child'), width: 64 },
            { label: translate(language, 'Amount'), width: 36, isNumber: true },
          ],
          rows: [...byChild.values()].map((own) => [nameOf(own, language), money(sumOf(own))]),
          totals: [[translate(language, 'Total'), money(paid)]],
        },
      ],
      closing: [
        translate(
          language,
          'Under penalties of perjury, the provider certifies that the name, address and number above are correct.',
        ),
        translate(language, 'Signature of the provider: ______________________________   Date: ______________'),
      ],
    },
  };
}

/** A receipt for a flexible spending account: care that was given on these days, and paid. 404 where there is none. */
export async function receiptOfCare(
  scope: Scope,
  accountId: number,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<NamedDocument> {
  const { zone } = (await scope.opened).center;
  const today = dayAt(scope.now, zone);
  const span = { from: asked.from ?? `${today.slice(0, 4)}-01-01`, to: asked.to ?? today };
  refuseLong(span, LONGEST_LIST);
  const { language, center, from, to } = await documentTo(scope, accountId);
  const pieces = (await piecesOf(scope, [accountId])).get(accountId) ?? [];
  const given = paidForCare(pieces, span.from, span.to, addDays(today, 1));
  if (given.length === 0) throw notFound('No care of these days has been paid');
  const formats = formatsOf(language);
  const byChild = Map.groupBy(given, ({ debit }) => debit?.childId ?? null);
  const total = formats.money(sumOf(given));
  return {
    name: translate(language, 'Care receipt {{from}} to {{to}}', span),
    document: {
      language,
      title: translate(language, 'Receipt for dependent care'),
      from,
      to,
      facts: [
        [translate(language, 'Date'), formats.day(today)],
        [translate(language, 'Days of care'), daysText(span, formats)],
        [translate(language, 'Paid'), total],
      ],
      opening: [
        translate(language, 'The care listed here has been given by {{center}} and paid by you.', {
          center: center.name,
        }),
      ],
      tables: [...byChild.values()].map((own) => tableOf(own, language, 'care')),
      closing: [
        translate(language, 'Total: {{amount}}', { amount: total }),
        translate(language, 'Signature of the provider: ______________________________   Date: ______________'),
      ],
    },
  };
}

/** What was paid for one child: by days of payment, or by days of care. */
function tableOf(pieces: readonly Piece[], language: Language, order: 'paid' | 'care'): DocumentTable {
  const formats = formatsOf(language);
  const care = ({ debit }: Piece) => debit?.serviceFrom ?? '';
  const sorted = order === 'care' ? [...pieces].sort((one, other) => care(one).localeCompare(care(other))) : pieces;
  return {
    heading: nameOf(pieces, language),
    columns: [
      { label: translate(language, 'Paid on'), width: 18 },
      { label: translate(language, 'What for'), width: 34 },
      { label: translate(language, 'Days of care'), width: 30 },
      { label: translate(language, 'Amount'), width: 18, isNumber: true },
    ],
    rows: sorted.map(({ payment, debit, amount }) => [
      formats.day(payment.date),
      debit === null ? translate(language, 'Paid ahead') : textOf(debit as BookedDebit, language),
      debit === null ? '' : daysText({ from: debit.serviceFrom, to: debit.serviceTo }, formats),
      formats.money(amount),
    ]),
    totals: [[translate(language, 'Total'), formats.money(sumOf(pieces))]],
  };
}

const nameOf = ([first]: readonly Piece[], language: Language) =>
  (first && childNameOf(first)) || translate(language, 'For no child in particular');

const textOf = ({ category, description }: BookedDebit, language: Language) =>
  lineText({ category, description, from: null, to: null, days: null, ofDays: null }, language);
