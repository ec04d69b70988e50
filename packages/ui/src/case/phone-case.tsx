import { CaseBody } from './case-body.tsx';
import { CaseDrawing, type PhoneCaseProps } from './case-drawing.tsx';

/** The product as a person will hold it, whatever its form: the hero of every page. */
export function PhoneCase(props: PhoneCaseProps) {
  return <CaseDrawing {...props} Body={CaseBody} />;
}
