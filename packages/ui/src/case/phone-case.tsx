import { CaseBody } from './case-body.tsx';
import { CaseDrawing, type PhoneCaseProps } from './case-drawing.tsx';

/** The goods as the customer will hold them, in any form: the main picture of every page. */
export function PhoneCase(props: PhoneCaseProps) {
  return <CaseDrawing {...props} Body={CaseBody} />;
}
