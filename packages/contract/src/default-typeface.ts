/** Always first in the list of typefaces, even if the call for them fails (CT-07). */
export const DEFAULT_TYPEFACE = {
  id: 0,
  key: 'source-han-sans',
  title: '思源黑体',
  remark: '/fonts/source-han-sans.json',
} as const;
