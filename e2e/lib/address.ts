/** An address that parcels can be sent to, as `Address.save` takes it. */
export const ADDRESS = {
  recipient: 'Ada Lovelace',
  phone: '+49302312545',
  country: 'DE',
  province: 'Berlin',
  city: 'Berlin',
  detail: 'Invalidenstraße 43',
  postal_code: '10115',
  email: 'ada@example.com',
} as const;
