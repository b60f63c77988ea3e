/** An address before anything is typed. Apart from `address.ts`, because every page loads it with the cart. */
export const EMPTY_ADDRESS = {
  FirstName: '',
  LastName: '',
  Company: '',
  AddressLine1: '',
  AddressLine2: '',
  AddressLine3: '',
  CityTown: '',
  County: '',
  PostCode: '',
  Country: 'GB',
  Method: '',
};
