import type { Scope } from '#server/db/scope.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { printedLogo } from '#server/kernel/center/logo.ts';
import type { BillingDocument } from '#server/kernel/documents/billing-document.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { invoiceNumber, receiptNumber } from '../accounts/ledger.ts';
import type { TransactionRow } from '../accounts/ledger-queries.ts';
import { type Addressee, addressee, type Letterhead, letterhead } from './document-queries.ts';
import { daysText, formatsOf, lineText, methodText } from './document-texts.ts';
import { type InvoiceRow, invoiceLines } from './queries.ts';

/** What every document to a payer begins with. */
export async function documentTo(scope: Scope, accountId: number) {
  const found = orRefuse(await scope.maybe(addressee(accountId)), notFound('This account was not found'));
  const center = await scope.one(letterhead());
  const payer: Addressee = { ...found, language: spoken(found.language) };
  return { language: payer.language, center, payer, from: headOf(center, payer), to: addressOf(payer) };
}

const headOf = ({ name, address, phone, email, ein }: Letterhead, { language }: Addressee): string[] => [
  name,
  ...(address?.split('\n') ?? []),
  [phone, email].filter(Boolean).join(' · '),
  ein === null ? '' : translate(language, 'EIN: {{ein}}', { ein }),
];
const addressOf = ({ name, address }: Addressee): string[] => [name, ...(address?.split('\n') ?? [])];

/** Writes a document as a file to save; what writes PDFs is loaded when the first one is asked for. */
export async function documentFile(
  server: Server,
  scope: Scope,
  document: BillingDocument,
  name: string,
): Promise<FileAnswer> {
  const { writeBillingDocument } = await import('#server/kernel/documents/billing-document.ts');
  const fileName = `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.pdf`;
  const content = await writeBillingDocument(document, await printedLogo(server.files, scope));
  return { name: fileName, type: 'application/pdf', inline: true, content };
}

/** An invoice with what it charges, what was owed before, and how it was worked out. */
export async function invoiceDocument(server: Server, scope: Scope, invoice: InvoiceRow): Promise<FileAnswer> {
  const { language, from, to } = await documentTo(scope, invoice.accountId);
  const lines = await scope.all(invoiceLines(invoice.id));
  const formats = formatsOf(language);
  const { money, day } = formats;
  const number = invoiceNumber(invoice.number);
  const due = Math.max(0, invoice.previousBalance + invoice.total);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const isPartial = lines.some((line) => line.days !== null && line.days !== line.ofDays);
  const document: BillingDocument = {
    language,
    title: translate(language, 'Invoice {{number}}', { number }),
    from,
    to,
    facts: [
      [translate(language, 'Date'), day(invoice.issuedOn)],
      [translate(language, 'Due'), day(invoice.dueOn)],
      [translate(language, 'Period'), daysText(invoice, formats)],
    ],
    opening: invoice.voidedAt === null ? [] : [translate(language, 'This invoice is void.')],
    tables: [
      {
        columns: [
          { label: translate(language, 'Child'), width: 22 },
          { label: translate(language, 'What for'), width: 34 },
          { label: translate(language, 'Days of care'), width: 26 },
          { label: translate(language, 'Amount'), width: 18, isNumber: true },
        ],
        rows: lines.map((line) => [
          line.childName ?? '',
          lineText(line, language),
          daysText(line, formats),
          money(line.gross),
        ]),
        totals: [
          ...(discount === 0 ? [] : [[translate(language, 'Discounts'), money(discount)] as const]),
          [translate(language, 'Total of this invoice'), money(invoice.total)],
          [translate(language, 'Balance before this invoice'), money(invoice.previousBalance)],
          [translate(language, 'Please pay'), money(due)],
        ],
      },
    ],
    closing: [
      ...(isPartial
        ? [translate(language, 'A part of a period costs its days of care out of all days of care in that period.')]
        : []),
      translate(language, 'Please write {{number}} with your payment.', { number }),
    ],
  };
  return documentFile(server, scope, document, number);
}

/** The receipt of a payment or of a refund. */
export async function receiptDocument(server: Server, scope: Scope, payment: TransactionRow): Promise<FileAnswer> {
  if (payment.receipt === null) throw notFound('This payment was not found');
  const { language, from, to } = await documentTo(scope, payment.accountId);
  const { money, day } = formatsOf(language);
  const number = receiptNumber(payment.receipt);
  const isRefund = payment.kind === 'refund';
  const amount = money(Math.abs(payment.amount));
  const document: BillingDocument = {
    language,
    title: isRefund
      ? translate(language, 'Receipt of refund {{number}}', { number })
      : translate(language, 'Receipt {{number}}', { number }),
    from,
    to,
    facts: [
      [translate(language, 'Date'), day(payment.date)],
      [translate(language, 'Paid by'), methodText(payment.method, language)],
      ...(payment.reference ? [[translate(language, 'Reference'), payment.reference] as const] : []),
      [translate(language, 'Amount'), amount],
    ],
    opening: [
      isRefund
        ? translate(language, 'We have refunded {{amount}}.', { amount })
        : translate(language, 'We have received {{amount}}. Thank you.', { amount }),
      ...(payment.reversedById === null ? [] : [translate(language, 'This payment was taken back.')]),
    ],
    tables: [],
    closing: [translate(language, 'Balance after this: {{amount}}', { amount: money(payment.balance) })],
  };
  return documentFile(server, scope, document, number);
}
