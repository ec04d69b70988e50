/** What is on boxes and on our own labels. */
export const FORMATS = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'itf',
  'code_128',
  'code_39',
  'data_matrix',
  'qr_code',
] as const;
