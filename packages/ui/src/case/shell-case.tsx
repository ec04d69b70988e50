import { CaseDrawing, type PhoneCaseProps } from './case-drawing.tsx';
import { ShellBody } from './shell-body.tsx';

/** A phone case, for pages that show nothing else: the first page does not load the drawings of other goods. */
export function ShellCase(props: PhoneCaseProps) {
  return <CaseDrawing {...props} Body={ShellBody} />;
}
