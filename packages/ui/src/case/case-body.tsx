import type { BodyProps } from './body.ts';
import { BallBody, BiscuitBody } from './product-body.tsx';
import { ShellBody } from './shell-body.tsx';
import { ShirtBody } from './shirt-body.tsx';

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
      return <ShellBody {...props} />;
  }
}
