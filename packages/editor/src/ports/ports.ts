import type { AssetId } from '@cpc/domain';
import type { LibraryItem, Typeface } from '@cpc/contract';
import type { DesignDocument, History, ShellLook, Surface } from '@cpc/design';
import type { TypefaceManifest } from '@cpc/paint/text';
import type { DrawingPort } from './drawing-port.ts';
import type { PairPort } from './pair-port.ts';

/** A picture that is not yet uploaded, with the temporary ID that its layers carry until then. */
export interface PendingPicture {
  readonly asset: AssetId;
  readonly file: Blob;
}

/**
 * A design in progress as the device keeps it: the document with all its steps, and the pictures that are not yet
 * uploaded. It contains blobs, so its store must clone values (IndexedDB).
 */
export interface Draft {
  readonly history: History;
  readonly pending: readonly PendingPicture[];
}

export interface StoredPicture {
  readonly asset: AssetId;
  /** Pixels, orientation applied. */
  readonly width: number;
  readonly height: number;
}

/** Follows and cancels an upload. */
export interface UploadWatch {
  /** The temporary ID that the picture's layers carry until it is uploaded. */
  readonly passing: AssetId;
  /** 0 … 1 */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** The server refuses this picture for good. `refused` is the reason for the customer. */
export interface RefusedPicture {
  readonly refused: string;
}

/** The server does not accept this picture now: its space is full, or it is busy. It may accept it later. */
export interface PostponedPicture {
  readonly postponed: string;
}

/** A finished design to start with (ED-12). */
export interface DesignTemplate {
  readonly key: string;
  readonly title: string;
  readonly group: string;
  /** The surface it was designed for; the editor fits it to its own surface. */
  readonly surface: Surface;
  readonly document: DesignDocument;
  /** Address of a small picture of it; if null, the editor paints one. */
  readonly preview: string | null;
}

export interface Favourites {
  /** Keys, the latest first. */
  readonly list: (kind: 'sticker' | 'wallpaper') => Promise<readonly string[]>;
  readonly change: (kind: 'sticker' | 'wallpaper', key: string, on: boolean) => Promise<void>;
}

/** A design that the customer wants to show to others. */
export interface ShownDesign {
  readonly document: DesignDocument;
  readonly surface: Surface;
  readonly look: ShellLook;
  /** Paints a design, or a part of this one, from what the editor has loaded. @param side pixels of the longer side */
  readonly paint: (document: DesignDocument, side: number) => HTMLCanvasElement;
}

/** Everything the editor needs from its environment. The application that shows it provides this. */
export interface EditorPorts {
  /** Stores a picture on the server. Rejects on failure; the editor then offers a retry. */
  readonly upload: (file: Blob, watch: UploadWatch) => Promise<StoredPicture | RefusedPicture | PostponedPicture>;
  readonly loadPicture: (asset: AssetId) => Promise<Blob>;
  /**
   * A picture with all its pixels, for tools that change them. The file of the device, so that tools work without a
   * network, unless the server's is asked for.
   */
  readonly loadWhole: (asset: AssetId, from: 'anywhere' | 'server') => Promise<Blob>;
  /**
   * Lets the server find the people in a stored picture, for a device that cannot. Rejects if a later call may succeed.
   * @param signal ends the call, and with it the work of the server
   * @returns a grey picture in its shape, white where people are; null without a clear face; 'refused' if the server
   * cannot do it for this picture
   */
  readonly findPeople: (asset: AssetId, signal: AbortSignal) => Promise<Blob | null | 'refused'>;
  readonly typefaces: () => Promise<readonly Typeface[]>;
  /** The manifest at `/fonts/<key>.json`. */
  readonly fontManifest: (key: string) => Promise<TypefaceManifest>;
  /** Loads a font file by its address from a manifest. */
  readonly fontFile: (url: string) => Promise<ArrayBuffer>;
  /** Loads a JSON file of emoji by its address: their manifest, or a drawing. */
  readonly emojiFile: <File>(url: string) => Promise<File>;
  readonly stickers: () => Promise<readonly LibraryItem[]>;
  readonly wallpapers: () => Promise<readonly LibraryItem[]>;
  /** The picture at a library item's address, or by its key if only a document names it. */
  readonly libraryImage: (kind: 'sticker' | 'wallpaper', key: string) => Promise<Blob>;
  readonly templates: () => Promise<readonly DesignTemplate[]>;
  /** The customer's favourites of the library, kept at the account. */
  readonly favourites: () => Promise<Favourites>;
  /** The server's drawings, loaded when the tool is opened. */
  readonly drawings: () => Promise<DrawingPort>;
  /** Pairs of cases, loaded when they are first shown. */
  readonly pairs: () => Promise<PairPort>;
  /** The room in which this design is made with another person; null without one. */
  readonly room: string | null;
  /** Small values that this device remembers: recent colours. A failed write is ignored. */
  readonly memory: {
    readonly read: (key: string) => string | null;
    readonly write: (key: string, value: string) => void;
  };
  readonly draft: {
    readonly load: () => Promise<Draft | undefined>;
    readonly save: (draft: Draft) => Promise<void>;
    /** Called once when the device starts to refuse writes. @returns whether it has told the customer itself */
    readonly failed?: (error: unknown) => boolean;
  };
  /** The picture chosen last, until a draft holds it: a phone may close the page while its camera is open. */
  readonly chosen: {
    readonly keep: (picture: PendingPicture) => Promise<void>;
    /**
     * Returns the picture that a closed page did not place, or the first photo of a design, chosen before the model. It
     * is returned only once.
     * @param holds whether the draft has a picture of the server: then the page ended before it forgot that it placed it
     */
    readonly take: (
      holds: (stored: AssetId) => boolean,
    ) => Promise<(PendingPicture & { readonly isFirst: boolean }) | undefined>;
    /** The picture is in the design: the next draft holds it. */
    readonly placed: (asset: AssetId) => void;
    /** The picture will not be placed. */
    readonly drop: (asset: AssetId) => void;
  };
  /** Offers pictures and clips of the design to share. */
  readonly show: (design: ShownDesign) => void;
  /** Leaves the editor: the design is put aside, and an empty one is begun. */
  readonly anew?: () => void;
  /** Shows a short message; the text is already translated. */
  readonly toast: (message: string, kind: 'info' | 'error') => void;
  /** Returns 32 random lower-case hexadecimal digits. */
  readonly randomId: () => string;
}
