/** The address of a payer's account. */
export const accountPath = (id: number): string => `/billing/accounts/${id}`;
