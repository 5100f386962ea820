/** What is written down of who read or came and went: it leaves every screen as it was. */
export const READS = [
  'sign in',
  'sign out',
  'read',
  'read audit entry',
  'read medical records',
  'read health notes',
  'read kiosk signature',
  'read pay',
  'read roll call list',
  'see medications',
  'watch camera',
  'stop watching camera',
  'open tax document',
  'download archive',
] as const;
