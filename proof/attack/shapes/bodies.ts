/** Bodies that are expensive to parse. Each has about `bytes` bytes; `s` must be an action that anybody may call. */
export interface HostileBody {
  readonly name: string;
  readonly type: string;
  readonly make: (bytes: number) => string;
}

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const ACTION = 's=Machine.get&machine_id=demo&';

const filled = (unit: string, bytes: number): string => unit.repeat(Math.max(1, Math.floor(bytes / unit.length)));
const json = (value: string): string => `{"s":"Machine.get","machine_id":"demo","x":${value}}`;
const list = (unit: string, bytes: number): string => `[${filled(`${unit},`, bytes).slice(0, -1)}]`;

export const HOSTILE_BODIES: readonly HostileBody[] = [
  { name: 'form fields', type: FORM, make: (bytes) => ACTION + filled('a&', bytes) },
  { name: 'form pairs', type: FORM, make: (bytes) => ACTION + filled('machine_id=b&', bytes) },
  { name: 'form brackets', type: FORM, make: (bytes) => `${ACTION}x${filled('[a]', bytes)}=1` },
  { name: 'form escapes', type: FORM, make: (bytes) => `${ACTION}x=${filled('%41', bytes)}` },
  { name: 'form of one long name', type: FORM, make: (bytes) => `${ACTION}${'a'.repeat(bytes)}=1` },
  { name: 'lists', type: JSON_TYPE, make: (bytes) => json(list('[]', bytes)) },
  { name: 'objects', type: JSON_TYPE, make: (bytes) => json(list('{"a":{}}', bytes)) },
  { name: 'numbers', type: JSON_TYPE, make: (bytes) => json(list('1e99', bytes)) },
  { name: 'deep lists', type: JSON_TYPE, make: (bytes) => json('['.repeat(bytes / 2) + ']'.repeat(bytes / 2)) },
  {
    name: 'deep objects',
    type: JSON_TYPE,
    make: (bytes) => json(`${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`),
  },
  { name: 'one long text', type: JSON_TYPE, make: (bytes) => json(`"${'a'.repeat(bytes)}"`) },
  { name: 'escapes', type: JSON_TYPE, make: (bytes) => json(`"${filled(String.raw`\u0041`, bytes)}"`) },
  {
    name: 'the same key',
    type: JSON_TYPE,
    make: (bytes) => `{${filled('"s":"Machine.get",', bytes)}"machine_id":"demo"}`,
  },
  { name: 'prototypes', type: JSON_TYPE, make: (bytes) => json(list('{"__proto__":{}}', bytes)) },
  { name: 'blanks', type: JSON_TYPE, make: (bytes) => `${' '.repeat(bytes)}{"s":"Machine.get","machine_id":"demo"}` },
  { name: 'no JSON', type: JSON_TYPE, make: (bytes) => '['.repeat(bytes) },
  { name: 'text', type: 'text/plain', make: (bytes) => 'a'.repeat(bytes) },
];
