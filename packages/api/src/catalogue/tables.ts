export interface CatalogueTables {
  /** Print stations as the customer chooses them. How they are at the moment is the stations module's. */
  readonly machines: {
    readonly id: string;
    readonly partner_id: string;
    readonly name: string;
    readonly address: string;
    readonly language: string;
    readonly currency: string;
    readonly created_at: number;
  };
  readonly goods: {
    readonly id: string;
    readonly category: string;
    readonly brand: string;
    readonly model: string;
    readonly year: number;
    readonly source: string;
    /** JSON of a Surface. */
    readonly surface: string;
    readonly sort: number;
  };
  readonly shells: {
    readonly id: string;
    /** `shell.<name>` in the language catalogues. */
    readonly name: string;
    readonly underbase: string;
    readonly sort: number;
  };
  readonly shell_colours: {
    readonly id: string;
    readonly shell_id: string;
    /** `colour.<name>` in the language catalogues. */
    readonly name: string;
    readonly colour: string;
    readonly opacity: number;
    readonly sort: number;
  };
  /** The price of a shell at a machine; machine_id '' is the price everywhere else. */
  readonly prices: {
    readonly machine_id: string;
    readonly shell_id: string;
    readonly amount: number;
    readonly currency: string;
  };
  readonly typefaces: {
    readonly key: string;
    readonly title: string;
    readonly licence: string;
    readonly sort: number;
  };
  /** Stickers and wallpapers. */
  readonly library: {
    readonly kind: 'sticker' | 'wallpaper';
    readonly key: string;
    readonly title: string;
    readonly group_name: string;
    /** Lower-case words, one space between them. */
    readonly keywords: string;
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly licence: string;
    readonly sort: number;
  };
}
