/**
 * iPhones by the size of their screens in CSS pixels and their pixels per CSS pixel, from Apple's Human Interface
 * Guidelines. Browsers on them tell no model. A line is `width height ratio | model, …`, the newest first.
 */
const TABLE = `
440 956 3 | iPhone 17 Pro Max, iPhone 16 Pro Max
420 912 3 | iPhone Air
402 874 3 | iPhone 17, iPhone 17 Pro, iPhone 16 Pro
430 932 3 | iPhone 16 Plus, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 14 Pro Max
393 852 3 | iPhone 16, iPhone 15, iPhone 15 Pro, iPhone 14 Pro
428 926 3 | iPhone 14 Plus, iPhone 13 Pro Max, iPhone 12 Pro Max
390 844 3 | iPhone 16e, iPhone 14, iPhone 13, iPhone 13 Pro, iPhone 12, iPhone 12 Pro
375 812 3 | iPhone 13 mini, iPhone 12 mini, iPhone 11 Pro, iPhone XS, iPhone X
360 780 3 | iPhone 13 mini, iPhone 12 mini
414 896 3 | iPhone 11 Pro Max, iPhone XS Max
414 896 2 | iPhone 11, iPhone XR
414 736 3 | iPhone 8 Plus, iPhone 7 Plus
375 667 2 | iPhone SE (2022), iPhone SE (2020), iPhone 8, iPhone 7
`;

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
  /** `devicePixelRatio` */
  readonly ratio: number;
}

/** The iPhones with a screen, however it is turned; none if the text on it is zoomed. */
export function iphonesWith({ width, height, ratio }: ScreenSize): readonly string[] {
  const key = `${Math.min(width, height)} ${Math.max(width, height)} ${ratio}`;
  const line = TABLE.trim()
    .split('\n')
    .find((one) => one.startsWith(`${key} |`));
  return (line?.split('|')[1] ?? '').split(',').flatMap((model) => model.trim() || []);
}
