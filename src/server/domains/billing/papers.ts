import type { Scope } from '../../db/scope.ts';
import type { Paper } from '../../documents/paper.ts';
import type { FileAnswer } from '../../http/files.ts';
import { notFound, orRefuse } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { spoken } from '../../words/catalogues.ts';
import { say } from '../../words/say.ts';
import { printedLogo } from '../center/logo.ts';
import { type InvoiceRow, invoiceLines } from './invoice-queries.ts';
import { invoiceNumber, receiptNumber } from './ledger.ts';
import type { TransactionRow } from './ledger-queries.ts';
import { type Addressee, addressee, type Letterhead, letterhead } from './paper-queries.ts';
import { daysWords, formatsOf, lineWords, methodWords } from './paper-words.ts';

/** What every paper to a payer begins with. */
export async function paperTo(scope: Scope, accountId: number) {
  const found = orRefuse(await scope.maybe(addressee(accountId)), notFound('This account was not found'));
  const center = await scope.one(letterhead());
  const payer: Addressee = { ...found, language: spoken(found.language) };
  return { language: payer.language, center, payer, from: headOf(center, payer), to: addressOf(payer) };
}

const headOf = ({ name, address, phone, email, ein }: Letterhead, { language }: Addressee): string[] => [
  name,
  ...(address?.split('\n') ?? []),
  [phone, email].filter(Boolean).join(' · '),
  ein === null ? '' : say(language, 'EIN: {{ein}}', { ein }),
];
const addressOf = ({ name, address }: Addressee): string[] => [name, ...(address?.split('\n') ?? [])];

/** Writes a paper as a file to save; what writes PDFs is loaded when the first one is asked for. */
export async function paperFile(server: Server, scope: Scope, paper: Paper, name: string): Promise<FileAnswer> {
  const { writePaper } = await import('../../documents/paper.ts');
  const fileName = `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.pdf`;
  const content = await writePaper(paper, await printedLogo(server.files, scope));
  return { name: fileName, type: 'application/pdf', inline: true, content };
}

/** An invoice with what it charges, what was owed before, and how it was worked out. */
export async function invoicePaper(server: Server, scope: Scope, invoice: InvoiceRow): Promise<FileAnswer> {
  const { language, from, to } = await paperTo(scope, invoice.accountId);
  const lines = await scope.all(invoiceLines(invoice.id));
  const formats = formatsOf(language);
  const { money, day } = formats;
  const number = invoiceNumber(invoice.number);
  const due = Math.max(0, invoice.previousBalance + invoice.total);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const isPartial = lines.some((line) => line.days !== null && line.days !== line.ofDays);
  const paper: Paper = {
    language,
    title: say(language, 'Invoice {{number}}', { number }),
    from,
    to,
    facts: [
      [say(language, 'Date'), day(invoice.issuedOn)],
      [say(language, 'Due'), day(invoice.dueOn)],
      [say(language, 'Period'), daysWords(invoice, formats)],
    ],
    opening: invoice.voidedAt === null ? [] : [say(language, 'This invoice is void.')],
    tables: [
      {
        columns: [
          { label: say(language, 'Child'), width: 22 },
          { label: say(language, 'What for'), width: 34 },
          { label: say(language, 'Days of care'), width: 26 },
          { label: say(language, 'Amount'), width: 18, isNumber: true },
        ],
        rows: lines.map((line) => [
          line.childName ?? '',
          lineWords(line, language),
          daysWords(line, formats),
          money(line.gross),
        ]),
        totals: [
          ...(discount === 0 ? [] : [[say(language, 'Discounts'), money(discount)] as const]),
          [say(language, 'Total of this invoice'), money(invoice.total)],
          [say(language, 'Balance before this invoice'), money(invoice.previousBalance)],
          [say(language, 'Please pay'), money(due)],
        ],
      },
    ],
    closing: [
      ...(isPartial
        ? [say(language, 'A part of a period costs its days of care out of all days of care in that period.')]
        : []),
      say(language, 'Please write {{number}} with your payment.', { number }),
    ],
  };
  return paperFile(server, scope, paper, number);
}

/** The receipt of a payment or of a refund. */
export async function receiptPaper(server: Server, scope: Scope, payment: TransactionRow): Promise<FileAnswer> {
  if (payment.receipt === null) throw notFound('This payment was not found');
  const { language, from, to } = await paperTo(scope, payment.accountId);
  const { money, day } = formatsOf(language);
  const number = receiptNumber(payment.receipt);
  const isRefund = payment.kind === 'refund';
  const amount = money(Math.abs(payment.amount));
  const paper: Paper = {
    language,
    title: isRefund
      ? say(language, 'Receipt of refund {{number}}', { number })
      : say(language, 'Receipt {{number}}', { number }),
    from,
    to,
    facts: [
      [say(language, 'Date'), day(payment.date)],
      [say(language, 'Paid by'), methodWords(payment.method, language)],
      ...(payment.reference ? [[say(language, 'Reference'), payment.reference] as const] : []),
      [say(language, 'Amount'), amount],
    ],
    opening: [
      isRefund
        ? say(language, 'We have refunded {{amount}}.', { amount })
        : say(language, 'We have received {{amount}}. Thank you.', { amount }),
      ...(payment.reversedById === null ? [] : [say(language, 'This payment was taken back.')]),
    ],
    tables: [],
    closing: [say(language, 'Balance after this: {{amount}}', { amount: money(payment.balance) })],
  };
  return paperFile(server, scope, paper, number);
}
