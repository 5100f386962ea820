/** How a heading is compared: 'Date of birth', 'date_of_birth' and 'dateOfBirth' are one. */
export const headingKey = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '');
