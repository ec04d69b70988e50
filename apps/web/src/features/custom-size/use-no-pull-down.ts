import { useEffect } from 'react';

/** Switches the browser's own pull-down refresh off (RT-07): it would drop the measures that are typed. */
export function useNoPullDown(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.overscrollBehaviorY = 'contain';
    return () => void (style.overscrollBehaviorY = '');
  }, []);
}
