const PICTURES: Readonly<Record<string, string>> = import.meta.glob('../../assets/shells/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture of a shell of our catalogue, by its name; undefined for an operator's own. */
export const pictureOf = (name: string): string | undefined => PICTURES[`../../assets/shells/${name}.webp`];
