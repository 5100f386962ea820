import type { ChildValues } from '../../../../../domains/children/enrollment/ChildFields.tsx';
import type { Child } from '../../../../../domains/children/rules.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';

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
  parentName: child.parentName ?? '',
  relationship: child.relationship,
  parentPhone: child.parentPhone ?? '',
  parentEmail: child.parentEmail ?? '',
  parentDriversLicense: child.parentDriversLicense ?? '',
  emergencyContact: child.emergencyContact ?? '',
});

/** The form's fields are called as the server calls them. */
export const SENT_AS: { readonly [Name in keyof ChildEditValues]: Name } = {
  firstName: 'firstName',
  lastName: 'lastName',
  dateOfBirth: 'dateOfBirth',
  room: 'room',
  allergies: 'allergies',
  parentName: 'parentName',
  relationship: 'relationship',
  parentPhone: 'parentPhone',
  parentEmail: 'parentEmail',
  parentDriversLicense: 'parentDriversLicense',
  emergencyContact: 'emergencyContact',
};

export function useEditLabels(): Readonly<Record<keyof ChildEditValues, string>> {
  const { t } = useTranslation();
  return {
    firstName: t('enrollment.child.firstName'),
    lastName: t('enrollment.child.lastName'),
    dateOfBirth: t('enrollment.child.dateOfBirth'),
    room: t('enrollment.child.room'),
    allergies: t('enrollment.child.allergies'),
    parentName: t('children.edit.parentName'),
    relationship: t('children.edit.relationship'),
    parentPhone: t('children.edit.parentPhone'),
    parentEmail: t('children.edit.parentEmail'),
    parentDriversLicense: t('children.edit.driversLicense'),
    emergencyContact: t('children.edit.emergencyContact'),
  };
}
