const digitsOf = (text: string) => (/^[\d\s-]+$/.test(text) ? text.replaceAll(/[\s-]/g, '') : '');

/** The nine digits of an ABA routing number whose check digit is right; null otherwise. */
export function routingNumber(text: string): string | null {
  const digits = digitsOf(text);
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return null;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
  return sum % 10 === 0 ? digits : null;
}

/** The digits of an account number, 4 to 17 as NACHA's files have them; null otherwise. */
export function accountNumber(text: string): string | null {
  const digits = digitsOf(text);
  return /^\d{4,17}$/.test(digits) ? digits : null;
}

/** An employer identification number as the IRS writes it, 12-3456789; null otherwise. */
export function einOf(text: string): string | null {
  const digits = digitsOf(text);
  return /^\d{9}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : null;
}

/** Zelle knows people by an e-mail address or a US phone number. */
export const isZelleContact = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || /^(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/.test(text);
