/** Written into the bundle when it is made. */
declare const AGENT_VERSION: string | undefined;

/** The version of this agent; of one that runs from its sources, a version before all others. */
export const VERSION = typeof AGENT_VERSION === 'string' ? AGENT_VERSION : '0.0.0-source';
