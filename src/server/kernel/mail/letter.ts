import type { Language } from '#contract/kernel/languages.ts';

/**
 * A mail before it is sent: paragraphs, and at most one link as a button. What leaves by mail says no more than it must: a
 * first name, the center, a link. It speaks the reader's language.
 */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  /** Who writes: the center's name. */
  readonly from: string;
  /** Below all, in small letters: how one gets no more of these. */
  readonly foot?: { readonly text: string; readonly link: string };
  /** For the reader's calendar program. */
  readonly appointment?: Appointment;
}

/** An appointment as iCalendar: it is so, or not any more. */
export interface Appointment {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly text: string;
}

/** The letter as plain text. */
export const asText = ({ greeting, paragraphs, action, from, foot }: Letter): string =>
  [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    from,
    ...(foot ? [`${foot.text}\n${foot.link}`] : []),
  ]
    .filter(Boolean)
    .join('\n\n');

/** The letter as HTML without anything to fetch: no images, no styles from elsewhere. */
export function asHtml({ language, subject, greeting, paragraphs, action, from, foot }: Letter): string {
  const body = [greeting, ...paragraphs]
    .filter(Boolean)
    .map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`)
    .join('');
  const small = foot
    ? `<p style="margin:24px 0 0;font-size:13px;color:#5c554b;word-break:break-all">${escapeHtml(foot.text)} <a href="${escapeHtml(foot.link)}" style="color:#5c554b">${escapeHtml(foot.link)}</a></p>`
    : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="background:#0f5c5a;color:#ffffff;padding:12px 20px;border-radius:12px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#5c554b;word-break:break-all">${escapeHtml(action.link)}</p>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#faf6ef;color:#2b2721;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><div style="background:#ffffff;border-radius:12px;padding:28px 24px">${body}${button}<p style="margin:24px 0 0;color:#5c554b">${escapeHtml(from)}</p>${small}</div></div></body></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
