export const API = 'packages/api/src';
export const modules = (path: string): string => `${API}/modules/${path}`;
export const records = (path: string): string => `${API}/records/${path}`;
