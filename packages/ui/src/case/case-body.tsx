import type { BodyProps } from './body.ts';
import { ClearBody } from './clear-body.tsx';
import { BallBody, BiscuitBody, ShirtBody } from './product-body.tsx';
import { ShellBody } from './shell-body.tsx';

/** The bare goods by their form: a shell, a shirt, a ball, a biscuit. */
export function CaseBody(props: BodyProps) {
  switch (props.surface.form.kind) {
    case 'garment':
      return <ShirtBody {...props} />;
    case 'ball':
      return <BallBody {...props} />;
    case 'disc':
      return <BiscuitBody {...props} />;
    case 'shell':
      return props.opacity < 1 ? <ClearBody {...props} /> : <ShellBody {...props} />;
  }
}
