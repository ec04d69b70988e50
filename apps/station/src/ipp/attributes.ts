import {
  type IppAttributes,
  type IppGroup,
  type IppMessage,
  type IppValue,
  type StringType,
  VALUE_TAGS,
} from './message.ts';

/** Attributes by name, one or more values each. */
export function attributes(entries: Readonly<Record<string, IppValue | readonly IppValue[]>>): IppAttributes {
  return new Map(Object.entries(entries).map(([name, value]) => [name, isList(value) ? value : [value]]));
}

const isList = (value: IppValue | readonly IppValue[]): value is readonly IppValue[] => Array.isArray(value);

export const integer = (value: number): IppValue => ({ type: 'integer', value });
export const string = (type: StringType, value: string): IppValue => ({ type, value });
export const collection = (members: Readonly<Record<string, IppValue>>): IppValue => ({
  type: 'collection',
  members: attributes(members),
});

/** All groups of one kind, in order: an answer to Get-Jobs has one group per job. */
export function groupsOf(message: IppMessage, tag: number): IppGroup[] {
  return message.groups.filter((group) => group.tag === tag);
}

export function numberOf(from: IppAttributes | undefined, name: string): number | undefined {
  const value = from?.get(name)?.[0];
  return value?.type === 'integer' || value?.type === 'enum' ? value.value : undefined;
}

export function numbersOf(from: IppAttributes | undefined, name: string): number[] {
  return (from?.get(name) ?? []).flatMap((value) =>
    value.type === 'integer' || value.type === 'enum' ? [value.value] : [],
  );
}

/** Characters sent as `octetString` (RFC 8010, 3.9). */
export function octetsOf(from: IppAttributes | undefined, name: string): string[] {
  return (from?.get(name) ?? []).flatMap((value) =>
    value.type === 'bytes' && value.tag === VALUE_TAGS.octetString ? [Buffer.from(value.value).toString()] : [],
  );
}

export function stringsOf(from: IppAttributes | undefined, name: string): string[] {
  return (from?.get(name) ?? []).flatMap((value) =>
    'value' in value && typeof value.value === 'string' ? [value.value] : [],
  );
}

export function booleanOf(from: IppAttributes | undefined, name: string): boolean | undefined {
  const value = from?.get(name)?.[0];
  return value?.type === 'boolean' ? value.value : undefined;
}
