import type { ChildValues } from '#web/domains/children/enrollment/ChildFields.tsx';
import type { Child } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

export type ContactValues = {
  parentName: string;
  relationship: string;
  parentPhone: string;
  parentEmail: string;
  parentDriversLicense: string;
  emergencyContact: string;
};
export type ChildEditValues = ChildValues & ContactValues;

/** A child as the form shows it; what is still to be collected is an empty field. */
export const editValuesOf = (child: Child): ChildEditValues => ({
  firstName: child.firstName,
  lastName: child.lastName,
  dateOfBirth: child.dateOfBirth,
  room: child.room,
  allergies: child.allergies,
  enrolledOn: child.enrolledOn,
  parentName: child.parentName ?? '',
  relationship: child.relationship,
  parentPhone: child.parentPhone ?? '',
  parentEmail: child.parentEmail ?? '',
  parentDriversLicense: child.parentDriversLicense ?? '',
  emergencyContact: child.emergencyContact ?? '',
});

/** The form's fields are called as the server calls them. */
export const FIELDS = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'room',
  'enrolledOn',
  'allergies',
  'parentName',
  'relationship',
  'parentPhone',
  'parentEmail',
  'parentDriversLicense',
  'emergencyContact',
] as const;

export function useEditLabels(): Readonly<Record<keyof ChildEditValues, string>> {
  const { t } = useTranslation();
  return {
    firstName: t('common.firstName'),
    lastName: t('common.lastName'),
    dateOfBirth: t('common.dateOfBirth'),
    room: t('childrenEnrollment.child.room'),
    allergies: t('childrenEnrollment.child.allergies'),
    enrolledOn: t('childrenEnrollment.child.firstDay'),
    parentName: t('childrenManagement.edit.parentName'),
    relationship: t('common.relationship'),
    parentPhone: t('childrenManagement.edit.parentPhone'),
    parentEmail: t('childrenManagement.edit.parentEmail'),
    parentDriversLicense: t('childrenManagement.edit.driversLicense'),
    emergencyContact: t('common.emergencyContact'),
  };
}
