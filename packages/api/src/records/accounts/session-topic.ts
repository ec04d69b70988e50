/** Published when a session ends before it expires. @param session hash of the token */
export const sessionTopic = (session: string): string => `session:${session}`;
