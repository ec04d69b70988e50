import type { AssetId } from '@cpc/domain';
import type { LibraryItem, Typeface } from '@cpc/contract';
import type { DesignDocument, History, Surface } from '@cpc/design';
import type { TypefaceManifest } from '@cpc/paint/text';

/** A picture that is still on its way to the server, under the name its layers carry until it has arrived. */
export interface PendingPicture {
  readonly asset: AssetId;
  readonly file: Blob;
}

/**
 * A design in progress as it is kept on the device: the document with all its steps, and the pictures that have
 * not reached the server. It holds blobs, so it wants a store that clones values (IndexedDB).
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

/** How an upload is followed and given up. */
export interface UploadWatch {
  /** The name that the picture's layers carry until it has arrived. */
  readonly passing: AssetId;
  /** 0 … 1 */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** The server will never take this picture, and says why to the person who chose it. */
export interface RefusedPicture {
  readonly refused: string;
}

/** The server does not take this picture now, and says why: its space is full, or it is busy. It may later. */
export interface PostponedPicture {
  readonly postponed: string;
}

/** A finished design to begin with (ED-12). */
export interface DesignTemplate {
  readonly key: string;
  readonly title: string;
  readonly group: string;
  /** What it was laid out on; the editor fits it to its own surface. */
  readonly surface: Surface;
  readonly document: DesignDocument;
  /** Address of a small picture of it; without one the editor paints it itself. */
  readonly preview: string | null;
}

export interface Favourites {
  /** Keys, the latest first. */
  readonly list: (kind: 'sticker' | 'wallpaper') => Promise<readonly string[]>;
  readonly change: (kind: 'sticker' | 'wallpaper', key: string, on: boolean) => Promise<void>;
}

/** Everything the editor needs of the world around it. The application that shows it provides them. */
export interface EditorPorts {
  /** Stores a picture on the server. Rejects when that fails; the editor says so and offers to try again. */
  readonly upload: (file: Blob, watch: UploadWatch) => Promise<StoredPicture | RefusedPicture | PostponedPicture>;
  readonly loadPicture: (asset: AssetId) => Promise<Blob>;
  readonly typefaces: () => Promise<readonly Typeface[]>;
  /** The manifest at `/fonts/<key>.json`. */
  readonly fontManifest: (key: string) => Promise<TypefaceManifest>;
  /** By the address a manifest names. */
  readonly fontFile: (url: string) => Promise<ArrayBuffer>;
  readonly stickers: () => Promise<readonly LibraryItem[]>;
  readonly wallpapers: () => Promise<readonly LibraryItem[]>;
  /** The picture behind a library item's address, or behind its key when only a document names it. */
  readonly libraryImage: (kind: 'sticker' | 'wallpaper', key: string) => Promise<Blob>;
  readonly templates: () => Promise<readonly DesignTemplate[]>;
  /** What the customer likes of the library, kept at the account. */
  readonly favourites: () => Promise<Favourites>;
  /** Small things this device remembers: colours used lately. What cannot be kept is forgotten silently. */
  readonly memory: {
    readonly read: (key: string) => string | null;
    readonly write: (key: string, value: string) => void;
  };
  readonly draft: {
    readonly load: () => Promise<Draft | undefined>;
    readonly save: (draft: Draft) => Promise<void>;
    /** Told once when the device began to refuse. @returns whether that was said to the customer in its own words */
    readonly failed?: (error: unknown) => boolean;
  };
  /** The picture chosen last, until a draft holds it: a phone may end the page while its camera is open. */
  readonly chosen: {
    readonly keep: (picture: PendingPicture) => Promise<void>;
    /** The one that a page that ended did not place. It is given once. */
    readonly take: () => Promise<PendingPicture | undefined>;
    /** It lies on the case: the next draft holds it. */
    readonly placed: (asset: AssetId) => void;
    /** It will not be placed. */
    readonly drop: (asset: AssetId) => void;
  };
  /** Shows a short message; the text is already translated. */
  readonly toast: (message: string, kind: 'info' | 'error') => void;
  /** 32 random lower-case hexadecimal digits. */
  readonly randomId: () => string;
}
