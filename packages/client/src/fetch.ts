/** The part of the platform's fetch that is used. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
