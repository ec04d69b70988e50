import { ShellCase } from '@cpc/ui';
import { useEffect, useState } from 'react';
import { ART, BARE_SHELL, HERO_SURFACE } from './hero-surface.ts';

/** How long each artwork is shown, including its printing. */
const EACH_MS = 5200;

const at = (index: number): string | undefined => ART[index % ART.length];

/** A case that prints one artwork after the other: it shows without words what this shop does. */
export function HeroCase({ label }: { readonly label: string }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTurn((now) => now + 1);
    }, EACH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="hero-stage">
      <div className="studio-light" aria-hidden="true" />
      <div className="hero-float">
        <ShellCase {...BARE_SHELL} surface={HERO_SURFACE} label={label} className="h-full">
          {turn > 0 ? <img src={at(turn - 1)} alt="" className="hero-art" /> : null}
          <div key={turn}>
            <img src={at(turn)} alt="" className="hero-art hero-print" />
            <div className="hero-line" aria-hidden="true" />
          </div>
        </ShellCase>
      </div>
    </div>
  );
}
