/** How the demonstration center is reached: a street and numbers that nobody has. */
export const DETAILS = {
  address: '100 Sample Street\nSpringfield, MA 01101',
  phone: '(555) 555-0100',
  email: 'office@larkhouse.test',
  contactPerson: 'The office, weekdays 7 to 6',
};

export const WEATHER_PLACE = { place: 'Springfield', latitude: 42.1, longitude: -72.59 };

/** Shows where money would go; none can. */
export const PAYMENT = {
  achAccountName: 'Larkhouse Demonstration (sample)',
  achBankName: 'Sample Bank, not a real one',
  achRoutingNumber: '123456780',
  achAccountNumber: '000000001234',
  zelleName: 'Larkhouse Demonstration (sample)',
  zelleContact: 'payments@larkhouse.test',
  ein: '00-0000000',
};
