import { shirtOf } from '@cpc/design';
import type { BodyProps } from './body.ts';
import { PrintArea } from './print-area.tsx';

/** A shirt laid flat around its print, in mm from the middle of its collar: cloth, folds, seams and a ribbed collar. */
export function ShirtBody({ surface, colour, marked = true, id }: BodyProps) {
  const { middle, collar } = shirtOf(surface);
  return (
    <g transform={`translate(${middle} ${collar})`}>
      <Cloth id={id} />
      <path d={BACK} fill={colour} />
      <path d={BACK} fill="var(--case-shade)" fillOpacity={0.42} />
      <path d={SHIRT} fill={colour} />
      <g clipPath={`url(#${id}-shirt)`}>
        <path d={SHIRT} fill={`url(#${id}-fall)`} />
        <g filter={`url(#${id}-soft)`}>
          <path d={SHADES} fill="var(--case-shade)" fillOpacity={0.24} />
          <path d={LIGHTS} fill="var(--case-light)" fillOpacity={0.2} />
          <path d={SHIRT} fill="none" stroke="var(--case-shade)" strokeOpacity={0.3} strokeWidth={16} />
        </g>
      </g>
      <Seams />
      <path d={RIB} fill={colour} />
      <path d={RIB} fill="var(--case-shade)" fillOpacity={0.07} />
      <path d={RIB} fill={`url(#${id}-rib)`} />
      <path d={SHIRT} fill="none" stroke="var(--case-light)" strokeOpacity={0.26} strokeWidth={1.6} />
      <g transform={`translate(${-middle} ${-collar})`}>{marked && <PrintArea surface={surface} pen={1.5} />}</g>
    </g>
  );
}

function Cloth({ id }: Pick<BodyProps, 'id'>) {
  return (
    <defs>
      <clipPath id={`${id}-shirt`}>
        <path d={SHIRT} />
      </clipPath>
      <linearGradient id={`${id}-fall`} x1="0.2" y1="0" x2="0.75" y2="1">
        <stop offset="0" stopColor="var(--case-light)" stopOpacity="0.14" />
        <stop offset="0.5" stopColor="var(--case-light)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--case-shade)" stopOpacity="0.2" />
      </linearGradient>
      <pattern id={`${id}-rib`} width="5" height="8" patternUnits="userSpaceOnUse">
        <path d="M1 0V8" stroke="var(--case-shade)" strokeOpacity={0.16} strokeWidth={1.4} />
      </pattern>
      <filter id={`${id}-soft`} x="-5%" y="-5%" width="110%" height="110%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
    </defs>
  );
}

/** Where the parts are sewn together, and the two rows of stitches of each hem. */
function Seams() {
  return (
    <g fill="none" stroke="var(--case-shade)" strokeLinecap="round" strokeWidth={1.6}>
      <path d={ARMHOLES} strokeOpacity={0.34} />
      <path d="M-104-1C-98 58-58 96 0 96C58 96 98 58 104-1" strokeOpacity={0.26} />
      <path d="M-86-2L-212 41M86-2L212 41" strokeOpacity={0.12} />
      <g strokeOpacity={0.24} strokeWidth={1.3} strokeDasharray="4 3">
        <path d="M-247 698C-120 711 120 711 247 698M-247 692C-120 705 120 705 247 692" />
        <path d="M-331 196L-250 243M-328 191L-247 238M331 196L250 243M328 191L247 238" />
      </g>
    </g>
  );
}

/** The outline, clockwise from the left of the neck; a shirt of the size M. */
const SHIRT =
  'M-104-1C-98 58-58 96 0 96C58 96 98 58 104-1L86-2C112 12 166 24 212 41C236 50 252 68 264 92C290 134 318 170 342 208' +
  'C316 228 290 244 262 260C254 246 248 234 243 220C247 330 246 560 252 712C128 727-128 727-252 712' +
  'C-246 560-247 330-243 220C-248 234-254 246-262 260C-290 244-316 228-342 208C-318 170-290 134-264 92' +
  'C-252 68-236 50-212 41C-166 24-112 12-86-2Z';

/** The inside of the back, seen through the neck. */
const BACK = 'M-96-2C-60 26 60 26 96-2L104 4C98 62 58 98 0 98C-58 98-98 62-104 4Z';

/** The ribbed band around the front of the neck. */
const RIB = 'M-86-2C-80 44-48 76 0 76C48 76 80 44 86-2L104-1C98 58 58 96 0 96C-58 96-98 58-104-1Z';

const ARMHOLES = 'M-212 41C-228 92-238 160-243 220M212 41C228 92 238 160 243 220';

/** Hollows between the folds: from the armpits, under the sleeves, and where the cloth falls to the hem. */
const SHADES =
  'M-243 214C-190 250-150 300-128 372C-170 320-206 282-246 262Z' +
  'M243 214C196 262 166 322 158 410C186 338 212 296 246 270Z' +
  'M-232 100C-222 136-224 176-238 214C-232 176-238 136-232 100Z' +
  'M234 96C222 140 226 178 240 216C230 176 236 138 234 96Z' +
  'M-300 190C-286 178-272 168-254 160C-262 184-270 210-276 232Z' +
  'M302 188C288 176 274 168 256 162C262 186 270 208 276 230Z' +
  'M-170 716C-160 620-174 540-196 470C-158 540-140 626-146 718Z' +
  'M92 722C98 620 88 540 62 452C112 540 122 630 122 720Z' +
  'M206 716C196 640 202 560 216 500C212 570 218 640 232 714Z' +
  'M-40 724C-34 660-44 600-60 548C-24 600-16 664-16 724Z';

/** The backs of the folds. */
const LIGHTS =
  'M-208 226C-160 270-120 330-104 420C-140 340-176 280-214 246Z' +
  'M206 232C166 290 142 350 136 440C150 350 176 290 212 252Z' +
  'M-250 96C-282 132-304 164-322 200C-310 160-284 120-250 96Z' +
  'M-196 700C-196 620-206 560-222 500C-196 560-180 630-178 704Z' +
  'M136 712C142 620 134 550 112 470C152 550 164 630 162 712Z' +
  'M10 716C16 650 6 600-12 552C28 604 36 660 36 716Z';
