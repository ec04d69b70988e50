import { type ComponentType, lazy, Suspense } from 'react';
import type { BodyProps } from './body.ts';
import { ClearBody } from './clear-body.tsx';
import { BallBody, BiscuitBody } from './goods-body.tsx';
import { ShellBody } from './shell-body.tsx';

/** Folds and seams weigh as much as all other goods: they come with the first shirt. Without them its print is shown. */
const ShirtBody = lazy(
  (): Promise<{ readonly default: ComponentType<BodyProps> }> =>
    import('./shirt-body.tsx').then(
      (shirt) => ({ default: shirt.ShirtBody }),
      () => ({ default: () => null }),
    ),
);

/** The bare goods by their form: a shell, a shirt, a ball, a biscuit. */
export function CaseBody(props: BodyProps) {
  switch (props.surface.form.kind) {
    case 'garment':
      return (
        <Suspense>
          <ShirtBody {...props} />
        </Suspense>
      );
    case 'ball':
      return <BallBody {...props} />;
    case 'disc':
      return <BiscuitBody {...props} />;
    case 'shell':
      return props.opacity < 1 ? <ClearBody {...props} /> : <ShellBody {...props} />;
  }
}
