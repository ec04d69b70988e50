import type { Art } from './art.ts';

/** The tower of Paris: four curved legs, three platforms and crossed girders. */
export function eiffel(): Art {
  const iron = '#9a6a4f';
  const dark = '#7a4f3c';
  const cross = (top: number, foot: number, a: number, b: number): string => {
    const rows = 4;
    let path = '';
    for (let row = 0; row < rows; row++) {
      const [t0, t1] = [row / rows, (row + 1) / rows];
      const [y0, y1] = [top + (foot - top) * t0, top + (foot - top) * t1];
      const [w0, w1] = [a + (b - a) * t0, a + (b - a) * t1];
      path += `M${80 - w0} ${y0}L${80 + w1} ${y1}M${80 + w0} ${y0}L${80 - w1} ${y1}M${80 - w1} ${y1}H${80 + w1}`;
    }
    return `<path d="${path}" stroke="${dark}" stroke-width="2.2" fill="none"/>`;
  };
  const body =
    `<path d="M78 14h4l5 96h-14Z" fill="${iron}"/><path d="M66 112h28l9 66h-46Z" fill="${iron}"/>` +
    `<path d="M55 182h50q8 46 38 78h-34q-6-34-29-34t-29 34h-34q30-32 38-78Z" fill="${iron}"/>` +
    `<path d="M82 14l5 96h-5ZM84 112h10l9 66h-14ZM92 182h13q8 46 38 78h-20q-22-38-31-78Z" fill="${dark}" fill-opacity=".55"/>` +
    cross(40, 108, 2.5, 6.5) +
    cross(116, 176, 13, 22) +
    `<path d="M58 206H103M52 224h20M90 224h18M44 240h12M104 240h14M60 186l42 18M102 186L60 206" stroke="${dark}" stroke-width="2.2" fill="none"/>` +
    `<path d="M62 106h36v9h-36ZM50 174h60v11h-60ZM74 30h12v6h-12ZM78.500 0h3v18h-3Z" fill="${dark}"/><circle cx="80" cy="8" r="4" fill="#ffe08a"/><path d="M12 258h44v8h-44ZM104 258h44v8h-44Z" fill="${dark}"/>`;
  return { body, width: 160, height: 266 };
}
