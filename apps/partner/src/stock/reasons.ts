/** Why a count differs, as it is stored with the movement. */
export const COUNT_REASONS = ['miscounted', 'damaged', 'lost', 'found', 'other'] as const;
