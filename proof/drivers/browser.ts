/** A place on the page, in CSS pixels from the top left corner of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of the page in CSS pixels, and device pixels per CSS pixel. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** A common phone. */
export const PHONE_VIEWPORT: Viewport = { width: 412, height: 915, scale: 2 };

/** One browser with one page, in a profile of its own that is deleted at the end. */
export interface Browser {
  readonly engine: EngineName;
  /** The name and version of the browser, for reports. */
  readonly version: string;
  readonly viewport: Viewport;
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs a function in the page and waits for its promise. Arguments and result are sent as JSON. The function cannot
   * use anything from outside its body. @throws Error with what the function threw
   */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  tap(at: Point): Promise<void>;
  /** Moves fingers at the same time, each along its points, over this duration. */
  touch(fingers: readonly (readonly Point[])[], ms?: number): Promise<void>;
  /** Moves one finger whose events say that it is one; WebKit's are made by script. */
  finger(path: readonly Point[], ms?: number): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Presses one key, named as `KeyboardEvent.key`, with Shift if requested. */
  press(key: SpecialKey, options?: { readonly shift?: boolean }): Promise<void>;
  /** @param input selector of the file input @param files absolute paths */
  chooseFiles(input: string, ...files: readonly string[]): Promise<void>;
  /** Paths of the files that were downloaded; none while one is on its way. */
  downloads(): Promise<readonly string[]>;
  /** The viewport as PNG, in device pixels. */
  screenshot(): Promise<Buffer>;
  /**
   * The errors in the pages since the last call: console errors, uncaught errors, unhandled rejections, violations of
   * the content security policy.
   */
  complaints(): Promise<readonly string[]>;
  /** Ends all processes and removes all temporary files. */
  close(): Promise<void>;
}

export type EngineName = 'webkit' | 'firefox';

/** The settings that a browser is started with. */
export interface Start {
  readonly viewport: Viewport;
  /** A private window: its data is deleted with it. WebKit's window is always private. */
  readonly isPrivate: boolean;
  /** WebGL works, drawn by the processor: slowly, and in WebKit less steadily. */
  readonly drawsSolids: boolean;
}

export type SpecialKey =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Backspace'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'Home'
  | 'End'
  | ' ';
