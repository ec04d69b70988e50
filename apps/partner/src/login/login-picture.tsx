/** A decorative picture of finished cases on a counter, for wide screens. */
export function LoginPicture() {
  return (
    <div aria-hidden data-theme="dark" className="relative hidden overflow-hidden lg:block">
      <svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
        <defs>
          <linearGradient id="evening" x2="0" y2="1">
            <stop stopColor="var(--color-cool-deep)" />
            <stop offset="1" stopColor="var(--color-warm)" />
          </linearGradient>
          <radialGradient id="light" cx="0.5" cy="0.4" r="0.7">
            <stop stopColor="var(--color-lifted)" />
            <stop offset="1" stopColor="var(--color-ground)" />
          </radialGradient>
        </defs>
        <rect width="600" height="800" fill="url(#light)" />
        <g transform="rotate(-14 300 400)">
          {[-1, 0, 1].map((column) =>
            [-1, 0, 1].map((line) => (
              <CaseTile
                key={`${column} ${line}`}
                x={300 + column * 230}
                y={400 + line * 440 + column * 130}
                turn={column + line}
              />
            )),
          )}
        </g>
      </svg>
    </div>
  );
}

const FILLS = ['var(--color-warm)', 'url(#evening)', 'var(--color-cool)', 'var(--color-ink)', 'var(--color-good)'];

function CaseTile({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  const fill = FILLS[(turn + FILLS.length * 2) % FILLS.length];
  return (
    <g transform={`translate(${x - 95} ${y - 195})`}>
      <rect width="190" height="390" rx="34" fill={fill} />
      <path
        d="M0 270 Q 60 220 110 260 T 190 235 V 356 A 34 34 0 0 1 156 390 H 34 A 34 34 0 0 1 0 356 Z"
        fill="var(--case-shade)"
        fillOpacity="0.22"
      />
      <rect x="14" y="14" width="86" height="86" rx="24" fill="var(--color-sunken)" />
      <circle cx="40" cy="40" r="16" fill="var(--color-lifted)" />
      <circle cx="40" cy="74" r="16" fill="var(--color-lifted)" />
      <circle cx="74" cy="57" r="16" fill="var(--color-lifted)" />
      <rect
        x="1.5"
        y="1.5"
        width="187"
        height="387"
        rx="33"
        fill="none"
        stroke="var(--case-light)"
        strokeOpacity="0.18"
        strokeWidth="3"
      />
    </g>
  );
}
