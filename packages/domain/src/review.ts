/** Why a shop does not print a design (AI-05): somebody else's rights, offends, shows a person, prints badly, or said in words. */
export const REFUSAL_REASONS = ['rights', 'offensive', 'person', 'quality', 'other'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export const REVIEW_DECISIONS = ['approved', 'refused'] as const;
/** What a person of a shop decided about a design before its print. */
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];
