/** One server-sent event. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Parses `text/event-stream` (WHATWG HTML, 9.2.6) incrementally: each call takes the next text and returns the events
 * that it completes. Comments, `id` and `retry` are ignored.
 */
export function eventStreamParser(): (chunk: string) => StreamEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];
  const line = (text: string): StreamEvent | undefined => {
    if (text === '') {
      const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : undefined;
      event = '';
      data = [];
      return complete;
    }
    const colon = text.indexOf(':');
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    return undefined;
  };
  return (chunk) => {
    rest += chunk;
    // A carriage return at the very end may be half of a CRLF: it waits for the next text.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.map(line).filter((complete) => complete !== undefined);
  };
}
