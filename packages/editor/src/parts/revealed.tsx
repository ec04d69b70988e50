import { type ReactNode, useEffect, useRef } from 'react';

/** Content that has just opened: it scrolls itself into view while it grows. */
export function Revealed({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const show = () => box.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    show();
    const observer = new ResizeObserver(show);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className="scroll-mb-4 shrink-0">
      {children}
    </div>
  );
}
