import { CaseDrawing, type PhoneCaseProps } from './case-drawing.tsx';
import { ShellBody } from './shell-body.tsx';

/** A phone's case where it can be nothing else: the first page does without the drawings of the other things. */
export function ShellCase(props: PhoneCaseProps) {
  return <CaseDrawing {...props} Body={ShellBody} />;
}
