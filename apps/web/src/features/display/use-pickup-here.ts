import { useEffect, useState } from 'react';
import { isAgentHere } from './hand-over.ts';

const EVERY_MS = 10_000;

/** While the server is away: whether the station itself hands over. Undefined until that is known. */
export function usePickupHere(lost: boolean): boolean | undefined {
  const [here, setHere] = useState<boolean>();
  useEffect(() => {
    if (!lost) return undefined;
    let wanted = true;
    const look = () => void isAgentHere(fetch).then((is) => wanted && setHere(is));
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
      setHere(undefined);
    };
  }, [lost]);
  return here;
}
