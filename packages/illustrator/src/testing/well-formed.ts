/** What is wrong with the structure of a document: tags that do not close, attributes that repeat or are not quoted. */
export function faultsOf(xml: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = xml.replaceAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, each]) => each);
      if (new Set(names).size < names.length) faults.push(`repeated attribute in <${name}${attributes}>`);
      if (closing === '/') {
        if (open.pop() !== name) faults.push(`</${name}> closes another element`);
      } else if (empty === '') open.push(name);
      return '';
    },
  );
  if (rest !== '') faults.push(`text or broken tag: ${rest.slice(0, 80)}`);
  if (open.length > 0) faults.push(`not closed: ${open.join(' ')}`);
  return faults;
}
