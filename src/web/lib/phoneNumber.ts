/** The number in a text such as 'Rosa Dubois (555) 555-0142', for tel:; null: there is none. */
export function numberIn(text: string | null): string | null {
  const found = text?.match(/\+?[\d][\d\s().-]{5,}\d|\(\d{3}\)[\d\s.-]{6,}\d/)?.[0];
  const digits = found?.replace(/[^\d+]/g, '');
  return digits && digits.length >= 7 ? digits : null;
}
