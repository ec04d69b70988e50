/** Published when a login ends before its time. @param session hash of the token */
export const sessionTopic = (session: string): string => `session:${session}`;
