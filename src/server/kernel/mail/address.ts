/** The form in which e-mails are compared: no two accounts differ in case or outer spaces only. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
