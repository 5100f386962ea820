import { staffWith, where } from '#server/kernel/access/rules.ts';

/** The guardian who told it, and nobody else of the family. */
export const mayWithdrawNotice = ({ isOwn }: { readonly isOwn: boolean }) => where(isOwn);
/** What a kiosk was told of a child's health is for those who receive the children. */
export const maySeeHealthNotices = staffWith('attendance.record');
