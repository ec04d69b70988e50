import type { Generated } from 'kysely';

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
    /** The flat it prints on, in mm. */
    readonly bed_width: Generated<number>;
    readonly bed_height: Generated<number>;
    /** JSON of PrintSettings; null takes the usual ones. */
    readonly print_settings: string | null;
    /** JSON of the MeasuredProfile it was measured for; null where it has none. */
    readonly colour_profile: string | null;
    /** Minor units of the machine's currency; null where it sends nothing. */
    readonly delivery_fee: number | null;
    /** Under which place of the voucher platform it redeems; null where it takes no vouchers. */
    readonly voucher_place: string | null;
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
    /** JSON of the categories it is for. */
    readonly categories: string;
    /** 1 where the customer brings it: no stock is counted. */
    readonly own: number;
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
    /** JSON of names by language. */
    readonly titles: string;
    readonly group_name: string;
    /** Words and phrases, `|` between them. */
    readonly keywords: string;
    /** Address of a small likeness; '' where there is none. */
    readonly preview: string;
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly licence: string;
    readonly sort: number;
  };
}
