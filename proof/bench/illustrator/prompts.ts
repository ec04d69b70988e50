/** One prompt for each kind of arrangement and scenery; the index is the seed. */
export const PROMPTS: readonly string[] = [
  'my cat in space',
  'three foxes in the autumn forest at sunset',
  'a whale in the sea',
  'pattern of strawberries',
  'anime girl with umbrella in the rain',
  'red sports car in the city at night',
  'twelve butterflies in a meadow',
  'blue mandala',
  'northern lights over snowy mountains',
  'couple under cherry blossoms',
];
